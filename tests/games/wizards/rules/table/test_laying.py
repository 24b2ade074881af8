"""Building the map (Z-135 to Z-139, Z-304), and where the players begin (Z-102)."""

import random
from collections import Counter

import pytest

from fabletop.core.game import settle
from fabletop.core.match import Match
from fabletop.games.wizards import hexes
from fabletop.games.wizards.box import open_box
from fabletop.games.wizards.game import WIZARDS
from fabletop.games.wizards.isles import COLUMNS, ROWS, SHAPE, axial
from fabletop.games.wizards.rules.table.setup import PLANS
from fabletop.games.wizards.scenario import WizardsPlay
from fabletop.games.wizards.state import Table

SEATS = range(2, 7)


def laying(seats: int, seed: int = 1, **options: str) -> Match[Table]:
    """A game whose map is laid by the players."""
    names = [f"seat {seat}" for seat in range(seats)]
    return Match.new(WIZARDS, seats=names, seed=seed, options=options)


def table_of(match: Match[Table]) -> Table:
    return match.position.table


def lay_one(match: Match[Table], luck: random.Random) -> list[str]:
    """One player lays a land, somewhere; the questions that were asked for it."""
    asked = []
    laid = len(table_of(match).placements)
    while len(table_of(match).placements) == laid:
        question = match.position.open[0]
        asked.append(question.kind)
        match.answer(luck.choice(question.options), question.seat)
    return asked


def lay_all(match: Match[Table], seed: int = 5) -> None:
    luck = random.Random(seed)
    while table_of(match).phase == "laying":
        lay_one(match, luck)


def seen(match: Match[Table], seat: int | None) -> list[str]:
    """The lands on the board as a seat sees them."""
    return [str(land) for land, _, _ in match.view(seat).placements]


def centres(table: Table) -> list[hexes.Hex]:
    return [axial(centre) for _, centre, _ in table.placements]


def is_legal(table: Table, *, in_order: bool = True) -> bool:
    """All lands on the board, none upon another, each not far from one that lay before it."""
    covered = Counter(
        hexes.add(centre, hexes.turn(spot, turns))
        for centre, (_, _, turns) in zip(centres(table), table.placements, strict=True)
        for spot in SHAPE
    )
    places = [hexes.to_offset(place) for place in covered]
    inside = all(0 <= column < COLUMNS and 0 <= row < ROWS for column, row in places)
    there = centres(table)
    near = all(
        any(
            hexes.distance(one, other) <= 8
            for place, other in enumerate(there)
            if place != number and (place < number or not in_order)
        )
        for number, one in enumerate(there)
        if number or not in_order
    )
    return inside and near and len(covered) == 18 * 19 and set(covered.values()) == {1}


# Dealing, laying, drawing


@pytest.mark.rule("Z-135", "Z-138", "T-082")
@pytest.mark.parametrize(("seats", "drawn"), [(2, 12), (3, 9), (4, 6), (5, 3), (6, 0)])
def test_three_lands_are_dealt_to_each_and_the_others_are_drawn_one_by_one(
    seats: int, drawn: int
) -> None:
    match = laying(seats)
    table = table_of(match)
    assert [len(hand) for hand in table.hands] == [3] * seats
    assert len(table.stack) == drawn == 18 - 3 * seats
    luck = random.Random(2)
    for laid in range(1, 19):
        seat = match.position.open[0].seat
        before = len(table_of(match).hands[seat])
        lay_one(match, luck)
        after = len(table_of(match).hands[seat])
        assert after == (before if laid <= drawn else before - 1)
        assert len(table_of(match).stack) == max(0, drawn - laid)


@pytest.mark.rule("Z-135")
def test_lands_are_shuffled_before_they_are_dealt() -> None:
    hands = [tuple(map(tuple, table_of(laying(3, seed)).hands)) for seed in range(8)]
    assert len(set(hands)) == 8
    for hand in hands:
        assert len({land for lands in hand for land in lands}) == 9


@pytest.mark.rule("Z-136", "T-102")
@pytest.mark.parametrize("seats", SEATS)
def test_players_lay_in_turn_and_it_is_remembered_who_laid_what(seats: int) -> None:
    match = laying(seats)
    first = table_of(match).first
    held = [set(hand) for hand in table_of(match).hands]
    luck = random.Random(3)
    for number in range(18):
        seat = match.position.open[0].seat
        assert seat == (first + number) % seats
        held[seat] |= set(table_of(match).hands[seat])
        lay_one(match, luck)
        assert table_of(match).placements[-1][0] in held[seat]
    assert table_of(match).placed_by == [(first + number) % seats for number in range(18)]


@pytest.mark.rule("Z-137", "T-102")
@pytest.mark.parametrize("turns", range(6))
def test_who_lays_a_land_decides_which_way_it_lies(turns: int) -> None:
    match = laying(3)
    luck = random.Random(4)
    while match.position.open[0].kind != "lay_turn":
        match.answer(luck.choice(match.position.open[0].options))
    assert match.position.open[0].options == [("turn", number) for number in range(6)]
    match.answer(("turn", turns))
    assert table_of(match).placements[0][2] == turns


def test_the_first_land_lies_in_the_middle_at_a_side_or_in_a_corner() -> None:
    match = laying(3)
    match.answer(match.position.open[0].options[0])
    offered = match.position.open[0].options
    assert len(offered) == 9
    assert {option[0] for option in offered} == {"centre"}


def test_every_other_land_lies_near_one_of_those_that_are_there() -> None:
    match = laying(3)
    luck = random.Random(6)
    assert lay_one(match, luck) == ["lay", "lay_near", "lay_turn"]
    asked = lay_one(match, luck)
    assert asked[0] == "lay"
    assert asked[-2:] == ["lay_centre", "lay_turn"]


# Face down


@pytest.mark.rule("Z-136", "Z-139", "Z-304", "T-102")
@pytest.mark.parametrize("play", ["competitive", "cooperative"])
def test_nobody_sees_what_another_has_laid_until_all_lands_lie(play: str) -> None:
    match = laying(3, play=play)
    luck = random.Random(7)
    for laid in range(1, 18):
        lay_one(match, luck)
        assert seen(match, None) == ["?"] * laid
        for seat in range(3):
            own = [placer == seat for placer in table_of(match).placed_by]
            assert [land != "?" for land in seen(match, seat)] == own
            assert match.view(seat).hand == table_of(match).hands[seat]
    lay_one(match, luck)
    for viewer in (None, 0, 1, 2):
        assert sorted(seen(match, viewer)) == sorted(open_box().lands)


@pytest.mark.rule("Z-138", "Z-304")
def test_the_chronicle_names_a_land_only_to_who_draws_it() -> None:
    match = laying(3)
    lay_one(match, random.Random(8))
    seat = table_of(match).placed_by[0]
    drawn = table_of(match).hands[seat][-1]
    told = {viewer: [event.told for _, event in match.chronicle(viewer)] for viewer in range(3)}
    for viewer in range(3):
        assert ("laid", seat, 1) in told[viewer]
        assert (("drew_land", drawn) in told[viewer]) == (viewer == seat)
        assert len(told[viewer]) == 1 + (viewer == seat)


@pytest.mark.rule("Z-139", "T-102")
@pytest.mark.parametrize("seats", SEATS)
def test_when_all_lands_lie_they_are_turned_up_and_the_game_begins(seats: int) -> None:
    match = laying(seats)
    lay_all(match)
    table = table_of(match)
    told = [event.told for _, event in match.chronicle(None)]
    assert told[17:19] == [("laid", table.placed_by[-1], 18), ("map",)]
    assert (table.phase, match.position.open[0].kind) == ("play", "turn")
    assert len(table.isles.placed) == 18
    assert table.isles.names[table.dragon] == "dragons_lair-0"


# Every map is a map


@pytest.mark.parametrize("seats", SEATS)
def test_a_map_that_was_laid_is_legal(seats: int) -> None:
    match = laying(seats, seed=seats)
    lay_all(match, seed=seats)
    assert is_legal(table_of(match))


def test_random_maps_are_legal_and_differ() -> None:
    tables = [table_of(laying(2, seed, layout="random")) for seed in range(40)]
    assert all(is_legal(table) for table in tables)
    assert len({tuple(table.placements) for table in tables}) == 40
    assert {turns for table in tables for _, _, turns in table.placements} == set(range(6))


@pytest.mark.parametrize("layout", PLANS)
def test_the_ready_made_maps_are_legal(layout: str) -> None:
    assert is_legal(table_of(laying(2, layout=layout)), in_order=False)


# Where one begins


@pytest.mark.rule("Z-102", "T-097")
def test_two_players_may_begin_in_the_same_space_and_do_not_meet_there() -> None:
    options = settle(WIZARDS, {"layout": "sample_a"}, 2)
    table = WIZARDS.new(options, 2, seed=3)
    table.chance.load([("pick", 2), ("pick", 4), ("pick", 2), ("pick", 4)])
    play = WizardsPlay(WIZARDS, table, options, 2)
    play.finish()
    assert play.where(0) == play.where(1) == "harrowfield-4"
    assert {event[0] for event in play.told()} == {"map", "begins", "day", "turn"}
    assert play.question.kind == "turn"


@pytest.mark.rule("Z-102")
def test_everybody_begins_in_some_space_of_a_common_land() -> None:
    for seed in range(30):
        table = table_of(laying(6, seed, layout="random"))
        isles = table.isles
        lands = [isles.land[player.space] for player in table.players]
        assert {isles.kinds[land] for land in lands} == {"common"}
