"""Abilities of the sea: another turn for a Bubble (Swimming, W-297, W-298), Bubbles for a victory
(Commune with Water), and the storm that makes boats and horses expensive (W-299 to W-301)."""

from typing import Final

from fabletop.core.question import Option, Question, Refusal, Step
from fabletop.games.prophecy.expansions.water.bubbles import pay_bubbles, regain_bubbles
from fabletop.games.prophecy.expansions.water.pieces import diver, weather
from fabletop.games.prophecy.printed.cards import WILLS
from fabletop.games.prophecy.rules.battle.abilities import at_work
from fabletop.games.prophecy.rules.hero.body import lose_health
from fabletop.games.prophecy.rules.hero.payment import purse, spend
from fabletop.games.prophecy.rules.hero.spells import cast, casting, castings
from fabletop.games.prophecy.rules.table.reasons import because, refuse
from fabletop.games.prophecy.rules.turn.fares import fare
from fabletop.games.prophecy.state import Battle, Hero, Table

SUMMON_STORM: Final = "summon_storm"
STORMY: Final[tuple[str, ...]] = ("ride", "sail")
"""The movements that a storm makes expensive: standard travel by horse or boat."""


def storms_to_summon(table: Table, hero: Hero) -> list[Option]:
    """In her own turn, once per round."""
    return [] if SUMMON_STORM in hero.used else castings(table, hero, SUMMON_STORM)


def summon_storm(table: Table, hero: Hero, answer: Option) -> None:
    """The storm makes boats and horses expensive for the others (W-299)."""
    cast(table, hero, SUMMON_STORM, answer)
    hero.used.append(SUMMON_STORM)
    weather(table).storms.append(hero.seat)


def storm_refusals(_table: Table, hero: Hero) -> list[Refusal]:
    if SUMMON_STORM in hero.abilities and SUMMON_STORM in hero.used:
        return [refuse(casting(SUMMON_STORM), because("once_a_round", "R-186"))]
    return []


def more_turns(table: Table, hero: Hero) -> list[Option]:
    """Swimming: once per round, at the end of a turn in the Realm, if she can pay the Bubbles."""
    options: list[Option] = []
    if table.box.effects.giving_turns.isdisjoint(hero.abilities):
        return options
    abilities = table.box.abilities
    for name in hero.abilities:
        price = abilities[name].params.extra_turn_bubbles
        if not price or name in hero.used or diver(hero).bubbles < price:
            continue
        if at_work(table, hero, abilities[name]):
            options.append(("extra_turn", name))
    return options


def another_turn(table: Table, hero: Hero, answer: Option) -> None:
    name = str(answer[1])
    hero.used.append(name)
    pay_bubbles(table, hero, table.box.abilities[name].params.extra_turn_bubbles)
    table.extra_turns += 1


def strengthened(table: Table, hero: Hero, battle: Battle) -> None:
    """Commune with Water: winning a Battle of Wills brings Bubbles back."""
    if battle.kind != WILLS:
        return
    for name in hero.abilities:
        ability = table.box.abilities[name]
        if ability.params.win_bubbles and at_work(table, hero, ability):
            regain_bubbles(table, hero, ability.params.win_bubbles)


def subside(table: Table, hero: Hero) -> None:
    """A storm lasts until its caster's next round."""
    storms = weather(table).storms
    if hero.seat in storms:
        storms.remove(hero.seat)


def stormy_ride(table: Table, hero: Hero, answer: Option) -> Step:
    """Every other character pays for each ride or loses Health: once, even if several storms rage
    (W-301). The storm of a player who is out of the game is over. An announced credit goes to the
    fare, not to this price."""
    storms = weather(table).storms
    if not storms or answer[0] not in STORMY:
        return
    others = [seat for seat in storms if seat != hero.seat and not table.heroes[seat].out]
    if not others:
        return
    numbers = table.box.abilities[SUMMON_STORM].params
    options: list[Option] = [("lose_health",)]
    credit = purse(table, hero, "fare") - hero.coins
    if hero.coins >= max(0, fare(table, hero, answer) - credit) + numbers.storm_gold:
        options.insert(0, ("pay_gold", numbers.storm_gold))
    suffers: Option = yield Question(hero.seat, "storm", options, SUMMON_STORM)
    if suffers[0] == "pay_gold":
        spend(hero, numbers.storm_gold)
        table.note("paid", hero.seat, numbers.storm_gold, "gold")
    else:
        lose_health(table, hero, numbers.storm_health)
