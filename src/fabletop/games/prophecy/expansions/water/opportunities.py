"""Opportunities of the Water Realm (W-137 to W-139, W-295), and its potion. Each function is the
card of the same name."""

from typing import Final

from fabletop.core.cards.build import ALL
from fabletop.core.question import Option, Question, Step
from fabletop.games.prophecy.cards.people import wishes
from fabletop.games.prophecy.cards.potions import (
    drink_plain,
    empty,
    nothing_to_restore,
    why_not_plain,
)
from fabletop.games.prophecy.cards.special import NO_EFFECT, Specials, special
from fabletop.games.prophecy.expansions.water.bubbles import (
    MERMAID,
    WATER_REALM,
    pay_bubbles,
    regain_bubbles,
)
from fabletop.games.prophecy.expansions.water.pieces import diver
from fabletop.games.prophecy.printed.cards import Opportunity
from fabletop.games.prophecy.printed.numbers import Goods
from fabletop.games.prophecy.rules.battle.after_creature import receive
from fabletop.games.prophecy.rules.hero.body import heal, pay_experience, recharge
from fabletop.games.prophecy.rules.hero.prayer import own_die
from fabletop.games.prophecy.rules.table.decks import find_item, look_at
from fabletop.games.prophecy.rules.table.reasons import Reason, because, needs
from fabletop.games.prophecy.state import Hero, Table

SEA: Final[Specials] = {}
SEA_POTIONS: Final[Specials] = {}

UNDERWATER: Final = "underwater"
"""The name of the deck of Underwater Abilities, listed beside those of the guilds."""


def _card(table: Table, name: str) -> Opportunity:
    return table.box.opportunities[name]


@special(SEA, lambda _table, hero: None if diver(hero).spent_bubbles else NO_EFFECT)
def air_pocket(table: Table, hero: Hero) -> Step:
    regain_bubbles(table, hero, ALL)
    yield from ()


@special(SEA, lambda _table, _hero: None)
def the_little_mermaid(table: Table, hero: Hero) -> Step:
    """She heals the hero and may fall in love; then the hero keeps her card."""
    numbers = _card(table, MERMAID).params
    heal(table, hero, numbers.heal)
    recharge(table, hero, numbers.recharge)
    die = yield from own_die(table, hero, MERMAID)
    table.note("fortune_die", hero.seat, die)
    if die >= numbers.needed:
        hero.kept.append(MERMAID)
        table.note("in_love", hero.seat, MERMAID)


THOUGHTS: Final[list[Option]] = [("think", "experience"), ("think", "gold"), ("think", "magic")]


def _alone(table: Table, hero: Hero) -> Reason | None:
    others = any(other.present for other in table.heroes if other.seat != hero.seat)
    return None if others else NO_EFFECT


@special(SEA, _alone)
def cavern_of_thoughts(table: Table, hero: Hero) -> Step:
    """The others choose something in secret. The hero gains for each who chose differently."""
    others = [other for other in table.heroes if other.present and other.seat != hero.seat]
    thoughts: tuple[Option, ...] = yield tuple(
        Question(other.seat, "thought", THOUGHTS, "cavern_of_thoughts") for other in others
    )
    answer: Option = yield Question(hero.seat, "cavern", THOUGHTS, "cavern_of_thoughts")
    for other, thought in zip(others, thoughts, strict=True):
        table.note("thought_of", other.seat, thought[1])
    missed = sum(thought != answer for thought in thoughts)
    numbers = _card(table, "cavern_of_thoughts").params
    gains = {
        "experience": Goods(experience=numbers.experience * missed),
        "gold": Goods(gold=numbers.gold * missed),
        "magic": Goods(recharge=numbers.recharge * missed),
    }
    receive(table, hero, gains[str(answer[1])])


def _decks(table: Table) -> dict[str, list[str]]:
    """The decks of the guilds and the Underwater deck, without the empty ones."""
    decks = {**table.ability_decks, UNDERWATER: table.realms[WATER_REALM].abilities}
    return {name: deck for name, deck in decks.items() if deck}


def _unread(table: Table, hero: Hero) -> Reason | None:
    price = _card(table, "undersea_library").params.experience
    if hero.experience < price:
        return needs("experience", "W-137", price, hero.experience)
    return None if _decks(table) else NO_EFFECT


@special(SEA, _unread)
def undersea_library(table: Table, hero: Hero) -> Step:
    """Look at the top Abilities of a deck and learn one; the rest goes under the deck."""
    decks = _decks(table)
    options: list[Option] = [("guild", name) for name in decks]
    answer: Option = yield Question(hero.seat, "library_guild", options, "undersea_library")
    numbers = _card(table, "undersea_library").params
    pay_experience(table, hero, numbers.experience)
    deck = decks[str(answer[1])]
    shown = look_at(table, deck, numbers.cards)
    lessons: list[Option] = [("study", card) for card in shown]
    answer = yield Question(hero.seat, "library", lessons, "undersea_library")
    learned = str(answer[1])
    hero.abilities.append(learned)
    table.note("learned", hero.seat, learned)
    deck.remove(learned)
    for card in shown:
        if card != learned:
            deck.remove(card)
            deck.insert(0, card)


def _no_wish(table: Table, hero: Hero) -> Reason | None:
    return None if wishes(table, hero) else because("no_wish", "R-303")


@special(SEA, _no_wish)
def school_of_golden_fish(table: Table, hero: Hero) -> Step:
    """Fulfil every wish for which she alone is in last place."""
    numbers = _card(table, "school_of_golden_fish").params
    granted = {str(wish[0]): getattr(numbers, str(wish[0])) for wish in wishes(table, hero)}
    receive(table, hero, Goods(**granted))
    yield from ()


def _no_breath(table: Table, hero: Hero) -> Reason | None:
    price = _card(table, "sunken_wreck").params.bubbles
    bubbles = diver(hero).bubbles
    return None if bubbles >= price else needs("bubbles", "W-137", price, bubbles)


@special(SEA, _no_breath)
def sunken_wreck(table: Table, hero: Hero) -> Step:
    """Pay a Bubble for what a die finds: Gold, a Common Item, a Rare Item, or a Rare Item and
    Gold."""
    numbers = _card(table, "sunken_wreck").params
    pay_bubbles(table, hero, numbers.bubbles)
    die = yield from own_die(table, hero, "sunken_wreck")
    table.note("fortune_die", hero.seat, die)
    if die in (3, 4):
        find_item(table, hero, "common")
    elif die >= 5:
        find_item(table, hero, "rare")
    if die <= 2 or die >= 6:
        receive(table, hero, Goods(gold=numbers.gold))


FLASK: Final = "flask_of_living_air"


def _under_water(table: Table, hero: Hero) -> bool:
    return table.box.board.world[hero.space] == WATER_REALM


def _breath_is_whole(table: Table, hero: Hero) -> Reason | None:
    if not _under_water(table, hero):
        return why_not_plain(table, hero, FLASK)
    return None if diver(hero).spent_bubbles else nothing_to_restore(FLASK)


@special(SEA_POTIONS, _breath_is_whole)
def flask_of_living_air(table: Table, hero: Hero) -> Step:
    """Under water it restores all Bubbles, elsewhere it works like other potions."""
    if _under_water(table, hero):
        empty(table, hero, FLASK)
        regain_bubbles(table, hero, diver(hero).spent_bubbles)
    else:
        drink_plain(table, hero, FLASK)
    yield from ()
