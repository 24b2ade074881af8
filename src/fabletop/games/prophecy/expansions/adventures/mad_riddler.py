"""The Mad Riddler (W-228, W-277, W-278): the top card of the Rare Items is the riddle. It stays in
place, unseen by all players. The game answers truthfully, and everybody hears the answers."""

from collections.abc import Callable, Collection, Sequence
from typing import Final

from fabletop.core.question import Option, Question, Step
from fabletop.games.prophecy.box import Box
from fabletop.games.prophecy.cards.special import SpecialCard
from fabletop.games.prophecy.expansions.adventures.pieces import (
    RIDDLE,
    Riddle,
    riddle_of,
    show_riddle,
)
from fabletop.games.prophecy.parts import Part
from fabletop.games.prophecy.printed.cards import STRENGTH, WILLS, Item
from fabletop.games.prophecy.rules.hero.body import lose_health
from fabletop.games.prophecy.rules.table.decks import discard_adventure, replenish
from fabletop.games.prophecy.rules.table.reasons import Reason, because
from fabletop.games.prophecy.state import Hero, Table

MAD_RIDDLER: Final = "mad_riddler"
NAME_IT: Final[Option] = ("name_it",)
DEAR: Final = 9
DEAREST: Final = 11
"""The amounts of Gold in the questions whether an Item costs more."""

WORN: Final[tuple[str, ...]] = ("head", "gauntlets", "ring", "boots", "cape")


def _helps(item: Item, battle: str) -> bool:
    stat = item.stat.strength if item.stat and battle == STRENGTH else 0
    stat += item.stat.willpower if item.stat and battle == WILLS else 0
    return stat > 0 or any(bonus.battle == battle for bonus in item.bonuses)


PROPERTIES: Final[dict[str, Callable[[Item], bool]]] = {
    "weapon": lambda item: bool(item.weapon),
    "edged": lambda item: "edged" in item.weapon,
    "crushing": lambda item: "crushing" in item.weapon,
    "long": lambda item: "long" in item.weapon,
    "two_handed": lambda item: item.hands == 2,
    "thrown": lambda item: item.throw is not None,
    "shield": lambda item: item.kind == "shield",
    "worn": lambda item: item.kind in WORN,
    "potion": lambda item: item.kind == "potion",
    "scroll": lambda item: item.kind == "scroll",
    "stone": lambda item: item.kind == "stone",
    "strength": lambda item: _helps(item, STRENGTH),
    "wills": lambda item: _helps(item, WILLS),
    "against": lambda item: any(bonus.vs for bonus in item.bonuses),
    "travel": lambda item: item.timing == "movement",
    "dear": lambda item: item.price > DEAR,
    "dearest": lambda item: item.price > DEAREST,
}
"""The questions that can be asked about an Item."""


def why_no_riddle(table: Table, _hero: Hero) -> Reason | None:
    if not table.rare_deck and not table.rare_discard:
        return because("no_rare_item_left", "R-019")
    return because("once_a_turn", "W-278") if MAD_RIDDLER in table.spent else None


def meet_riddler(table: Table, hero: Hero) -> Step:
    """He stays until somebody has guessed right, and asks no hero twice in a turn."""
    table.aside.remove(MAD_RIDDLER)
    table.adventures[hero.space].append(MAD_RIDDLER)
    table.spent.append(MAD_RIDDLER)
    replenish(table, table.rare_deck, table.rare_discard)
    riddle_of(table).riddle = []
    table.phase = "riddler"
    yield from ()


def riddler(table: Table, hero: Hero) -> Step:
    """The hero asks some questions, then names an Item."""
    options: list[Option] = []
    answers = riddle_of(table).riddle
    if len(answers) < table.box.opportunities[MAD_RIDDLER].params.questions:
        asked = [words.split()[0] for words in answers]
        options += [("ask", what) for what in PROPERTIES if what not in asked]
    answer: Option = yield Question(hero.seat, "riddler", [*options, NAME_IT], MAD_RIDDLER)
    if answer == NAME_IT:
        names = sorted(table.rare_deck + table.rare_discard)
        guesses: list[Option] = [("it_is", item) for item in names]
        answer = yield Question(hero.seat, "riddle_name", guesses, MAD_RIDDLER)
        solve(table, hero, str(answer[1]))
        return
    what = str(answer[1])
    true = PROPERTIES[what](table.box.items[table.rare_deck[-1]])
    table.chance.reveal(what)
    answers.append(f"{what} {'yes' if true else 'no'}")
    table.note("riddle_answer", hero.seat, what, "yes" if true else "no")


def solve(table: Table, hero: Hero, guess: str) -> None:
    """If right, she gets the Item and the Riddler leaves. If wrong, she loses Health, and the Rare
    Items are shuffled."""
    table.phase = "space"
    riddle_of(table).riddle = []
    table.note("riddle_guess", hero.seat, guess)
    if guess == table.rare_deck[-1]:
        hero.items.append(table.chance.draw(table.rare_deck))
        table.note("found", hero.seat, guess)
        table.adventures[hero.space].remove(MAD_RIDDLER)
        discard_adventure(table, MAD_RIDDLER)
        return
    table.chance.reveal(guess)
    table.chance.shuffle(table.rare_deck)
    lose_health(table, hero, table.box.opportunities[MAD_RIDDLER].params.health)
    if not hero.alive:
        table.phase = "after"


def fits(box: Box, answers: Sequence[str], item: str) -> bool:
    """Whether an Item could be the riddle, given these answers."""
    return all(
        PROPERTIES[what](box.items[item]) == (said == "yes")
        for what, said in (words.split() for words in answers)
    )


def keep_riddle(world: Table, _table: Table, _seats: Collection[int]) -> None:
    """In a possible world, the top card of the Rare Items must fit all answers."""
    answers = riddle_of(world).riddle
    if answers:
        item = next(card for card in world.rare_deck if fits(world.box, answers, card))
        world.rare_deck.remove(item)
        world.rare_deck.append(item)


RIDDLER: Final = Part(
    pieces={RIDDLE: Riddle},
    shows=(show_riddle,),
    plays=(lambda card: card.id == MAD_RIDDLER,),
    opportunities={MAD_RIDDLER: SpecialCard(why_no_riddle, meet_riddler)},
    asking={"riddler": riddler},
    remembered=(keep_riddle,),
)
"""Meant for players who know the cards (W-008)."""
