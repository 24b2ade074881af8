"""The scores line by line, and who wins (S-091, S-173 to S-176)."""

import pytest

from fabletop.games.seasons.scenario import SeasonsPlay
from tests.games.seasons import seen
from tests.games.seasons.last_round import finished, last_round, sheet

ITEMS = ("amulet_of_air", "amulet_of_fire", "amulet_of_earth")


# The sheet


@pytest.mark.rule("S-173")
def test_prestige_counts_for_cards_in_play_also_below_zero() -> None:
    play = finished(
        last_round()
        .sorcerer(play=["runic_cube_of_eolis", "cursed_treatise_of_arus", "temporal_boots"])
        .sorcerer(play=["damned_soul_of_onys"])
    )
    assert ["prestige", 30 - 10 + 8] in sheet(play)
    assert ["prestige", -5] in sheet(play, 1)


@pytest.mark.rule("S-173")
def test_every_card_left_in_hand_costs_five_points() -> None:
    play = finished(last_round().sorcerer(hand=ITEMS).sorcerer(hand=["temporal_boots"]))
    assert ["hand", -15] in sheet(play)
    assert ["hand", -5] in sheet(play, 1)
    assert seen.scores(play.match) == (-15, -5)


@pytest.mark.rule("S-173", "S-160")
def test_with_token_5_every_card_left_in_hand_is_worth_three_points() -> None:
    play = finished(last_round().sorcerer(hand=ITEMS, token="hand_is_worth").sorcerer())
    assert ["hand", 9] in sheet(play)
    assert seen.scores(play.match) == (9, 0)


@pytest.mark.rule("S-091", "S-173")
@pytest.mark.parametrize(("bonuses", "points"), [(0, 0), (1, -5), (2, -12), (3, -20)])
def test_bonuses_cost_5_12_and_20_points_in_all(bonuses: int, points: int) -> None:
    play = finished(last_round().sorcerer(crystals=30, bonuses=bonuses).sorcerer())
    assert ["bonuses", points] in sheet(play)
    assert seen.scores(play.match) == (30 + points, 0)


@pytest.mark.rule("S-174")
def test_energy_that_is_left_is_worth_nothing() -> None:
    play = finished(
        last_round()
        .sorcerer(
            reserve="4 water 3 fire",
            play=["amulet_of_water"],
            on={"amulet_of_water": "4 air"},
        )
        .sorcerer()
    )
    assert seen.scores(play.match) == (6, 0)


@pytest.mark.rule("T-105", "S-173")
def test_the_worked_example_of_a_score_comes_to_ninety() -> None:
    """63 crystals, cards of 6, 24, -10 and the Helm of 10, a card in hand, two bonuses, token 7."""
    play = finished(
        last_round()
        .sorcerer(
            crystals=63,
            bonuses=2,
            play=["amulet_of_air", "lantern_of_xidit", "cursed_treatise_of_arus", "ragfields_helm"],
            hand=["temporal_boots"],
            token="twelve_crystals",
            token_used=True,
        )
        .sorcerer(play=["amulet_of_fire"], token="see_hands")
    )
    assert sheet(play) == [
        ["crystals", 63],
        ["ragfields_helm", 20],
        ["prestige", 30],
        ["hand", -5],
        ["bonuses", -12],
        ["token", -6],
    ]
    assert seen.scores(play.match) == (90, 6)


@pytest.mark.rule("S-173", "S-160")
def test_without_tokens_the_sheet_has_no_line_for_them() -> None:
    play = finished(last_round(tokens="no").sorcerer(crystals=1).sorcerer())
    assert sheet(play) == [["crystals", 1], ["prestige", 0], ["hand", 0], ["bonuses", 0]]


@pytest.mark.rule("S-173")
def test_the_sheets_that_all_can_see_add_up_to_the_scores() -> None:
    play = finished(
        last_round(3)
        .sorcerer(
            crystals=17,
            bonuses=3,
            reserve="2 fire",
            play=["lantern_of_xidit", "sealed_chest_of_urm", "ragfields_helm"],
            hand=["temporal_boots"],
            token="gauge_back",
            token_used=True,
        )
        .sorcerer(crystals=2, play=["jewel_of_the_ancients"], hand=ITEMS, token="hand_is_worth")
        .sorcerer(crystals=41, bonuses=1, play=["damned_soul_of_onys"], token="draw_card"),
        players=3,
    )
    for seat in (0, 1, 2, None):
        totals = [sum(int(line[1]) for line in lines) for lines in seen.sheets(play.match, seat)]
        assert tuple(totals) == seen.scores(play.match)
    assert seen.scores(play.match) == (17 + 6 + 20 + 20 + 44 - 5 - 20 + 10, 10 + 9, 38 - 5 - 5)


@pytest.mark.rule("S-173")
def test_there_is_no_sheet_before_the_game_is_over() -> None:
    play = last_round().sorcerer(crystals=5).sorcerer().start()
    assert seen.sheets(play.match) == []


# Who wins


def places(play: SeasonsPlay) -> tuple[int, ...]:
    assert play.match.result is not None
    assert list(play.match.result.places) == play.match.view(None).places
    return play.match.result.places


@pytest.mark.rule("S-176")
def test_the_highest_score_wins() -> None:
    play = finished(
        last_round(3).sorcerer(crystals=20).sorcerer(crystals=22).sorcerer(crystals=21), players=3
    )
    assert places(play) == (3, 1, 2)


@pytest.mark.rule("S-176")
def test_a_tie_is_broken_by_the_number_of_cards_in_play() -> None:
    """All three have 36 points."""
    play = finished(
        last_round(3)
        .sorcerer(crystals=6, play=["runic_cube_of_eolis"])
        .sorcerer(crystals=24, play=["amulet_of_air", "amulet_of_fire"])
        .sorcerer(crystals=36),
        players=3,
    )
    assert seen.scores(play.match) == (36, 36, 36)
    assert places(play) == (2, 1, 3)


@pytest.mark.rule("S-176")
def test_cards_in_play_do_not_outweigh_a_point() -> None:
    play = finished(
        last_round()
        .sorcerer(crystals=37)
        .sorcerer(crystals=24, play=["amulet_of_air", "purse_of_io"])
    )
    assert seen.scores(play.match) == (37, 36)
    assert places(play) == (1, 2)


@pytest.mark.rule("S-176")
def test_with_as_many_points_and_cards_the_win_is_shared() -> None:
    play = finished(
        last_round(3)
        .sorcerer(crystals=10, play=["amulet_of_air"])
        .sorcerer(crystals=3)
        .sorcerer(crystals=10, play=["amulet_of_fire"]),
        players=3,
    )
    assert places(play) == (1, 3, 1)
