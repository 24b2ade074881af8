"""Imagined worlds of Seasons depend only on what a seat knows."""

from random import Random

import pytest

from fabletop.core.match import Match
from fabletop.core.view import observers
from fabletop.games.seasons import SEASONS
from fabletop.games.seasons.scenario import Scenario, SeasonsPlay
from fabletop.games.seasons.state import Table
from tests.conformance.worlds import Seats, Variant, check_worlds, named, play_and_check

VARIANTS: list[Variant] = [
    (2, {"pool": "30", "start": "sets", "tokens": "yes"}),
    (2, {"pool": "50", "tokens": "yes"}),
    (2, {"pool": "50_enchanted", "enchantment": "natural_selection", "tokens": "yes"}),
    (2, {"pool": "50_enchanted", "enchantment": "elemental_construction"}),
    (2, {"pool": "50_enchanted", "enchantment": "vision_of_destiny", "tokens": "yes"}),
    (3, {"pool": "30_enchanted", "enchantment": "extended_experience", "tokens": "yes"}),
    (3, {"pool": "50", "enchantment": "argoss_embrace"}),
    (3, {"pool": "50_enchanted", "enchantment": "olafs_knowledge", "tokens": "yes"}),
    (4, {"pool": "50_enchanted", "enchantment": "drought", "tokens": "yes"}),
    (4, {"pool": "50_enchanted", "enchantment": "random", "tokens": "yes"}),
]


@pytest.mark.parametrize("variant", VARIANTS, ids=named(VARIANTS))
def test_a_world_is_the_same_from_any_table_that_looks_the_same(variant: Variant) -> None:
    for seed in range(3):
        play_and_check(SEASONS, variant, seed, check)


def check(table: Table, eyes: Seats, luck: Random) -> None:
    check_worlds(SEASONS, table, eyes, luck)


def imagined(play: SeasonsPlay, seat: int | None) -> list[Table]:
    table = play.match.position.checkpoint
    return [SEASONS.reimagine(table, observers(seat), seed) for seed in range(30)]


def test_whoever_gives_a_familiar_to_the_kriss_has_one_but_nobody_knows_which() -> None:
    play = (
        Scenario(2)
        .sorcerer(play=["necrotic_kriss"], hand=["kairn_the_destroyer", "purse_of_io"])
        .sorcerer()
        .start()
    )
    play.answers("activate necrotic_kriss")
    given = [
        [card for card in world.sorcerers[0].hand if world.box.cards[card].category == "familiar"]
        for world in imagined(play, 1)
    ]
    assert all(given)
    assert any("kairn_the_destroyer" not in familiars for familiars in given)


def test_whoever_dreams_has_a_card_that_can_be_put_into_play() -> None:
    """Mesodae's Lantern can only be summoned."""
    play = (
        Scenario(2)
        .sorcerer(play=["potion_of_dreams"], hand=["purse_of_io", "mesodaes_lantern"])
        .sorcerer()
        .only("mesodaes_lantern", "amulet_of_air")
        .start()
    )
    play.answers("activate potion_of_dreams")
    hands = {frozenset(world.sorcerers[0].hand) for world in imagined(play, 1)}
    assert frozenset({"purse_of_io", "amulet_of_air"}) in hands
    assert frozenset({"mesodaes_lantern"}) not in hands


def test_spectators_imagine_hands_without_what_the_players_remember() -> None:
    match = Match.new(SEASONS, seats=["a", "b"], seed=3, options={})
    while match.position.open[0].kind != "take":
        for question in match.position.open:
            match.answer(question.options[0], question.seat)
    table = match.position.checkpoint
    assert table.sorcerers[0].remembered
    world = SEASONS.reimagine(table, (), 1)
    assert [sorcerer.remembered for sorcerer in world.sorcerers] == [[], []]
