"""Settings from the command line, the environment and a file, and what is wrong there."""

import re
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest
from pydantic import ValidationError

from fabletop.core.errors import BadSetup
from fabletop.server import app
from fabletop.server.configuration import read, settings_of
from fabletop.server.connection_limits import ConnectionLimits
from fabletop.server.declared import declared
from fabletop.server.host_option import LogFormat
from fabletop.server.monitoring import logs
from fabletop.server.network.addresses import Proxies
from fabletop.server.settings import Settings
from tests.cli.terminal import fabletop, mistake
from tests.hosting.proxied import ROOT

PUBLIC = (
    "public = '{}': write the address as people type it, without a path, such as "
    "https://play.example.org"
)

OTHER_VALUES = {
    "host": "0.0.0.0",
    "port": "9000",
    "public": "https://play.example.org",
    "proxies": "10.0.0.7,::1",
    "metrics_port": "9100",
    "database": "postgresql+psycopg:///fabletop",
    "folder": "tables",
    "log_format": "json",
    "log_level": "debug",
}


class Started(Exception):
    """Stops the command when its settings are known."""

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self.settings = settings


@pytest.fixture(autouse=True)
def without_serving(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def start(settings: Settings) -> None:
        raise Started(settings)

    monkeypatch.setattr(app, "check", start)
    monkeypatch.setattr(logs, "set_up", lambda *_: None)
    monkeypatch.chdir(tmp_path)


def started(*words: str) -> Settings:
    with pytest.raises(Started) as stopped:
        fabletop("serve", *words)
    return stopped.value.settings


def wrong(text: str) -> str:
    """The sentence about a file with this text."""
    Path("host.toml").write_text(text, encoding="utf-8")
    return mistake("serve", "--config", "host.toml")


def test_without_a_word_all_is_as_declared() -> None:
    assert started() == Settings()


def test_command_line_comes_before_environment_before_file(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    file = Path("host.toml")
    file.write_text('port = 1\nbot_processes = 1\nburst = 1\nlog_format = "json"\n')
    monkeypatch.setenv("FABLETOP_CONFIG", str(file))
    monkeypatch.setenv("FABLETOP_PORT", "2")
    monkeypatch.setenv("FABLETOP_BOT_PROCESSES", "2")
    found = started("--port", "3")
    assert (found.port, found.bot_processes, found.burst) == (3, 2, 1)
    assert found.log_format is LogFormat.JSON


def test_the_command_line_can_say_no_to_a_yes_in_the_file() -> None:
    Path("host.toml").write_text("allow_corrections = true\n", encoding="utf-8")
    assert started("--config", "host.toml").corrections
    assert not started("--config", "host.toml", "--no-allow-corrections").corrections


def test_every_field_is_declared_with_its_help_and_can_be_said_in_all_three_places() -> None:
    own = {one.name for one in fields(Settings)} - {"connections"}
    limits = {one.name for one in fields(ConnectionLimits)}
    assert {one.path for one in declared().values()} == {
        *((name,) for name in own),
        *(("connections", name) for name in limits),
    }
    assert all(one.about.help.endswith(".") for one in declared().values())


def test_the_help_fits_into_80_columns() -> None:
    shown = fabletop("serve", "--help", columns=80).out
    assert "…" not in shown.replace("postgresql+psycopg://…", "")
    for name, one in declared().items():
        no = "[no-]" if isinstance(one.default, bool) else ""
        assert f" --{no}{name.replace('_', '-')} " in shown


@pytest.mark.parametrize("name", declared())
def test_every_setting_can_be_a_variable_or_an_option(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    one = declared()[name]
    no = "no-" if one.default is True else ""
    flag, value = f"--{no}{name.replace('_', '-')}", OTHER_VALUES.get(name) or _another(one.default)
    told = started(flag) if isinstance(one.default, bool) else started(flag, value)
    monkeypatch.setenv(f"FABLETOP_{name.upper()}", value)
    assert started() == told != Settings(), "or its default is in OTHER_VALUES"


@pytest.mark.parametrize("name", declared())
def test_no_number_may_be_negative_or_none_at_all(name: str) -> None:
    one = declared()[name]
    if isinstance(one.default, int | float) and not isinstance(one.default, bool):
        for wrong_number in (-1, float("nan")):
            with pytest.raises(ValidationError):
                one.fitting.validate_python(wrong_number)


@pytest.mark.parametrize("name", declared())
def test_every_default_can_stand_in_a_file(name: str) -> None:
    one = declared()[name]
    if one.default is not None:
        text = f"{name} = {_toml(one.default)}\n"
        Path("host.toml").write_text(text, encoding="utf-8")
        assert read(Path("host.toml")) == {name: one.default}


def test_proxies_are_listed_with_commas_or_as_a_list(monkeypatch: pytest.MonkeyPatch) -> None:
    Path("host.toml").write_text('proxies = ["10.0.0.7", "10.1.0.0/16"]\n', encoding="utf-8")
    assert list(started("--config", "host.toml").proxies) == ["10.0.0.7", "10.1.0.0/16"]
    monkeypatch.setenv("FABLETOP_PROXIES", "10.0.0.7,::1")
    assert "::1" in Proxies(started("--config", "host.toml").proxies)
    assert "10.1.0.1" not in Proxies(started("--config", "host.toml").proxies)


def test_limits_of_connections_are_settings_too() -> None:
    assert started("--connections", "50", "--backlog", "7").connections == ConnectionLimits(
        total=50, backlog=7
    )


def test_an_unknown_key_is_named_with_its_file_and_its_neighbours() -> None:
    assert wrong("prot = 8000\n") == (
        "fabletop: host.toml: there is no setting 'prot'; nearest: port, proxies, host\n"
    )


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ('port = "8000"', "port = '8000': input should be a valid integer"),
        ("port = 70000", "port = 70000: input should be less than or equal to 65535"),
        ("bot_processes = 0", "bot_processes = 0: input should be greater than or equal to 1"),
        ("allow_corrections = 1", "allow_corrections = 1: input should be a valid boolean"),
        ('log_format = "xml"', "log_format = 'xml': input should be 'text' or 'json'"),
        ('public = "play.example.org"', PUBLIC.format("play.example.org")),
        ('public = "https://a.example.org/b"', PUBLIC.format("https://a.example.org/b")),
        ('host = ""', "host = '': write 0.0.0.0 for all interfaces"),
        ("port = 1979-05-27", "port = datetime.date(1979, 5, 27): input should be a valid integer"),
    ],
)
def test_a_wrong_value_is_told_with_file_key_and_what_was_expected(
    line: str, sentence: str
) -> None:
    assert wrong(f"{line}\n").replace("host.toml: ", "") == f"fabletop: {sentence}\n"


def test_a_file_that_is_no_toml_or_does_not_exist_is_told() -> None:
    assert "host.toml is not a TOML file: " in wrong("port: 8000\n")
    assert "none.toml cannot be read: No such file" in mistake("serve", "--config", "none.toml")


def test_wrong_variables_are_told_by_their_names(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FABLETOP_PORT", "many")
    assert "FABLETOP_PORT" in mistake("serve")
    monkeypatch.delenv("FABLETOP_PORT")
    monkeypatch.setenv("FABLETOP_DATABSE", "postgresql://")
    assert "no such setting; nearest: FABLETOP_DATABASE" in mistake("serve")


def test_variables_for_other_things_than_the_server_do_no_harm(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for text in (ROOT / "docs").glob("*.md"):
        for name in re.findall(r"FABLETOP_[A-Z_]+", text.read_text(encoding="utf-8")):
            if name.removeprefix("FABLETOP_").lower() not in declared():
                monkeypatch.setenv(name, "")
    assert started() == Settings()


def test_an_editor_may_mark_the_file_as_utf_8() -> None:
    Path("host.toml").write_text("port = 1\n", encoding="utf-8-sig")
    assert started("--config", "host.toml").port == 1
    Path("host.toml").write_text('public = "https://é.example.org"\n', encoding="latin-1")
    assert "host.toml is not a TOML file: 'utf-8' codec" in mistake(
        "serve", "--config", "host.toml"
    )


def test_what_was_given_fits_the_fields() -> None:
    given: dict[str, Any] = {"port": None, "bot_seconds": 5.0}
    assert settings_of(given) == Settings(bot_seconds=5.0)
    with pytest.raises(BadSetup, match="cannot be read"):
        settings_of(given, Path("none.toml"))


def _another(default: object) -> str:
    if isinstance(default, bool):
        return "no" if default else "yes"
    return str(default + 5) if isinstance(default, int | float) else ""


def _toml(value: object) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, tuple):
        return "[]"
    return str(value) if isinstance(value, int | float) else f'"{value}"'
