"""Scroll of Entrancement: one takes an Item in secret, the other says which one is gone."""

import pytest

from fabletop.games.prophecy.scenario import ProphecyPlay, Scenario

from .battles import FIELD

SCROLL = "scroll_of_entrancement"


def trance(scenario: type[Scenario], *items: str) -> ProphecyPlay:
    """The Paladin reads the scroll where the Mystic stands with these Items."""
    play = (
        scenario(2, version="standard", new_items="yes", island="yes")
        .hero("paladin", at=FIELD, items=[SCROLL])
        .hero("mystic", at=FIELD, items=items)
        .start("arrive")
    )
    play.answers(f"read {SCROLL}")
    return play


def offered(play: ProphecyPlay) -> dict[int, list[str]]:
    """The Items that each seat may name."""
    return {q.seat: [str(option[1]) for option in q.options] for q in play.match.position.open}


@pytest.mark.rule("W-255")
def test_scroll_of_entrancement_takes_an_item_if_the_victim_names_another(
    scenario: type[Scenario],
) -> None:
    play = trance(scenario, "sword", "cape", "axe")
    play.answers("take cape", seat=0)
    play.answers("name sword", seat=1)
    assert play.hero(0).items == ["cape"]
    assert play.hero(1).items == ["sword", "axe"]
    assert SCROLL in play.table.rare_discard


@pytest.mark.rule("W-255")
def test_a_victim_who_names_the_item_gets_it_back(scenario: type[Scenario]) -> None:
    play = trance(scenario, "sword", "cape", "axe")
    play.answers("name cape", seat=1)
    play.answers("take cape", seat=0)
    assert play.hero(0).items == []
    assert play.hero(1).items == ["sword", "cape", "axe"]
    assert SCROLL in play.table.rare_discard


@pytest.mark.rule("W-255")
def test_the_victim_does_not_see_what_was_taken_before_she_has_named_it(
    scenario: type[Scenario],
) -> None:
    seen = []
    for taken in ("sword", "cape"):
        play = trance(scenario, "sword", "cape")
        play.answers(f"take {taken}", seat=0)
        seen.append((play.match.view(1), play.options, play.match.chronicle(1)))
    assert seen[0] == seen[1]


@pytest.mark.rule("W-254")
def test_entrancement_takes_items_with_stones_and_treasures_but_no_artifacts_nor_loose_stones(
    scenario: type[Scenario],
) -> None:
    play = (
        scenario(2, version="standard", new_items="yes", island="yes")
        .hero("paladin", at=FIELD, items=[SCROLL])
        .hero(
            *("mystic",),
            at=FIELD,
            items=["sword", "holy_grail", "astral_chaos_stone"],
            stones={"sword": "astral_lawstone"},
        )
        .owns(1, "banner_of_hope")
        .start("arrive")
    )
    play.answers(f"read {SCROLL}")
    assert offered(play) == {0: ["sword", "holy_grail"], 1: ["sword", "holy_grail"]}
    play.answers("take sword", seat=0)
    play.answers("name holy_grail", seat=1)
    assert play.hero(0).items == ["sword"]
    assert play.table.stones == {"sword": "astral_lawstone"}


def test_the_reader_of_entrancement_chooses_her_victim(scenario: type[Scenario]) -> None:
    play = (
        scenario(3, version="standard", new_items="yes")
        .hero("paladin", at=FIELD, items=[SCROLL])
        .hero("mystic", at=FIELD, items=["sword", "cape"])
        .hero("scout", at=FIELD, items=["axe", "dagger"])
        .start("arrive")
    )
    play.answers(f"read {SCROLL}")
    assert play.options == ["entrance mystic", "entrance scout"]
    play.answers("entrance scout")
    assert offered(play) == {0: ["axe", "dagger"], 2: ["axe", "dagger"]}


@pytest.mark.parametrize(
    ("at", "items"), [("city", ["sword", "cape"]), (FIELD, ["sword"]), (FIELD, [])]
)
def test_entrancement_needs_somebody_here_with_two_items(
    scenario: type[Scenario], at: str, items: list[str]
) -> None:
    play = (
        scenario(2, version="standard", new_items="yes")
        .hero("paladin", at=FIELD, items=[SCROLL])
        .hero("mystic", at=at, items=items)
        .start("move")
    )
    assert play.refused()[f"read {SCROLL}"] == ("nobody_to_entrance", "W-254")
