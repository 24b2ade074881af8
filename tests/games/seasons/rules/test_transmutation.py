"""Turning energy into crystals (S-080 to S-085)."""

import pytest

from fabletop.games.seasons.scenario import Scenario, SeasonsPlay
from tests.games.seasons.seen import sheets

RING = {1: "a*T.", 4: "w*T.", 7: "e*T.", 10: "f*T."}
"""A die with a ring for the first space of each season."""


def may_transmute(play: SeasonsPlay) -> bool:
    return any(option.startswith("transmute") for option in play.options)


@pytest.mark.rule("S-080")
def test_any_number_of_tokens_is_transmuted_again_and_again() -> None:
    play = Scenario(2).sorcerer(reserve="3 fire 2 earth").die("a*T.").start()
    assert [option for option in play.options if option.startswith("transmute")] == [
        "transmute earth 1",
        "transmute earth 2",
        "transmute fire 1",
        "transmute fire 2",
        "transmute fire 3",
    ]
    play.answers("transmute fire 2", "transmute earth 1", "transmute fire 1")
    assert (play.sorcerer().crystals, play.reserve()) == (2 * 2 + 3 + 2, {"earth": 1})


@pytest.mark.rule("S-081", "S-002")
@pytest.mark.parametrize(
    ("space", "rates"),
    [
        (1, {"water": 1, "earth": 3, "fire": 2, "air": 1}),
        (4, {"water": 1, "earth": 1, "fire": 3, "air": 2}),
        (7, {"water": 2, "earth": 1, "fire": 1, "air": 3}),
        (10, {"water": 3, "earth": 2, "fire": 1, "air": 1}),
    ],
)
def test_every_season_has_its_rates(space: int, rates: dict[str, int]) -> None:
    for energy, rate in rates.items():
        play = Scenario(2).at(space=space).sorcerer(reserve=f"2 {energy}").die(RING[space]).start()
        play.answers(f"transmute {energy} 2")
        assert play.sorcerer().crystals == 2 * rate, energy


@pytest.mark.rule("S-082")
def test_without_permission_nothing_is_transmuted() -> None:
    play = Scenario(2).sorcerer(reserve="1 earth").die("ww+3.").start()
    assert not may_transmute(play)
    assert play.refused()["transmute earth 1"] == ("no_ring", "S-082")


@pytest.mark.rule("S-082", "S-093")
def test_a_bonus_permits_transmuting() -> None:
    play = Scenario(2).sorcerer(reserve="1 earth").start()
    play.answers("bonus transmute", "transmute earth 1")
    assert play.sorcerer().crystals == 4


@pytest.mark.rule("S-082", "S-113")
def test_the_tree_of_light_permits_transmuting_for_a_token() -> None:
    play = Scenario(2).sorcerer(reserve="1 earth 1 fire", play=["tree_of_light"]).start()
    play.answers("activate tree_of_light transmute", "pay fire", "transmute earth 1")
    assert (play.sorcerer().crystals, play.reserve()) == (3, {})


@pytest.mark.rule("S-082", "S-050")
def test_the_steadfast_die_permits_transmuting() -> None:
    play = (
        Scenario(2)
        .sorcerer(reserve="1 earth", play=["steadfast_die"])
        .die("ww+3.")
        .start(phase="begin")
    )
    play.answers("steadfast transmute", "transmute earth 1")
    assert (play.sorcerer().crystals, play.reserve()) == (3, {})


@pytest.mark.rule("S-082", "S-050")
def test_the_ring_of_a_die_that_the_steadfast_die_replaces_permits_nothing() -> None:
    play = (
        Scenario(2)
        .sorcerer(reserve="1 earth", play=["steadfast_die"])
        .die("a*T.")
        .start(phase="begin")
    )
    play.answers("steadfast gauge")
    assert not may_transmute(play)


@pytest.mark.rule("S-082")
@pytest.mark.parametrize(("shows", "permits"), [("+6..", True), ("ww+1..", True), ("ww*..", False)])
def test_ios_transmuter_permits_transmuting_when_the_die_shows_crystals(
    shows: str, permits: bool
) -> None:
    play = Scenario(2).sorcerer(reserve="1 earth", play=["ios_transmuter"]).die(shows).start()
    assert may_transmute(play) is permits


@pytest.mark.rule("S-082", "S-084")
def test_the_sixth_token_permits_transmuting() -> None:
    play = Scenario(2, tokens="yes").sorcerer(reserve="1 earth", token="transmute_plus_one").start()
    assert not may_transmute(play)
    play.answers("ability", "transmute earth 1")
    assert play.sorcerer().crystals == 4


@pytest.mark.rule("S-082")
def test_permission_ends_with_the_turn() -> None:
    play = Scenario(2).sorcerer(reserve="1 earth").sorcerer(reserve="1 earth").start()
    play.answers("bonus transmute", "end")
    assert (play.question.seat, may_transmute(play)) == (1, False)


@pytest.mark.rule("S-064", "S-082")
def test_the_ring_of_another_players_die_permits_nothing() -> None:
    play = (
        Scenario(2)
        .sorcerer()
        .sorcerer(reserve="1 earth", play=["steadfast_die"])
        .die("a*T.")
        .start(phase="begin")
    )
    play.answers("end", "steadfast gauge")
    assert (play.question.seat, may_transmute(play)) == (1, False)


@pytest.mark.rule("S-083")
def test_the_balance_of_ishtar_needs_no_permission() -> None:
    play = Scenario(2).sorcerer(reserve="3 water", play=["balance_of_ishtar"]).start()
    assert not may_transmute(play)
    play.answers("activate balance_of_ishtar water")
    assert (play.sorcerer().crystals, play.reserve()) == (9, {})


@pytest.mark.rule("S-083")
def test_the_potion_of_life_needs_no_permission_and_gives_none() -> None:
    play = (
        Scenario(2)
        .sorcerer(
            reserve="2 water 1 earth",
            play=["potion_of_life", "amulet_of_water"],
            on={"amulet_of_water": "1 earth"},
        )
        .start()
    )
    play.answers("activate potion_of_life")
    assert (play.sorcerer().crystals, play.reserve()) == (12, {})
    assert not may_transmute(play)


@pytest.mark.rule("S-084")
@pytest.mark.parametrize(
    ("cards", "bounty", "script", "each"),
    [
        ([], "none", [], 3),
        (["purse_of_io"], "none", [], 4),
        (["purse_of_io", "purse_of_io"], "none", [], 5),
        ([], "ios_bounty", [], 4),
        ([], "none", ["bonus transmute"], 4),
        ([], "none", ["ability"], 4),
        (["purse_of_io"], "ios_bounty", ["bonus transmute", "bonus transmute", "ability"], 8),
    ],
)
def test_what_is_added_to_every_token_adds_up(
    cards: list[str], bounty: str, script: list[str], each: int
) -> None:
    play = (
        Scenario(2, enchantment=bounty, tokens="yes")
        .sorcerer(reserve="2 earth", play=cards, token="transmute_plus_one")
        .die("a*T.")
        .start()
    )
    play.answers(*script, "transmute earth 2")
    assert play.sorcerer().crystals == 2 * each


@pytest.mark.rule("S-084")
def test_a_purse_works_for_its_owner_and_a_bonus_only_in_its_turn() -> None:
    play = (
        Scenario(2)
        .sorcerer(play=["purse_of_io"])
        .sorcerer(reserve="1 earth")
        .die("a*T.", seat=1)
        .start()
    )
    play.answers("bonus transmute", "end", "transmute earth 1")
    assert play.sorcerer(1).crystals == 3


@pytest.mark.rule("S-085", "S-141")
def test_a_season_that_changes_within_a_round_changes_the_rate_but_not_the_dice() -> None:
    play = (
        Scenario(2)
        .at(space=3)
        .sorcerer(reserve="2 fire", hand=["temporal_boots"])
        .sorcerer(reserve="1 earth")
        .die("a*T.")
        .die("waT.", seat=1)
        .leftover("f*..")
        .start()
    )
    dice = (play.table.taken[:], play.table.rolled[:])
    play.answers("transmute fire 1")
    assert play.sorcerer().crystals == 2
    play.answers("summon temporal_boots", "forward 1", "transmute fire 1")
    assert play.sorcerer().crystals == 2 + 3
    assert (play.table.taken, play.table.rolled) == dice
    play.answers("end", "transmute earth 1")
    assert play.sorcerer(1).crystals == 1
    assert play.reserve(1) == {"water": 1, "air": 1}


@pytest.mark.rule("S-085", "S-041")
def test_the_next_round_is_played_with_the_dice_of_the_new_season() -> None:
    play = Scenario(2).at(space=3).leftover("f*.").start()
    play.answers("end", "end")
    assert {face.split("_")[0] for face in play.table.rolled} == {"spring"}


@pytest.mark.rule("S-091", "S-093", "T-46")
def test_two_transmutation_bonuses_in_one_turn_of_fall() -> None:
    play = Scenario(2).at(year=3, space=12).sorcerer(reserve="3 water").leftover("e*.").start()
    play.answers("bonus transmute", "bonus transmute", "transmute water 3")
    assert play.sorcerer().crystals == 15
    play.answers("end", "end")
    assert sheets(play.match)[0] == [
        ["crystals", 15],
        ["prestige", 0],
        ["hand", 0],
        ["bonuses", -12],
    ]
