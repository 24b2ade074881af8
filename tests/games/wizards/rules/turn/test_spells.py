"""Spells: who knows which (Z-085 to Z-096), what the variants change (Z-324, Z-325), the roll, and
how often a spell can be attempted (Z-185 to Z-194)."""

from typing import Any

import pytest

from fabletop.games.wizards.isles import SEA, TERRAIN
from fabletop.games.wizards.printed import Spell
from fabletop.games.wizards.rules.travel.movement import cost
from fabletop.games.wizards.rules.turn.spells import spells_of
from fabletop.games.wizards.scenario import Scenario, WizardsPlay
from tests.games.wizards.charts import alone

LISTS = {
    "wizards": (
        "boat 5, telepathy",
        "boat 10, swift common, dispel, telepathy",
        "boat 15, swift woods mountains, dispel, telepathy, transport random",
        "boat, swift woods mountains, dispel, animal, escape traps, tame, telepathy,"
        " transport territory",
    ),
    "sorcerers": (
        "boat 5",
        "boat 15, swift mountains, escape traps",
        "boat, swift woods mountains, escape",
        "boat, swift woods mountains, dispel, animal, escape, transport territory",
    ),
    "druids": (
        "boat 5, transport circle_to_stone",
        "boat 5, swift woods, animal, transport stone_to_random circle_to_stone",
        "boat 10, swift woods, dispel, animal, transport stone_to_territory circle_to_stone",
        "boat 15, swift woods mountains, dispel, animal, escape, tame,"
        " transport stone_to_territory any_to_stone",
    ),
}
"""The spells of ranks 1 to 4."""

ISLES = Scenario(2).start().table.isles

SHORE, WATER = "torwall-16", "sea-4-15"
"""A coast and the water beside it."""

WORDS = {
    "boat_summoning": "boat",
    "swiftness": "swift",
    "demon_dispelling": "dispel",
    "animal_summoning": "animal",
    "escape_traps": "escape traps",
    "escape_traps_transport": "escape",
    "dragon_taming": "tame",
}

ENTRIES = [
    pytest.param(order, rank, marks=pytest.mark.rule(f"Z-{85 + 4 * place + rank - 1:03}"))
    for place, order in enumerate(LISTS)
    for rank in range(1, 5)
]


def show(spell: Spell) -> str:
    reach = [str(spell.range)] if spell.range >= 0 else []
    where = [spell.lands] if spell.lands else []
    return " ".join(
        [WORDS.get(spell.name, spell.name), *reach, *where, *spell.terrain, *spell.forms]
    )


def spell_list(order: str, rank: int, **variant: Any) -> str:
    position = Scenario(2, **variant).player(order=order, rank=rank)
    table = position.start().table
    known = spells_of(table, table.players[0])
    assert all(name == spell.name for name, spell in known.items())
    return ", ".join(map(show, known.values()))


# Who knows what


@pytest.mark.parametrize(("order", "rank"), ENTRIES)
def test_the_spell_list_of_each_rank_of_each_order(order: str, rank: int) -> None:
    assert spell_list(order, rank) == LISTS[order][rank - 1]


def test_who_belongs_to_no_order_knows_no_spell() -> None:
    assert spell_list("", 0) == ""


@pytest.mark.parametrize(("order", "rank"), ENTRIES)
def test_a_boat_comes_from_as_far_as_the_spell_reaches_and_no_farther(
    order: str, rank: int
) -> None:
    """Out of range it comes five spaces closer; from anywhere if there is no limit."""
    said = LISTS[order][rank - 1].split(",")[0].removeprefix("boat").strip()
    reach = int(said) if said else 25
    far = ISLES.by_water(ISLES.numbers[WATER])
    for distance in (reach, reach + 1):
        start = next(ISLES.names[space] for space in far if far[space] == distance)
        position = alone(order=order, rank=rank, at=SHORE).boats(*[start] * 6)
        play = position.dice(3, 5).start()
        play.answers("roll", f"boat {WATER}")
        if play.question.kind == "call_boat":
            play.answers(play.options[0])
        in_range = not said or distance == reach
        nearest = min(far[boat.space] for boat in play.table.boats)
        assert nearest == (0 if in_range else distance - 5)


@pytest.mark.parametrize(("order", "rank"), ENTRIES)
def test_swiftness_makes_these_spaces_as_easy_as_plains(order: str, rank: int) -> None:
    listed = [spell for spell in LISTS[order][rank - 1].split(", ") if spell.startswith("swift")]
    where = set(listed[0].split()[1:]) if listed else set[str]()
    play = alone(order=order, rank=rank, at="larkspur-0").dice(3, *([5] if where else [])).start()
    play.answers("roll", *(["swiftness"] if where else []))
    table, isles = play.table, play.table.isles
    easy = {
        space
        for space, land in enumerate(isles.land)
        if land != SEA
        and TERRAIN[isles.terrain[space]] != "plains"
        and cost(table, table.players[0], space, "step") == 1
    }
    assert easy == {
        space
        for space, land in enumerate(isles.land)
        if land != SEA
        and TERRAIN[isles.terrain[space]] != "plains"
        and {TERRAIN[isles.terrain[space]], isles.kinds[land]} & where
    }
    assert "swiftness" not in play.options


# Variants

CHANGED = {
    ("escape", "wizards", "wizards"): (
        "boat, swift woods mountains, dispel, animal, tame, telepathy, transport territory, escape"
    ),
    ("escape", "wizards", "druids"): (
        "boat 15, swift woods mountains, dispel, animal, tame,"
        " transport stone_to_territory any_to_stone"
    ),
    ("taming", "sorcerers", "druids"): (
        "boat 15, swift woods mountains, dispel, animal, escape,"
        " transport stone_to_territory any_to_stone"
    ),
    ("taming", "sorcerers", "sorcerers"): (
        "boat, swift woods mountains, dispel, escape, transport territory, tame"
    ),
}
"""Lists of rank 4 that a variant changes."""


@pytest.mark.parametrize(
    ("setting", "choice"),
    [
        pytest.param("escape", "wizards", marks=pytest.mark.rule("T-137", "Z-324")),
        pytest.param("taming", "sorcerers", marks=pytest.mark.rule("T-137", "Z-325")),
    ],
)
def test_a_variant_changes_these_lists_of_rank_four_and_no_others(
    setting: str, choice: str
) -> None:
    for order, lists in LISTS.items():
        for rank, usual in enumerate(lists, start=1):
            changed = CHANGED.get((setting, choice, order), usual) if rank == 4 else usual
            assert spell_list(order, rank, **{setting: choice}) == changed


def test_druids_of_rank_three_may_go_from_a_stone_to_a_random_space_instead() -> None:
    for order, lists in LISTS.items():
        for rank, usual in enumerate(lists, start=1):
            changed = "stone_to_random" if (order, rank) == ("druids", 3) else "stone_to_territory"
            wanted = usual.replace("stone_to_territory", changed)
            assert spell_list(order, rank, druids="random") == wanted


def test_in_that_variant_the_transport_of_rank_three_leads_to_a_random_space() -> None:
    position = alone(Scenario(2, druids="random"), order="druids", rank=3, at="stone_1")
    play = position.dice(5).randomly("glendale-17").start()
    assert "transport stone_to_territory" not in play.options
    play.answers("transport stone_to_random")
    assert play.where() == "glendale-17"
    assert ("extra_turn", 0) in play.told()


# The roll


@pytest.mark.rule("Z-185", "T-110")
@pytest.mark.parametrize("roll", range(1, 7))
def test_a_spell_takes_one_die_and_works_up_to_five(roll: int) -> None:
    play = alone(order="druids", rank=2, at="larkspur-0").dice(3, roll).start()
    play.answers("roll", "swiftness")
    works = "works" if roll <= 5 else "fails"
    assert play.told()[-1] == ("cast", 0, "swiftness", roll, works)
    assert play.player().swift == (roll <= 5)


@pytest.mark.rule("T-031", "Z-159", "Z-160")
@pytest.mark.parametrize("roll", range(1, 7))
def test_a_dazed_wizard_calls_a_boat_up_to_three(roll: int) -> None:
    position = alone(order="wizards", rank=2, at=SHORE, dazed=True).dice(3, roll)
    play = position.boats("sea-0-14", *["sea-37-29"] * 5).start()
    play.answers("roll", f"boat {WATER}")
    works = "works" if roll <= 3 else "fails"
    assert ("cast", 0, "boat_summoning", roll, works) in play.told()


@pytest.mark.rule("T-031", "Z-159")
def test_a_dazed_wizard_can_neither_dispel_demons_nor_use_telepathy_nor_swiftness() -> None:
    person: dict[str, Any] = {"order": "wizards", "rank": 2, "dazed": True, "points": (35, 25, 15)}
    play = alone(at="larkspur-0", **person).demons("larkspur-1").dice(3, 4).start()
    assert play.options == ["roll", "call"]
    assert play.refused()["telepathy"] == ("dazed", "Z-159")
    play.answers("roll")
    assert play.refused()["swiftness"] == ("dazed", "Z-159")
    play.answers("step larkspur-1")
    assert ("demon_roll", 0, 4, "dazed") in play.told()


# Telepathy

READY: dict[str, Any] = {"order": "wizards", "points": (15, 10, 5), "at": "larkspur-0"}


def thinking(position: Scenario, roll: int, *more: int) -> WizardsPlay:
    play = position.dice(roll, *more).start()
    play.answers("telepathy")
    return play


@pytest.mark.rule("T-062", "Z-194", "Z-185")
@pytest.mark.parametrize("roll", [3, 4, 5, 6])
def test_telepathy_fails_from_three_on(roll: int) -> None:
    play = thinking(alone(**READY), roll)
    assert play.told()[-1] == ("cast", 0, "telepathy", roll, "fails")
    assert play.options == ["roll", "call"]


@pytest.mark.rule("T-062", "Z-194")
@pytest.mark.parametrize("roll", [1, 2])
def test_telepathy_works_on_one_and_two_and_one_moves_afterwards(roll: int) -> None:
    play = thinking(alone(**READY).draws("the_sealed_letter"), roll, 4)
    assert ("contact", 0, "ishkatar") in play.told()
    play.answers("advance")
    assert play.player().rank == 2
    assert play.question.kind == "turn"


@pytest.mark.rule("T-062", "Z-192")
@pytest.mark.parametrize("known", [63, 2], ids=["high wizard", "secret wizard"])
def test_telepathy_is_refused_while_a_high_wizard_or_a_secret_wizard_is_on_the_map(
    known: int,
) -> None:
    play = alone(**READY).wizard("terek", "glendale-17", known=known).start()
    assert "telepathy" not in play.options
    assert play.refused()["telepathy"] == ("wizard_on_map", "Z-192")


@pytest.mark.rule("Z-193")
def test_telepathy_is_refused_to_who_is_not_ready_for_the_next_rank() -> None:
    play = alone(**READY | {"points": (15, 10, 4)}).start()
    assert "telepathy" not in play.options
    assert play.refused()["telepathy"] == ("not_ready", "Z-193")
