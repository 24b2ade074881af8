"""What the greedy bot thinks of Prophecy follows the rules and the cards of the table, corrected
ones included."""

from collections.abc import Mapping
from dataclasses import fields

import pytest

from fabletop.bots.evaluations.prophecy import values
from fabletop.bots.evaluations.prophecy.card_worths import (
    ABILITIES_BY_NUMBER,
    ITEMS_BY_NUMBER,
    special_ability,
    special_item,
)
from fabletop.bots.evaluations.prophecy.items_and_abilities import ability_worth, item_worth
from fabletop.bots.evaluations.prophecy.market import best_purchase, buy_value
from fabletop.bots.evaluations.prophecy.opportunities import fire_value, opportunity_value
from fabletop.bots.evaluations.prophecy.own_turn import neighbours
from fabletop.bots.evaluations.prophecy.places import rivals_value, space_value
from fabletop.bots.evaluations.prophecy.realms import quest
from fabletop.bots.evaluations.prophecy.seen import SeenProphecy
from fabletop.bots.evaluations.prophecy.training import best_lesson, guild_promise, tuition
from fabletop.bots.evaluations.prophecy.values import DEATH, GOLD, hurt, more_strength
from fabletop.core.question import show
from fabletop.games.prophecy.box import open_box
from fabletop.games.prophecy.printed.numbers import AbilityNumbers, ItemNumbers
from fabletop.games.prophecy.scenario import ProphecyPlay, Scenario
from fabletop.games.prophecy.seen import belongings

BOX = open_box()
PLAINS, FOREST = "plains_by_city", "forest_by_monastery"


def seen(play: ProphecyPlay, seat: int = 0) -> SeenProphecy:
    return SeenProphecy(play.match.view(seat), seat)


def hero(race: str = "", *, at: str = "city", gold: int = 3, health: int = 4) -> Scenario:
    scene = Scenario(2, version="standard", races="yes" if race else "no")
    return scene.hero("paladin", race=race, at=at, gold=gold, health=health, experience=9)


def doubled(numbers: ItemNumbers | AbilityNumbers) -> dict[str, object]:
    """Every printed amount twice."""
    found: dict[str, object] = {one.name: getattr(numbers, one.name) for one in fields(numbers)}
    return {name: 2 * n if type(n) is int else n for name, n in found.items() if n}


DOUBLED = open_box(
    {name: {"params": doubled(BOX.abilities[name].params)} for name in ABILITIES_BY_NUMBER}
    | {
        name: {"price": 2 * BOX.items[name].price, "params": doubled(BOX.items[name].params)}
        for name in ITEMS_BY_NUMBER
    }
)


@pytest.mark.parametrize("name", ITEMS_BY_NUMBER)
def test_an_item_with_other_numbers_is_worth_something_else(name: str) -> None:
    assert special_item(DOUBLED.items[name], 0.0) != special_item(BOX.items[name], 0.0) > 0


@pytest.mark.parametrize("name", ABILITIES_BY_NUMBER)
def test_an_ability_with_other_numbers_is_worth_something_else(name: str) -> None:
    assert special_ability(DOUBLED.abilities[name]) != special_ability(BOX.abilities[name]) > 0


def test_corrected_cards_are_judged_anew() -> None:
    cards: Mapping[str, Mapping[str, object]] = {
        "potion_of_strength": {"params": {"strength_this_turn": 4}},
        "silver_statuette": {"price": 12},
        "prayer": {"magic": 3},
        "haggling": {"params": {"discount": 4, "least": 1, "surplus": 2}},
    }
    plain = seen(Scenario(2, version="standard").hero("paladin").start()).me
    other = seen(Scenario(2, version="standard", cards=cards).hero("paladin").start()).me
    assert item_worth(other, "potion_of_strength") == 2 * item_worth(plain, "potion_of_strength")
    assert item_worth(other, "silver_statuette") == 2 * item_worth(plain, "silver_statuette")
    assert ability_worth(other, "haggling") > ability_worth(plain, "haggling")
    assert ability_worth(other, "prayer") < ability_worth(plain, "prayer")


def test_a_dwarf_counts_her_hoard() -> None:
    worths = [
        best_purchase(seen(hero(race, gold=4).for_sale("city", "sword").start()), ["sword"])
        for race in ("race_human", "race_dwarf")
    ]
    assert worths[0] == 0 < worths[1]


@pytest.mark.parametrize(("price", "bought"), [(1, "buy rangers_boots"), (15, "end")])
def test_a_changed_price_changes_what_is_bought(price: int, bought: str) -> None:
    scene = Scenario(2, version="standard", cards={"rangers_boots": {"price": price}})
    play = (
        scene.hero("paladin", at="city", gold=15).for_sale("city", "rangers_boots").start("arrive")
    )
    found = dict(zip(map(show, play.question.options), _values(play), strict=True))
    assert max(found, key=found.__getitem__) == bought


@pytest.mark.parametrize("skill", [[], ["haggling"]])
def test_a_discount_makes_a_purchase_better_by_its_gold(skill: list[str]) -> None:
    scene = Scenario(2, version="standard").hero("paladin", at="city", gold=9, abilities=skill)
    told = seen(scene.for_sale("city", "great_sword").start("arrive"))
    saved = told.box.abilities["haggling"].params.discount if skill else 0
    price = told.box.items["great_sword"].price - saved
    alone = item_worth(told.me, "great_sword") - GOLD * price
    assert buy_value(told, "great_sword") == pytest.approx(alone)


def test_a_player_wants_the_prize_of_a_realm_once_only() -> None:
    scene = Scenario(2, version="standard", realms="water", new_items="yes", island="yes")
    play = scene.hero("paladin", at="city", health=8).start()
    before = quest(seen(play), "water")
    play.hero().won.append(play.table.box.prize_of["water"])
    assert quest(seen(play), "water") < before


@pytest.mark.parametrize(("satchel", "room"), [("astral_satchel", True), ("falchion", False)])
def test_in_an_astral_satchel_there_is_room_for_another_item(satchel: str, room: bool) -> None:
    owned = [satchel, "dagger", "sword", "cape", "spear", "wooden_shield", "javelin"]
    scene = Scenario(2, version="standard", island="yes", new_items="yes")
    told = seen(scene.hero("paladin", at="city", items=owned).start())
    price = told.box.items["rangers_boots"].price
    alone = item_worth(told.me, "rangers_boots") - GOLD * price
    assert (buy_value(told, "rangers_boots") == alone) is room


def test_items_in_an_astral_satchel_tempt_nobody_to_steal() -> None:
    def temptation(guard: str) -> float:
        scene = Scenario(2, version="standard", island="yes").hero("paladin", at=PLAINS)
        scene.hero("druid", at=PLAINS, items=["staff_of_the_archmagi", guard])
        return neighbours(seen(scene.start())).get("staff_of_the_archmagi", 0.0)

    assert temptation("cape") > 0 == temptation("astral_satchel")


def test_the_owner_of_an_amulet_goes_where_she_need_not_fight() -> None:
    def worth(artifact: str) -> float:
        scene = Scenario(2, version="standard", artifacts="ten").hero("scout", at="city", health=1)
        told = seen(scene.owns(0, artifact).lies(PLAINS, "rock_giant").start())
        return space_value(told, told.spaces[told.box.board.index[PLAINS]])

    assert worth("royal_cape") < 0 == worth("amulet_of_untouchability")


def test_a_letter_pays_for_a_certificate() -> None:
    def worth(*items: str) -> float:
        told = seen(Scenario().hero("druid", at="city", gold=1, experience=5, items=items).start())
        return space_value(told, told.spaces[told.box.board.index["thieves_guild"]])

    assert worth("letter_of_recommendation") > worth("dagger") + 10


def test_experience_that_could_not_be_kept_is_spent_more_gladly(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    usual = tuition(seen(hero().start()))
    monkeypatch.setattr(belongings, "MOST_EXPERIENCE", 9)
    assert tuition(seen(hero().start())) < usual


def test_a_lesson_is_paid_with_an_announced_credit() -> None:
    scene = Scenario(2, version="standard")
    scene.hero("druid", at="thieves_guild", gold=0, experience=9, abilities=["counterfeiting"])
    play = scene.taught("thieves_guild", "haggling").start("arrive")
    before = best_lesson(seen(play), ["haggling"])
    play.answers("counterfeit")
    assert before == 0 < best_lesson(seen(play), ["haggling"])


def test_an_elf_dies_of_her_last_health() -> None:
    human, elf = (seen(hero(race, health=1).start()).me for race in ("race_human", "race_elf"))
    assert hurt(human, 1) < DEATH <= hurt(elf, 1)


def test_a_troll_can_hold_a_ninth_cube() -> None:
    human, troll = (seen(hero(race, health=8).start()).me for race in ("race_human", "race_troll"))
    assert more_strength(human) == 0 < more_strength(troll)


def last(card: str) -> ProphecyPlay:
    """A weak hero far from a card, who is last in everything."""
    scene = Scenario(2, version="standard").hero("scout", at="city", health=2, magic=2, gold=0)
    scene.hero("paladin", at="city", health=6, magic=6, gold=9, items=["rangers_boots"])
    return scene.lies(PLAINS, card).start()


@pytest.mark.parametrize("card", ["golden_fish", "hermit"])
def test_who_is_last_goes_to_those_who_help_the_last(card: str) -> None:
    assert opportunity_value(seen(last(card)), card, PLAINS) > 0


def test_a_dryad_gives_more_in_the_forest() -> None:
    play = hero().lies(PLAINS, "dryad").start()
    play.hero().drained = 2
    told = seen(play)
    assert opportunity_value(told, "dryad", FOREST) > opportunity_value(told, "dryad", PLAINS) > 0


def test_a_halflings_one_is_high_enough_for_the_fire() -> None:
    human, halfling = (
        fire_value(seen(hero(race).start()), 1) for race in ("race_human", "race_halfling")
    )
    assert halfling > human


def test_nobody_is_attacked_in_safety() -> None:
    def best(space: str, *, lodging: bool = False) -> float:
        scene = Scenario(2, version="standard").hero("paladin", at=space, health=8)
        scene.hero("scout", at=space, health=1, items=["great_sword"], lodging=lodging)
        told = seen(scene.start("arrive"))
        return rivals_value(told, told.here)

    assert best(PLAINS) > 0
    assert best(PLAINS, lodging=True) == best("monastery") == 0


def test_only_a_full_guild_loses_a_lesson() -> None:
    def promise(*taught: str) -> float:
        scene = Scenario(2, version="standard").hero("paladin", experience=9, items=["sword"])
        scene.taught("fortress", *taught)
        return guild_promise(seen(scene.start()), "fortress")

    assert promise() == promise("edged_weapons") > promise("edged_weapons", "toughness")


def test_fleet_of_foot_is_cast_for_what_is_too_far_for_one_movement() -> None:
    scene = Scenario(2, version="standard").hero(
        "scout", at="city", gold=0, magic=4, health=6, abilities=["fleet_of_foot"]
    )
    board = BOX.board
    far = board.ids[board.around(board.index["city"], 2)[0]]
    play = scene.lies(far, "gem_mine").start()
    found = dict(zip(map(show, play.question.options), _values(play), strict=True))
    assert found["cast fleet_of_foot"] > max(n for way, n in found.items() if "cast" not in way)
    play.answers("cast fleet_of_foot")
    found = dict(zip(map(show, play.question.options), _values(play), strict=True))
    between = board.ids[board.around(board.index["city"], 1)[0]]
    assert max(found, key=found.__getitem__) == f"walk {between}"


def _values(play: ProphecyPlay) -> list[float]:
    return values(play.question, play.match.view(play.question.seat))
