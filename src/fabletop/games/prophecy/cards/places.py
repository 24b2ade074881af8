"""Opportunities that are places or things (R-298, R-299, R-305, R-321). Each function is the card
of the same name."""

from typing import Final

from fabletop.core.question import Option, Question, Step
from fabletop.games.prophecy.cards.special import NO_EFFECT, Specials, at_home, special
from fabletop.games.prophecy.rules.hero.body import (
    can_gain_strength,
    can_gain_willpower,
    gain_experience,
    gain_gold,
    gain_strength,
    gain_willpower,
    pay_experience,
    pay_health,
    pay_magic,
    spare_health,
    strength,
    willpower,
)
from fabletop.games.prophecy.rules.hero.payment import pay, purse
from fabletop.games.prophecy.rules.hero.prayer import own_die
from fabletop.games.prophecy.rules.places.market import buying_price
from fabletop.games.prophecy.rules.places.training import lesson_price
from fabletop.games.prophecy.rules.table.decks import discard_item, next_adventure, next_item
from fabletop.games.prophecy.rules.table.reasons import Reason, needs
from fabletop.games.prophecy.state import Hero, Table

PLACES: Final[Specials] = {}


def _no_health(table: Table, hero: Hero) -> Reason | None:
    if spare_health(table, hero) < 1:
        return needs("health", "R-305", 1, spare_health(table, hero))
    return None if can_gain_willpower(hero) else NO_EFFECT


@special(PLACES, _no_health)
def cleansing_fire(table: Table, hero: Hero) -> Step:
    """Pay Health for a better chance; the card is discarded whether or not it helped (R-298)."""
    options: list[Option] = [("sacrifice", n) for n in range(1, spare_health(table, hero) + 1)]
    answer: Option = yield Question(hero.seat, "cleansing_fire", options, "cleansing_fire")
    given = int(answer[1])
    pay_health(table, hero, given)
    die = yield from own_die(table, hero, "cleansing_fire")
    table.note("fortune_die", hero.seat, die)
    if is_cleansed(table, die, given):
        willpower = table.box.opportunities["cleansing_fire"].params.willpower
        gain_willpower(table, hero, willpower)


def is_cleansed(table: Table, die: int, given: int) -> bool:
    """Whether the fire helps a hero who has paid this much Health."""
    return die + given >= table.box.opportunities["cleansing_fire"].params.needed


def mine_yield(table: Table, hero: Hero) -> int:
    numbers = table.box.opportunities["gem_mine"].params
    home = at_home(table, hero, "gem_mine")
    return strength(table, hero) * (numbers.per_strength_home if home else numbers.per_strength)


@special(PLACES, lambda table, hero: None if mine_yield(table, hero) else NO_EFFECT)
def gem_mine(table: Table, hero: Hero) -> Step:
    gain_gold(table, hero, mine_yield(table, hero))
    yield from ()


def _no_magic(_table: Table, hero: Hero) -> Reason | None:
    if hero.magic < 1:
        return needs("magic", "R-166", 1, hero.magic)
    return None if can_gain_strength(hero) else NO_EFFECT


@special(PLACES, _no_magic)
def black_well(table: Table, hero: Hero) -> Step:
    """Trade all Magic for Strength."""
    pay_magic(table, hero, hero.magic)
    gain_strength(table, hero, table.box.opportunities["black_well"].params.strength)
    yield from ()


def _thin_purse(table: Table, hero: Hero) -> Reason | None:
    purse = table.box.opportunities["black_market"].params.purse
    gold = hero.coins
    return None if gold >= purse else needs("gold", "R-321", purse, gold)


@special(PLACES, _thin_purse)
def black_market(table: Table, hero: Hero) -> Step:
    """Six Items are shown. The hero may buy any of them at their price; the rest are discarded."""
    numbers = table.box.opportunities["black_market"].params
    for deck in ["common"] * numbers.common + ["rare"] * numbers.rare:
        item = next_item(table, deck)
        if item is not None:
            table.market.append(item)
            table.note("shown", item)
    prices = {item: buying_price(table.box, hero.abilities, item) for item in table.market}
    while True:
        gold = purse(table, hero, "buy")
        options: list[Option] = [("buy", item) for item in table.market if prices[item] <= gold]
        options.append(("done",))
        answer: Option = yield Question(hero.seat, "black_market", options, "black_market")
        if answer[0] == "done":
            break
        item = str(answer[1])
        table.market.remove(item)
        hero.items.append(item)
        pay(table, hero, prices[item], "buy")
        table.note("bought", hero.seat, item, prices[item])
    for item in table.market:
        discard_item(table, item)
    table.market = []


@special(PLACES, lambda table, hero: None if willpower(table, hero) else NO_EFFECT)
def ancient_scroll(table: Table, hero: Hero) -> Step:
    """The hero can read it if the die is not higher than her Willpower."""
    die = yield from own_die(table, hero, "ancient_scroll")
    table.note("fortune_die", hero.seat, die)
    if can_read(table, hero, die):
        gain_experience(table, hero, table.box.opportunities["ancient_scroll"].params.experience)


def can_read(table: Table, hero: Hero, die: int) -> bool:
    return die <= willpower(table, hero)


def library_lessons(table: Table, hero: Hero) -> dict[str, list[str]]:
    """The Abilities that she could learn from each guild's deck."""
    lessons = {
        guild: [card for card in deck if lesson_price(table, hero, card) <= hero.experience]
        for guild, deck in table.ability_decks.items()
    }
    return {guild: cards for guild, cards in lessons.items() if cards}


def _nothing_to_learn(table: Table, hero: Hero) -> Reason | None:
    if library_lessons(table, hero):
        return None
    left = [card for deck in table.ability_decks.values() for card in deck]
    if not left:
        return NO_EFFECT
    cheapest = min(lesson_price(table, hero, card) for card in left)
    return needs("experience", "R-152", cheapest, hero.experience)


@special(PLACES, _nothing_to_learn)
def lost_library(table: Table, hero: Hero) -> Step:
    """Search a guild's deck and learn an Ability for Experience alone; then shuffle the deck. The
    content of the deck is public, only its order is secret."""
    lessons = library_lessons(table, hero)
    guilds: list[Option] = [("guild", guild) for guild in lessons]
    answer: Option = yield Question(hero.seat, "library_guild", guilds, "lost_library")
    guild = str(answer[1])
    options: list[Option] = [("learn", card) for card in sorted(lessons[guild])]
    answer = yield Question(hero.seat, "library", options, "lost_library")
    card = str(answer[1])
    pay_experience(table, hero, lesson_price(table, hero, card))
    table.ability_decks[guild].remove(card)
    hero.abilities.append(card)
    table.note("learned", hero.seat, card)
    table.chance.shuffle(table.ability_decks[guild])


@special(PLACES, lambda _table, _hero: None)
def ruin(table: Table, hero: Hero) -> Step:
    """Turn up Adventure cards until a Creature appears. It must be fought, and stays if it is not
    beaten. The other cards go back and the deck is shuffled (R-299)."""
    turned: list[str] = []
    creature = ""
    for _ in range(len(table.adventure_deck) + len(table.adventure_discard)):
        card = next_adventure(table)
        if card is None:
            break
        if card in table.box.creatures:
            creature = card
            break
        turned.append(card)
    table.adventure_deck.extend(turned)
    table.chance.shuffle(table.adventure_deck)
    if creature:
        table.adventures[hero.space].append(creature)
        table.fresh.append(creature)
        table.woken = creature
        table.note("woke", hero.seat, creature)
        table.phase = "arrive"
    yield from ()
