"""Tables that were saved when the fields of all expansions stood on the table and on heroes."""

import json
from random import Random

import pytest

from fabletop.core.codec import JsonObject
from fabletop.core.errors import BadSave
from fabletop.core.game import Options, settle
from fabletop.core.match import Match
from fabletop.games.prophecy import PROPHECY
from fabletop.games.prophecy.expansions.adventures.pieces import masquerade
from fabletop.games.prophecy.scenario import Scenario
from fabletop.games.prophecy.state import Table

STANDARD: Options = {"version": "standard"}
CARDS: Options = {**STANDARD, "races": "yes", "new_adventures": "riddler", "trade": "yes"}
TABLES: dict[str, Options] = {
    "Basic": {},
    "Standard": STANDARD,
    "both Realms": {**CARDS, "island": "yes", "realms": "water+dragon", "artifacts": "ten"},
    "cooperative": {**CARDS, "island": "yes", "ending": "cooperative"},
    "hunters": {**CARDS, "island": "yes", "ending": "treasure_hunters"},
}
ON_THE_TABLE: JsonObject = {
    **{"strokes": 0, "frozen": 0, "caches": {}, "races": [], "island": None, "double": None},
    **{"double_damaged": [], "riddle": [], "used_up": 0, "storms": []},
}
"""The fields that every table had, whatever was played."""
ON_A_HERO: JsonObject = {
    **{"bubbles": 0, "spent_bubbles": 0, "stuck": False, "fame": 0, "tome_asleep": 0},
    **{"fate": False, "maps": [], "foretold": []},
}


def as_saved_before(table: Table) -> JsonObject:
    saved: JsonObject = json.loads(json.dumps(PROPHECY.dump(table)))
    pieces = saved.pop("pieces")
    found = ON_THE_TABLE | {"island": pieces.pop("island", None)}
    for own in pieces.values():
        found |= own
    heroes = [_hero(one) for one in saved["heroes"]]
    double = found["double"] and _hero(found["double"])
    return saved | found | {"heroes": heroes, "double": double}


def _hero(saved: JsonObject) -> JsonObject:
    found = ON_A_HERO.copy()
    for own in saved.pop("belongings").values():
        found |= own
    return saved | found


@pytest.mark.parametrize("options", TABLES.values(), ids=TABLES)
@pytest.mark.parametrize("seed", range(3))
def test_an_older_save_is_the_same_table(options: Options, seed: int) -> None:
    settled = settle(PROPHECY, options, 3)
    match = Match.new(PROPHECY, seats=["a", "b", "c"], seed=seed, options=settled)
    luck = Random(seed)
    while not match.over and len(match.entries) < 400:
        asked = match.decisions()[0]
        match.answer(luck.choice(asked.question.options), asked.seat)
        if len(match.entries) % 50 == 0:
            table = match.position.checkpoint
            assert PROPHECY.load(settled, as_saved_before(table)) == table


def test_late_positions_in_older_saves_are_the_same_tables() -> None:
    for options in TABLES.values():
        settled = settle(PROPHECY, options, 3)
        for seed in range(5):
            table = PROPHECY.rich(settled, 3, seed)
            assert PROPHECY.load(settled, as_saved_before(table)) == table


def test_a_battle_with_a_doppelganger_in_an_older_save_goes_on() -> None:
    scene = Scenario(2, version="standard", new_adventures="yes", island="yes")
    scene.hero("paladin", at="plains_by_city").hero("mystic", at="village", maps=2)
    play = scene.lies("plains_by_city", "doppelganger").start()
    play.answers("stay")
    assert masquerade(play.table).double is not None
    table = play.match.position.checkpoint
    assert PROPHECY.load(play.match.header.options, as_saved_before(table)) == table


@pytest.mark.parametrize(
    ("place", "said"),
    [
        (("heroes", "Paladin"), r"table\.heroes should be a list"),
        (("island", {"fragments": 3}), r"table\.pieces\.island\.fragments should be a list"),
        (("storms", ["first"]), r"table\.pieces\.water\.storms"),
    ],
    ids=["heroes", "island", "storms"],
)
def test_what_is_wrong_with_an_older_save_is_named(place: tuple[str, object], said: str) -> None:
    play = Scenario(2, version="standard", island="yes", realms="water").hero("paladin").start()
    name, wrong = place
    with pytest.raises(BadSave, match=said):
        PROPHECY.load(play.match.header.options, as_saved_before(play.table) | {name: wrong})


def test_what_is_wrong_with_a_hero_of_an_older_save_is_named() -> None:
    play = Scenario(2, version="standard", island="yes").hero("paladin").start()
    saved = as_saved_before(play.table)
    saved["heroes"][0]["maps"] = 2
    with pytest.raises(BadSave, match=r"table\.heroes\.belongings\.island\.maps"):
        PROPHECY.load(play.match.header.options, saved)
