"""Abilities of the Thieves' Guild that need no weapon: Pickpocketing, Haggling, Disguise."""

import pytest

from fabletop.games.prophecy.scenario import ProphecyPlay, Scenario
from tests.games.prophecy.battles import totals

from .battles import FIELD, challenges, meets


def rivals(
    scenario: type[Scenario],
    *abilities: str,
    gold: int = 3,
    health: int = 4,
    items: tuple[str, ...] = (),
    dice: tuple[int, ...] = (),
) -> ProphecyPlay:
    """The Paladin attacks a Spellblade of this fortune by Strength; neither has Magic."""
    play = (
        scenario(version="standard")
        .hero("paladin", at=FIELD, magic=0, abilities=abilities)
        .hero("spellblade", at=FIELD, magic=0, gold=gold, health=health, items=items)
        .dice(*dice)
        .start("arrive")
    )
    play.answers("attack spellblade")
    return play


@pytest.mark.rule("R-261", "R-181")
@pytest.mark.parametrize(("creature", "printed"), [("thug", 2), ("dark_apprentice", 0)])
def test_pickpocketing_takes_two_gold_from_a_humanoid_in_either_kind_of_battle(
    scenario: type[Scenario], creature: str, printed: int
) -> None:
    play = meets(scenario, creature, "pickpocketing", dice=(6, 1))
    play.answers("roll")
    assert ("won", 0, creature) in play.told()
    assert play.hero().gold == 3 + printed + 2


@pytest.mark.rule("R-261")
def test_pickpocketing_takes_two_gold_from_all_the_steppe_raiders_together(
    scenario: type[Scenario],
) -> None:
    play = meets(
        scenario,
        "steppe_raiders",
        "pickpocketing",
        at="mountains_by_fortress",
        dice=(6, 1, 6, 1, 6, 1),
    )
    play.answers("roll", "roll", "roll")
    assert ("won", 0, "steppe_raiders") in play.told()
    assert play.hero().gold == 3 + 2


@pytest.mark.parametrize(("creature", "printed"), [("bear", 3), ("ghost", 3)])
def test_pickpocketing_finds_no_pockets_on_other_types(
    scenario: type[Scenario], creature: str, printed: int
) -> None:
    play = meets(scenario, creature, "pickpocketing", dice=(6, 1))
    play.answers("roll")
    assert play.hero().gold == 3 + printed


def test_pickpocketing_takes_nothing_from_a_creature_that_a_scroll_removed(
    scenario: type[Scenario],
) -> None:
    play = meets(scenario, "thug", "pickpocketing", items=["scroll_of_destruction"])
    play.answers("read scroll_of_destruction")
    assert play.hero().gold == 3


@pytest.mark.rule("R-261", "R-319")
@pytest.mark.parametrize(("gold", "stolen"), [(5, 2), (2, 2), (1, 1), (0, 0)])
def test_pickpocketing_takes_two_gold_from_a_beaten_character_or_what_she_has(
    scenario: type[Scenario], gold: int, stolen: int
) -> None:
    play = rivals(scenario, "pickpocketing", gold=gold, dice=(6, 1))
    play.answers("roll")
    assert (play.hero(0).gold, play.hero(1).gold) == (3 + stolen, gold - stolen)
    assert play.hero(1).health == 4 - 1, "besides the usual result"


@pytest.mark.rule("R-261", "R-319")
def test_pickpocketing_serves_a_defender_who_wins(scenario: type[Scenario]) -> None:
    play = challenges(scenario, rival=["pickpocketing"], dice=(1, 6))
    play.answers("by_wills", "roll")
    assert (play.hero(0).gold, play.hero(1).gold) == (1, 5)


def test_pickpocketing_takes_nothing_after_a_draw_or_a_defeat(scenario: type[Scenario]) -> None:
    play = challenges(scenario, "pickpocketing", dice=(3, 3))
    play.answers("by_strength", "stand", "roll")
    assert (play.hero(0).gold, play.hero(1).gold) == (3, 3)


@pytest.mark.rule("R-144")
def test_pickpocketing_adds_nothing_to_the_purse_of_a_dead_character(
    scenario: type[Scenario],
) -> None:
    play = rivals(scenario, "pickpocketing", gold=5, health=0, dice=(6, 1))
    play.answers("roll")
    assert ("died", 1) in play.told()
    assert play.hero(0).gold == 3 + 5


@pytest.mark.rule("R-264", "R-157")
@pytest.mark.parametrize(("item", "price"), [("sword", 5), ("dagger", 2), ("javelin", 1)])
@pytest.mark.parametrize("space", ["city", "village"])
def test_haggling_lowers_prices_by_two_but_not_below_one(
    scenario: type[Scenario], space: str, item: str, price: int
) -> None:
    play = (
        scenario(version="standard")
        .hero("druid", at=space, gold=price, abilities=["haggling"])
        .for_sale(space, item)
        .start("arrive")
    )
    play.answers(f"buy {item}")
    assert (play.hero().gold, play.hero().items) == (0, [item])


@pytest.mark.rule("R-157")
def test_haggling_that_does_not_suffice_is_explained(scenario: type[Scenario]) -> None:
    play = (
        scenario(version="standard")
        .hero("druid", at="city", gold=4, abilities=["haggling"])
        .for_sale("city", "sword")
        .start("arrive")
    )
    assert "buy sword" not in play.options
    assert play.refused()["buy sword"] == ("needs_gold", "R-157")


@pytest.mark.rule("R-264", "R-158")
@pytest.mark.parametrize(
    ("item", "price"),
    [("great_sword", 8), ("sword", 5), ("cedar_staff", 3), ("cutlass", 2), ("javelin", 1)],
)
def test_haggling_sells_for_one_more_but_not_above_the_own_buying_price(
    scenario: type[Scenario], item: str, price: int
) -> None:
    play = (
        scenario(version="standard")
        .hero("druid", at="city", gold=0, items=[item], abilities=["haggling"])
        .start("arrive")
    )
    play.answers(f"sell {item}")
    assert play.hero().gold == price


@pytest.mark.rule("R-264", "R-321")
def test_haggling_works_in_the_black_market(scenario: type[Scenario]) -> None:
    play = (
        scenario(version="standard")
        .hero("druid", at=FIELD, gold=11, abilities=["haggling"])
        .lies(FIELD, "black_market")
        .top("sword", "dagger", "cutlass")
        .top("great_sword", "black_spear", "flying_carpet")
        .start("arrive")
    )
    play.answers("use black_market", "buy great_sword")
    assert (play.hero().gold, play.hero().items) == (0, ["great_sword"])


@pytest.mark.rule("R-264")
def test_haggling_does_not_lower_repairs_training_or_the_exotic_merchants_price(
    scenario: type[Scenario],
) -> None:
    play = (
        scenario(version="standard")
        .hero("druid", at="fortress", gold=3, damaged=["sword"], abilities=["haggling"])
        .hero("mystic", at="monastery")
        .taught("fortress", "toughness")
        .start("arrive")
    )
    play.answers("learn toughness", "repair sword")
    assert play.hero().gold == 3 - 2 - 1
    merchant = (
        scenario(version="standard")
        .hero("druid", at=FIELD, gold=7, abilities=["haggling"])
        .lies(FIELD, "exotic_merchant")
        .start("arrive")
    )
    assert merchant.refused()["use exotic_merchant"] == ("needs_gold", "R-166")


@pytest.mark.rule("R-264")
def test_haggling_gets_no_more_from_the_collector(scenario: type[Scenario]) -> None:
    play = (
        scenario(version="standard")
        .hero("druid", at=FIELD, gold=0, items=["sword"], abilities=["haggling"])
        .lies(FIELD, "collector")
        .start("arrive")
    )
    play.answers("use collector")
    assert play.hero().gold == 2 * 7


def test_disguise_adds_one_in_a_battle_of_wills_with_a_humanoid(
    scenario: type[Scenario],
) -> None:
    play = meets(scenario, "dark_apprentice", "disguise", dice=(3, 3))
    play.answers("roll")
    assert totals(play) == [(4 + 1 + 3, 7)]


@pytest.mark.parametrize("creature", ["thug", "ghost", "imp"])
def test_disguise_adds_nothing_by_strength_or_against_other_types(
    scenario: type[Scenario], creature: str
) -> None:
    play = meets(scenario, creature, "disguise", dice=(3, 6))
    play.answers("roll")
    assert totals(play)[0][0] == 4 + 3


@pytest.mark.rule("R-314")
@pytest.mark.parametrize("seat", [0, 1])
def test_disguise_adds_one_for_either_side_of_a_battle_of_wills_between_characters(
    scenario: type[Scenario], seat: int
) -> None:
    own, rival = (["disguise"], []) if seat == 0 else ([], ["disguise"])
    play = challenges(scenario, *own, rival=rival, dice=(3, 3))
    play.answers("by_wills", "roll")
    assert totals(play) == [((2 + 1 + 3, 7), (2 + 3, 8))[seat]]
