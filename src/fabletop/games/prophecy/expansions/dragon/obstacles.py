"""The Obstacles of the Dragon Realm. Each function is the card of the same name and returns whether
it lets the hero pass. If not, she may try again in a later turn, or leave."""

from typing import Final

from fabletop.core.question import Option, Question
from fabletop.games.prophecy.answers import Attempt, ObstacleTrial
from fabletop.games.prophecy.rules.hero.body import (
    gain_experience,
    lose_health,
    lose_magic,
    pay_health,
    pay_magic,
    spare_health,
)
from fabletop.games.prophecy.rules.hero.prayer import own_die
from fabletop.games.prophecy.rules.table.decks import under_its_deck
from fabletop.games.prophecy.rules.turn.arriving import left_of
from fabletop.games.prophecy.state import Hero, Table

TRIALS: Final[dict[str, ObstacleTrial]] = {}

WAIT: Final[Option] = ("wait",)
PARITY: Final[tuple[Option, ...]] = (("odd",), ("even",))


def obstacle(trial: ObstacleTrial) -> ObstacleTrial:
    """Register the decorated function as the card of the same name."""
    TRIALS[trial.__name__] = trial
    return trial


@obstacle
def fire_geyser(table: Table, hero: Hero) -> Attempt:
    """Only the highest result spares her Health; she passes in any case."""
    numbers = table.box.obstacles["fire_geyser"].params
    die = yield from own_die(table, hero, "fire_geyser")
    table.note("fortune_die", hero.seat, die)
    if die <= numbers.hurts_up_to:
        lose_health(table, hero, numbers.health)
    return True


def _agrees(hero: Hero, card: str, offers: list[Option]) -> Attempt:
    """Whether she accepts the price of the passage rather than wait."""
    answer: Option = yield Question(hero.seat, card, [*offers, WAIT], card)
    return answer != WAIT


@obstacle
def labyrinth_of_stone(table: Table, hero: Hero) -> Attempt:
    """Pay Magic to pass; a hero who does not or cannot pay stays."""
    price = table.box.obstacles["labyrinth_of_stone"].params.magic
    offers: list[Option] = [("pay_magic", price)] if hero.magic >= price else []
    paid = yield from _agrees(hero, "labyrinth_of_stone", offers)
    if paid:
        pay_magic(table, hero, price)
    return paid


@obstacle
def curse_of_the_crossroads(table: Table, hero: Hero) -> Attempt:
    """The player to the left secretly picks an odd or even die while the hero guesses."""
    card = "curse_of_the_crossroads"
    other = left_of(table, hero)
    answers: tuple[Option, Option] = yield (
        Question(hero.seat, "crossroads", PARITY, card),
        Question(other.seat, "hide_die", PARITY, card),
    )
    named, hidden = answers
    table.note("crossroads", hero.seat, other.seat, str(hidden[0]), str(named[0]))
    if named == hidden:
        return True
    lose_magic(table, hero, table.box.obstacles[card].params.magic)
    return False


@obstacle
def cloud_of_forgetfulness(table: Table, hero: Hero) -> Attempt:
    """A low result costs an Ability; she passes in any case."""
    card = "cloud_of_forgetfulness"
    die = yield from own_die(table, hero, card)
    table.note("fortune_die", hero.seat, die)
    if die <= table.box.obstacles[card].params.hurts_up_to and hero.abilities:
        options: list[Option] = [("forget", ability) for ability in hero.abilities]
        answer: Option = yield Question(hero.seat, "give_up_ability", options, card)
        hero.abilities.remove(str(answer[1]))
        under_its_deck(table, str(answer[1]))
        table.note("forgot", hero.seat, answer[1])
    return True


@obstacle
def ancient_statue(table: Table, hero: Hero) -> Attempt:
    """Experience for a good guess; a bad one costs Health."""
    numbers = table.box.obstacles["ancient_statue"].params
    options: list[Option] = [("number", n) for n in range(1, 7)]
    answer: Option = yield Question(hero.seat, "ancient_statue", options, "ancient_statue")
    die = yield from own_die(table, hero, "ancient_statue")
    table.note("statue_die", hero.seat, int(answer[1]), die)
    if abs(int(answer[1]) - die) <= numbers.within:
        gain_experience(table, hero, numbers.experience)
    else:
        lose_health(table, hero, numbers.health)
    return True


@obstacle
def eyes_of_fire(table: Table, hero: Hero) -> Attempt:
    """Pay Health to pass, if she has some to spare; otherwise she stays."""
    price = table.box.obstacles["eyes_of_fire"].params.health
    offers: list[Option] = [("burn", price)] if spare_health(table, hero) >= price else []
    paid = yield from _agrees(hero, "eyes_of_fire", offers)
    if paid:
        pay_health(table, hero, price)
    return paid
