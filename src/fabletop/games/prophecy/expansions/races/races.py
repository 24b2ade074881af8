"""Races of the first expansion (W-072): their draft before that of the characters, and what a Race
adds to battles, limits and spaces. Its effects on prices, dice, Gold, Health, rewards and smiths'
work are numbers that those rules read (`Table.race`)."""

from typing import Final

from fabletop.core.chance import DEAL
from fabletop.core.question import Option, Refusal, Step
from fabletop.games.prophecy.answers import Source
from fabletop.games.prophecy.expansions.adventures.smith import DWARVEN
from fabletop.games.prophecy.expansions.races.pieces import NAME, RaceCards, race_deck, show
from fabletop.games.prophecy.parts import Part
from fabletop.games.prophecy.printed.cards import WILLS
from fabletop.games.prophecy.printed.expansion import Expansion, yes_or_no
from fabletop.games.prophecy.rules.hero.body import heal, pay_magic
from fabletop.games.prophecy.rules.hero.draft import hands, is_last, pass_left, put_down
from fabletop.games.prophecy.rules.table.composition import Decks
from fabletop.games.prophecy.rules.table.reasons import Reason, because, needs, refuse
from fabletop.games.prophecy.rules.table.setup import deal_two
from fabletop.games.prophecy.state import Battle, Hero, Side, Table

REGENERATE: Final[Option] = ("regenerate",)
MOUNTAINS: Final = "mountains"
"""The terrain where a Troll heals."""
DRAFT: Final = "race_draft"
"""The phase of the draft."""


def unpack_races(table: Table, _decks: Decks) -> None:
    race_deck(table)[:] = [card.id for card in table.box.races.values() for _ in range(card.count)]


def deal_races(table: Table) -> None:
    """Two for each player, dealt and drafted like characters."""
    deck = race_deck(table)
    table.chance.shuffle(deck, DEAL)
    table.drafts = deal_two(table, deck)
    table.passed = [[] for _ in table.heroes]
    table.phase = DRAFT


def race_draft(table: Table, _hero: Hero) -> Step:
    last = is_last(table)
    kind, verb = ("race_pick", "be") if last else ("race_draft", "hold")
    answers: tuple[Option, ...] = yield hands(table, kind, verb)
    chosen = [str(answer[1]) for answer in answers]
    if not last:
        pass_left(table, chosen)
        return
    race_deck(table).extend(put_down(table, chosen))
    for hero, race in zip(table.heroes, chosen, strict=True):
        hero.race = race
        table.chance.reveal(race)
        table.note("of_race", hero.seat, race)
    table.phase = "deal"


def race_bonus(table: Table, hero: Hero, battle: Battle, side: Side) -> list[Source]:
    """A Goblin's rage in any battle; in a battle of Strength, the bonus for a Shield, a dwarven
    weapon, a long or a thrown one."""
    race = table.race(hero)
    value = race.rage if battle.creature in hero.grudges else 0
    if battle.kind != WILLS and (side.used or side.thrown):
        items = [table.box.items[name] for name in side.used]
        value += race.shield if any(item.kind == "shield" for item in items) else 0
        value += race.long_weapon * sum(["long" in item.weapon for item in items])
        value += race.dwarven * sum([table.adjusted.get(name) == DWARVEN for name in side.used])
        value += race.throw * len(side.thrown)
    return [(hero.race, value)] if value else []


def race_limit(table: Table, hero: Hero) -> int:
    return table.race(hero).ability_limit


def race_offers(table: Table, hero: Hero) -> list[Option]:
    """A Troll heals in the Mountains."""
    return [] if _why_not_regenerate(table, hero) else [REGENERATE]


def _why_not_regenerate(table: Table, hero: Hero) -> Reason | None:
    race = table.race(hero)
    if table.box.board.terrain[hero.space] != MOUNTAINS or not race.mountain_heal:
        return because("wrong_place", "W-072")
    if hero.magic < race.mountain_magic:
        return needs("magic", "W-072", race.mountain_magic, hero.magic)
    return None if hero.wounds else because("nothing_missing", "W-072")


def regenerate(table: Table, hero: Hero, _answer: Option) -> Step:
    race = table.race(hero)
    pay_magic(table, hero, race.mountain_magic)
    heal(table, hero, race.mountain_heal)
    yield from ()


def race_refusals(table: Table, hero: Hero) -> list[Refusal]:
    if not table.race(hero).mountain_heal:
        return []
    reason = _why_not_regenerate(table, hero)
    return [refuse(REGENERATE, reason)] if reason else []


RACES: Final = Part(
    pieces={NAME: RaceCards},
    shows=(show,),
    drafts={DRAFT: race_deck},
    unpack=(unpack_races,),
    lay_out=(deal_races,),
    asking={DRAFT: race_draft},
    bonuses=(race_bonus,),
    ability_limit=(race_limit,),
    offers_in={MOUNTAINS: (race_offers,)},
    take={"regenerate": regenerate},
    refusals={"space": (race_refusals,)},
)


def race_cards() -> Expansion:
    questions = {"pick": ("race_draft", "race_pick")}
    events = {"of_race": ("hero", "name")}
    return Expansion(settings=(yes_or_no("races"),), questions=questions, events=events)
