"""Single questions about prices and places, each compared with one answer that is really given."""

from fabletop.core.foretelling import HeldAmounts
from fabletop.core.question import parse
from fabletop.games.prophecy.holdings import holdings
from fabletop.games.prophecy.scenario import ProphecyPlay, Scenario
from fabletop.games.prophecy.seen import prices
from fabletop.games.prophecy.seen.option_prices import option_prices

FIELD = "plains_by_city"


def taken(play: ProphecyPlay, *script: str) -> HeldAmounts:
    """What some answers change of what the first hero has."""
    before = holdings(play.table, 0)
    play.answers(*script)
    now = holdings(play.table, 0)
    return {name: now[name] - n for name, n in before.items() if now[name] != n}


def some(amounts: HeldAmounts) -> HeldAmounts:
    return {name: n for name, n in amounts.items() if n}


def offered(play: ProphecyPlay, verb: str) -> list[str]:
    return [option for option in play.options if option.split()[0] == verb]


def test_a_fare_is_what_a_voyage_takes() -> None:
    play = Scenario(2, version="standard", island="yes").hero("paladin", at="city", gold=5).start()
    told = prices.fare(play.match.view(0), 0, ("sail", "treasure_island"))
    assert some(told) == taken(play, "sail treasure_island")


def test_goods_are_bought_at_their_price() -> None:
    scene = Scenario(2, version="standard").hero("paladin", at="city", gold=15)
    play = scene.for_sale("city", "sword").start()
    play.answers("stay")
    view = play.match.view(0)
    told, full = prices.buying_price(view, 0, "sword"), prices.full_value(view, "sword")
    assert taken(play, "buy sword") == {"Gold": -told} == {"Gold": -full}


def test_an_item_is_sold_at_its_price() -> None:
    scene = Scenario(2, version="standard").hero("paladin", at="city", items=["sword"])
    play = scene.start()
    play.answers("stay")
    told = prices.selling_price(play.match.view(0), 0, "sword")
    assert taken(play, "sell sword") == {"Gold": told}


def test_a_smith_takes_his_price() -> None:
    scene = Scenario(2, version="standard").hero("paladin", at="village", damaged=["sword"])
    play = scene.start()
    play.answers("stay")
    told = prices.smith_price(play.match.view(0))
    assert taken(play, *offered(play, "repair")) == {"Gold": -told}


def test_a_lesson_costs_what_was_said() -> None:
    scene = Scenario(2, version="standard").hero("druid", at="thieves_guild", gold=9, experience=9)
    play = scene.taught("thieves_guild", "haggling").start()
    play.answers("stay")
    told = prices.lesson(play.match.view(0), 0, "haggling")
    assert taken(play, "learn haggling") == some(
        {"Experience": -told.experience, "Gold": -told.gold}
    )


def test_a_certificate_costs_what_was_said() -> None:
    play = Scenario().hero("druid", at="monastery", gold=9, experience=9).start()
    play.answers("stay")
    told = prices.certificate(play.match.view(0), 0, "monastery")
    assert taken(play, "certificate") == some({"Experience": -told.experience, "Gold": -told.gold})


def test_a_certificate_can_be_had_where_it_is_then_offered() -> None:
    wealth = [(gold, letter) for gold in (4, 5) for letter in ([], ["letter_of_recommendation"])]
    for experience in (4, 5):
        for gold, letter in wealth:
            for guild in ("monastery", "thieves_guild"):
                here, there = (
                    Scenario()
                    .hero("druid", at=at, gold=gold, experience=experience, items=letter)
                    .start()
                    for at in ("city", guild)
                )
                told = prices.can_certify(here.match.view(0), 0, guild)
                there.answers("stay")
                assert told == bool(offered(there, "certificate"))


def weary(at: str) -> ProphecyPlay:
    scene = Scenario(2, version="standard").hero(
        "druid", at=at, health=2, wounds=3, magic=2, drained=3, gold=9
    )
    return scene.start()


RESTS = ("heal", "recharge", "lodge")


def test_each_rest_gives_what_was_said_also_from_far_away() -> None:
    for place in ("monastery", "forest_camp", "magic_tower"):
        far = prices.rests(weary("city").match.view(0), 0, place)
        there, found = weary(place), []
        there.answers("stay")
        ways = [one for verb in RESTS for one in offered(there, verb)]
        for way in ways:
            play = weary(place)
            play.answers("stay")
            told = prices.resting(play.match.view(0), 0, parse(way))
            assert some(told) == taken(play, way)
            found.append(told)
        assert found
        assert sorted(found, key=str) == sorted(far, key=str)


def test_places_to_rest_and_to_work_are_those_that_offer_it() -> None:
    resting, working = set[str](), set[str]()
    board = weary("city").table.box.board
    for place in board.ids[: board.size]:
        play = weary(place)
        if offered(play, "work"):
            working.add(place)
        play.answers("stay")
        if any(offered(play, verb) for verb in RESTS):
            resting.add(place)
    view = weary("city").match.view(0)
    assert resting == {*prices.resting_places(view)}
    assert working == {*prices.workplaces(view)}


def test_work_is_told_to_a_hero_who_can_do_it_and_to_nobody_else() -> None:
    able = set[bool]()
    for place in prices.workplaces(Scenario(2).hero("paladin", at=FIELD).start().match.view(0)):
        for health, magic in ((1, 0), (1, 3), (3, 0), (3, 3)):
            play = Scenario(2).hero("paladin", at=place, health=health, magic=magic).start()
            told = prices.work(play.match.view(0), 0)
            assert (told is not None) == ("work" in play.options)
            able.add(told is not None)
    assert able == {True, False}


def test_work_brings_what_was_said() -> None:
    play = Scenario(2, version="standard").hero("paladin", at="fortress").start()
    told = prices.work(play.match.view(0), 0)
    assert told == taken(play, *offered(play, "work"))


def met(foe: str, *abilities: str) -> ProphecyPlay:
    scene = Scenario(2, version="standard").hero("druid", at=FIELD, magic=7, abilities=abilities)
    play = scene.lies(FIELD, foe).start()
    play.answers("stay")
    if play.question.kind == "fight":
        play.answers(f"fight {foe}")
    return play


def test_a_kind_of_battle_costs_what_was_said() -> None:
    for foe, kind in (("old_pirate", "wills"), ("skeletal_wizard", "strength")):
        play = met(foe)
        told = prices.kind_price(play.match.view(0), 0, foe, kind)
        assert some(told) == taken(play, f"by_{kind}") != {}


def test_starting_a_battle_of_wills_costs_what_was_said() -> None:
    play = met("old_pirate")
    told = prices.wills_price(play.match.view(0), 0)
    assert taken(play, "by_wills") == {"Magic": -told}


def test_a_spell_costs_what_was_said() -> None:
    play = met("old_pirate", "berserker_rage")
    play.answers("by_strength")
    (way,) = offered(play, "cast")
    view = play.match.view(0)
    assert prices.cast_by(view, parse(way)) == "berserker_rage"
    told = prices.spell_price(view, 0, parse(way))
    assert taken(play, way) == {"Magic": -told} != {"Magic": 0}


def gate(realm: str) -> ProphecyPlay:
    scene = Scenario(2, version="standard", realms=realm).gate("fortress", realm)
    return scene.hero("druid", at="mountains_by_fortress", gold=12).start()


def test_the_gate_takes_what_was_said() -> None:
    play = gate("dragon")
    told = prices.entry_price(play.match.view(0), 0, "dragon")
    assert taken(play, "enter dragon").get("Gold", 0) == -told != 0


def test_each_bag_costs_and_holds_what_was_said() -> None:
    play = gate("water")
    play.answers("enter water")
    bags = prices.bags(play.match.view(0), 0, "water")
    assert [f"bag {bag.name}" for bag in bags] == offered(play, "bag")
    for bag in bags:
        play = gate("water")
        play.answers("enter water")
        found = taken(play, f"bag {bag.name}")
        assert (found["Gold"], found["Bubble"]) == (-bag.gold, bag.bubbles)


def test_an_opportunity_can_be_used_if_it_is_offered() -> None:
    for gold, usable in ((0, False), (9, True)):
        scene = Scenario(2, version="standard").hero("druid", at=FIELD, gold=gold, wounds=2)
        play = scene.lies(FIELD, "alchemist").start()
        told = prices.can_use(play.match.view(0), 0, "alchemist", FIELD)
        play.answers("stay")
        assert told == any("alchemist" in one for one in play.options) == usable


def test_all_prices_of_a_market_are_what_is_taken() -> None:
    scene = Scenario(2, version="standard").hero("paladin", at="city", gold=12, items=["cape"])
    market = scene.for_sale("city", "sword").start()
    market.answers("stay")
    told = option_prices(market.match.view(0), market.question)
    before = market.match.position
    for option, price in zip(market.question.options, told, strict=True):
        twin = before.copy()
        held = holdings(twin.table, 0)
        twin.answer(option, 0)
        now = holdings(twin.table, 0)
        if price is not None:
            assert price == {name: now[name] - held[name] for name in price}
    assert [price for price in told if price]


def test_rests_with_a_credit_are_those_after_counterfeiting() -> None:
    scene = Scenario(2, version="standard").hero(
        "druid", at="forest_camp", health=1, wounds=5, gold=1, abilities=["counterfeiting"]
    )
    play = scene.start("arrive")
    saved = play.table.box.abilities["counterfeiting"].params.discount
    before, told = (prices.rests(play.match.view(0), 0, credit=n) for n in (0, saved))
    play.answers("counterfeit")
    assert len(before) < len(told)
    assert told == prices.rests(play.match.view(0), 0)
