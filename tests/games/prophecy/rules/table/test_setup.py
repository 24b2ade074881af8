"""The board, the decks and the start of a game."""

from collections import Counter

import pytest

from fabletop.core.errors import BadSetup
from fabletop.core.game import settle
from fabletop.core.match import Match
from fabletop.games.prophecy import PROPHECY
from fabletop.games.prophecy.box import open_box
from fabletop.games.prophecy.invariants import all_cards
from fabletop.games.prophecy.rules.table.setup import lay_out
from fabletop.games.prophecy.scenario import Scenario
from fabletop.games.prophecy.state import Hero, Table


def new(seats: int = 3, seed: int = 1) -> Match[Table]:
    return Match.new(PROPHECY, seats=[f"p{n}" for n in range(seats)], seed=seed)


@pytest.mark.rule("R-001")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_two_to_five_players_guide_one_hero_each(seats: int) -> None:
    assert len(new(seats).position.table.heroes) == seats


@pytest.mark.rule("R-001")
@pytest.mark.parametrize(
    ("seats", "reason"), [(1, "is for 2 to 5 players, not 1"), (6, "1 to 5 players")]
)
def test_other_numbers_of_players_are_refused(seats: int, reason: str) -> None:
    with pytest.raises(BadSetup, match=reason):
        new(seats)


@pytest.mark.rule("R-004", "R-024", "R-025", "R-023", "R-026", "R-032")
def test_each_hero_is_prepared_from_the_character_card_that_was_dealt() -> None:
    for seed in range(20):
        match = new(5, seed)
        table = match.position.table
        assert len({hero.character for hero in table.heroes}) == 5
        for hero, start in zip(table.heroes, _before_the_first_chance_card(match), strict=True):
            card = table.box.characters[hero.character]
            assert (start.health, start.wounds) == (card.strength, 0)
            assert (start.magic, start.drained) == (card.willpower, 0)
            assert (start.gold, start.experience) == (3, 3)
            assert start.items == []
            assert table.box.board.ids[start.space] == card.guilds[0]


def _before_the_first_chance_card(match: Match[Table]) -> list[Hero]:
    table = PROPHECY.new(match.header.options, len(match.header.seats), match.header.seed)
    lay_out(table)
    return table.heroes


@pytest.mark.rule("R-026")
def test_the_paladin_starts_in_the_fortress() -> None:
    assert open_box().characters["paladin"].guilds[0] == "fortress"


@pytest.mark.rule("R-005")
def test_there_are_ten_characters_for_the_ten_pairs_of_guilds() -> None:
    characters = open_box().characters.values()
    assert len(characters) == 10
    assert len({frozenset(card.guilds) for card in characters}) == 10


@pytest.mark.rule("R-006", "R-007", "R-008", "R-305")
def test_the_ring_has_twenty_spaces_of_the_right_kinds() -> None:
    board = open_box(boards=()).board
    assert board.size == 20
    assert Counter(board.terrain) == {
        "plains": 5,
        "forest": 4,
        "mountains": 3,
        "guild": 5,
        "city": 1,
        "village": 1,
        "enchanted_wilderness": 1,
    }
    civilization = {
        space for space, tame in zip(board.ids, board.civilization, strict=True) if tame
    }
    assert civilization == {
        "fortress",
        "thieves_guild",
        "forest_camp",
        "magic_tower",
        "monastery",
        "city",
        "village",
    }


@pytest.mark.rule("R-006")
def test_the_world_is_empty_until_the_first_terrain_card(scenario: type[Scenario]) -> None:
    play = scenario().top("chance_good_times").start("chance")
    assert not any(play.table.adventures)


@pytest.mark.rule("R-009")
def test_ports_and_gates_lie_where_the_board_shows_them() -> None:
    spaces = open_box(boards=()).board.spaces
    assert [space.id for space in spaces if space.port] == [
        "village",
        "plains_between_tower_and_monastery",
        "city",
        "plains_by_wilderness",
        "mountains_by_forest_camp",
    ]
    assert [space.id for space in spaces if space.gate] == [
        "mountains_by_village",
        "city",
        "enchanted_wilderness",
        "forest_by_thieves_guild",
    ]


@pytest.mark.rule("R-013", "R-017")
def test_every_deck_holds_its_own_cards_shuffled() -> None:
    one, other = new(seed=1).position.table, new(seed=2).position.table
    box = one.box
    assert set(one.common_deck) <= {i.id for i in box.items.values() if i.deck == "common"}
    assert set(one.rare_deck) <= {i.id for i in box.items.values() if i.deck == "rare"}
    assert set(one.adventure_deck) <= set(box.creatures) | set(box.opportunities)
    assert set(one.chance_deck) <= set(box.chance)
    assert one.common_deck != other.common_deck
    assert one.rare_deck != other.rare_deck
    assert one.adventure_deck != other.adventure_deck
    assert one.chance_deck != other.chance_deck


@pytest.mark.rule("R-018", "R-235")
def test_each_guild_has_its_own_deck_of_ten_for_certificates() -> None:
    table = new().position.table
    for guild, deck in table.ability_decks.items():
        assert len(deck) == 10
        assert {table.box.abilities[card].guild for card in deck} == {guild}


@pytest.mark.rule("R-019")
def test_an_exhausted_deck_is_rebuilt_from_its_discards(scenario: type[Scenario]) -> None:
    play = (
        scenario()
        .hero("paladin", at="plains_by_city")
        .lies("plains_by_city", "deserted_shack")
        .only("axe")
        .top("chance_tradesman", "chance_good_times")
        .start()
    )
    assert len(play.table.common_discard) == 34
    play.answers("stay", "use deserted_shack", "end", "stay", "end")
    assert play.hero().items == ["axe"]
    assert (len(play.table.common_deck), len(play.table.common_discard)) == (31, 0)
    assert len(play.table.goods["village"]) == 3


@pytest.mark.rule("R-027")
def test_the_highest_die_begins_and_ties_roll_again() -> None:
    for seed in range(60):
        match = new(4, seed)
        told = [event.told for _, event in match.chronicle(None)]
        begins = next(event[1] for event in told if event[0] == "begins")
        dice = [(event[1], event[2]) for event in told if event[0] == "first_die"]
        contenders = [0, 1, 2, 3]
        while len(contenders) > 1:
            rolls = [dice.pop(0) for _ in contenders]
            assert [seat for seat, _ in rolls] == contenders
            best = max(die for _, die in rolls)
            contenders = [int(seat) for seat, die in rolls if die == best]
        assert begins == contenders[0]
        assert not dice
        assert match.position.table.active == begins


@pytest.mark.rule("R-229")
def test_the_lost_library_is_not_in_the_basic_adventure_deck() -> None:
    table = PROPHECY.new(settle(PROPHECY, {}, 2), 2, 1)
    assert "lost_library" not in table.adventure_deck
    assert len(table.adventure_deck) == 62


@pytest.mark.rule("R-230")
def test_nine_kinds_of_chance_cards_are_not_in_the_basic_deck() -> None:
    table = PROPHECY.new(settle(PROPHECY, {}, 2), 2, 1)
    removed = {
        "chance_fortress",
        "chance_thieves_guild",
        "chance_magic_tower",
        "chance_forest_camp",
        "chance_monastery",
        "chance_interesting_times",
        "chance_training_offer",
        "chance_open_training",
        "chance_prophetic_dream",
    }
    base = {card.id for card in table.box.chance.values() if not card.part}
    assert base - set(table.chance_deck) == removed
    assert len(table.chance_deck) == 15


@pytest.mark.rule("R-231")
def test_the_basic_version_uses_no_guardians_artifacts_or_planes() -> None:
    table = PROPHECY.new(settle(PROPHECY, {}, 2), 2, 1)
    assert table.planes == []
    owned = {card for card in all_cards(table) if card in table.box.items}
    assert not owned & set(table.box.artifacts)
    assert not set(all_cards(table)) & set(table.box.guardians)
    assert new().view(0).planes == []


def test_a_version_that_does_not_exist_is_refused() -> None:
    with pytest.raises(BadSetup, match="choose one of: basic"):
        Match.new(PROPHECY, seats=["a", "b"], seed=1, options={"version": "epic"})
