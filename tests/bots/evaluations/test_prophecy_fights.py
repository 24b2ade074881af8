"""What the greedy bot thinks of battles follows the rules and the cards of the table."""

from collections.abc import Mapping

import pytest

from fabletop.bots.evaluations.prophecy import values
from fabletop.bots.evaluations.prophecy.fighting.forecasts import defeat_value, fight, victory_value
from fabletop.bots.evaluations.prophecy.fighting.rivals import stakes
from fabletop.bots.evaluations.prophecy.seen import SeenProphecy
from fabletop.core.question import show
from fabletop.games.prophecy.rules.places import market
from fabletop.games.prophecy.scenario import ProphecyPlay, Scenario

FIELD = "plains_by_city"
Cards = Mapping[str, Mapping[str, object]]


def seen(play: ProphecyPlay, seat: int = 0) -> SeenProphecy:
    return SeenProphecy(play.match.view(seat), seat)


def hero(cards: Cards | None = None, *items: str, race: str = "") -> SeenProphecy:
    scene = Scenario(2, version="standard", races="yes" if race else "no", cards=cards)
    return seen(scene.hero("paladin", at=FIELD, race=race, items=items).start())


def pleasure(foe: str, cards: Cards | None = None, race: str = "") -> float:
    told = hero(cards, race=race)
    return victory_value(told.me, told.box.foes[foe])


def pain(foe: str, *items: str, cards: Cards | None = None) -> float:
    told = hero(cards, *items)
    return defeat_value(told.me, told.box.foes[foe])


def worths(play: ProphecyPlay) -> dict[str, float]:
    found = values(play.question, play.match.view(play.question.seat))
    return dict(zip(map(show, play.question.options), found, strict=True))


def test_a_goblin_learns_more_from_weak_creatures() -> None:
    assert pleasure("rat", race="race_goblin") > pleasure("rat", race="race_elf")


def test_a_likelier_treasure_is_worth_more() -> None:
    surer: Cards = {"golem_guardian": {"special": {"damages_weapon": True, "rare_from": 2}}}
    assert pleasure("golem_guardian", surer) > pleasure("golem_guardian")


def test_two_cubes_are_worth_more_than_one() -> None:
    richer: Cards = {"headless_knight": {"special": {"strength_win_willpower": 2}}}
    plain: Cards = {"headless_knight": {"special": {"strength_win_willpower": 1}}}
    assert pleasure("headless_knight", richer) > pleasure("headless_knight", plain)


def test_the_imp_destroys_no_artifacts() -> None:
    scene = Scenario(2, version="standard").hero("paladin", at=FIELD).owns(0, "astral_sword")
    told = seen(scene.start())
    assert defeat_value(told.me, told.box.foes["imp"]) == pain("imp") < pain("imp", "dagger")


def test_only_an_attacker_steals() -> None:
    scene = Scenario(2, version="standard").hero("paladin", at=FIELD, abilities=["thievery"])
    play = scene.hero("druid", at=FIELD, items=["sword"]).owns(1, "astral_sword").start()
    thief, victim = seen(play).me, seen(play, 1).me
    attacking, defending = (stakes(thief, victim, attacks=one) for one in (True, False))
    assert attacking[0] > defending[0]
    assert stakes(victim, thief, attacks=True)[1] < stakes(victim, thief, attacks=False)[1]


def test_an_elf_with_her_last_health_gives_an_artifact() -> None:
    def gain(race: str) -> float:
        scene = Scenario(2, version="standard", races="yes").hero("paladin", race="race_dwarf")
        play = scene.hero("druid", race=race, health=1).owns(1, "astral_sword").start()
        return stakes(seen(play).me, seen(play, 1).me, attacks=True)[0]

    assert gain("race_elf") > gain("race_human")


def test_healing_arts_are_worth_as_much_as_they_heal() -> None:
    def worth(heal: int) -> float:
        cards: Cards = {"healing_arts": {"params": {"heal": heal}}}
        scene = Scenario(2, version="standard", cards=cards)
        scene.hero("paladin", at=FIELD, health=3, wounds=3, magic=2, abilities=["healing_arts"])
        play = scene.lies(FIELD, "bear").dice(1, 6).start()
        play.answers("stay")
        while play.question.kind != "mend":
            play.match.answer(play.question.options[-1], 0)
        return worths(play)["cast healing_arts"]

    assert worth(2) > worth(1)


@pytest.mark.parametrize("repair", [1, 4])
@pytest.mark.pure
def test_a_throw_costs_the_repair(monkeypatch: pytest.MonkeyPatch, repair: int) -> None:
    scene = Scenario(2, version="standard").hero("paladin", at=FIELD, items=["javelin"])
    play = scene.lies(FIELD, "bear").start()
    play.answers("stay", "use javelin")
    before = worths(play)["throw javelin"]
    monkeypatch.setattr(market, "REPAIR", repair)
    assert (worths(play)["throw javelin"] < before) is (repair > 1)


def test_a_reward_for_taking_it_alive_is_worth_as_much_as_it_is() -> None:
    def worth(gold: int) -> float:
        special = {"alive_penalty": 2, "alive_gold": gold}
        cards: Cards = {"escaped_murderer": {"special": special}}
        scene = Scenario(2, version="standard", cards=cards).hero("paladin", at=FIELD, health=8)
        play = scene.lies(FIELD, "escaped_murderer").start()
        play.answers("stay")
        return worths(play)["by_strength alive"]

    assert worth(12) > worth(8)


def test_spells_are_planned_at_the_price_that_she_pays() -> None:
    def forecast(*items: str, magic: int = 1) -> float:
        built = Scenario(2, version="standard").hero(
            "druid", at=FIELD, magic=magic, drained=5, abilities=["berserker_rage"], items=items
        )
        told = seen(built.lies(FIELD, "old_pirate").start())
        return fight(told.me, "old_pirate", told.at(told.here, "old_pirate")).worth

    assert forecast("ring_of_magical_forces", magic=0) > forecast(magic=0)
    assert forecast("ring_of_magical_forces") > forecast()
