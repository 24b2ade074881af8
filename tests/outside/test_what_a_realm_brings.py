"""Settings, an ending, kinds of question and of events that a Realm of another package brings."""

from collections.abc import Callable
from pathlib import Path

import pytest

from fabletop.bots.bot import make_bot
from fabletop.cli.prophecy.names import Names
from fabletop.cli.prophecy.planes import planes
from fabletop.core.conformance.games import check_game
from fabletop.core.conformance.late import Late
from fabletop.core.errors import BadSetup
from fabletop.core.game import Condition, Options, Setting, settle
from fabletop.core.glimpse import Glimpse
from fabletop.core.match import Match
from fabletop.core.question import Option, Question
from fabletop.envs.setup import Setup
from fabletop.games.prophecy.game import PROPHECY
from fabletop.games.prophecy.parts import Part
from fabletop.games.prophecy.printed.domains import domains, events
from fabletop.games.prophecy.printed.expansion import LAST, EndingOfGame, Expansion
from fabletop.games.prophecy.printed.sets import GROUP, InstalledRealm
from fabletop.games.prophecy.scenario import ProphecyPlay, Scenario
from fabletop.web.pages.facts import ending
from tests.installed import plug
from tests.outside.misty import with_the_mist

SEEKERS: Options = {"version": "standard", "realms": "mist", "ending": "mist_seekers"}


def at_the_heart() -> ProphecyPlay:
    """One step before the heart of the mist."""
    scene = Scenario(2, version="standard", realms="mist", ending="mist_seekers")
    scene.gate("fortress", "mist").hero("paladin", at="mist_hollow").hero("scout", at="village")
    return scene.empty("mist_hollow").start()


def offered() -> dict[str, Setting]:
    return {setting.name: setting for setting in PROPHECY.settings}


@pytest.mark.usefixtures("misty")
@pytest.mark.parametrize("language", ["en", "fr"])
def test_its_setting_and_its_ending_are_offered_with_words(language: str) -> None:
    words = PROPHECY.words(language)
    assert offered()["ending"].choices[-2:] == ("cooperative", "mist_seekers")
    assert "mist_toll" in offered()
    brought = [("ending", "mist_seekers"), ("mist_toll", "yes"), ("mist_toll", "no")]
    assert all(words.choice(*one) for one in brought)
    assert words.setting("mist_toll")


def test_ours_are_the_same_in_the_same_order(tmp_path: Path) -> None:
    before, kinds = PROPHECY.settings, domains()["kind"]
    with with_the_mist(tmp_path):
        names = [setting.name for setting in PROPHECY.settings if setting.name != "mist_toll"]
        assert domains()["kind"] == (*kinds, "wander")
    assert names == [setting.name for setting in before]
    assert PROPHECY.settings == before
    assert domains()["kind"] == kinds


@pytest.mark.usefixtures("misty")
@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({"ending": "mist_seekers"}, "ending=mist_seekers needs realms=mist"),
        ({"mist_toll": "no"}, "mist_toll=no needs realms=mist"),
        (
            {"realms": "water+mist", "ending": "lord_of_the_sea"},
            "ending=lord_of_the_sea does not go with realms=mist",
        ),
        ({"realms": "mist", "ending": "cooperative"}, "ending=cooperative needs realms=none"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_what_does_not_go_together_is_refused(options: Options, reason: str) -> None:
    with pytest.raises(BadSetup, match=reason):
        settle(PROPHECY, {"version": "standard", **options}, 3)


@pytest.mark.usefixtures("misty")
def test_the_first_hero_at_the_heart_wins() -> None:
    play = at_the_heart()
    play.answers("wander mist_heart")
    assert play.match.result is not None
    assert play.match.result.ended_by == "heart_of_mist"
    assert (play.match.result.places, play.match.result.scores) == ((1, 2), (1, 0))
    assert ("wandered", 0, "mist_heart") in [one.told for _, one in play.match.chronicle(None)]


@pytest.mark.usefixtures("misty")
@pytest.mark.parametrize(
    ("language", "heart", "step"),
    [
        ("en", "heart of the mist", "wanders on: Heart"),
        ("fr", "cœur de la brume", "s'avance dans la brume"),
    ],
)
def test_the_end_is_told(language: str, heart: str, step: str) -> None:
    play = at_the_heart()
    view, words = play.match.view(0), PROPHECY.words(language)
    assert heart in words.aim(view)
    assert planes(view, Names(language, ["Ann", "Ben"]))
    play.answers("wander mist_heart")
    assert heart in Names(language, ["Ann", "Ben"]).ended("heart_of_mist")
    assert heart in ending("prophecy", "heart_of_mist", language)
    told = [words.tell(event, view) for _, event in play.match.chronicle(None)]
    assert any(step in sentence for sentence in told)


@pytest.mark.usefixtures("misty")
@pytest.mark.parametrize(("toll", "left"), [("yes", 2), ("no", 3)])
def test_its_setting_lifts_the_toll(toll: str, left: int) -> None:
    scene = Scenario(2, version="standard", realms="mist", mist_toll=toll).gate("fortress", "mist")
    play = scene.hero("druid", at="mountains_by_fortress", gold=3).start()
    play.answers("enter mist")
    assert play.hero().gold == left


@pytest.mark.usefixtures("misty")
@pytest.mark.parametrize("realms", ["mist", "water+mist"])
@pytest.mark.parametrize("toll", ["yes", "no"])
def test_whole_games_pass_every_check(realms: str, toll: str) -> None:
    def curious(question: Question, glimpse: Glimpse) -> Option:
        ways = [one for one in question.options if one[0] in ("wander", "storm", "enter")]
        number = len(question.options) * 7 + glimpse().round
        return ways[-1] if ways else question.options[number % len(question.options)]

    options = {**SEEKERS, "realms": realms, "mist_toll": toll}
    report = check_game(PROPHECY, options=options, seats=3, seed=5, every=7, choose=curious)
    assert report.violations == []
    late = check_game(Late(PROPHECY), options=options, seats=3, seed=1, every=3, enough=60)
    assert late.violations == []


@pytest.mark.usefixtures("misty")
def test_a_bot_plays_for_it() -> None:
    bot = make_bot("greedy", "prophecy", 1)
    match = Match.new(PROPHECY, seats=["Ann", "Ben"], seed=1, options=SEEKERS)
    while not match.over and len(match.entries) < 300:
        asked = match.decisions()[0]
        match.answer(bot.choose(asked.question, match.glimpse(asked.seat)), asked.seat)
    assert match.entries


@pytest.mark.usefixtures("misty")
def test_an_environment_tells_its_questions_apart() -> None:
    rows = Setup("prophecy", 2, SEEKERS).observation
    (kinds,) = [field.labels for field in rows.fields if field.name == "kind"]
    assert kinds[-1] == "wander"
    assert kinds == domains()["kind"]


PART = Part(to_win=0)
NOWHERE_ELSE = Condition()


@pytest.mark.usefixtures("misty")
@pytest.mark.parametrize(
    ("brought", "read", "what"),
    [
        (Expansion(settings=(Setting("hunt", ("a",), "a"),)), offered, "setting 'hunt'"),
        (Expansion(settings=(Setting("version", ("a",), "a"),)), offered, "setting 'version'"),
        (
            Expansion(endings=(EndingOfGame("apocalypse", PART, NOWHERE_ELSE),)),
            offered,
            "ending 'apocalypse'",
        ),
        (
            Expansion(endings=(EndingOfGame("cooperative", PART, NOWHERE_ELSE),)),
            offered,
            "ending 'cooperative'",
        ),
        (Expansion(questions={LAST: ("swim",)}), domains, "kind of question 'swim'"),
        (Expansion(events={"moved": ()}), events, "kind of event 'moved'"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_a_name_that_two_packages_bring_is_refused(
    brought: Expansion,
    read: Callable[[], object],
    what: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    realm = InstalledRealm("misty_realm", Part(), lambda: brought)
    plug(monkeypatch, GROUP, "mist", realm)
    with pytest.raises(BadSetup, match=f"fabletop.games.prophecy and misty_realm.*the {what}"):
        read()


@pytest.mark.usefixtures("misty")
def test_a_kind_of_question_that_follows_none_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    brought = Expansion(questions={"swmi": ("wander",)})
    plug(monkeypatch, GROUP, "mist", InstalledRealm("misty_realm", Part(), lambda: brought))
    with pytest.raises(BadSetup, match="wander of misty_realm"):
        domains()


def test_an_ending_says_how_many_artifacts_win() -> None:
    with pytest.raises(BadSetup, match="'mist_seekers' of Prophecy must say how many"):
        EndingOfGame("mist_seekers", Part(), NOWHERE_ELSE)
