"""Who chooses the battleground of the Final Battle when new Artifacts are in the game."""

import pytest

from fabletop.games.prophecy.scenario import ProphecyPlay, Scenario

from .owners import AMULET, FIELD, KINGSLAYER, RING, SCEPTER, STEED

CAPE, BANNER, SWORD, CROWN = (
    "royal_cape",
    "banner_of_hope",
    "astral_sword",
    "crown_of_the_ancient_kings",
)


def last_taken(
    scenario: type[Scenario], paladin: list[str], mystic: list[str], last: str
) -> ProphecyPlay:
    """Of five Artifacts in the game the Paladin takes the last from a space; nobody owns four."""
    five = "+".join([*paladin, *mystic, last])
    play = (
        scenario(2, version="standard", artifacts="chosen", keep=five)
        .hero("paladin", at=FIELD)
        .hero("mystic", at="city")
        .owns(0, *paladin)
        .owns(1, *mystic)
        .relic(FIELD, last)
        .start("arrive")
    )
    play.answers(f"claim {last}")
    return play


@pytest.mark.rule("W-181")
def test_the_owner_of_the_royal_cape_chooses_before_any_numeral(scenario: type[Scenario]) -> None:
    play = last_taken(scenario, [STEED, RING], [CAPE, KINGSLAYER], BANNER)
    assert (play.question.kind, play.question.seat) == ("battlefield", 1)
    assert play.question.subject == CAPE


@pytest.mark.rule("W-182", "W-183")
def test_without_the_cape_the_owner_of_the_bronze_steed_chooses(scenario: type[Scenario]) -> None:
    play = last_taken(scenario, [RING, SCEPTER], [STEED, KINGSLAYER], AMULET)
    assert (play.question.kind, play.question.seat) == ("battlefield", 1)
    assert play.question.subject == STEED


@pytest.mark.rule("W-182", "W-183")
def test_without_cape_and_steed_the_owner_of_the_royal_signet_ring_chooses(
    scenario: type[Scenario],
) -> None:
    play = last_taken(scenario, [SCEPTER, BANNER], [RING, KINGSLAYER], AMULET)
    assert (play.question.kind, play.question.seat) == ("battlefield", 1)
    assert play.question.subject == RING


@pytest.mark.rule("W-182")
@pytest.mark.parametrize(("mine", "hers", "seat"), [(AMULET, SCEPTER, 1), (AMULET, KINGSLAYER, 0)])
def test_the_lowest_numeral_decides_among_the_others(
    scenario: type[Scenario], mine: str, hers: str, seat: int
) -> None:
    play = last_taken(scenario, [mine, BANNER], [hers, SWORD], CROWN)
    assert (play.question.kind, play.question.seat) == ("battlefield", seat)
