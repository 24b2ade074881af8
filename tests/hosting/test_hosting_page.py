"""`docs/hosting.md` quotes the files of `deploy/` as they are, and names what there is."""

import re
import shlex
import subprocess
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml
from fastapi.testclient import TestClient
from packaging.requirements import Requirement
from prometheus_client import generate_latest

from fabletop.server.declared import declared
from fabletop.server.network.serving import GuardedServer
from fabletop.server.settings import Settings
from fabletop.web.site import create_site
from tests.cli.terminal import fabletop
from tests.hosting.proxied import DEPLOY, ROOT

PAGE = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
WHOLE = ("fabletop", "fabletop.toml", "fabletop.service", "Caddyfile", "nginx.conf")
QUOTED = re.compile(r"^<!-- (deploy/\S+) -->\n```\w+\n(.*?)^```$", re.MULTILINE | re.DOTALL)
OF_OTHERS = {"worker_connections", "reverse_proxy", "force", "out", "cards", "seed"}
"""Names on the pages that are no settings of the server."""
SHELL = re.compile(r"^```sh\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def test_files_are_quoted_as_they_are() -> None:
    quoted = dict(QUOTED.findall(PAGE))
    assert set(quoted) == {f"deploy/{name}" for name in WHOLE}
    for name, text in quoted.items():
        assert text == (ROOT / name).read_text(encoding="utf-8"), f"{name} and the page differ"


def test_every_file_has_its_place_on_the_page() -> None:
    named = PAGE.replace("deploy/fabletop-backup.*", "deploy/fabletop-backup.service timer")
    for file in DEPLOY.iterdir():
        assert f"deploy/{file.stem}" in named, f"{file.name} is not on the page"


def commands() -> list[list[str]]:
    """The commands of the page that call our program, without what comes before it."""
    found = []
    for block in SHELL.findall(QUOTED.sub("", PAGE)):
        for line in block.replace("\\\n", " ").splitlines():
            _, *called = re.split(r"(?:^|/bin/)fabletop ", line, maxsplit=1)
            found += [shlex.split(words, comments=True) for words in called]
    return found


@pytest.mark.parametrize("words", commands(), ids=" ".join)
def test_commands_and_options_of_the_page_exist(words: list[str]) -> None:
    command = words[:2] if words[0] == "tables" else words[:1]
    told = fabletop(*command, "--help", columns=200)
    assert told.code == 0, told.err
    for option in (word for word in words if word.startswith("--")):
        assert f"{option} " in told.out


def test_settings_of_the_page_exist() -> None:
    numbers = set(re.findall(r"`(fabletop_\w+|process_\w+)`", PAGE))
    for name in set(re.findall(r"`([a-z]+(?:_[a-z]+)+)[` ]", PAGE)) - numbers - OF_OTHERS:
        assert name in declared(), f"there is no setting {name}"
    for variable in re.findall(r"FABLETOP_([A-Z_]*[A-Z])\b", QUOTED.sub("", PAGE)):
        assert variable.lower() in declared()


@pytest.mark.parametrize("page", ["README.md", "docs/api.md", "docs/hosting.md"])
def test_options_of_serve_exist_wherever_they_are_named(page: str) -> None:
    known = set(declared()) | {"config", "open", "help"}
    told = (ROOT / page).read_text(encoding="utf-8")
    for words in re.findall(r"fabletop serve ([^`\n]*)", told) + re.findall(r"`(--[^`]*)`", told):
        for flag in re.findall(r"--([a-z][a-z-]+)", words):
            name = flag.removeprefix("no-").replace("-", "_")
            assert name in known | OF_OTHERS, f"{page}: there is no --{flag}"


def test_numbers_of_the_page_are_served(tmp_path: Path) -> None:
    site = create_site(Settings(folder=tmp_path))
    GuardedServer(site, Settings(folder=tmp_path))
    with TestClient(site):
        served = generate_latest(site.state.metrics).decode()
    for name in re.findall(r"`(fabletop_[a-z_]+|process_[a-z_]+)`", PAGE):
        assert f"# TYPE {name} " in served


def test_units_run_what_is_installed() -> None:
    service = (DEPLOY / "fabletop.service").read_text(encoding="utf-8")
    assert (
        "ExecStart=/opt/fabletop/bin/fabletop serve --config /etc/fabletop/fabletop.toml" in service
    )
    for line in ("ProtectSystem=strict", "MemoryMax=", "Restart=always", "NoNewPrivileges=yes"):
        assert line in service
    told = tomllib.loads((DEPLOY / "fabletop.toml").read_text(encoding="utf-8"))
    assert told["folder"] == f"/var/lib/{re.findall(r'StateDirectory=(.*)', service)[0]}"


def test_containers_are_not_root_and_change_nothing_but_their_data() -> None:
    compose: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
    assert set(compose["services"]) == {"server", "database", "proxy"}
    assert all(one["read_only"] for one in compose["services"].values())
    server = compose["services"]["server"]
    for name in server["environment"]:
        assert name.removeprefix("FABLETOP_").lower() in declared()
    (subnet,) = compose["networks"]["inside"]["ipam"]["config"]
    assert server["environment"]["FABLETOP_PROXIES"] == subnet["subnet"]
    dockerfile = (DEPLOY / "Dockerfile").read_text(encoding="utf-8")
    assert "\nUSER 10001\n" in dockerfile
    assert "\nHEALTHCHECK " in dockerfile


def test_compose_and_the_file_configure_caddy_alike() -> None:
    compose: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
    inside = compose["configs"]["caddyfile"]["content"]
    file = (DEPLOY / "Caddyfile").read_text(encoding="utf-8").replace("127.0.0.1", "server")
    assert _bare(inside) == _bare(file)


def _bare(text: str) -> list[str]:
    lines = (line.strip() for line in text.splitlines())
    return [line for line in lines if line and not line.startswith("#")]


def test_the_constraints_made_from_the_lock_file_are_understood() -> None:
    """As the page and the Dockerfile make them."""
    (order,) = set(re.findall(r"sed '(.*?)' requirements.lock", PAGE))
    assert order in (DEPLOY / "Dockerfile").read_text(encoding="utf-8")
    lock = ROOT / "requirements.lock"
    made = subprocess.run(["sed", order, lock], capture_output=True, text=True, check=True)
    lines = [line for line in made.stdout.splitlines() if not line.strip().startswith("#")]
    assert len([Requirement(line) for line in lines if line.strip()]) > 50
