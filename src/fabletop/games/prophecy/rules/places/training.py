"""Abilities on offer in the guilds (R-021, R-066 to R-069) and learning them (R-152 to R-154,
R-031, R-180)."""

from typing import Final

from fabletop.core.question import Option, Question, Refusal, Step
from fabletop.games.prophecy.printed.cards import ChanceCard
from fabletop.games.prophecy.rules.hero.body import pay_experience
from fabletop.games.prophecy.rules.hero.payment import pay, purse
from fabletop.games.prophecy.rules.table.decks import give_up_item, under_its_deck
from fabletop.games.prophecy.rules.table.reasons import Reason, because, needs, refuse
from fabletop.games.prophecy.state import Hero, Table

LETTER: Final = "letter_of_recommendation"
ON_OFFER: Final = 2


def turn_up(table: Table, guild: str) -> None:
    """Turn up the next Ability of a guild; with two on offer, the older one goes under the deck."""
    deck = table.ability_decks[guild]
    if deck:
        make_room(table, guild)
        _offer(table, guild, table.chance.draw(deck))


def first_to_go(table: Table, guild: str) -> str:
    """The Ability that leaves a guild when another one is turned up; empty while there is room."""
    offered = table.training[guild]
    return offered[0] if len(offered) == ON_OFFER else ""


def make_room(table: Table, guild: str) -> None:
    old = first_to_go(table, guild)
    if old:
        table.training[guild].remove(old)
        under_its_deck(table, old)
        table.note("withdrawn", old, guild)


def _offer(table: Table, guild: str, ability: str) -> None:
    table.training[guild].append(ability)
    table.note("taught", ability, guild)


def offer_in_guild(table: Table, ability: str) -> None:
    """Offer an Ability of a Realm, as if it came from the guild's own deck (W-074)."""
    guild = table.box.abilities[ability].guild
    make_room(table, guild)
    _offer(table, guild, ability)


def training(table: Table, _drawer: Hero, card: ChanceCard) -> None:
    turn_up(table, card.params.guild)


def training_own_guilds(table: Table, drawer: Hero, _card: ChanceCard) -> None:
    """Training Offer: both guilds of the drawer."""
    for guild in table.character(drawer).guilds:
        turn_up(table, guild)


def training_choice(table: Table, _drawer: Hero, _card: ChanceCard) -> None:
    """Open Training: the drawer chooses, even a guild with two Abilities on offer (R-069)."""
    if any(table.ability_decks.values()):
        table.phase = "open_training"


def open_training(table: Table, drawer: Hero) -> Step:
    decks = table.ability_decks
    options: list[Option] = [("guild", guild) for guild, deck in decks.items() if deck]
    answer: Option = yield Question(drawer.seat, "open_training", options, "chance_open_training")
    turn_up(table, str(answer[1]))
    table.phase = "move"


def learn_options(table: Table, hero: Hero) -> list[Option]:
    options: list[Option] = []
    for ability in table.training[table.box.board.guild[hero.space]]:
        if why_not_learn(table, hero, ability) is None:
            options.append(("learn", ability))
        if LETTER in hero.items and why_not_learn(table, hero, ability, letter=True) is None:
            options.append(("learn", ability, LETTER))
    return options


def gold_for(table: Table, hero: Hero, ability: str) -> int:
    """In a foreign guild as much Gold as Experience, unless an Artifact makes it free."""
    guild = table.box.abilities[ability].guild
    if guild in table.character(hero).guilds or _free(table, hero):
        return 0
    return lesson_price(table, hero, ability)


def lesson_price(table: Table, hero: Hero, ability: str) -> int:
    """The Experience for learning it: the printed amount, changed by her Race."""
    price = table.box.abilities[ability].experience
    return max(0, price + table.race(hero).ability_price) if hero.race else price


def _free(table: Table, hero: Hero) -> bool:
    return not table.box.effects.free_training.isdisjoint(hero.items)


def why_not_learn(table: Table, hero: Hero, ability: str, *, letter: bool = False) -> Reason | None:
    price = lesson_price(table, hero, ability)
    if hero.experience < price:
        return needs("experience", "R-152", price, hero.experience)
    gold = gold_for(table, hero, ability)
    if letter:
        return None if gold else because("own_guild", "R-153")
    owned = purse(table, hero, "learn")
    return None if owned >= gold else needs("gold", "R-153", gold, hero.coins)


def learn(table: Table, hero: Hero, ability: str, *, by_letter: bool = False) -> None:
    """The Ability stays beside the character card for the rest of the game (R-154)."""
    card = table.box.abilities[ability]
    gold = gold_for(table, hero, ability)
    pay_experience(table, hero, lesson_price(table, hero, ability))
    if by_letter:
        give_up_item(table, hero, LETTER)
    else:
        pay(table, hero, gold, "learn")
    table.training[card.guild].remove(ability)
    hero.abilities.append(ability)
    table.note("learned", hero.seat, ability)


def learn_refusals(table: Table, hero: Hero) -> list[Refusal]:
    return [
        refuse(("learn", ability), reason)
        for ability in table.training[table.box.board.guild[hero.space]]
        if (reason := why_not_learn(table, hero, ability))
    ]
