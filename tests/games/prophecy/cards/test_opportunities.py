"""The Opportunity deck: its printed numbers, and the cards that trade a fixed cost for a gain."""

import pytest

from fabletop.core.cards.build import ALL
from fabletop.games.prophecy.printed.numbers import Goods
from fabletop.games.prophecy.printed.numbers_met import OpportunityNumbers
from fabletop.games.prophecy.scenario import Scenario

Printed = tuple[Goods, Goods, OpportunityNumbers]

FREE, NONE = Goods(), OpportunityNumbers()

OPPORTUNITIES: dict[str, Printed] = {
    # card: cost, gain, numbers of cards with a rule of their own
    "enchanted_flower": (FREE, Goods(heal=ALL), NONE),
    "magic_stone": (FREE, Goods(recharge=ALL), NONE),
    "golden_fish": (FREE, Goods(), OpportunityNumbers(strength=1, willpower=1, rare=1)),
    "exotic_merchant": (Goods(gold=8), Goods(strength=1), NONE),
    "wiseman": (Goods(experience=5), Goods(willpower=1), NONE),
    "strongman": (Goods(experience=8), Goods(strength=1), NONE),
    "cleansing_fire": (FREE, Goods(), OpportunityNumbers(needed=6, willpower=1)),
    "master_wizard": (FREE, Goods(), OpportunityNumbers(gold=2)),
    "gem_mine": (
        FREE,
        Goods(),
        OpportunityNumbers(per_strength=2, per_strength_home=3, home="mountains"),
    ),
    "glass_mountain": (Goods(health=4), Goods(willpower=2), NONE),
    "black_well": (FREE, Goods(), OpportunityNumbers(strength=1)),
    "leprechaun": (
        FREE,
        Goods(),
        OpportunityNumbers(per_willpower=1, per_willpower_home=2, home="forest"),
    ),
    "deserted_shack": (FREE, Goods(common=1), NONE),
    "black_market": (FREE, Goods(), OpportunityNumbers(purse=5, common=3, rare=3)),
    "travelling_apothecary": (
        FREE,
        Goods(),
        OpportunityNumbers(gold_per_health=1, magic_lot=2, gold_per_lot=1),
    ),
    "alchemist": (FREE, Goods(), OpportunityNumbers(gold=4, strength=1, willpower=3)),
    "old_veteran": (Goods(gold=1), Goods(experience=5), NONE),
    "hermit": (FREE, Goods(), OpportunityNumbers(strength=1, willpower=1)),
    "forgotten_chapel": (FREE, Goods(), OpportunityNumbers(bonus=2)),
    "ancient_scroll": (FREE, Goods(), OpportunityNumbers(experience=3)),
    "clover_meadow": (FREE, Goods(), NONE),
    "dryad": (FREE, Goods(), OpportunityNumbers(recharge=3, willpower=1, home="forest")),
    "collector": (FREE, Goods(), OpportunityNumbers(multiple=2)),
    "ruin": (FREE, Goods(), OpportunityNumbers(rare=1)),
    "mysterious_old_man": (FREE, Goods(), OpportunityNumbers(gold=2, rare_from=4)),
}

KEPT = {"forgotten_chapel", "clover_meadow"}

FOREST, MOUNTAINS, PLAINS = "forest_by_monastery", "mountains_by_fortress", "plains_by_city"


@pytest.mark.rule("R-099", "R-229")
def test_basic_adventure_deck_holds_all_opportunities_but_the_lost_library(
    scenario: type[Scenario],
) -> None:
    table = scenario().start().table
    deck = [card for card in table.adventure_deck if card in table.box.opportunities]
    assert sorted(deck) == sorted(OPPORTUNITIES)
    base = {card.id for card in table.box.opportunities.values() if not card.part}
    assert base - set(deck) == {"lost_library"}


@pytest.mark.parametrize("card", OPPORTUNITIES)
def test_numbers_printed_on_the_opportunity(scenario: type[Scenario], card: str) -> None:
    printed = scenario().start().table.box.opportunities[card]
    assert OPPORTUNITIES[card] == (printed.cost, printed.gain, printed.params)
    assert printed.keep == (card in KEPT)


@pytest.mark.rule("R-100", "R-101")
@pytest.mark.parametrize("card", OPPORTUNITIES)
def test_unused_opportunity_stays_where_it_lies(scenario: type[Scenario], card: str) -> None:
    play = scenario().hero("paladin", at=PLAINS).lies(PLAINS, card).start()
    play.answers("stay", "end")
    assert play.lying(PLAINS) == [card]
    assert play.question.seat == 1


@pytest.mark.rule("R-096", "R-097")
def test_deserted_shack_offers_nothing_before_moving_away(scenario: type[Scenario]) -> None:
    play = scenario().hero("paladin", at=PLAINS).lies(PLAINS, "deserted_shack").start()
    assert "use deserted_shack" not in play.options
    play.answers("walk city")
    assert "use deserted_shack" not in play.options


@pytest.mark.rule("R-101")
def test_enchanted_flower_heals_everything_and_is_discarded(scenario: type[Scenario]) -> None:
    play = (
        scenario()
        .hero("paladin", at=PLAINS, health=1, wounds=3)
        .lies(PLAINS, "enchanted_flower")
        .start("arrive")
    )
    play.answers("use enchanted_flower")
    assert (play.hero().health, play.hero().wounds) == (4, 0)
    assert play.lying(PLAINS) == []
    assert play.table.adventure_discard == ["enchanted_flower"]


@pytest.mark.rule("R-102", "R-305")
def test_enchanted_flower_is_not_for_the_healthy(scenario: type[Scenario]) -> None:
    play = (
        scenario()
        .hero("paladin", at=PLAINS, magic=0, drained=4)
        .lies(PLAINS, "enchanted_flower")
        .start("arrive")
    )
    assert play.options == ["end"]
    assert play.refused()["use enchanted_flower"] == ("no_effect", "R-102")


@pytest.mark.rule("R-101")
def test_magic_stone_recharges_everything(scenario: type[Scenario]) -> None:
    play = (
        scenario()
        .hero("druid", at=PLAINS, magic=0, drained=6)
        .lies(PLAINS, "magic_stone")
        .start("arrive")
    )
    play.answers("use magic_stone")
    assert (play.hero().magic, play.hero().drained) == (6, 0)
    assert play.table.adventure_discard == ["magic_stone"]


@pytest.mark.rule("R-102")
def test_magic_stone_is_not_for_who_lacks_no_magic(scenario: type[Scenario]) -> None:
    play = (
        scenario()
        .hero("druid", at=PLAINS, health=1, wounds=2)
        .lies(PLAINS, "magic_stone")
        .start("arrive")
    )
    assert play.refused()["use magic_stone"] == ("no_effect", "R-102")


def test_deserted_shack_holds_a_common_item(scenario: type[Scenario]) -> None:
    play = (
        scenario()
        .hero("paladin", at=PLAINS)
        .lies(PLAINS, "deserted_shack")
        .top("sword", "great_sword")
        .start("arrive")
    )
    play.answers("use deserted_shack")
    assert play.hero().items == ["sword"]
    assert play.table.adventure_discard == ["deserted_shack"]


def test_old_veteran_tells_his_stories_for_a_drink(scenario: type[Scenario]) -> None:
    play = scenario().hero("paladin", at=PLAINS, gold=1).lies(PLAINS, "old_veteran").start("arrive")
    play.answers("use old_veteran")
    assert (play.hero().gold, play.hero().experience) == (0, 3 + 5)


def test_old_veteran_says_nothing_without_a_drink(scenario: type[Scenario]) -> None:
    play = scenario().hero("paladin", at=PLAINS, gold=0).lies(PLAINS, "old_veteran").start("arrive")
    assert play.refused()["use old_veteran"] == ("needs_gold", "R-166")


@pytest.mark.rule("R-101", "R-304")
def test_clover_meadow_is_kept_and_changes_nothing(scenario: type[Scenario]) -> None:
    play = scenario().hero("paladin", at=PLAINS).lies(PLAINS, "clover_meadow").start("arrive")
    before = play.hero().copy()
    play.answers("use clover_meadow")
    before.kept = ["clover_meadow"]
    assert play.hero() == before
    assert play.lying(PLAINS) == []
    assert play.table.adventure_discard == []


@pytest.mark.rule("R-304")
def test_clover_meadow_helps_in_no_battle(scenario: type[Scenario]) -> None:
    play = (
        scenario()
        .hero("paladin", at=FOREST, kept=["clover_meadow"])
        .lies(FOREST, "bear")
        .dice(3, 1)
        .start("arrive")
    )
    play.answers("roll")
    assert ("rolled", 0, "bear", 3, 1, 7, 6) in play.told()
    assert play.hero().kept == ["clover_meadow"]


@pytest.mark.parametrize(
    ("space", "gold"), [(MOUNTAINS, 12), (PLAINS, 8)], ids=["in the Mountains", "elsewhere"]
)
def test_gem_mine_pays_by_strength_and_best_in_the_mountains(
    scenario: type[Scenario], space: str, gold: int
) -> None:
    play = (
        scenario()
        .hero("mercenary", at=space, gold=0, health=4, wounds=1)
        .lies(space, "gem_mine")
        .start("arrive")
    )
    play.answers("use gem_mine")
    assert play.hero().gold == gold
    assert play.table.adventure_discard == ["gem_mine"]


@pytest.mark.rule("R-102")
def test_gem_mine_is_closed_to_who_has_no_strength(scenario: type[Scenario]) -> None:
    play = (
        scenario()
        .hero("mercenary", at=PLAINS, health=0, wounds=5)
        .lies(PLAINS, "gem_mine")
        .start("arrive")
    )
    assert play.refused()["use gem_mine"] == ("no_effect", "R-102")


@pytest.mark.parametrize(
    ("space", "gold"), [(FOREST, 10), (PLAINS, 5)], ids=["in a Forest", "elsewhere"]
)
def test_leprechaun_pays_by_willpower_and_double_in_a_forest(
    scenario: type[Scenario], space: str, gold: int
) -> None:
    play = (
        scenario()
        .hero("druid", at=space, gold=0, magic=5, drained=1)
        .lies(space, "leprechaun")
        .start("arrive")
    )
    play.answers("use leprechaun")
    assert play.hero().gold == gold


@pytest.mark.rule("R-102")
def test_leprechaun_ignores_who_has_no_willpower(scenario: type[Scenario]) -> None:
    play = (
        scenario()
        .hero("druid", at=FOREST, magic=0, drained=6)
        .lies(FOREST, "leprechaun")
        .start("arrive")
    )
    assert play.refused()["use leprechaun"] == ("no_effect", "R-102")
