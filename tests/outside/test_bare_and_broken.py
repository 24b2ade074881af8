"""A game that brings nothing but itself is played everywhere. A broken package is named in one
line, and the other games go on."""

import json
import shutil
from pathlib import Path

import pytest
from fastapi.testclient import TestClient

from fabletop.bots.bot import BOTS, make_bot
from fabletop.bots.plugin import plugin_of
from fabletop.core import plugins, registry
from fabletop.core.errors import BadSetup
from fabletop.core.match import Match
from fabletop.envs.setup import Setup
from fabletop.server.settings import Settings
from fabletop.web.site import create_site
from tests.cli.terminal import fabletop, mistake
from tests.high_card import HIGH_CARD
from tests.installed import announce, installed
from tests.web.table.test_plain_game import new_table

GAME = {registry.GROUP: {"high_card": "tests.high_card:HIGH_CARD"}}
ROOMS = ("bots", "lab", "envs", "web", "cli")


@pytest.mark.usefixtures("high_card_installed")
@pytest.mark.parametrize("name", [bot for bot in BOTS if bot != "greedy"])
def test_every_bot_but_the_greedy_one_plays_a_bare_game(name: str) -> None:
    match = Match.new(HIGH_CARD, seats=[name, "random"], seed=1)
    bots = [make_bot(one, "high_card", 1) for one in (name, "random")]
    while not match.over:
        decision = match.decisions()[0]
        option = bots[decision.seat].choose(decision.question, match.glimpse(decision.seat))
        match.answer(option, decision.seat)
    assert match.result is not None


@pytest.mark.usefixtures("high_card_installed")
def test_what_needs_a_plugin_refuses_a_bare_game_in_one_line() -> None:
    with pytest.raises(BadSetup, match="the random bot plays any game"):
        make_bot("greedy", "high_card", 1)
    with pytest.raises(BadSetup, match="no environment for 'high_card'; there is one for: p"):
        _ = Setup("high_card").vocabulary
    assert "no features" in mistake("train", "high_card", "--players=2", "--out=weights.toml")


@pytest.mark.usefixtures("high_card_installed")
@pytest.mark.parametrize("bots", ["random", "random,easy", "normal,random"])
def test_a_bare_game_is_simulated_and_reported(bots: str, tmp_path: Path) -> None:
    run = tmp_path / "run"
    words = ("--players=2", "--games=4", "--seed=1", "--workers=1", f"--bots={bots}")
    said = fabletop("simulate", "high_card", *words, f"--out={run}", "--tables=cards,events")
    assert (said.code, said.err) == (0, "")
    told = json.loads(fabletop("report", run, "--json", "--workers=1").out)
    assert told["cards"] is None
    contest = fabletop("arena", "high_card", "--bots=hard/2,easy", "--deals=1", "--workers=1")
    assert contest.code == 0, contest


@pytest.mark.usefixtures("high_card_installed")
def test_a_bare_game_is_opened_by_surprise(guest: TestClient) -> None:
    for _ in range(4):
        reply = guest.post("/new/high_card", data={"surprise": "1"}, follow_redirects=False)
        assert reply.status_code == 303


@pytest.mark.parametrize("room", ROOMS)
@pytest.mark.parametrize(
    ("value", "reason"),
    [
        (
            "nowhere.at_all:PLUGIN",
            "cannot be loaded: ModuleNotFoundError: No module named 'nowhere'",
        ),
        ("tests.high_card:NOTHING", "cannot be loaded: AttributeError: "),
        ("tests.outside.broken:PLUGIN", "cannot be loaded: RuntimeError: no luck today"),
        ("tests.high_card:HIGH_CARD", "must be a fabletop."),
    ],
)
def test_a_broken_plugin_is_named_with_its_package(
    room: str, value: str, reason: str, tmp_path: Path
) -> None:
    group = f"fabletop.{room}"
    announce(tmp_path, "bad-luck", GAME | {group: {"high_card": value}})
    kind = type(plugins.find(group, registry.DEFAULT_GAME, object))
    with installed(tmp_path):
        with pytest.raises(BadSetup) as caught:
            plugins.find(group, "high_card", kind)
        assert set(plugins.every(group, kind)) == {"prophecy", "seasons", "wizards"}
    told = str(caught.value)
    assert told.startswith(f"bad-luck: the entry point high_card = {value} in {group} {reason}")
    assert "\n" not in told


def test_broken_pages_are_shown_in_plain_words_and_logged_once(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    broken = {"fabletop.web": {"high_card": "nowhere.at_all:PLUGIN"}}
    announce(tmp_path, "bad-luck", GAME | broken)
    with (
        installed(tmp_path),
        TestClient(create_site(Settings(folder=tmp_path, page_processes=0))) as guest,
    ):
        assert "Seasons" in guest.get("/").text
        assert "<dt>hand sizes</dt>" in guest.get(new_table(guest, "here", "here")).text
    told = [record.message for record in caplog.records if "bad-luck" in record.message]
    assert len(told) == 1


def test_a_game_that_cannot_be_loaded_is_missing_from_the_landing_page(tmp_path: Path) -> None:
    announce(tmp_path, "bad-luck", {registry.GROUP: {"bad_luck": "nowhere.at_all:GAME"}})
    with (
        installed(tmp_path),
        TestClient(create_site(Settings(folder=tmp_path, page_processes=0))) as guest,
    ):
        page = guest.get("/")
        assert page.status_code == 200
        assert "Seasons" in page.text
        assert "bad_luck" not in page.text
        assert guest.get("/games/bad_luck/cards").status_code == 404
        assert {game["name"] for game in guest.get("/api/games").json()} == {
            *("prophecy", "seasons", "wizards"),
        }


def test_the_terminal_says_in_one_line_what_is_broken(tmp_path: Path) -> None:
    announce(tmp_path, "bad-luck", GAME | {"fabletop.cli": {"high_card": "nowhere.at_all:X"}})
    with installed(tmp_path):
        assert fabletop("play", "--seat=human", "--seat=random", "--plain").code == 0
        said = mistake("play", "high_card", "--seat=human", "--seat=random", "--plain")
    assert "bad-luck: the entry point high_card = nowhere.at_all:X in fabletop.cli" in said


def test_a_folder_or_a_style_sheet_that_is_missing_is_named(outside_game: Path) -> None:
    package = outside_game / "high_card_game"
    (package / "static" / "high_card.css").unlink()
    with pytest.raises(BadSetup, match=r"high-card-game: .*there is no style sheet high_card.css"):
        plugins.find("fabletop.web", "high_card", object)


def test_words_that_are_missing_leave_the_others_theirs(
    outside_game: Path, caplog: pytest.LogCaptureFixture
) -> None:
    shutil.rmtree(outside_game / "high_card_game" / "languages" / "en")
    with TestClient(create_site(Settings(folder=outside_game, page_processes=0))) as guest:
        assert "Seasons" in guest.get("/").text
    assert any("messages about 'high_card'" in record.message for record in caplog.records)


def test_what_is_removed_is_forgotten(tmp_path: Path) -> None:
    announce(tmp_path, "high-card", GAME)
    with installed(tmp_path):
        assert "high_card" in registry.names()
    assert "high_card" not in registry.names()
    assert plugin_of("high_card").values is None
