"""What cards bring at the end of the game (S-172, S-175)."""

import pytest

from fabletop.games.seasons.scenario import Scenario
from tests.games.seasons import seen
from tests.games.seasons.last_round import finished, last_round, sheet


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
