"""Cards of the first expansion that fit any game: Guardians with a question before a battle or a
roll (Cerberus and the Nameless), and the Chronicler (W-180)."""

from typing import Final

from fabletop.core.question import Option, Question, Step
from fabletop.games.prophecy.answers import Source
from fabletop.games.prophecy.cards.special import NO_EFFECT, Specials, gold_missing, special
from fabletop.games.prophecy.parts import Part
from fabletop.games.prophecy.printed.cards import WILLS, Creature
from fabletop.games.prophecy.rules.battle.start import settle_kind
from fabletop.games.prophecy.rules.hero.body import lose_magic, pay_gold, spare_health, spend_health
from fabletop.games.prophecy.rules.hero.prayer import own_die
from fabletop.games.prophecy.rules.planes.planes import hidden_planes, reveal_next
from fabletop.games.prophecy.rules.table.reasons import Reason
from fabletop.games.prophecy.rules.turn.arriving import left_of
from fabletop.games.prophecy.state import Battle, Hero, Table

PARITY: Final[tuple[Option, ...]] = (("even",), ("odd",))
GUESS_NAME: Final[Option] = ("guess_name",)
FIGHT: Final[Option] = ("to_battle",)


def guess(table: Table, hero: Hero) -> Step:
    """Cerberus: the player to the left guesses whether her next die will be odd or even."""
    battle = table.current_battle()
    other = left_of(table, hero)
    answer: Option = yield Question(other.seat, "guess", PARITY, battle.creature)
    battle.toll = 1 + PARITY.index(answer)
    table.note("guessed", other.seat, str(answer[0]))
    table.phase = "roll"


def punish(table: Table, battle: Battle) -> None:
    """A correct guess costs the hero Magic."""
    if not battle.creature:
        return
    magic = table.box.foes[battle.creature].special.guess_magic
    if magic and battle.toll and battle.own.die % 2 == battle.toll - 1:
        lose_magic(table, table.heroes[battle.own.seat], magic)
    if magic:
        battle.toll = 0


def naming(table: Table, hero: Hero) -> Step:
    """The Nameless: any number of guesses before the battle, each for Health and a die."""
    battle = table.current_battle()
    special = table.box.foes[battle.creature].special
    options: list[Option] = [GUESS_NAME, FIGHT]
    answer: Option = yield Question(hero.seat, "naming", options, battle.creature)
    if answer == FIGHT:
        settle_kind(table, hero, battle)
        return
    spend_health(hero, special.name_health)
    table.note("paid", hero.seat, special.name_health, "health")
    die = yield from own_die(table, hero, battle.creature)
    table.note("name_die", hero.seat, die)
    if die >= special.name_on:
        battle.toll = special.name_on
    if battle.toll or spare_health(table, hero) < special.name_health:
        settle_kind(table, hero, battle)


def named(table: Table, _hero: Hero, battle: Battle) -> list[Source]:
    """The Nameless has less Willpower once the name is known."""
    foe = table.box.foes[battle.creature]
    if not foe.special.name_on or not battle.toll or battle.kind != WILLS:
        return []
    return [("named", foe.special.name_willpower - (foe.willpower or 0))]


def guesses(_table: Table, hero: Hero, _creature: Creature) -> str:
    return "guess" if hero.magic else ""


def has_a_name(table: Table, hero: Hero, creature: Creature) -> str:
    """The phase in which the hero may guess the name, if she can pay for a try."""
    return "naming" if spare_health(table, hero) >= creature.special.name_health else ""


LORE_CARDS: Final[Specials] = {}


def _nothing_hidden(table: Table, hero: Hero) -> Reason | None:
    if not hidden_planes(table):
        return NO_EFFECT
    return gold_missing(table, hero, "chronicler", "W-180")


@special(LORE_CARDS, _nothing_hidden)
def chronicler(table: Table, hero: Hero) -> Step:
    """Turn up the next card of an Astral Plane, as in a Prophetic Dream."""
    answer: Option = yield Question(hero.seat, "chronicler", hidden_planes(table), "chronicler")
    pay_gold(table, hero, table.box.opportunities["chronicler"].params.gold)
    reveal_next(table, str(answer[1]))


LORE: Final = Part(
    plays=(lambda card: card.part == "lore",),
    opportunities=LORE_CARDS,
    asking={"guess": guess, "naming": naming},
    before_battle={"name_health": has_a_name},
    before_roll={"guess_magic": guesses},
    foe_bonuses=(named,),
    rolled=(punish,),
)
