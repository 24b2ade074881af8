"""Opportunities of the Dragon Realm that are more than a trade. Each function is the card of the
same name."""

from typing import Final

from fabletop.core.question import Option, Question, Step
from fabletop.games.prophecy.cards.special import NO_EFFECT, Specials, special
from fabletop.games.prophecy.printed.numbers import Goods
from fabletop.games.prophecy.rules.battle.after_creature import receive
from fabletop.games.prophecy.rules.hero.body import heal, recharge
from fabletop.games.prophecy.rules.table.decks import under_its_deck
from fabletop.games.prophecy.rules.table.reasons import Reason, because
from fabletop.games.prophecy.state import Hero, Table

DRAGONS: Final[Specials] = {}


@special(DRAGONS, lambda _table, _hero: None)
def pool_of_secret_wishes(table: Table, hero: Hero) -> Step:
    """Choose Experience, Gold or a Common Item."""
    card = "pool_of_secret_wishes"
    numbers = table.box.opportunities[card].params
    options: list[Option] = [
        ("wish_experience", numbers.experience),
        ("wish_gold", numbers.gold),
    ]
    if table.common_deck or table.common_discard:
        options.append(("wish_common",))
    answer: Option = yield Question(hero.seat, card, options, card)
    match answer[0]:
        case "wish_experience":
            receive(table, hero, Goods(experience=numbers.experience))
        case "wish_gold":
            receive(table, hero, Goods(gold=numbers.gold))
        case _:
            receive(table, hero, Goods(common=numbers.common))


def _whole(_table: Table, hero: Hero) -> Reason | None:
    if not hero.abilities:
        return because("no_ability", "W-138")
    return None if hero.wounds or hero.drained else NO_EFFECT


@special(DRAGONS, _whole)
def dragon_pool_of_forgetfulness(table: Table, hero: Hero) -> Step:
    """Give up an Ability to restore all Health and Magic."""
    card = "dragon_pool_of_forgetfulness"
    options: list[Option] = [("forget", ability) for ability in hero.abilities]
    answer: Option = yield Question(hero.seat, "give_up_ability", options, card)
    hero.abilities.remove(str(answer[1]))
    under_its_deck(table, str(answer[1]))
    table.note("forgot", hero.seat, answer[1])
    numbers = table.box.opportunities[card].params
    heal(table, hero, numbers.heal)
    recharge(table, hero, numbers.recharge)
