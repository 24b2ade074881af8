"""Laying out a game: players, dice, pools of cards, enchantment and tokens (S-001, S-006, S-007,
S-020 to S-028; the table by number of players)."""

from collections import Counter
from itertools import pairwise
from random import Random

import pytest

from fabletop.core.errors import BadSetup
from fabletop.core.game import settle
from fabletop.core.match import Match
from fabletop.core.question import Option, Question
from fabletop.games.seasons.box import POOLS, open_box
from fabletop.games.seasons.game import SEASONS
from fabletop.games.seasons.scenario import Scenario
from fabletop.games.seasons.state import Table
from tests.games.seasons.rules.matches import begin, drafted, table_of, until
from tests.games.seasons.seen import sorcerers

SIZES = {"30": 60, "50": 100, "30_enchanted": 100, "50_enchanted": 140}

PRELUDES = ["elemental_construction", "extended_experience", "natural_selection"]


def new(players: int = 3, seed: int = 1, **options: str) -> Table:
    """The table as it is laid out, before anybody does anything."""
    return SEASONS.new(settle(SEASONS, options, players), players, seed)


@pytest.mark.rule("S-001")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_to_four_sorcerers_compete(players: int) -> None:
    assert len(new(players).sorcerers) == players


@pytest.mark.rule("S-001")
@pytest.mark.parametrize("players", [1, 5])
def test_other_numbers_of_players_are_refused(players: int) -> None:
    with pytest.raises(BadSetup, match="seasons is for 2 to 4 players"):
        new(players)


@pytest.mark.rule("S-007", "S-022")
def test_everybody_starts_with_nothing_at_all() -> None:
    for sorcerer in drafted(4).position.table.sorcerers:
        assert (sorcerer.crystals, sorcerer.gauge, sorcerer.bonuses) == (0, 0, 0)
        assert sorcerer.reserve == [0, 0, 0, 0]
        assert sorcerer.play == []


@pytest.mark.rule("S-007")
def test_a_board_has_seven_spaces_for_energy_and_two_libraries() -> None:
    boards = sorcerers(drafted(2))
    assert [(own.limit, own.library_sizes) for own in boards] == [(7, [3, 3])] * 2


@pytest.mark.rule("S-006")
def test_the_crystal_track_has_no_end() -> None:
    play = Scenario().sorcerer(crystals=398).die("+6..").start(phase="begin")
    assert play.sorcerer().crystals == 404


@pytest.mark.rule("S-020")
def test_the_game_starts_in_the_first_year_on_the_first_space() -> None:
    table = new()
    assert (table.year, table.space) == (1, 1)


@pytest.mark.rule("S-021", "T-05")
@pytest.mark.parametrize(("players", "dice"), [(2, 3), (3, 4), (4, 5)])
def test_every_season_has_one_die_more_than_there_are_players(players: int, dice: int) -> None:
    table = new(players)
    for season, chosen in enumerate(table.dice):
        assert len(set(chosen)) == dice
        assert set(chosen) <= set(table.box.dice[season])
    assert len(until(begin(players), "take").position.table.rolled) == dice


@pytest.mark.rule("S-021")
def test_which_dice_are_used_is_decided_at_random() -> None:
    chosen = {tuple(dice) for seed in range(60) for dice in new(2, seed=seed).dice[:1]}
    assert len(chosen) == 10, "all ways to take three of five"


@pytest.mark.rule("S-021", "T-05")
def test_the_other_dice_stay_in_the_box_for_the_whole_game() -> None:
    match = begin(2, seed=5)
    used = {die for dice in table_of(match).dice for die in dice}
    assert len(used) == 12
    rolled = {str(told[-1]).split("-")[0] for told in _whole_game(match) if told[0] == "rolled"}
    assert rolled == used


def _whole_game(match: Match[Table]) -> list[Option]:
    luck = Random(0)

    def any_option(question: Question) -> Option:
        return luck.choice(list(question.options))

    until(match, "over", any_option)
    return [event.told for _, event in match.chronicle(None)]


@pytest.mark.rule("S-023", "S-024")
@pytest.mark.parametrize("pool", POOLS)
def test_a_pool_holds_both_copies_of_each_of_its_cards(pool: str) -> None:
    table = new(2, pool=pool)
    cards = Counter(table.deck)
    for sorcerer in table.sorcerers:
        cards.update(sorcerer.packet)
    assert cards.total() == SIZES[pool]
    assert set(cards.values()) == {2}


@pytest.mark.rule("S-023", "S-024")
@pytest.mark.parametrize(
    ("pool", "highest", "enchanted"),
    [("30", 30, 0), ("50", 50, 0), ("30_enchanted", 30, 20), ("50_enchanted", 50, 20)],
)
def test_a_pool_holds_the_cards_of_its_level(pool: str, highest: int, enchanted: int) -> None:
    table = new(2, pool=pool)
    cards = {table.box.cards[card] for card in table.deck + table.sorcerers[0].packet}
    cards |= {table.box.cards[card] for card in table.sorcerers[1].packet}
    base = {card.number for card in cards if card.set != "enchanted"}
    assert base == set(range(1, highest + 1))
    assert len(cards) - len(base) == enchanted


@pytest.mark.rule("S-023")
def test_the_archmages_whole_base_game_is_the_pool_by_default() -> None:
    assert new().pool == "50"


@pytest.mark.rule("S-025")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_nine_cards_each_are_dealt_and_the_rest_is_the_draw_pile(players: int) -> None:
    table = new(players)
    assert [len(sorcerer.packet) for sorcerer in table.sorcerers] == [9] * players
    assert len(table.deck) == 100 - 9 * players
    assert table.discard == []


@pytest.mark.rule("S-025")
@pytest.mark.parametrize(
    ("players", "left"),
    [(2, (42, 82, 82, 122)), (3, (33, 73, 73, 113)), (4, (24, 64, 64, 104))],
)
def test_the_draw_pile_after_the_draft(players: int, left: tuple[int, ...]) -> None:
    sizes = [len(table_of(drafted(players, pool=pool)).deck) for pool in POOLS]
    assert tuple(sizes) == left


@pytest.mark.rule("S-024", "S-025", "T-01")
def test_four_archmages_with_the_expansion_are_dealt_36_cards_and_104_are_left() -> None:
    table = new(4, pool="50_enchanted")
    assert sum(len(sorcerer.packet) for sorcerer in table.sorcerers) == 36
    assert len(table.deck) == 104
    assert len(table_of(drafted(4, pool="50_enchanted")).deck) == 104


@pytest.mark.rule("S-025")
def test_the_cards_are_shuffled_anew_for_every_game() -> None:
    packets = {tuple(new(2, seed=seed).sorcerers[0].packet) for seed in range(20)}
    assert len(packets) == 20
    assert new(2, seed=3) == new(2, seed=3)


@pytest.mark.rule("S-024")
@pytest.mark.parametrize(
    "options",
    [
        {"pool": "30_enchanted"},
        {"pool": "30", "enchantment": "drought"},
        {"pool": "50", "tokens": "yes"},
        {"pool": "50_enchanted", "enchantment": "random", "tokens": "yes"},
    ],
    ids=lambda options: "-".join(options.values()),
)
def test_the_parts_of_the_expansion_are_used_one_without_the_other(
    options: dict[str, str],
) -> None:
    table = new(2, 1, **options)
    assert len(table.deck) == SIZES[options["pool"]] - 2 * _dealt(table)
    assert bool(table.enchantment) == ("enchantment" in options)
    assert bool(table.sorcerers[0].offered) == ("tokens" in options)


def _dealt(table: Table) -> int:
    return len(table.sorcerers[0].packet)


@pytest.mark.rule("S-026")
def test_anybody_may_be_the_first_to_be_first_player() -> None:
    """Nobody's age is known here, so luck decides."""
    tables = [new(3, seed=seed) for seed in range(30)]
    assert {table.first for table in tables} == {0, 1, 2}


@pytest.mark.rule("S-026")
def test_the_first_player_takes_the_first_die() -> None:
    for seed in range(5):
        match = drafted(4, seed=seed)
        table = table_of(match)
        assert [question.seat for question in match.position.open] == [table.first]
        assert match.view(None).first == table.first


@pytest.mark.rule("S-027")
def test_an_enchantment_may_be_agreed_on_and_lies_open_from_the_prelude_to_the_end() -> None:
    match = begin(2, seed=5, enchantment="drought")
    assert [match.view(seat).enchantment for seat in (0, 1, None)] == ["drought"] * 3
    assert {str(told[0]) for told in _whole_game(match)} > {"drafted", "over"}
    assert [match.view(seat).enchantment for seat in (0, 1, None)] == ["drought"] * 3


@pytest.mark.rule("S-027")
def test_without_enchantments_none_is_turned_up() -> None:
    assert new().enchantment == ""


@pytest.mark.rule("S-028")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_is_dealt_three_special_ability_tokens(players: int) -> None:
    offers = [sorcerer.offered for sorcerer in new(players, tokens="yes").sorcerers]
    assert [len(offer) for offer in offers] == [3] * players
    assert len({token for offer in offers for token in offer}) == 3 * players


@pytest.mark.rule("S-028")
def test_the_tokens_are_dealt_at_random() -> None:
    dealt = [set(new(2, seed=seed, tokens="yes").sorcerers[0].offered) for seed in range(30)]
    assert set().union(*dealt) == set(open_box().tokens)
    assert any(one != other for one, other in pairwise(dealt))


@pytest.mark.rule("S-150", "T-03")
def test_four_players_and_60_cards_are_too_few_for_elemental_construction() -> None:
    with pytest.raises(BadSetup, match="does not go with pool=30 for 4 players"):
        new(4, pool="30", enchantment="elemental_construction")


@pytest.mark.rule("S-023", "S-032")
@pytest.mark.parametrize("pool", ["50", "30_enchanted", "50_enchanted"])
def test_ready_made_sets_need_the_beginners_cards(pool: str) -> None:
    with pytest.raises(BadSetup, match="start=sets needs pool=30"):
        new(pool=pool, start="sets")


@pytest.mark.rule("S-032", "S-033")
@pytest.mark.parametrize("enchantment", PRELUDES)
def test_an_enchantment_of_the_prelude_needs_a_draft(enchantment: str) -> None:
    with pytest.raises(BadSetup, match=f"enchantment={enchantment} needs start=draft"):
        new(pool="30", start="sets", enchantment=enchantment)


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"pool": "40"}, "pool cannot be '40'; choose one of: 30, 50, 30_enchanted"),
        ({"enchantment": "rain"}, "enchantment cannot be 'rain'; choose one of: none, random"),
        ({"tokens": "three"}, "tokens cannot be 'three'; choose one of: no, yes"),
        ({"level": "archmage"}, "no option 'level'; it has: enchantment, pool, start, tokens"),
    ],
)
def test_what_does_not_exist_is_refused_with_what_does(
    options: dict[str, str], message: str
) -> None:
    with pytest.raises(BadSetup, match=message):
        new(3, 1, **options)
