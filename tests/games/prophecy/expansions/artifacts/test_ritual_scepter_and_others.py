"""The Ritual Scepter among Races and Adventures: an Elf, a Doppelganger."""

import pytest

from fabletop.games.prophecy.scenario import ProphecyPlay, Scenario
from tests.games.prophecy.battles import totals

from .owners import AMULET, FIELD, SCEPTER

BANNER, SHIELD = "banner_of_hope", "mirrored_shield"


def elf_attacked(scenario: type[Scenario], *, health: int, magic: int) -> ProphecyPlay:
    """The Paladin strikes an Elf, who dies with her last Health."""
    play = (
        scenario(2, version="standard", artifacts="ten", races="yes")
        .hero("paladin", at=FIELD, magic=0)
        .hero("mystic", at=FIELD, race="race_elf", health=health, magic=magic)
        .owns(0, SCEPTER)
        .owns(1, BANNER)
        .start("arrive")
    )
    play.answers("attack mystic", "strike")
    return play


def test_an_elf_gives_magic_and_not_her_last_health_to_the_scepter(
    scenario: type[Scenario],
) -> None:
    play = elf_attacked(scenario, health=1, magic=1)
    assert play.hero(1).alive
    assert (play.hero(1).health, play.hero(1).magic) == (1, 0)


def test_an_elf_with_health_to_spare_has_the_choice(scenario: type[Scenario]) -> None:
    play = elf_attacked(scenario, health=2, magic=2)
    assert play.options == ["lose_health", "lose_magic 2"]
    play.answers("lose_health")
    assert (play.hero(1).health, play.hero(1).magic) == (1, 2)


def doppelganger_of_an_owner(scenario: type[Scenario], *artifacts: str) -> Scenario:
    """The copy of the Mystic, who owns the Scepter, attacks the Paladin."""
    return (
        scenario(2, version="standard", artifacts="ten", new_adventures="yes")
        .hero("paladin", at=FIELD, magic=2)
        .hero("mystic", at="city", magic=2)
        .owns(0, *artifacts)
        .owns(1, SCEPTER)
        .lies(FIELD, "doppelganger")
    )


@pytest.mark.rule("W-242", "W-279", "W-280")
def test_the_doppelganger_of_its_owner_strikes_with_the_scepter(scenario: type[Scenario]) -> None:
    play = doppelganger_of_an_owner(scenario, BANNER).dice(6, 1).start("arrive")
    assert (play.question.seat, play.question.kind) == (1, "scepter")
    play.answers("strike")
    assert (play.question.seat, play.question.kind) == (0, "scepter_loss")
    play.answers("lose_health", "roll")
    assert play.hero().health == 3
    assert totals(play) == [(3 + 6, 3 + 1)]


@pytest.mark.rule("W-242")
def test_the_doppelganger_spares_who_owns_no_artifact(scenario: type[Scenario]) -> None:
    play = doppelganger_of_an_owner(scenario).start("arrive")
    assert play.question.kind != "scepter"


@pytest.mark.rule("W-244", "W-282")
def test_what_a_mirror_throws_back_hurts_the_copy_alone(scenario: type[Scenario]) -> None:
    play = doppelganger_of_an_owner(scenario, SHIELD).dice(6, 1).start("arrive")
    play.answers("strike", "lose_health")
    assert (play.question.seat, play.question.kind) == (1, "scepter_loss")
    play.answers("lose_magic 2")
    assert play.hero(1).magic == 0
    play.answers("ready", "roll")
    assert (play.hero(1).magic, play.hero(1).drained) == (2, 0)


@pytest.mark.rule("W-246")
def test_the_amulet_may_shake_off_the_scepter_of_a_doppelganger(scenario: type[Scenario]) -> None:
    play = doppelganger_of_an_owner(scenario, AMULET).dice(4).start("arrive")
    play.answers("meet", "fight doppelganger", "strike")
    assert ("resisted", 0, SCEPTER, 4) in play.told()
    assert (play.hero().health, play.hero().magic) == (4, 2)
