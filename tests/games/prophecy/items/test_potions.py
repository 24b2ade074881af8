"""Potions and elixirs: how much each gives, and what is lost of it."""

import pytest

from fabletop.core.errors import IllegalAnswer
from fabletop.games.prophecy.scenario import ProphecyPlay, Scenario
from tests.games.prophecy.battles import totals

from .duels import FIELD

RESTORING = [
    "potion_of_healing",
    "potion_of_greater_healing",
    "potion_of_magic",
    "potion_of_greater_magic",
    "potion_of_regeneration",
    "potion_of_greater_regeneration",
    "potion_of_rebirth",
]


def drinker(
    scenario: type[Scenario], potion: str, *, wounds: int = 0, drained: int = 0
) -> ProphecyPlay:
    """A Paladin in the Plains who has 1 Health and 1 Magic on the right side."""
    return (
        scenario()
        .hero(
            "paladin", at=FIELD, health=1, wounds=wounds, magic=1, drained=drained, items=[potion]
        )
        .start()
    )


def cubes(play: ProphecyPlay) -> tuple[int, int, int, int]:
    hero = play.hero()
    return hero.health, hero.wounds, hero.magic, hero.drained


def test_potion_of_healing_heals_two(scenario: type[Scenario]) -> None:
    play = drinker(scenario, "potion_of_healing", wounds=6, drained=6)
    play.answers("drink potion_of_healing")
    assert cubes(play) == (3, 4, 1, 6)


def test_potion_of_greater_healing_heals_three(scenario: type[Scenario]) -> None:
    play = drinker(scenario, "potion_of_greater_healing", wounds=6, drained=6)
    play.answers("drink potion_of_greater_healing")
    assert cubes(play) == (4, 3, 1, 6)


def test_potion_of_magic_recharges_three(scenario: type[Scenario]) -> None:
    play = drinker(scenario, "potion_of_magic", wounds=6, drained=6)
    play.answers("drink potion_of_magic")
    assert cubes(play) == (1, 6, 4, 3)


def test_potion_of_greater_magic_recharges_five(scenario: type[Scenario]) -> None:
    play = drinker(scenario, "potion_of_greater_magic", wounds=6, drained=6)
    play.answers("drink potion_of_greater_magic")
    assert cubes(play) == (1, 6, 6, 1)


def test_potion_of_regeneration_heals_two_and_recharges_two(scenario: type[Scenario]) -> None:
    play = drinker(scenario, "potion_of_regeneration", wounds=6, drained=6)
    play.answers("drink potion_of_regeneration")
    assert cubes(play) == (3, 4, 3, 4)


def test_potion_of_greater_regeneration_heals_three_and_recharges_three(
    scenario: type[Scenario],
) -> None:
    play = drinker(scenario, "potion_of_greater_regeneration", wounds=6, drained=6)
    play.answers("drink potion_of_greater_regeneration")
    assert cubes(play) == (4, 3, 4, 3)


def test_potion_of_rebirth_heals_and_recharges_everything(scenario: type[Scenario]) -> None:
    play = drinker(scenario, "potion_of_rebirth", wounds=7, drained=9)
    play.answers("drink potion_of_rebirth")
    assert cubes(play) == (8, 0, 10, 0)


@pytest.mark.rule("R-248")
@pytest.mark.parametrize("potion", RESTORING)
def test_surplus_of_a_potion_is_lost(scenario: type[Scenario], potion: str) -> None:
    play = drinker(scenario, potion, wounds=1, drained=1)
    play.answers(f"drink {potion}")
    health, wounds, magic, drained = cubes(play)
    assert health + wounds == 2
    assert magic + drained == 2
    assert wounds + drained < 2


@pytest.mark.parametrize("potion", RESTORING)
def test_potion_is_not_drunk_by_who_misses_nothing(scenario: type[Scenario], potion: str) -> None:
    play = drinker(scenario, potion)
    assert f"drink {potion}" not in play.options
    assert play.refused()[f"drink {potion}"] == ("nothing_to_restore", "R-248")


def test_potion_of_healing_does_not_help_who_misses_magic_only(scenario: type[Scenario]) -> None:
    play = drinker(scenario, "potion_of_healing", drained=3)
    assert play.refused()["drink potion_of_healing"] == ("nothing_to_restore", "R-248")


def test_potion_of_regeneration_helps_who_misses_magic_only(scenario: type[Scenario]) -> None:
    play = drinker(scenario, "potion_of_regeneration", drained=3)
    play.answers("drink potion_of_regeneration")
    assert cubes(play) == (1, 0, 3, 1)


@pytest.mark.rule("R-167")
@pytest.mark.parametrize("potion", [*RESTORING, "potion_of_strength", "potion_of_concentration"])
def test_potion_is_discarded_once_drunk(scenario: type[Scenario], potion: str) -> None:
    play = drinker(scenario, potion, wounds=3, drained=3)
    play.answers(f"drink {potion}")
    assert play.hero().items == []
    assert [*play.table.common_discard, *play.table.rare_discard] == [potion]


@pytest.mark.rule("R-047")
def test_potion_of_strength_gives_two_strength_and_no_health(scenario: type[Scenario]) -> None:
    play = (
        scenario()
        .hero("paladin", at=FIELD, health=8, items=["potion_of_strength"])
        .lies(FIELD, "bear")
        .dice(3, 3)
        .start()
    )
    play.answers("drink potion_of_strength", "stay", "roll")
    assert ("rolled", 0, "bear", 3, 3, 13, 8) in play.told()
    assert (play.hero().health, play.hero().wounds) == (8, 0)


@pytest.mark.rule("R-047")
def test_potion_of_concentration_gives_three_willpower_and_no_magic(
    scenario: type[Scenario],
) -> None:
    play = (
        scenario()
        .hero("mystic", at=FIELD, magic=10, items=["potion_of_concentration"])
        .lies(FIELD, "ghost")
        .dice(3, 3)
        .start()
    )
    play.answers("drink potion_of_concentration", "stay", "roll")
    assert ("rolled", 0, "ghost", 3, 3, 16, 7) in play.told()
    assert (play.hero().magic, play.hero().drained) == (10, 0)


def test_potion_of_concentration_pays_for_no_battle_of_wills(scenario: type[Scenario]) -> None:
    play = (
        scenario()
        .hero("paladin", at=FIELD, magic=1, drained=3, items=["potion_of_concentration"])
        .lies(FIELD, "old_pirate")
        .dice(3, 3)
        .start()
    )
    play.answers("drink potion_of_concentration", "stay", "roll")
    assert ("rolled", 0, "old_pirate", 3, 3, 7, 6) in play.told(), "a Battle of Strength"


@pytest.mark.rule("R-251")
@pytest.mark.parametrize(
    ("potion", "creature", "strong", "weak"),
    [
        ("potion_of_strength", "rat", 4 + 2 + 3, 4 + 3),
        ("potion_of_concentration", "imp", 4 + 3 + 3, 4 + 3),
    ],
)
def test_bonus_of_a_potion_is_gone_in_the_second_turn_of_peaceful_times(
    scenario: type[Scenario], potion: str, creature: str, strong: int, weak: int
) -> None:
    again = {"rat": "giant_rat", "imp": "lost_soul"}[creature]
    play = (
        scenario()
        .hero("paladin", at=FIELD, items=[potion])
        .lies(FIELD, creature)
        .lies("mountains_by_fortress", again)
        .top("chance_peaceful_times")
        .dice(3, 3, 3, 1)
        .start("chance")
    )
    play.answers(f"drink {potion}", "stay", "roll", "end", "walk mountains_by_fortress", "roll")
    assert [own for own, _ in totals(play)] == [strong, weak]


@pytest.mark.rule("R-167")
def test_elixir_of_youth_gives_a_red_cube_for_good(scenario: type[Scenario]) -> None:
    play = drinker(scenario, "elixir_of_youth", wounds=3, drained=3)
    play.answers("drink elixir_of_youth")
    assert cubes(play) == (2, 3, 1, 3)
    assert play.table.rare_discard == ["elixir_of_youth"]


@pytest.mark.rule("R-038")
def test_elixir_of_youth_heals_one_who_has_eight_red_cubes(scenario: type[Scenario]) -> None:
    play = drinker(scenario, "elixir_of_youth", wounds=7, drained=3)
    play.answers("drink elixir_of_youth")
    assert cubes(play) == (2, 6, 1, 3)


@pytest.mark.rule("R-038")
def test_elixir_of_youth_is_refused_with_eight_red_cubes_and_no_wound(
    scenario: type[Scenario],
) -> None:
    play = scenario().hero("paladin", at=FIELD, health=8, items=["elixir_of_youth"]).start()
    assert play.refused()["drink elixir_of_youth"] == ("nothing_to_restore", "R-248")


@pytest.mark.rule("R-167")
def test_elixir_of_wisdom_gives_a_blue_cube_for_good(scenario: type[Scenario]) -> None:
    play = drinker(scenario, "elixir_of_wisdom", wounds=3, drained=3)
    play.answers("drink elixir_of_wisdom")
    assert cubes(play) == (1, 3, 2, 3)
    assert play.table.rare_discard == ["elixir_of_wisdom"]


@pytest.mark.rule("R-042")
def test_elixir_of_wisdom_recharges_one_who_has_ten_blue_cubes(scenario: type[Scenario]) -> None:
    play = drinker(scenario, "elixir_of_wisdom", wounds=3, drained=9)
    play.answers("drink elixir_of_wisdom")
    assert cubes(play) == (1, 3, 2, 8)


@pytest.mark.rule("R-042")
def test_elixir_of_wisdom_is_refused_with_ten_blue_cubes_on_the_right(
    scenario: type[Scenario],
) -> None:
    play = scenario().hero("mystic", at=FIELD, magic=10, items=["elixir_of_wisdom"]).start()
    assert play.refused()["drink elixir_of_wisdom"] == ("nothing_to_restore", "R-248")


@pytest.mark.rule("R-187", "R-248")
def test_potion_of_healing_waits_for_its_owners_turn(scenario: type[Scenario]) -> None:
    play = (
        scenario()
        .hero("paladin", at=FIELD, health=1, wounds=3, items=["potion_of_healing"])
        .hero("mystic", at=FIELD)
        .turn_of(1)
        .top("chance_tradesman")
        .start()
    )
    assert play.question.seat == 1
    assert "drink potion_of_healing" not in play.options
    with pytest.raises(IllegalAnswer, match="seat 0 is not asked"):
        play.answers("drink potion_of_healing", seat=0)
    play.answers("stay", "end", "drink potion_of_healing")
    assert play.hero().health == 3
