"""The charts of Random Encounters, animals, Traps and Random Wizards, for every roll (Z-029 to
Z-046, Z-082)."""

from dataclasses import replace
from typing import Any

import pytest

from fabletop.games.wizards.isles import MOUNTAINS, SIZE, WATER
from fabletop.games.wizards.rules.travel.paces import shuns
from fabletop.games.wizards.scenario import Scenario, WizardsPlay
from tests.games.wizards.charts import Row, alone, consequences, rows

HERE = "larkspur-1"
"""Plains without a place, a step from the plains where the player begins."""

PERSON: dict[str, Any] = {"order": "druids", "at": "larkspur-0"}

TRAP, ANIMAL, CARD = 2, 3, 6
"""Results of a Random Encounter."""


def look_around(position: Scenario, row: Row, *dice: int) -> WizardsPlay:
    """Move a step with a roll of 5, have a Random Encounter, and go on as the row says."""
    play = row.luck(position.dice(5, *dice)).start()
    play.answers("roll", f"step {HERE}", "stop", "encounter", *row.answers)
    return play


# Random Encounters

RANDOM = [
    Row(
        "1",
        "Z-082",
        [("meets_demons", 0), ("demon_roll", 0, 4, "dazed"), ("dazed", 0), ("demons", HERE)],
        lambda s: s.dice(4),
    ),
    Row("2", "Z-082", [("trap", 0, 1), ("caught", 0, "held", 0)], lambda s: s.dice(1)),
    Row("3", "Z-082", [("animal_roll", 0, 5), ("animal_comes", 0, "unicorn")], lambda s: s.dice(5)),
    Row("4", "Z-082", [("event", 0, "green_paths")], lambda s: s.draws("green_paths")),
    Row("5", "Z-082", [("chart", 0, "towns", 5), ("extra", 0, 1)], lambda s: s.dice(5)),
    Row("6", "Z-082", [("wizard_card", "phantasm_3")], lambda s: s.draws("phantasm_3")),
]
EFFECTS = ["demons", "trap", "animal", "event", "town", "wizard_card"]


@pytest.mark.parametrize("rank", range(5))
@pytest.mark.parametrize(("row", "roll"), rows(RANDOM))
def test_a_random_encounter_is_the_same_for_every_rank(row: Row, roll: int, rank: int) -> None:
    position = alone(order="sorcerers" if rank else "", rank=rank, at="larkspur-0")
    spells = {1: rank == 4, 2: rank > 1}
    answers = ["face", "submit"][roll - 1 : roll] if spells.get(roll) else []
    play = look_around(position, replace(row, answers=tuple(answers)), roll)
    assert ("random", 0, roll, EFFECTS[roll - 1]) in play.told()
    assert consequences(play, "random") == row.told


# Animals

ANIMALS = [
    Row(
        "1",
        "Z-029",
        [("dragon", HERE), ("meets_dragon", 0), ("dragon_roll", 0, 6, "nothing")],
        lambda s: s.dice(6),
    ),
    Row("2", "Z-030", [("animal_comes", 0, "horse")]),
    Row("3", "Z-031", [("animal_comes", 0, "hound")]),
    Row("4", "Z-032", [("animal_comes", 0, "winged_horse")]),
    Row("5", "Z-033", [("animal_comes", 0, "unicorn")]),
    Row(
        "6",
        "Z-034",
        [("dove", 0), ("task", 0, "the_sealed_letter", "optional")],
        lambda s: s.draws("the_sealed_letter"),
    ),
]


@pytest.mark.parametrize(("row", "roll"), rows(ANIMALS))
def test_each_roll_brings_another_animal(row: Row, roll: int) -> None:
    play = look_around(alone(**PERSON), row, ANIMAL, roll)
    assert consequences(play, "animal_roll") == row.told


@pytest.mark.rule("Z-030", "Z-031")
@pytest.mark.parametrize(("roll", "animal", "days"), [(2, "horse", 3), (3, "hound", 4)])
def test_a_horse_stays_three_days_and_a_hound_four(roll: int, animal: str, days: int) -> None:
    """The Day on which it comes is not counted."""
    play = look_around(alone(**PERSON), Row("", "", []), ANIMAL, roll)
    while play.player().animal:
        play.answers("roll" if play.question.kind == "turn" else "stop")
        if play.question.kind == "random":
            play.answers("rest")
    lasted = play.told()[: play.told().index(("animal_leaves", 0, animal))]
    assert [event[1] for event in lasted if event[0] == "day"][-1] == 1 + days


@pytest.mark.rule("Z-030", "Z-031", "Z-032", "Z-033")
@pytest.mark.parametrize(
    ("animal", "places"),
    [
        ("horse", "water ruktal mountains"),
        ("hound", "water ruktal lair"),
        ("winged_horse", "water ruktal lair crest"),
        ("unicorn", ""),
    ],
)
def test_an_animal_refuses_these_spaces_and_no_others(animal: str, places: str) -> None:
    table = alone().start().table
    isles = table.isles
    spaces = {
        "water": {space for space in range(SIZE) if isles.terrain[space] == WATER},
        "mountains": {space for space in range(SIZE) if isles.terrain[space] == MOUNTAINS},
        "lair": set(isles.spaces[isles.index["dragons_lair"]]),
        "ruktal": {isles.where["ruktal"]},
        "crest": {isles.where["star_crest"]},
    }
    wanted = set[int]().union(*(spaces[place] for place in places.split()))
    assert {space for space in range(SIZE) if shuns(table, animal, space)} == wanted


@pytest.mark.rule("Z-035")
@pytest.mark.parametrize("animal", ["horse", "hound", "winged_horse", "unicorn"])
@pytest.mark.parametrize("foe", ["demons", "dragon"])
def test_every_animal_leaves_at_a_meeting_with_demons_or_the_dragon(animal: str, foe: str) -> None:
    position = alone(**PERSON, animal=animal, animal_days=9, animal_turns=9)
    (position.demons if foe == "demons" else position.dragon)(HERE)
    play = position.dice(2, 2).start() if foe == "demons" else position.dice(2, 3).start()
    play.answers("roll", f"step {HERE}")
    told = play.told()
    assert told.index(("animal_leaves", 0, animal)) == told.index((f"meets_{foe}", 0)) + 1


# Traps

TRAPS = [
    Row("1", "Z-036", [("caught", 0, "held", 0)]),
    Row("2", "Z-037", [("carried", 0, "dragons_lair-0"), ("lands", 0, "dragons_lair-0")]),
    Row("3", "Z-038", [("caught", 0, "turns", 4)], lambda s: s.dice(4)),
    Row(
        "4",
        "Z-039",
        [("carried", 0, "dragons_lair-9"), ("lands", 0, "dragons_lair-9")],
        lambda s: s.within("dragons_lair-9"),
    ),
    Row("5", "Z-040", [("caught", 0, "stuck", 0)]),
    Row(
        "6",
        "Z-041",
        [("carried", 0, "glendale-17"), ("lands", 0, "glendale-17")],
        lambda s: s.randomly("glendale-17"),
    ),
]


@pytest.mark.parametrize(("row", "roll"), rows(TRAPS))
def test_a_trap_holds_or_carries_off(row: Row, roll: int) -> None:
    play = look_around(alone(**PERSON), row, TRAP, roll)
    assert consequences(play, "trap") == row.told
    assert "call" in play.options


# Random Wizards

NAMES = ["ishkatar", "tolmitar", "aevarex", "elekov", "zegoral", "terek", "veldor"]
TRAPPED = ["trap_abbey", "trap_cottage", "trap_crest", "trap_lair"]
PHANTASMS = ["phantasm_1", "phantasm_2", "phantasm_3"]


def wizard_for(roll: int) -> str:
    """Seven numbers for each card; after the seven High Wizards one number is left."""
    return (NAMES if roll < 50 else PHANTASMS + TRAPPED)[roll % 50 // 7]


@pytest.mark.rule("Z-042", "Z-043", "Z-044", "Z-045", "T-011", "T-095")
@pytest.mark.parametrize("roll", range(100), ids=lambda roll: f"{roll:02}")
def test_dice_stand_for_a_drawn_card_and_49_and_99_are_rolled_again(roll: int) -> None:
    again = [51] if roll in (49, 99) else []
    position = alone(Scenario(2, play="cooperative"), **PERSON, events=["ring_of_return"])
    play = look_around(position, Row("", "", []), CARD, roll + 1, *again)
    card = "phantasm_1" if again else wizard_for(roll)
    assert consequences(play, "random")[0] == ("wizard_card", card)


@pytest.mark.rule("Z-046", "Z-045", "T-011", "T-095")
@pytest.mark.parametrize("roll", range(100), ids=lambda roll: f"{roll:02}")
def test_where_traps_and_phantasms_are_ignored_fifty_is_taken_off(roll: int) -> None:
    again = [51] if roll in (49, 99) else []
    position = alone(order="wizards", at="shrineheart-0").draws("the_sealed_letter")
    play = position.dice(2, 3, roll + 1, *again).start()
    play.answers("roll", "step shrineheart-3")
    wizard = "ishkatar" if again else NAMES[roll % 50 // 7]
    assert consequences(play, "chart")[0] == ("contact", 0, wizard)
