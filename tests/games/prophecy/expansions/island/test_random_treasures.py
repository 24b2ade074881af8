"""Digging at random: the digger alone sees what she draws, and keeps one."""

import pytest

from fabletop.games.prophecy.expansions.island.pieces import explorer
from fabletop.games.prophecy.scenario import ProphecyPlay, Scenario
from tests.games.prophecy.expansions.island.islanders import ISLAND, at_table, island

FIRST = ("magic_pouch", "holy_grail", "tome_of_magic", "astral_satchel")


def blind(scenario: type[Scenario], *, maps: int) -> ProphecyPlay:
    """The Paladin on the Island; the Treasures come in the order of FIRST."""
    return (
        at_table(scenario, treasures="random")
        .hero("paladin", at=ISLAND, maps=maps)
        .hero("mystic", at="monastery")
        .top(*FIRST)
        .top("chance_tradesman", "chance_city_merchant")
        .start("arrive")
    )


def shown(play: ProphecyPlay, seat: int | None) -> list[str]:
    isle = play.match.view(seat).island
    assert isle is not None
    return isle.drawn


@pytest.mark.rule("W-190")
def test_two_fragments_draw_the_first_treasure(scenario: type[Scenario]) -> None:
    play = blind(scenario, maps=2)
    assert play.options == ["dig_blindly", "end"]
    play.answers("dig_blindly")
    assert play.hero().items == ["magic_pouch"]
    assert (explorer(play.hero()).maps, len(island(play).fragment_discard)) == ((), 2)


@pytest.mark.rule("W-190")
def test_one_fragment_is_too_little(scenario: type[Scenario]) -> None:
    play = blind(scenario, maps=1)
    assert play.options == ["end"]
    assert play.refused()["dig_blindly"] == ("needs_maps", "W-190")


@pytest.mark.rule("W-190")
def test_each_further_treasure_costs_one_fragment(scenario: type[Scenario]) -> None:
    play = blind(scenario, maps=4)
    play.answers("dig_blindly")
    assert play.options == ["keep_treasure magic_pouch", "deeper"]
    play.answers("deeper")
    assert len(explorer(play.hero()).maps) == 1
    assert play.options == ["keep_treasure magic_pouch", "keep_treasure holy_grail", "deeper"]


@pytest.mark.rule("W-191")
def test_one_treasure_is_kept_and_the_others_go_under_the_deck(scenario: type[Scenario]) -> None:
    play = blind(scenario, maps=4)
    play.answers("dig_blindly", "deeper", "deeper", "keep_treasure holy_grail")
    assert play.hero().items == ["holy_grail"]
    assert set(island(play).treasures[:2]) == {"magic_pouch", "tome_of_magic"}
    assert len(island(play).treasures) == 9
    assert island(play).drawn == []


@pytest.mark.rule("W-191")
def test_the_others_go_under_the_deck_in_random_order(scenario: type[Scenario]) -> None:
    def order(seed: int) -> tuple[str, ...]:
        play = (
            scenario(2, version="standard", island="yes", treasures="random", seed=seed)
            .hero("paladin", at=ISLAND, maps=4)
            .hero("mystic", at="monastery")
            .top(*FIRST)
            .start("arrive")
        )
        play.answers("dig_blindly", "deeper", "deeper", "keep_treasure holy_grail")
        return tuple(island(play).treasures[:2])

    assert len({order(seed) for seed in range(12)}) == 2


@pytest.mark.rule("W-190")
def test_only_the_digger_sees_what_she_has_drawn(scenario: type[Scenario]) -> None:
    play = blind(scenario, maps=3)
    play.answers("dig_blindly")
    assert shown(play, 0) == ["magic_pouch"]
    assert shown(play, 1) == shown(play, None) == ["?"]
    assert not any("magic_pouch" in told for told in play.told())
    assert ("digs", 0) in play.told()


@pytest.mark.rule("W-192")
def test_in_one_turn_only_one_treasure_is_gained(scenario: type[Scenario]) -> None:
    play = blind(scenario, maps=4)
    play.answers("dig_blindly", "keep_treasure magic_pouch")
    assert len(explorer(play.hero()).maps) == 2
    assert play.options == ["end"]
    assert play.refused()["dig_blindly"] == ("once_a_turn", "W-047")


@pytest.mark.rule("W-193")
def test_four_fragments_are_two_treasures_in_two_turns(scenario: type[Scenario]) -> None:
    play = blind(scenario, maps=4)
    play.answers("dig_blindly", "keep_treasure magic_pouch", "end", "stay", "end")
    play.answers("later", "stay", "dig_blindly")
    assert play.hero().items == ["magic_pouch", "holy_grail"]
    assert explorer(play.hero()).maps == ()


@pytest.mark.rule("W-193")
def test_four_fragments_are_the_best_of_three_treasures_in_one_turn(
    scenario: type[Scenario],
) -> None:
    play = blind(scenario, maps=4)
    play.answers("dig_blindly", "deeper", "deeper")
    assert play.options == [f"keep_treasure {card}" for card in FIRST[:3]]
    assert explorer(play.hero()).maps == ()
