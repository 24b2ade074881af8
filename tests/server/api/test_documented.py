"""The page about the API lists every call that there is, and no other."""

import re
from pathlib import Path

from fastapi.testclient import TestClient

PAGE = Path(__file__).parents[3] / "docs" / "api.md"
NAMES = {"{table}": "ID", "{seat}": "N", "…": "/api/tables/ID"}
"""What a reader sees instead of a placeholder."""


def short(path: str) -> str:
    for long, name in NAMES.items():
        path = path.replace(long, name)
    return path


def listed(page: str) -> set[str]:
    """The calls in the table of the page. A path without a method has that of the path before."""
    found, methods, complete = set(), list[str](), False
    for method, path in re.findall(
        r"\b(GET|POST|PUT|PATCH|DELETE)\b|(?<=[` ])([/…][^`?\s|]+)", page
    ):
        if method:
            methods, complete = [*([] if complete else methods), method], False
        else:
            found |= {f"{one} {short(path)}" for one in methods}
            complete = True
    return found


def test_the_page_lists_every_call(client: TestClient) -> None:
    paths = client.get("/openapi.json").json()["paths"]
    calls = {
        f"{method.upper()} {short(path)}"
        for path, methods in paths.items()
        if path.startswith("/api/")
        for method in methods
    }
    table = "\n".join(line for line in PAGE.read_text("utf-8").splitlines() if line[:1] == "|")
    assert calls - listed(table) == set(), "not in docs/api.md"
    assert listed(table) - calls == set(), "in docs/api.md, but not there"


def test_every_call_has_a_plain_name_of_its_own(client: TestClient) -> None:
    """Generators of clients take their names from here."""
    paths = client.get("/openapi.json").json()["paths"].values()
    called = [call["operationId"] for methods in paths for call in methods.values()]
    assert len(set(called)) == len(called)
    assert {"create_table", "show_decisions", "answer", "undo", "renew_link"} <= set(called)
    assert all(name.isidentifier() and "api" not in name for name in called)


def test_calls_that_share_a_method_or_a_path_are_found() -> None:
    row = "| undo | `POST …/undo`, `…/redo` |\n| talk | `GET` and `POST /api/tables/ID/messages` |"
    assert listed(row) == {
        "POST /api/tables/ID/undo",
        "POST /api/tables/ID/redo",
        "GET /api/tables/ID/messages",
        "POST /api/tables/ID/messages",
    }
