"""The description of the API for programs, /openapi.json, is true: requests made from it, right and
wrong ones, get the statuses, the content types and the fields that it declares."""

from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings, strategies
from schemathesis import BaseSchema, Case, GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from fabletop.server.app import create_app
from fabletop.server.settings import Settings
from tests.server.running import Client, Table, serving

EXAMPLES = 15
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]
PLENTY = 1_000_000
STREAM = "/stream"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    many = Settings(
        folder=tmp_path_factory.mktemp("described"),
        tables_per_hour=PLENTY,
        burst=PLENTY,
        messages_per_minute=PLENTY,
        webhooks_per_hour=PLENTY,
        webhook_refusal=0.0,
    )
    with serving(many) as client:
        yield client


@pytest.fixture(scope="module")
def table(server: Client) -> Table:
    return Table(server)


@pytest.fixture(scope="module")
def described(server: Client) -> BaseSchema:
    return schemathesis.openapi.from_url(f"{server.address}/openapi.json")


def calls() -> list[tuple[str, str]]:
    """Every call but the live stream, which never ends."""
    paths = create_app(Settings()).openapi()["paths"]
    return [
        (path, method)
        for path, methods in paths.items()
        for method in methods
        if STREAM not in path
    ]


@pytest.mark.parametrize(("path", "method"), calls())
def test_every_reply_is_declared(
    described: BaseSchema, table: Table, path: str, method: str
) -> None:
    """Half of the requests are for a real table, and many of these from one of its seats."""
    call = described[path][method]
    right = call.as_strategy(generation_mode=GenerationMode.POSITIVE)
    wrong = call.as_strategy(generation_mode=GenerationMode.NEGATIVE)
    bounded = settings(
        max_examples=EXAMPLES,
        deadline=None,
        derandomize=True,
        database=None,
        suppress_health_check=list(HealthCheck),
    )

    @bounded
    @given(case=right | wrong, seat=strategies.sampled_from((None, None, 0, 1, 2)))
    def ask(case: "Case[Any]", seat: int | None) -> None:
        if seat is not None and "table" in case.path_parameters:
            case.path_parameters["table"] = table.path.rpartition("/")[2]
        tokens = dict(enumerate(table.tokens))
        headers = {"Authorization": f"Bearer {tokens[seat]}"} if seat in tokens else None
        case.call_and_validate(checks=CHECKS, headers=headers, timeout=30)

    ask()
