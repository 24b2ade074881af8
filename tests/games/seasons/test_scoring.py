"""The end of the game and the scores: what cards bring then, points line by line, ties (S-091,
S-170 to S-176)."""

import pytest

from fabletop.games.seasons.scenario import Scenario, SeasonsPlay
from tests.games.seasons import seen
from tests.games.seasons.seen import Sheet

ITEMS = ("amulet_of_air", "amulet_of_fire", "amulet_of_earth")


def last_round(players: int = 2, *, tokens: str = "yes") -> Scenario:
    """On the last space of the third year: the end of this round ends the game."""
    return Scenario(players, tokens=tokens).at(year=3, space=12)


def finished(scenario: Scenario, players: int = 2) -> SeasonsPlay:
    """The last turn of the game has passed without any action."""
    play = scenario.start(active=players - 1)
    play.answers("end")
    assert play.match.over
    return play


def sheet(play: SeasonsPlay, seat: int = 0) -> Sheet:
    return seen.sheets(play.match)[seat]


# When the game ends


@pytest.mark.rule("S-170", "S-040")
def test_the_game_ends_when_the_marker_passes_the_end_of_the_third_year() -> None:
    play = last_round().sorcerer().sorcerer().leftover("aa*...").start()
    play.answers("end")
    assert not play.match.over
    play.answers("end")
    assert play.match.over
    assert (play.table.year, play.table.space) == (4, 3)


@pytest.mark.rule("S-170")
def test_the_game_goes_on_while_the_marker_stays_in_the_third_year() -> None:
    play = Scenario(2).at(year=3, space=11).sorcerer().sorcerer().leftover("aa*.").start(active=1)
    play.answers("end")
    assert (play.table.year, play.table.space) == (3, 12)
    assert play.question.kind == "take"
    assert play.match.result is None


@pytest.mark.rule("S-170", "S-143")
def test_other_years_end_without_ending_the_game() -> None:
    play = Scenario(2).at(year=2, space=12).sorcerer().sorcerer().start(active=1)
    play.answers("end")
    assert play.table.year == 3
    assert not play.match.over


@pytest.mark.rule("S-170", "S-045", "S-141")
def test_effects_of_the_last_round_and_of_the_last_season_still_happen() -> None:
    """Wondrous Chest 3 crystals, Figrim 1 from the opponent, Xidit 3 for each of five energies:
    the Hourglass has brought the fifth."""
    play = (
        last_round()
        .sorcerer(
            reserve="4 water",
            play=[
                "wondrous_chest",
                "figrim_the_avaricious",
                "hourglass_of_time",
                "lantern_of_xidit",
            ],
        )
        .sorcerer(crystals=6)
        .start(active=1)
    )
    play.answers("end")
    play.choose("fire")
    assert play.match.over
    assert sheet(play)[:2] == [["crystals", 4], ["lantern_of_xidit", 15]]
    assert play.sorcerer(1).crystals == 5


@pytest.mark.rule("S-171", "T-14")
def test_boots_beyond_the_end_let_the_others_play_and_the_round_end_as_usual() -> None:
    """I-073: Mesodae's Lantern still brings its 3 crystals."""
    play = (
        Scenario(3)
        .at(year=3, space=11)
        .sorcerer(hand=["temporal_boots"])
        .sorcerer()
        .sorcerer(play=["mesodaes_lantern"])
        .start()
    )
    play.answers("summon temporal_boots", "forward 3")
    assert (play.table.year, play.question.seat) == (4, 0)
    play.answers("end")
    assert play.question.seat == 1
    play.answers("end")
    assert play.question.seat == 2
    play.answers("end")
    assert play.match.over
    assert seen.scores(play.match) == (8, 0, 24 + 3)


@pytest.mark.rule("S-171", "S-045", "S-141")
def test_the_leftover_die_moves_the_marker_even_after_the_end_of_the_third_year() -> None:
    """Our ruling: the round is finished in all its steps. Figrim, who has seen the boots bring the
    winter, sees the die bring the spring."""
    play = (
        Scenario(2)
        .at(year=3, space=12)
        .sorcerer(crystals=9, hand=["temporal_boots"])
        .sorcerer(play=["figrim_the_avaricious"])
        .leftover("aa*.")
        .start()
    )
    play.answers("summon temporal_boots", "forward 3")
    assert (play.table.space, play.sorcerer(0).crystals) == (3, 8)
    play.answers("end", "end")
    assert play.match.over
    assert (play.table.space, play.sorcerer(0).crystals) == (4, 7)


@pytest.mark.rule("S-171", "S-144")
def test_boots_back_into_the_third_year_before_the_round_ends_let_the_game_go_on() -> None:
    """Our ruling: only where the marker stands at the end of the round counts."""
    play = (
        Scenario(2)
        .at(year=3, space=12)
        .sorcerer(hand=["temporal_boots"])
        .sorcerer(hand=["temporal_boots"])
        .leftover("aa*.")
        .start()
    )
    play.answers("summon temporal_boots", "forward 1", "end")
    assert play.table.year == 4
    play.answers("summon temporal_boots", "back 3", "end")
    assert (play.table.year, play.table.space) == (3, 11)
    assert play.question.kind == "take"


# What cards bring at the end


@pytest.mark.rule("S-172")
def test_ragfields_helm_brings_20_crystals_for_the_most_cards_in_play() -> None:
    play = finished(
        last_round(3)
        .sorcerer(play=["ragfields_helm", "amulet_of_air", "amulet_of_fire"])
        .sorcerer(play=["amulet_of_earth", "amulet_of_water"])
        .sorcerer(),
        players=3,
    )
    assert ["ragfields_helm", 20] in sheet(play)
    assert play.sorcerer().crystals == 20


@pytest.mark.rule("S-172")
def test_ragfields_helm_brings_nothing_on_a_tie() -> None:
    """I-112: a strict majority is needed."""
    play = finished(
        last_round(3)
        .sorcerer(play=["ragfields_helm", "amulet_of_air"])
        .sorcerer(play=["amulet_of_earth", "amulet_of_water"])
        .sorcerer(),
        players=3,
    )
    assert sheet(play)[:2] == [["crystals", 0], ["prestige", 16]]


@pytest.mark.rule("T-108", "S-172")
def test_lantern_of_xidit_counts_the_reserve_and_not_the_amulet_of_water() -> None:
    play = finished(
        last_round()
        .sorcerer(
            reserve="3 water 2 fire",
            play=["lantern_of_xidit", "amulet_of_water"],
            on={"amulet_of_water": "4 earth"},
        )
        .sorcerer()
    )
    assert ["lantern_of_xidit", 15] in sheet(play)


@pytest.mark.rule("S-172", "S-084")
def test_lantern_of_xidit_does_not_transmute() -> None:
    """I-036, I-111: neither Purse of Io nor Io's Bounty adds to it."""
    play = finished(
        Scenario(2, enchantment="ios_bounty")
        .at(year=3, space=12)
        .sorcerer(reserve="5 water", play=["lantern_of_xidit", "purse_of_io"])
        .sorcerer()
    )
    assert ["lantern_of_xidit", 15] in sheet(play)


@pytest.mark.rule("S-172")
def test_sealed_chest_of_urm_brings_20_crystals_without_a_familiar() -> None:
    play = finished(last_round().sorcerer(play=["sealed_chest_of_urm", "amulet_of_air"]).sorcerer())
    assert ["sealed_chest_of_urm", 20] in sheet(play)


@pytest.mark.rule("S-172")
@pytest.mark.parametrize("familiar", ["kairn_the_destroyer", "damned_soul_of_onys"])
def test_any_familiar_in_play_spoils_the_sealed_chest(familiar: str) -> None:
    play = finished(last_round().sorcerer(play=["sealed_chest_of_urm", familiar]).sorcerer())
    assert [line[0] for line in sheet(play)][:2] == ["crystals", "prestige"]


@pytest.mark.rule("T-109", "S-172")
def test_raven_is_a_familiar_for_the_sealed_chest() -> None:
    """I-058: whatever it mimics."""
    play = finished(
        last_round()
        .sorcerer(play=["sealed_chest_of_urm"])
        .sorcerer(play=["sealed_chest_of_urm", "raven_the_usurper=sealed_chest_of_urm"])
    )
    assert ["sealed_chest_of_urm", 20] in sheet(play, 0)
    assert sheet(play, 1)[:2] == [["crystals", 0], ["prestige", 12]]


@pytest.mark.rule("S-172")
def test_a_familiar_in_hand_does_not_spoil_the_sealed_chest() -> None:
    play = finished(
        last_round().sorcerer(play=["sealed_chest_of_urm"], hand=["kairn_the_destroyer"]).sorcerer()
    )
    assert ["sealed_chest_of_urm", 20] in sheet(play)


@pytest.mark.rule("T-107", "S-172")
@pytest.mark.parametrize(
    ("tokens", "crystals"), [("3 fire", 35), ("1 water 1 earth 2 air", 35), ("2 fire", -10)]
)
def test_jewel_of_the_ancients_needs_three_energies(tokens: str, crystals: int) -> None:
    play = finished(
        last_round()
        .sorcerer(crystals=40, play=["jewel_of_the_ancients"], on={"jewel_of_the_ancients": tokens})
        .sorcerer()
    )
    assert sheet(play)[:2] == [["crystals", 40], ["jewel_of_the_ancients", crystals]]
    assert play.sorcerer().crystals == 40 + crystals


@pytest.mark.rule("T-107", "S-175")
def test_a_failed_jewel_takes_no_more_crystals_than_there_are() -> None:
    """I-114: the prestige of the Jewel is added after that."""
    play = finished(last_round().sorcerer(crystals=4, play=["jewel_of_the_ancients"]).sorcerer())
    assert play.sorcerer().crystals == 0
    assert sheet(play)[:3] == [["crystals", 4], ["jewel_of_the_ancients", -4], ["prestige", 10]]
    assert seen.scores(play.match) == (10, 0)


@pytest.mark.rule("S-175", "S-172")
def test_gains_at_the_end_come_before_losses() -> None:
    """Our ruling: 4 crystals and 20 of the Chest pay for the whole Jewel."""
    play = finished(
        last_round()
        .sorcerer(crystals=4, play=["jewel_of_the_ancients", "sealed_chest_of_urm"])
        .sorcerer()
    )
    assert play.sorcerer().crystals == 14
    assert sheet(play)[:3] == [
        ["crystals", 4],
        ["sealed_chest_of_urm", 20],
        ["jewel_of_the_ancients", -10],
    ]


@pytest.mark.rule("S-172", "S-163")
def test_a_raven_brings_what_the_mimicked_item_would_bring_to_its_owner() -> None:
    """I-050: Raven's owner has three energies and the most cards, the others have not."""
    play = finished(
        last_round(3)
        .sorcerer(
            reserve="3 air",
            play=["raven_the_usurper=lantern_of_xidit", "raven_the_usurper=ragfields_helm"],
        )
        .sorcerer(play=["lantern_of_xidit"])
        .sorcerer(play=["ragfields_helm"]),
        players=3,
    )
    assert sheet(play)[:4] == [
        ["crystals", 0],
        ["raven_the_usurper+", 20],
        ["raven_the_usurper", 9],
        ["prestige", 4],
    ]
    assert [line[0] for line in sheet(play, 1)][:2] == ["crystals", "prestige"]


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
    assert list(play.match.result.places) == play.match.view(None)["places"]
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
