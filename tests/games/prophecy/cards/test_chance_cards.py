"""The Chance deck of the Basic version, card by card."""

import pytest

from fabletop.core.texts.catalogue import catalogue
from fabletop.games.prophecy.printed.numbers_met import ChanceNumbers
from fabletop.games.prophecy.scenario import Scenario

Printed = tuple[str, ChanceNumbers, int]

CHANCE: dict[str, Printed] = {
    # card: kind, numbers, copies in the full deck
    "chance_plains": ("terrain", ChanceNumbers(terrain="plains"), 2),
    "chance_forest": ("terrain", ChanceNumbers(terrain="forest"), 2),
    "chance_mountains": ("terrain", ChanceNumbers(terrain="mountains"), 2),
    "chance_tradesman": ("stock", ChanceNumbers(space="village", deck="common", count=3), 1),
    "chance_city_merchant": ("stock", ChanceNumbers(space="city", deck="rare", count=2), 1),
    "chance_peaceful_times": ("extra_turn", ChanceNumbers(turns=1), 1),
    "chance_refreshing_wind": ("boon", ChanceNumbers(resource="health", drawer=2, others=1), 1),
    "chance_magical_breeze": ("boon", ChanceNumbers(resource="magic", drawer=4, others=2), 1),
    "chance_kindly_wind": (
        "boon_mixed",
        ChanceNumbers(drawer_health=1, drawer_magic=2, others_health=1, others_magic=2),
        1,
    ),
    "chance_good_times": ("boon", ChanceNumbers(resource="gold", drawer=4, others=2), 1),
    "chance_charity": ("charity", ChanceNumbers(gold=3, health=1, magic=2), 1),
    "chance_economic_crisis": ("crisis", ChanceNumbers(spared_on=6), 1),
}

TRAINING_AND_DREAMS = {
    "chance_fortress",
    "chance_thieves_guild",
    "chance_magic_tower",
    "chance_forest_camp",
    "chance_monastery",
    "chance_interesting_times",
    "chance_training_offer",
    "chance_open_training",
    "chance_prophetic_dream",
}


@pytest.mark.rule("R-230")
def test_basic_chance_deck_holds_these_twelve_kinds(scenario: type[Scenario]) -> None:
    table = scenario().start().table
    expected = [card for card, (_, _, copies) in CHANCE.items() for _ in range(copies)]
    assert sorted(table.chance_deck) == sorted(expected)
    base = {card.id for card in table.box.chance.values() if not card.part}
    assert base - set(table.chance_deck) == TRAINING_AND_DREAMS


@pytest.mark.parametrize("card", CHANCE)
def test_numbers_printed_on_the_chance_card(scenario: type[Scenario], card: str) -> None:
    printed = scenario().start().table.box.chance[card]
    assert CHANCE[card] == (printed.kind, printed.params, printed.copies.complete_24)


@pytest.mark.rule("R-050")
@pytest.mark.parametrize("card", CHANCE)
def test_chance_card_is_discarded_after_use(scenario: type[Scenario], card: str) -> None:
    play = scenario().hero("paladin").top(card).start("chance")
    assert play.table.chance_discard == [card]
    assert play.question.kind == "move"


@pytest.mark.rule("R-061", "R-065")
def test_plains_card_deals_clockwise_from_the_drawers_own_space(scenario: type[Scenario]) -> None:
    play = (
        scenario()
        .hero("paladin", at="plains_by_wilderness")
        .top("chance_plains", "rat", "bear", "dryad", "ghost", "imp")
        .start("chance")
    )
    assert play.lying("plains_by_wilderness") == ["rat"]
    assert play.lying("plains_by_mountains") == ["bear"]
    assert play.lying("plains_by_village") == ["dryad"]
    assert play.lying("plains_between_tower_and_monastery") == ["ghost"]
    assert play.lying("plains_by_city") == ["imp"]
    assert sum(map(len, play.table.adventures)) == 5


@pytest.mark.rule("R-061")
def test_forest_card_drawn_by_the_second_player_begins_at_her_space(
    scenario: type[Scenario],
) -> None:
    play = (
        scenario()
        .hero("paladin", at="village")
        .hero("mystic", at="forest_camp")
        .top("chance_forest", "rat", "bear", "dryad", "ghost")
        .turn_of(1)
        .start("chance")
    )
    assert play.lying("forest_by_thieves_guild") == ["rat"]
    assert play.lying("forest_by_magic_tower") == ["bear"]
    assert play.lying("forest_by_monastery") == ["dryad"]
    assert play.lying("forest_by_wilderness") == ["ghost"]


@pytest.mark.rule("R-065", "R-123")
def test_mountains_card_passes_over_spaces_that_hold_a_card(scenario: type[Scenario]) -> None:
    play = (
        scenario()
        .hero("paladin", at="village")
        .lies("mountains_by_village", "bear")
        .lies("mountains_by_forest_camp", "dryad")
        .top("chance_mountains", "rat", "ghost")
        .start("chance")
    )
    assert play.lying("mountains_by_village") == ["bear"]
    assert play.lying("mountains_by_fortress") == ["rat"]
    assert play.lying("mountains_by_forest_camp") == ["dryad"]
    assert play.table.adventure_deck[-1] == "ghost"


@pytest.mark.rule("R-019", "R-061")
def test_plains_card_goes_on_from_the_reshuffled_discards(scenario: type[Scenario]) -> None:
    play = (
        scenario()
        .hero("paladin", at="fortress")
        .only("rat", "bear")
        .top("chance_plains")
        .start("chance")
    )
    assert play.lying("plains_by_wilderness") == ["rat"]
    assert play.lying("plains_by_mountains") == ["bear"]
    for space in ("plains_by_village", "plains_between_tower_and_monastery", "plains_by_city"):
        assert len(play.lying(space)) == 1
    assert play.table.adventure_discard == []
    assert len(play.table.adventure_deck) == 62 - 5


@pytest.mark.rule("R-070")
def test_tradesman_replaces_the_goods_of_the_village_by_three_common_items(
    scenario: type[Scenario],
) -> None:
    play = (
        scenario()
        .hero("paladin")
        .for_sale("village", "cape", "dagger")
        .for_sale("city", "great_sword")
        .top("chance_tradesman", "sword", "axe", "hammer")
        .start("chance")
    )
    assert play.table.goods == {"village": ["sword", "axe", "hammer"], "city": ["great_sword"]}
    assert play.table.common_discard == ["cape", "dagger"]


@pytest.mark.rule("R-071")
def test_city_merchant_replaces_the_goods_of_the_city_by_two_rare_items(
    scenario: type[Scenario],
) -> None:
    play = (
        scenario()
        .hero("paladin")
        .for_sale("village", "cape")
        .for_sale("city", "great_sword")
        .top("chance_city_merchant", "black_spear", "crystal_skull")
        .start("chance")
    )
    assert play.table.goods == {"village": ["cape"], "city": ["black_spear", "crystal_skull"]}
    assert play.table.rare_discard == ["great_sword"]


@pytest.mark.rule("R-053", "R-072", "R-237")
def test_peaceful_times_give_a_second_turn_without_a_chance_card(
    scenario: type[Scenario],
) -> None:
    play = (
        scenario()
        .hero("paladin", at="village")
        .top("chance_peaceful_times", "chance_good_times", "chance_tradesman")
        .start("chance")
    )
    play.answers("walk mountains_by_village", "end")
    assert (play.question.seat, play.question.kind) == (0, "move")
    assert play.table.chance_discard == ["chance_peaceful_times"]
    play.answers("walk magic_tower", "end")
    assert play.space() == "magic_tower"
    assert play.question.seat == 1
    assert play.table.chance_discard == ["chance_peaceful_times", "chance_good_times"]
    play.answers("stay", "end")
    assert play.question.seat == 0


@pytest.mark.rule("R-237")
def test_peaceful_times_allow_what_is_once_a_turn_in_both_turns(scenario: type[Scenario]) -> None:
    play = (
        scenario()
        .hero("paladin", at="monastery", health=1, wounds=3)
        .top("chance_peaceful_times")
        .start("chance")
    )
    play.answers("stay", "heal 1", "end", "stay", "heal 1")
    assert play.hero().health == 3
    assert play.options == ["end"]


@pytest.mark.rule("R-072", "R-109")
def test_peaceful_times_go_on_after_a_defeat_in_the_first_turn(scenario: type[Scenario]) -> None:
    play = (
        scenario()
        .hero("paladin", at="plains_by_city")
        .lies("plains_by_city", "bear")
        .top("chance_peaceful_times")
        .dice(1, 6)
        .start("chance")
    )
    play.answers("stay", "roll", "walk city")
    assert play.space() == "city"


@pytest.mark.rule("R-075")
def test_good_times_give_four_gold_to_the_drawer_and_two_to_the_others(
    scenario: type[Scenario],
) -> None:
    play = (
        scenario(3)
        .hero("druid", gold=0)
        .hero("mystic", gold=1)
        .hero("paladin", gold=2)
        .top("chance_good_times")
        .turn_of(1)
        .start("chance")
    )
    assert [hero.gold for hero in play.table.heroes] == [2, 5, 4]


@pytest.mark.rule("R-076")
def test_charity_goes_to_whoever_has_least_and_not_to_the_drawer(
    scenario: type[Scenario],
) -> None:
    play = (
        scenario()
        .hero("paladin", gold=5, health=3, wounds=1, magic=3, drained=1)
        .hero("spellblade", gold=4, health=1, wounds=3, magic=1, drained=3)
        .top("chance_charity")
        .start("chance")
    )
    assert [hero.gold for hero in play.table.heroes] == [5, 7]
    assert [hero.health for hero in play.table.heroes] == [3, 2]
    assert [hero.magic for hero in play.table.heroes] == [3, 3]


@pytest.mark.rule("R-077")
def test_charity_goes_to_all_who_are_tied_for_least(scenario: type[Scenario]) -> None:
    play = (
        scenario()
        .hero("paladin", gold=0, health=2, wounds=2, magic=1, drained=3)
        .hero("spellblade", gold=0, health=2, wounds=2, magic=1, drained=3)
        .top("chance_charity")
        .start("chance")
    )
    assert [hero.gold for hero in play.table.heroes] == [3, 3]
    assert [hero.health for hero in play.table.heroes] == [3, 3]
    assert [hero.magic for hero in play.table.heroes] == [3, 3]


@pytest.mark.rule("R-078")
def test_economic_crisis_takes_half_of_everybodys_gold_but_spares_a_single_coin(
    scenario: type[Scenario],
) -> None:
    play = (
        scenario(4)
        .hero("druid", gold=5)
        .hero("mystic", gold=1)
        .hero("paladin", gold=8)
        .hero("scout", gold=0)
        .top("chance_economic_crisis")
        .start("chance")
    )
    assert [hero.gold for hero in play.table.heroes] == [3, 1, 4, 0]


@pytest.mark.parametrize(("die", "gold"), [(5, [3, 4]), (6, [6, 8])])
def test_economic_crisis_may_be_spared_by_a_six_at_a_table_that_rolls(
    scenario: type[Scenario], die: int, gold: list[int]
) -> None:
    play = (
        scenario(crisis="die")
        .hero("druid", gold=6)
        .hero("paladin", gold=8)
        .top("chance_economic_crisis")
        .dice(die)
        .start("chance")
    )
    assert [hero.gold for hero in play.table.heroes] == gold
    assert ("crisis_die", 0, die) in play.told()
    assert (("crisis_spares",) in play.told()) == (die == 6)


def test_economic_crisis_tells_that_its_die_is_not_known() -> None:
    said = catalogue("prophecy/cards", "en")
    assert "not known" in said.say("chance_economic_crisis.text")
    assert "unknown" in said.say("chance_economic_crisis.note")
