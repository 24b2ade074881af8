"""The odds of a battle are those of playing it out for every result of the dice."""

import random

import pytest

from fabletop.core.game import Options, settle
from fabletop.games.prophecy.box import open_box
from fabletop.games.prophecy.game import PROPHECY
from fabletop.games.prophecy.printed.cards import STRENGTH, WILLS
from fabletop.games.prophecy.rich import deal
from fabletop.games.prophecy.seen.battles.fights import belongings
from fabletop.games.prophecy.seen.battles.odds import creature_odds
from fabletop.games.prophecy.state import NOBODY, Table
from tests.games.prophecy.seen.battles.played_out import Plan, begun, equipped, results, told

EVERYTHING: Options = {
    "version": "standard",
    "island": "yes",
    "realms": "both",
    "new_items": "yes",
    "new_adventures": "yes",
    "artifacts": "mixed",
    "dragon_cards": "yes",
    "races": "yes",
}
BOX = open_box(boards=("island", "water", "dragon"))
HEROES = 3


def late(seed: int) -> Table:
    """A late position with a hero who is in a space of the main board and has no battle yet."""
    table = deal(settle(PROPHECY, EVERYTHING, 3), 3, seed)
    table.battle, table.phase, table.assault = None, "fight", NOBODY
    hero = table.heroes[table.active]
    hero.alive, hero.away = True, ""
    return table


@pytest.mark.parametrize("foe", sorted(BOX.foes))
def test_the_odds_against_everybody_in_the_box_are_those_of_playing_it_out(foe: str) -> None:
    compared = 0
    for number in range(HEROES):
        luck = random.Random(f"{foe} {number}")
        table = late(luck.randrange(10_000))
        seat = table.active
        before = belongings(table, seat)
        for kind in (STRENGTH, WILLS):
            played = begun(table, foe)
            used = equipped(played, kind, luck) if played.battle else []
            odds = creature_odds(PROPHECY.view(table, seat), seat, foe, kind, tuple(used))
            if odds is None:
                continue
            compared += 1
            expected = results(played, Plan(kind, {seat: used}), seat, before)
            assert told(odds) == expected, used
    assert compared or BOX.foes[foe].special.copies_character
