"""What players are told of the Island and the Realms: the aim, the Gate, currents, fares."""

import pytest

from fabletop.games.prophecy import PROPHECY
from fabletop.games.prophecy.scenario import ProphecyPlay, Scenario
from tests.games.prophecy.expansions.island.islanders import at_table
from tests.games.prophecy.expansions.realms import SHORE
from tests.games.prophecy.expansions.water.sea import under_water

LANGUAGES = ("en", "fr")


def aims(play: ProphecyPlay) -> list[str]:
    return [PROPHECY.words(language).aim(play.match.view(None)) for language in LANGUAGES]


def labels(play: ProphecyPlay, option: tuple[str, ...]) -> list[str]:
    view = play.match.view(0)
    return [PROPHECY.words(language).label(option, view) for language in LANGUAGES]


def offered(play: ProphecyPlay, option: str) -> list[str]:
    """The label of an option that can be chosen, in English and French."""
    place, decision = play.options.index(option), play.match.decisions()[0]
    return [decision.labels(language)[place] for language in ("en", "fr")]


@pytest.mark.rule("W-171", "W-213")
@pytest.mark.parametrize(
    ("realms", "english", "french"),
    [
        ("water", ["Water Realm"], ["royaume des eaux"]),
        ("dragon", ["Dragon Realm"], ["royaume des dragons"]),
        (
            "both",
            ["Water Realm", "Dragon Realm"],
            ["royaume des eaux", "royaume des dragons"],
        ),
    ],
)
@pytest.mark.parametrize("ending", ["final_battle", "two_artifacts", "apocalypse"])
def test_with_a_realm_the_aim_says_that_its_artifact_must_be_fetched(
    scenario: type[Scenario], realms: str, ending: str, english: list[str], french: list[str]
) -> None:
    play = scenario(2, version="standard", realms=realms, ending=ending).start()
    en, fr = aims(play)
    assert all(name in en for name in english)
    assert all(name in fr for name in french)
    assert "nobody wins before somebody has fetched" in en
    assert "personne ne gagne avant" in fr


@pytest.mark.parametrize("ending", ["final_battle", "two_artifacts"])
def test_without_a_realm_the_aim_speaks_of_none(scenario: type[Scenario], ending: str) -> None:
    en, _ = aims(scenario(2, version="standard", ending=ending).start())
    assert "Realm" not in en
    assert ("two of the five" in en) == (ending == "two_artifacts")


def test_the_lord_of_the_sea_keeps_no_artifact_to_be_fetched(scenario: type[Scenario]) -> None:
    play = scenario(2, version="standard", realms="water", ending="lord_of_the_sea").start()
    assert "fetched" not in aims(play)[0]


@pytest.mark.rule("W-083")
@pytest.mark.parametrize("realm", ["water", "dragon"])
def test_who_turns_up_the_gate_hears_where_guardian_and_artifact_went(
    scenario: type[Scenario], realm: str
) -> None:
    gate = f"gate_to_the_{realm}_realm"
    play = (
        scenario(2, version="standard", realms=realm)
        .hero("druid", at=SHORE, gold=3)
        .plane("fortress", lesser=gate)
        .start()
    )
    play.answers("plane plane_fortress")
    board = play.table.box.board
    assert ("gate_opened", gate, board.ids[play.table.realms[realm].goal]) in play.told()


@pytest.mark.rule("W-083")
def test_the_dream_that_turns_up_the_gate_tells_it_too(scenario: type[Scenario]) -> None:
    play = (
        scenario(2, version="standard", realms="water")
        .hero("druid", at="city")
        .plane("fortress", lesser="gate_to_the_water_realm")
        .top("chance_prophetic_dream")
        .start("chance")
    )
    play.answers("reveal plane_fortress")
    events = [event for _, event in play.match.chronicle(None)]
    opened = next(event for event in events if event.told[0] == "gate_opened")
    english, french = (
        PROPHECY.words(language).tell(opened, play.match.view(0)) for language in LANGUAGES
    )
    assert "Greater Guardian and the Artifact" in english
    assert "Undersea Palace" in english
    assert "Palais sous-marin" in french


@pytest.mark.rule("W-215")
def test_behind_the_gate_to_the_lord_of_the_sea_nothing_has_moved(
    scenario: type[Scenario],
) -> None:
    play = (
        scenario(2, version="standard", realms="water", ending="lord_of_the_sea")
        .hero("druid", at=SHORE, gold=3)
        .plane("fortress", lesser="gate_to_the_water_realm")
        .start()
    )
    play.answers("plane plane_fortress")
    assert not any(event[0] == "gate_opened" for event in play.told())


def drifting(scenario: type[Scenario], die: int, *, at: str, start: str) -> ProphecyPlay:
    """The Druid has swum into a current that carries her where the die says."""
    built = under_water(scenario, at=start, bubbles=5).lies(at, "strong_current")
    play = built.dice(die).start()
    play.answers(f"swim {at}")
    assert play.question.kind == "current"
    return play


@pytest.mark.rule("W-121", "W-122")
@pytest.mark.parametrize(
    ("die", "option", "english", "french"),
    [
        (1, "north", "north, to Deep B5", "le nord : Abysse B5"),
        (3, "east", "east, to Deep D3", "l'est : Abysse D3"),
        (4, "west", "west, out of the Realm", "l'ouest, hors du royaume"),
        (5, "south", "south, to Deep B1", "le sud : Abysse B1"),
    ],
)
def test_the_label_of_a_current_says_where_it_leads(
    scenario: type[Scenario], die: int, option: str, english: str, french: str
) -> None:
    play = drifting(scenario, die, at="wr_b3", start="wr_b2")
    en, fr = labels(play, ("go_along", option))
    assert en == f"Let it carry you {english}"
    assert fr == f"Se laisser porter vers {french}"


@pytest.mark.rule("W-119", "W-121")
def test_the_label_of_a_current_knows_reefs_and_the_palace(scenario: type[Scenario]) -> None:
    built = under_water(scenario, at="wr_b2").lies("wr_b3", "strong_current").lies("wr_b4", "reefs")
    play = built.dice(1).start()
    play.answers("swim wr_b3")
    en, fr = labels(play, ("go_along", "north"))
    assert en == "Let it carry you north: Reefs hold you here"
    assert "récifs" in fr


@pytest.mark.rule("W-038")
def test_the_fare_to_the_island_says_that_it_covers_the_way_back(
    scenario: type[Scenario],
) -> None:
    play = at_table(scenario).hero("paladin", at="village", gold=5).start()
    en, fr = offered(play, "sail treasure_island")
    assert en == "Sail to Treasure Island, the way back included (−2 Gold)"
    assert fr.endswith("retour compris (−2 Or)")
    other = next(o for o in play.options if o.startswith("sail ") and "island" not in o)
    assert offered(play, other)[0].endswith("(−1 Gold)")


@pytest.mark.rule("W-040")
def test_who_sails_for_nothing_reads_no_price(scenario: type[Scenario]) -> None:
    play = at_table(scenario).hero("paladin", at="village", abilities=["wharf_rat"]).start()
    assert "Gold" not in offered(play, "sail treasure_island")[0]
