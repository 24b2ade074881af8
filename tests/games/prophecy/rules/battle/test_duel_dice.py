"""The dice of a battle between characters: scrolls and Spells of both sides."""

import pytest

from fabletop.games.prophecy.scenario import ProphecyPlay, Scenario
from tests.games.prophecy.battles import totals
from tests.games.prophecy.rules.battle.encounters import encounter

ALTERED = "scroll_of_altered_reality"
DEEP, WILL = "scroll_of_deep_prayer", "scroll_of_divine_will"


def by_strength(play: ProphecyPlay) -> ProphecyPlay:
    """The Paladin attacks with Strength 4, the Mystic stands with Strength 3."""
    play.answers("attack mystic", "by_strength", "stand")
    return play


@pytest.mark.rule("R-249", "R-317")
def test_deep_prayer_fixes_the_own_die_of_the_attacker(scenario: type[Scenario]) -> None:
    play = by_strength(encounter(scenario, items=[DEEP], dice=(5,)))
    play.answers(f"read {DEEP}", "roll")
    assert totals(play) == [(4 + 6, 3 + 5)]


@pytest.mark.rule("R-249", "R-317")
def test_deep_prayer_fixes_the_own_die_of_the_defender(scenario: type[Scenario]) -> None:
    play = by_strength(encounter(scenario, foe_items=[DEEP], dice=(5,)))
    assert play.question.seat == 1
    play.answers(f"read {DEEP}", "roll")
    assert totals(play) == [(4 + 5, 3 + 6)]


@pytest.mark.rule("R-249")
def test_the_attacker_reads_first_and_the_defender_overrides_both_dice(
    scenario: type[Scenario],
) -> None:
    play = by_strength(encounter(scenario, items=[DEEP], foe_items=[WILL]))
    assert (play.question.seat, play.question.kind) == (0, "announce")
    play.answers(f"read {DEEP}")
    assert (play.question.seat, play.question.kind) == (1, "roll")
    play.answers(f"read {WILL}", "roll")
    assert totals(play) == [(4 + 2, 3 + 6)]


@pytest.mark.rule("R-249")
def test_deep_prayer_of_the_defender_overrides_divine_will_only_in_part(
    scenario: type[Scenario],
) -> None:
    play = by_strength(encounter(scenario, items=[WILL], foe_items=[DEEP]))
    play.answers(f"read {WILL}", f"read {DEEP}", "roll")
    assert totals(play) == [(4 + 6, 3 + 6)]


@pytest.mark.rule("R-249")
def test_what_the_attacker_reads_counts_if_the_defender_reads_nothing(
    scenario: type[Scenario],
) -> None:
    play = by_strength(encounter(scenario, items=[WILL], foe_items=[DEEP]))
    play.answers(f"read {WILL}", "roll")
    assert totals(play) == [(4 + 6, 3 + 2)]
    assert play.hero(1).items == [DEEP]


@pytest.mark.rule("R-250")
@pytest.mark.parametrize(
    ("answer", "result"), [("reroll own", (4 + 6, 3 + 2)), ("reroll foe", (4 + 1, 3 + 6))]
)
def test_the_attacker_rerolls_the_die_of_either_side(
    scenario: type[Scenario], answer: str, result: tuple[int, int]
) -> None:
    play = by_strength(encounter(scenario, items=[ALTERED], dice=(1, 2, 6)))
    play.answers("roll")
    assert play.options == ["accept", "reroll own", "reroll foe"]
    play.answers(answer)
    assert totals(play) == [result]
    assert play.table.common_discard[0] == ALTERED


@pytest.mark.rule("R-250")
@pytest.mark.parametrize(
    ("answer", "result"), [("reroll own", (4 + 1, 3 + 6)), ("reroll foe", (4 + 6, 3 + 2))]
)
def test_the_defender_rerolls_the_die_of_either_side(
    scenario: type[Scenario], answer: str, result: tuple[int, int]
) -> None:
    play = by_strength(encounter(scenario, foe_items=[ALTERED], dice=(1, 2, 6)))
    play.answers("roll")
    assert (play.question.seat, play.question.kind) == (1, "rolled")
    play.answers(answer)
    assert totals(play) == [result]


@pytest.mark.rule("R-250")
def test_a_die_that_was_fixed_can_be_rolled_after_all(scenario: type[Scenario]) -> None:
    play = by_strength(encounter(scenario, items=[DEEP], foe_items=[ALTERED], dice=(3, 1)))
    play.answers(f"read {DEEP}", "roll", "reroll foe")
    assert totals(play) == [(4 + 1, 3 + 3)]


@pytest.mark.rule("R-250", "R-178")
def test_of_several_dice_of_one_side_altered_reality_rerolls_a_single_one(
    scenario: type[Scenario],
) -> None:
    play = by_strength(
        encounter(scenario, abilities=["concentration"], foe_items=[ALTERED], dice=(5, 2, 4, 1, 3))
    )
    play.answers("cast concentration", "roll")
    assert play.options == ["accept", "reroll own", "reroll foe 1", "reroll foe 2", "reroll foe 3"]
    labels = play.match.decisions()[0].labels("en")
    assert len(set(labels)) == len(labels)
    play.answers("reroll foe 1")
    assert totals(play) == [(4 + 4, 3 + 1)]


@pytest.mark.rule("R-178")
def test_prayer_rolls_only_the_die_of_who_prays(scenario: type[Scenario]) -> None:
    play = by_strength(encounter(scenario, abilities=["prayer"], dice=(2, 6, 3)))
    play.answers("cast prayer", "roll")
    assert totals(play) == [(4 + 6, 3 + 3)]


@pytest.mark.rule("R-178", "R-138")
def test_a_defender_may_pray_for_the_dark_die_that_is_hers(scenario: type[Scenario]) -> None:
    play = by_strength(encounter(scenario, foe_abilities=["prayer"], dice=(3, 2, 6)))
    assert play.question.seat == 1
    play.answers("cast prayer", "roll")
    assert totals(play) == [(4 + 3, 3 + 6)]


@pytest.mark.rule("R-179", "R-178")
def test_dice_of_both_sides_may_be_multiplied_in_one_roll(scenario: type[Scenario]) -> None:
    play = by_strength(
        encounter(
            scenario, abilities=["concentration"], foe_abilities=["prayer"], dice=(1, 5, 3, 2, 4)
        )
    )
    play.answers("cast concentration", "cast prayer", "roll")
    assert totals(play) == [(4 + 5, 3 + 4)]


@pytest.mark.rule("R-315", "R-179")
def test_a_curse_makes_the_other_side_keep_the_worst_of_three(scenario: type[Scenario]) -> None:
    play = by_strength(encounter(scenario, abilities=["curse"], dice=(3, 6, 2, 5)))
    play.answers("cast curse", "roll")
    assert totals(play) == [(4 + 3, 3 + 2)]


@pytest.mark.rule("R-315", "R-179")
def test_curse_and_prayer_may_meet_in_one_battle(scenario: type[Scenario]) -> None:
    play = by_strength(
        encounter(
            scenario,
            abilities=["curse"],
            foe_abilities=["prayer"],
            dice=(3, 6, 2, 5, 4, 4, 6),
        )
    )
    play.answers("cast curse", "cast prayer", "roll")
    assert totals(play) == [(4 + 3, 3 + 4)]


@pytest.mark.rule("R-241", "R-138")
def test_both_sides_may_throw_their_weapons(scenario: type[Scenario]) -> None:
    play = by_strength(encounter(scenario, items=["dagger"], foe_items=["axe"], dice=(1, 1)))
    play.answers("use dagger", "use axe", "throw dagger", "throw axe", "roll")
    assert totals(play) == [(4 + 1 + 1 + 1, 3 + 1 + 1)]
    assert sorted(play.table.damaged) == ["axe", "dagger"]


@pytest.mark.rule("R-246", "R-319")
def test_a_shield_saves_the_defender_too(scenario: type[Scenario]) -> None:
    play = by_strength(encounter(scenario, foe_items=["wooden_shield"], dice=(6, 1, 5)))
    play.answers("use wooden_shield", "roll", "try_shield")
    assert ("shielded", 1, "wooden_shield", 5) in play.told()
    assert (play.hero(1).wounds, play.table.damaged) == (0, ["wooden_shield"])


@pytest.mark.rule("R-301", "R-314")
@pytest.mark.parametrize("owner", [0, 1])
def test_the_forgotten_chapel_helps_either_side_once(scenario: type[Scenario], owner: int) -> None:
    kept = (["forgotten_chapel"], []) if owner == 0 else ([], ["forgotten_chapel"])
    play = (
        scenario(2, version="standard")
        .hero("paladin", at="plains_by_city", magic=0, kept=kept[0])
        .hero("mystic", at="plains_by_city", magic=0, kept=kept[1])
        .dice(1, 1)
        .start("arrive")
    )
    bonus = play.table.box.opportunities["forgotten_chapel"].params.bonus
    play.answers("attack mystic", "roll")
    assert totals(play) == [(5 + bonus, 4) if owner == 0 else (5, 4 + bonus)]
    assert play.hero(owner).kept == []
