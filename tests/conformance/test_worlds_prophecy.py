"""Imagined worlds of Prophecy depend only on what a seat knows."""

from random import Random

import pytest

from fabletop.core.game import settle
from fabletop.core.position import Position
from fabletop.games.prophecy import PROPHECY
from fabletop.games.prophecy.expansions.adventures.pieces import RIDDLE, riddle_of
from fabletop.games.prophecy.expansions.island.pieces import has_island, island_of
from fabletop.games.prophecy.expansions.races.pieces import NAME as RACES
from fabletop.games.prophecy.expansions.races.pieces import race_deck
from fabletop.games.prophecy.scenario import Scenario
from fabletop.games.prophecy.state import Table
from tests.conformance.worlds import Seats, Variant, check_worlds, named, play_and_check

MOST = 700
"""Decisions of a game."""

STANDARD = {"version": "standard"}
YES = dict.fromkeys(("island", "races", "new_items", "dragon_cards", "trade"), "yes")

VARIANTS: list[Variant] = [
    (2, {}),
    (4, {"version": "basic", "chance": "altar_25"}),
    (2, {**STANDARD, "races": "yes"}),
    (4, {**STANDARD, "teams": "pairs", "races": "yes"}),
    (3, {**STANDARD, "ending": "apocalypse", "new_adventures": "riddler", "new_items": "yes"}),
    (3, {**STANDARD, "island": "yes", "treasures": "random"}),
    (2, {**STANDARD, "island": "yes", "ending": "treasure_hunters"}),
    (2, {**STANDARD, "realms": "water", "ending": "lord_of_the_sea"}),
    (3, {**STANDARD, "realms": "dragon", "artifacts": "mixed"}),
    (1, {**STANDARD, "ending": "cooperative"}),
    (3, {**STANDARD, "ending": "cooperative", "dragon_cards": "yes"}),
    (2, {**STANDARD, "artifacts": "chosen", "keep": "royal_cape", "banish": "banner_of_hope"}),
    (5, {**STANDARD, **YES, "realms": "both", "new_adventures": "yes", "artifacts": "ten"}),
]


@pytest.mark.parametrize("variant", VARIANTS, ids=named(VARIANTS))
def test_a_world_is_the_same_from_any_table_that_looks_the_same(variant: Variant) -> None:
    for seed in range(2):
        play_and_check(
            PROPHECY, variant, seed, check, most=MOST, always=lambda table: bool(table.drafts)
        )


def check(table: Table, eyes: Seats, luck: Random) -> None:
    """The same worlds are drawn if the decks lie in another order."""
    check_worlds(PROPHECY, table, eyes, luck)
    seed, other = luck.getrandbits(40), stirred(table, luck)
    assert PROPHECY.reimagine(other, eyes, seed) == PROPHECY.reimagine(table, eyes, seed)


def stirred(table: Table, luck: Random) -> Table:
    """The same table with its decks in another order, as far as nobody can have seen them."""
    other = table.copy()
    decks = [other.adventure_deck, other.common_deck, other.character_deck]
    decks += [other.boxed, *other.ability_decks.values()]
    decks += [realm.abilities for realm in other.realms.values()]
    if not other.phase.startswith("fate"):
        decks.append(other.chance_deck)
    if RIDDLE not in other.pieces or not riddle_of(other).riddle:
        decks.append(other.rare_deck)
    if RACES in other.pieces:
        decks.append(race_deck(other))
    if has_island(other):
        decks += [island_of(other).fragments, island_of(other).treasures]
    for deck in decks:
        luck.shuffle(deck)
    other.chance.reseed(luck.getrandbits(40))
    return other


def drafted(seats: int, races: str = "no") -> Position[Table]:
    """A draft in which everybody has passed two cards."""
    options = settle(PROPHECY, {**STANDARD, "races": races}, seats)
    position = Position(PROPHECY, PROPHECY.new(options, seats, 5))
    for _ in range(2 * seats):
        question = position.open[0]
        position.answer(question.options[0], question.seat)
    return position


def test_in_a_draft_one_knows_what_one_has_passed_but_not_whether_it_was_kept() -> None:
    table = drafted(4).table
    first, second = table.passed[0]
    kept = set()
    for seed in range(20):
        world = PROPHECY.reimagine(table, (0,), seed)
        assert world.drafts[0] == table.drafts[0]
        assert world.drafts[1][1] == second
        assert first in (world.drafts[1][0], world.drafts[2][1])
        kept.add(world.drafts[1][0] == first)
    assert kept == {True, False}


def test_in_a_draft_of_two_one_knows_what_came_back() -> None:
    table = drafted(2).table
    first, _ = table.passed[0]
    came_back = table.drafts[0][1] == first
    for seed in range(20):
        world = PROPHECY.reimagine(table, (0,), seed)
        assert came_back or world.drafts[1][0] == first


def test_what_others_have_passed_agrees_with_their_hands() -> None:
    table = drafted(5, races="yes").table
    for seed in range(20):
        world = PROPHECY.reimagine(table, (0,), seed)
        for seat in range(5):
            first, second = world.passed[seat]
            left, next_left = world.drafts[(seat + 1) % 5], world.drafts[(seat + 2) % 5]
            assert second == left[1]
            assert first in (left[0], next_left[1])


def test_the_riddle_may_be_any_item_that_fits_the_answers() -> None:
    play = (
        Scenario(version="standard", new_adventures="riddler")
        .hero("druid", at="plains_by_city")
        .lies("plains_by_city", "mad_riddler")
        .start("arrive")
    )
    riddle_of(play.table).riddle = ["potion yes"]
    potions = {PROPHECY.reimagine(play.table, (0,), seed).rare_deck[-1] for seed in range(20)}
    assert len(potions) > 1
    assert {play.table.box.items[potion].kind for potion in potions} == {"potion"}
