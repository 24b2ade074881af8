"""A Realm from another package: it is found, chosen, played, saved and shown, alone and with our
own, and no file of ours knows it."""

from io import StringIO
from pathlib import Path
from random import Random

import pytest
from rich.console import Console

from fabletop.bots.bot import make_bot
from fabletop.cli.prophecy.names import Names
from fabletop.cli.prophecy.realms import realms
from fabletop.core.cards.build import build
from fabletop.core.conformance.games import check_game
from fabletop.core.conformance.late import Late
from fabletop.core.errors import BadData, BadSetup
from fabletop.core.game import settle
from fabletop.core.glimpse import Glimpse
from fabletop.core.log import read, write
from fabletop.core.match import Match
from fabletop.core.question import Option, Question
from fabletop.core.registry import find
from fabletop.envs.episode import Episode
from fabletop.envs.setup import Setup
from fabletop.games.prophecy.box import open_box
from fabletop.games.prophecy.game import PROPHECY
from fabletop.games.prophecy.printed.numbers import Bonus
from fabletop.games.prophecy.scenario import Scenario
from fabletop.games.prophecy.seen.prices import bags, entry_price
from fabletop.games.prophecy.seen.realm_ways import breath, chart, travel, within_reach
from fabletop.web.prophecy.drawing import ProphecyDrawing
from fabletop.web.table.lit import Lit
from tests.games.prophecy.expansions.realms import GUARDIAN, TREASURE
from tests.outside.misty import with_the_mist

PLACES = ("edge", "hollow", "heart")
SETS = ["mist", "water+mist", "water+dragon+mist"]


def options(realms: str) -> dict[str, object]:
    return {"version": "standard", "realms": realms, "island": "yes", "races": "yes"}


def inside(realms: str = "mist", *cards: str) -> Scenario:
    """The Paladin at the edge of the mist; the Scout is the other player, in the Village."""
    scene = Scenario(2, version="standard", realms=realms)
    scene.plane("fortress", greater=GUARDIAN, artifact=TREASURE).gate("fortress", "mist")
    scene.hero("paladin", at="mist_edge").hero("scout", at="village").top("chance_tradesman")
    return scene.empty("mist_hollow").lies("mist_hollow", *cards) if cards else scene


@pytest.mark.usefixtures("misty")
@pytest.mark.parametrize("realms", SETS)
def test_whole_games_pass_every_check(realms: str) -> None:
    report = check_game(PROPHECY, options=options(realms), seats=3, seed=1, every=7)
    assert report.violations == []
    assert report.ended_by


@pytest.mark.usefixtures("misty")
def test_a_hero_who_wants_to_gets_through_it_under_every_check() -> None:
    told: list[str] = []

    def curious(question: Question, glimpse: Glimpse) -> Option:
        ways = [one for one in question.options if one[0] in ("wander", "storm", "enter")]
        luck = Random(f"{question.kind} {glimpse().round} {len(question.options)}")
        return ways[-1] if ways else luck.choice(question.options)

    def witness(match: Match) -> None:
        told.extend(" ".join(map(str, event.told)) for _, event in match.chronicle(None))

    for seed in range(3):
        report = check_game(
            PROPHECY,
            options=options("mist+dragon"),
            seats=2,
            seed=seed,
            choose=curious,
            every=9,
            enough=600,
            witness=witness,
        )
        assert report.violations == []
    assert any(line.startswith("entered") and "gate_to_the_mist" in line for line in told)
    assert any(line.endswith("mist_heart") for line in told)


@pytest.mark.usefixtures("misty")
@pytest.mark.parametrize("seed", range(4))
def test_late_positions_pass_every_check(seed: int) -> None:
    report = check_game(
        Late(PROPHECY), options=options("water+mist"), seats=3, seed=seed, every=3, enough=60
    )
    assert report.violations == []


@pytest.mark.usefixtures("misty")
def test_it_is_one_more_realm_to_choose() -> None:
    setting = next(one for one in PROPHECY.settings if one.name == "realms")
    assert setting.choices == ("water", "dragon", "mist")
    assert PROPHECY.words("fr").choice("realms", "mist").startswith("Royaume des brumes")
    assert settle(PROPHECY, options("both"), 3)["realms"] == "water+dragon"
    with pytest.raises(BadSetup, match="does not go with realms=mist"):
        settle(PROPHECY, {**options("water+mist"), "ending": "lord_of_the_sea"}, 3)


@pytest.mark.usefixtures("misty")
def test_its_terrain_is_a_word_that_cards_may_use() -> None:
    bonus = {"battle": "wills", "value": 1, "terrain": "fog"}
    assert build(Bonus, bonus, "mist_lantern: bonuses").terrain == "fog"
    with pytest.raises(BadData, match="fgo"):
        build(Bonus, {**bonus, "terrain": "fgo"}, "mist_lantern: bonuses")


def test_without_the_package_there_is_no_such_terrain() -> None:
    with pytest.raises(BadData, match="fog"):
        build(Bonus, {"battle": "wills", "value": 1, "terrain": "fog"}, "mist_lantern: bonuses")


def test_without_the_package_there_is_no_such_realm() -> None:
    with pytest.raises(BadSetup, match="realms cannot be 'mist'"):
        settle(PROPHECY, options("mist"), 3)
    assert "mist_lantern" not in open_box().items


def test_an_installed_realm_changes_no_table_without_it(tmp_path: Path) -> None:
    before = [PROPHECY.data_hash(options(one)) for one in ("", "both")]
    with with_the_mist(tmp_path):
        assert [PROPHECY.data_hash(options(one)) for one in ("none", "water+dragon")] == before
        assert PROPHECY.data_hash(options("mist")) not in before
    assert PROPHECY.data_hash(options("")) == before[0]


@pytest.mark.usefixtures("misty")
def test_a_hero_wanders_to_its_card_and_picks_it_up() -> None:
    play = inside().start()
    assert "wander mist_hollow" in play.options
    play.answers("wander mist_hollow", "pick_up mist_lantern")
    assert play.hero().items == ["mist_lantern"]


@pytest.mark.usefixtures("misty")
def test_its_toll_is_told_and_taken() -> None:
    scene = Scenario(2, version="standard", realms="water+mist").gate("fortress", "mist")
    play = scene.hero("druid", at="mountains_by_fortress", gold=3).start()
    view = play.match.view(0)
    assert (entry_price(view, 0, "mist"), entry_price(view, 0, "water")) == (1, 0)
    assert bags(view, 0, "mist") == []
    play.answers("enter mist")
    assert play.hero().gold == 2


@pytest.mark.usefixtures("misty")
def test_its_ways_are_read() -> None:
    play = inside("water+dragon+mist").start()
    view = play.match.view(0)
    ways = chart(view, "mist")
    edge, hollow, heart = (play.table.box.board.index[f"mist_{n}"] for n in PLACES)
    assert ways.after == {edge: (hollow,), hollow: (heart,), heart: ()}
    assert set(ways.exits) == {edge, hollow, heart}
    assert within_reach(view, 0) == {hollow}
    assert travel(view, 0, "mist") == (1, 0, 0, True)
    assert breath(view, 0) == 0


@pytest.mark.usefixtures("misty")
def test_what_bars_the_way_is_said_with_its_rule() -> None:
    scene = inside("mist+dragon").lies("mist_edge", "mother_dragon")
    assert scene.start().refused()["wander mist_hollow"] == ("creature_bars", "W-211")


@pytest.mark.usefixtures("misty")
@pytest.mark.parametrize("realms", SETS)
def test_a_saved_game_opens_again(realms: str, tmp_path: Path) -> None:
    match = Match.new(PROPHECY, seats=["Ann", "Ben"], seed=3, options=options(realms))
    luck = Random(3)
    while not match.over and len(match.entries) < 150:
        asked = match.decisions()[0]
        match.answer(luck.choice(asked.question.options), asked.seat)
    write(match, tmp_path / "game.jsonl")
    again = read(tmp_path / "game.jsonl", find)
    assert PROPHECY.dump(again.position.table) == PROPHECY.dump(match.position.table)


@pytest.mark.usefixtures("misty")
@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_aim_names_every_realm(language: str) -> None:
    view = inside("water+dragon+mist").start().match.view(0)
    said = PROPHECY.words(language).aim(view)
    assert ("the Misty Realm" if language == "en" else "le royaume des brumes") in said


@pytest.mark.usefixtures("misty")
@pytest.mark.parametrize("shape", ["wide", "tall"])
def test_it_is_drawn_in_the_browser(shape: str) -> None:
    view = inside("water+mist").start().match.view(0)
    drawing = ProphecyDrawing("en", shape)
    drawn = drawing.context(view, (), Lit({}, {}))["realms"]
    mist = next(one for one in drawn if one["id"] == "mist")
    assert mist["name"] == "Misty Realm"
    places = [(tile["x"], tile["y"]) for tile in mist["tiles"]]
    assert len(set(places)) == len(places) == 3
    (road,) = mist["roads"]
    assert len(set(road)) == 3
    assert drawing.context(view, (), Lit({}, {}))["focus"] == "mist"


@pytest.mark.usefixtures("misty")
def test_it_is_listed_in_the_terminal() -> None:
    view = inside("water+mist").start().match.view(0)
    console = Console(width=80, record=True, file=StringIO())
    for part in realms(view, Names("en", ["Ann", "Ben"])):
        console.print(part)
    said = console.export_text()
    assert "Misty Realm" in said
    assert "Misty hollow" in said


@pytest.mark.usefixtures("misty")
def test_the_greedy_bot_plays_with_it() -> None:
    bot = make_bot("greedy", "prophecy", 1)
    match = Match.new(PROPHECY, seats=["Ann", "Ben"], seed=1, options=options("dragon+mist"))
    while not match.over and len(match.entries) < 400:
        asked = match.decisions()[0]
        match.answer(bot.choose(asked.question, match.glimpse(asked.seat)), asked.seat)
    assert inside().start().question.kind == "wander"
    play = inside().start()
    option = bot.choose(play.question, play.match.glimpse(0))
    assert option in play.question.options
    strong = Scenario(2, version="standard", realms="mist").gate("fortress", "mist")
    strong.hero("ranger", at="mist_hollow", health=8, items=["great_sword"])
    play = strong.empty("mist_hollow").start()
    assert bot.choose(play.question, play.match.glimpse(0)) == ("wander", "mist_heart")


@pytest.mark.usefixtures("misty")
def test_an_environment_shows_it() -> None:
    setup = Setup("prophecy", 2, options("mist"))
    assert "mist_gate" in [field.name for field in setup.observation.fields]
    episode, luck = Episode.begin(setup, 1), Random(1)
    while not episode.finished and episode.decisions < 300:
        episode.answer(luck.choice(episode.numbers()))
    assert episode.decisions
