"""The Standard version before the first turn: planes, guilds, the first terrain, the draft."""

import json
from collections import Counter
from collections.abc import Sequence

import pytest

from fabletop.core.conformance.games import check_game
from fabletop.core.game import settle
from fabletop.core.match import Match
from fabletop.core.question import parse
from fabletop.core.view import observers, plain
from fabletop.games.prophecy import PROPHECY
from fabletop.games.prophecy.box import open_box
from fabletop.games.prophecy.rules.table.setup import deal_characters, lay_out, open_world
from fabletop.games.prophecy.state import Table

STANDARD = {"version": "standard"}
SEEDS = range(12)


def new(seats: int = 3, seed: int = 1) -> Match[Table]:
    return Match.new(PROPHECY, seats=[f"p{n}" for n in range(seats)], seed=seed, options=STANDARD)


def dealt(seed: int, seats: int = 3) -> Table:
    """The cards are dealt, the draft has not begun."""
    table = PROPHECY.new(settle(PROPHECY, STANDARD, seats), seats, seed)
    lay_out(table)
    deal_characters(table)
    return table


def opened(table: Table) -> Table:
    """Everybody plays the first card of the hand; nobody has moved yet."""
    later = table.copy()
    open_world(later, [hand[0] for hand in table.drafts])
    return later


def choose(match: Match[Table], verb: str, cards: Sequence[str]) -> None:
    for seat, card in enumerate(cards):
        match.answer(parse(f"{verb} {card}"), seat)


def characters(match: Match[Table], seat: int) -> list[object]:
    """The characters in play, as a seat sees them."""
    return [hero.character for hero in match.view(seat).heroes]


@pytest.mark.rule("R-010")
def test_five_astral_planes_lie_at_the_edge_beside_two_spaces_each() -> None:
    board = open_box(boards=()).board
    beside = [space for plane in board.planes for space in plane.adjacent]
    assert len(board.planes) == 5
    assert len(set(beside)) == 10
    assert set(beside) <= set(board.ids)


@pytest.mark.rule("R-016")
def test_each_plane_hides_an_artifact_and_a_guardian_of_each_rank() -> None:
    table = dealt(1)
    guardians = {name: card for name, card in table.box.guardians.items() if not card.part}
    assert sorted(plane.lesser for plane in table.planes) == sorted(
        name for name, card in guardians.items() if card.rank == "lesser"
    )
    assert sorted(plane.greater for plane in table.planes) == sorted(
        name for name, card in guardians.items() if card.rank == "greater"
    )
    assert sorted(card for plane in table.planes for card in plane.artifacts) == sorted(
        card.id for card in table.box.artifacts.values() if not card.part
    )
    assert all(len(plane.artifacts) == 1 and not plane.shown for plane in table.planes)


@pytest.mark.rule("R-016")
def test_what_lies_in_the_planes_is_random_and_unseen() -> None:
    assert len({tuple(plane.lesser for plane in dealt(seed).planes) for seed in SEEDS}) > 1
    assert len({tuple(plane.greater for plane in dealt(seed).planes) for seed in SEEDS}) > 1
    assert len({tuple(plane.artifacts[0] for plane in dealt(seed).planes) for seed in SEEDS}) > 1
    for plane in PROPHECY.view(dealt(1), 0).planes:
        assert (plane.lesser, plane.greater, plane.artifacts) == ("?", "?", ["?"])


@pytest.mark.rule("R-018")
def test_the_ability_deck_of_each_guild_is_shuffled_by_itself() -> None:
    one, other = dealt(1), dealt(2)
    for guild, deck in one.ability_decks.items():
        assert len(deck) == 10
        assert {one.box.abilities[card].guild for card in deck} == {guild}
        assert deck != other.ability_decks[guild]


@pytest.mark.rule("R-021")
def test_the_top_ability_of_every_guild_lies_open_at_the_start() -> None:
    before = dealt(1)
    after = opened(before)
    for guild, deck in before.ability_decks.items():
        assert after.training[guild] == [deck[-1]]
        assert after.ability_decks[guild] == deck[:-1]


@pytest.mark.rule("R-022")
def test_the_first_terrain_of_the_chance_deck_fills_its_spaces_face_up() -> None:
    for seed in SEEDS:
        before = dealt(seed)
        after = opened(before)
        chance = before.box.chance
        first = next(card for card in before.chance_deck[::-1] if chance[card].kind == "terrain")
        terrain = chance[first].params.terrain
        filled = [len(cards) for cards in after.adventures]
        assert filled == [int(there == terrain) for there in after.box.board.terrain]
        assert not any(after.face_down)
        assert after.chance_discard == [first]
        assert Counter(after.chance_deck) == Counter(before.chance_deck) - Counter([first])


@pytest.mark.rule("R-022")
def test_the_rest_of_the_chance_deck_is_shuffled_after_the_first_terrain() -> None:
    for seed in SEEDS:
        before = dealt(seed)
        after = opened(before)
        others = [card for card in before.chance_deck if card not in after.chance_discard]
        assert [card for card in after.chance_deck if card in others] != others


@pytest.mark.rule("R-023", "R-024", "R-025", "R-026")
def test_heroes_start_the_standard_version_in_their_first_guild_with_bare_hands() -> None:
    table = opened(dealt(3, seats=5))
    for hero in table.heroes:
        card = table.character(hero)
        assert (hero.health, hero.wounds, hero.magic, hero.drained) == (
            *(card.strength, 0),
            *(card.willpower, 0),
        )
        assert (hero.gold, hero.experience) == (3, 3)
        assert (hero.items, hero.abilities) == ([], [])
        assert table.box.board.ids[hero.space] == card.guilds[0]


@pytest.mark.rule("R-028")
def test_everybody_is_dealt_two_characters_and_asked_at_the_same_time() -> None:
    match = new()
    hands = match.position.table.drafts
    assert len({card for hand in hands for card in hand}) == 6
    assert [
        (question.seat, question.kind, list(question.options)) for question in match.position.open
    ] == [(seat, "draft", [("hold", card) for card in hand]) for seat, hand in enumerate(hands)]


@pytest.mark.rule("R-028", "R-029")
def test_the_card_that_is_not_kept_goes_to_the_player_on_the_left_twice() -> None:
    match = new()
    for _ in range(2):
        hands = [hand[:] for hand in match.position.table.drafts]
        choose(match, "hold", [hand[1] for hand in hands])
        assert match.position.table.drafts == [
            [hands[0][1], hands[2][0]],
            [hands[1][1], hands[0][0]],
            [hands[2][1], hands[1][0]],
        ]
    assert [question.kind for question in match.position.open] == ["pick"] * 3


@pytest.mark.rule("R-030")
def test_after_two_passes_each_player_plays_one_card_and_discards_the_other() -> None:
    match = new()
    for _ in range(2):
        choose(match, "hold", [hand[0] for hand in match.position.table.drafts])
    hands = [hand[:] for hand in match.position.table.drafts]
    choose(match, "play", [hand[1] for hand in hands])
    table = match.position.table
    assert [hero.character for hero in table.heroes] == [hand[1] for hand in hands]
    assert {hand[0] for hand in hands} <= set(table.character_deck)
    assert (table.drafts, table.passed) == ([], [])


@pytest.mark.rule("R-030")
def test_nobody_learns_a_character_before_all_have_chosen() -> None:
    match = new()
    for _ in range(2):
        choose(match, "hold", [hand[0] for hand in match.position.table.drafts])
    hands = [hand[:] for hand in match.position.table.drafts]
    choose(match, "play", [hands[0][0], hands[1][0]])
    assert characters(match, 2) == ["", "", ""]
    match.answer(parse(f"play {hands[2][0]}"), 2)
    assert characters(match, 2) == [hand[0] for hand in hands]


@pytest.mark.rule("R-028", "R-029")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_no_view_of_the_draft_names_a_card_that_the_seat_has_not_held(seats: int) -> None:
    match = new(seats, seed=seats)
    seen: list[set[str]] = [set() for _ in range(seats)]
    assert match.position.table.phase == "draft"
    while match.position.table.phase == "draft":
        hands = [hand[:] for hand in match.position.table.drafts]
        for seat, hand in enumerate(hands):
            seen[seat] |= set(hand)
        for seat, hand in enumerate(hands):
            _assert_nothing_else_is_named(match, seen)
            verb = match.position.question(seat).options[0][0]
            match.answer((verb, hand[0]), seat)


def _assert_nothing_else_is_named(match: Match[Table], seen: list[set[str]]) -> None:
    for seat in (None, *range(len(seen))):
        known = seen[seat] if seat is not None else set()
        told = [event.told for _, event in match.chronicle(seat)]
        shown = json.dumps([plain(match.view(seat)), told])
        assert {card for card in open_box().characters if f'"{card}"' in shown} <= known


@pytest.mark.rule("R-028")
@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_other_hands_could_be_any_cards_as_far_as_a_seat_can_tell(seat: int | None) -> None:
    match = new(seed=4)
    choose(match, "hold", [hand[0] for hand in match.position.table.drafts])
    table = match.position.table
    others = [other for other in range(3) if other != seat]
    drawn = set()
    for seed in SEEDS:
        world = PROPHECY.reimagine(table, observers(seat), seed)
        assert PROPHECY.view(world, seat) == PROPHECY.view(table, seat)
        assert seat is None or world.drafts[seat] == table.drafts[seat]
        drawn.add(tuple(tuple(world.drafts[other]) for other in others))
    assert len(drawn) > 1


@pytest.mark.rule("R-030")
@pytest.mark.parametrize("seats", [2, 5])
def test_the_draft_and_the_first_turns_keep_all_conformance_checks(seats: int) -> None:
    report = check_game(PROPHECY, options=STANDARD, seats=seats, seed=10 + seats, most=120)
    assert report.violations == [
        "decision 120: RulesError: the game has not ended after 120 decisions"
    ]


@pytest.mark.rule("R-028")
def test_five_players_choose_among_all_ten_characters() -> None:
    table = dealt(6, seats=5)
    assert sorted(card for hand in table.drafts for card in hand) == sorted(table.box.characters)
    assert table.character_deck == []


@pytest.mark.rule("R-027")
def test_the_highest_die_begins_the_standard_version() -> None:
    for seed in SEEDS:
        match = new(2, seed)
        for verb in ("hold", "hold", "play"):
            choose(match, verb, [hand[0] for hand in match.position.table.drafts])
        told = [event.told for _, event in match.chronicle(None)]
        dice = [(event[2], event[1]) for event in told if event[0] == "first_die"][-2:]
        assert match.position.table.first == max(dice)[1]
