"""Chance cards (R-050, R-061 to R-065, R-070 to R-079, R-123, R-237, R-311)."""

from typing import Final

from fabletop.core.question import Option, Question, Step
from fabletop.games.prophecy.printed.cards import ChanceCard
from fabletop.games.prophecy.rules.hero.body import gain_experience, gain_gold, heal, recharge
from fabletop.games.prophecy.rules.places.market import restock
from fabletop.games.prophecy.rules.places.training import (
    training,
    training_choice,
    training_own_guilds,
)
from fabletop.games.prophecy.rules.planes.planes import hidden_planes, next_hidden, reveal_next
from fabletop.games.prophecy.rules.table.decks import next_adventure, next_chance_card
from fabletop.games.prophecy.state import Hero, Table


def draw_chance_card(table: Table) -> None:
    """Turn up the Chance card, carry it out and discard it."""
    table.phase = "move"
    name = next_chance_card(table)
    if name is None:
        return
    drawer = table.heroes[table.active]
    table.note("chance", drawer.seat, name)
    card = table.box.chance[name]
    carry_out = CARRY_OUT.get(card.kind) or table.parts.chance[card.kind]
    carry_out(table, drawer, card)
    table.chance_discard.append(name)


def terrain(table: Table, drawer: Hero, card: ChanceCard) -> None:
    """Put Adventure cards into the spaces of a terrain, clockwise from the drawer's own: face up
    into an empty space, in the Standard version face down under a single card (R-061, R-062)."""
    for space in table.box.board.of_terrain(card.params.terrain, drawer.space):
        lying = table.adventures[space]
        if not lying:
            if not lay(table, space):
                return
        elif table.standard and len(lying) == 1 and not table.face_down[space]:
            adventure = next_adventure(table)
            if adventure is None:
                return
            table.face_down[space] = adventure
            table.note("laid_face_down", table.box.board.ids[space])


def lay(table: Table, space: int) -> bool:
    """Lay an Adventure card face up, if there is one left."""
    adventure = next_adventure(table)
    if adventure is None:
        return False
    table.adventures[space].append(adventure)
    table.fresh.append(adventure)
    table.note("laid", adventure, table.box.board.ids[space])
    return True


def stock(table: Table, _drawer: Hero, card: ChanceCard) -> None:
    restock(table, card.params)


def extra_turn(table: Table, _drawer: Hero, card: ChanceCard) -> None:
    table.extra_turns += card.params.turns


GIVE: Final = {
    "health": heal,
    "magic": recharge,
    "gold": gain_gold,
    "experience": gain_experience,
}


def boon(table: Table, drawer: Hero, card: ChanceCard) -> None:
    """Everybody gains, the drawer most."""
    give = GIVE[card.params.resource]
    for hero in touched(table):
        give(table, hero, card.params.drawer if hero is drawer else card.params.others)


def boon_mixed(table: Table, drawer: Hero, card: ChanceCard) -> None:
    """The drawer gets both; the others choose, if there is a choice."""
    heal(table, drawer, card.params.drawer_health)
    recharge(table, drawer, card.params.drawer_magic)
    for hero in touched(table):
        if hero is drawer:
            continue
        if hero.wounds and hero.drained:
            table.answering.append(hero.seat)
        elif hero.wounds:
            heal(table, hero, card.params.others_health)
        else:
            recharge(table, hero, card.params.others_magic)
    if table.answering:
        table.phase = "wind"


WIND_OPTIONS: Final[tuple[Option, ...]] = (("health",), ("magic",))


def kindly_wind(table: Table, _drawer: Hero) -> Step:
    """The others choose between Health and Magic, all at the same time."""
    seats = table.answering
    answers: tuple[Option, ...] = yield tuple(
        Question(seat, "wind", WIND_OPTIONS, "chance_kindly_wind") for seat in seats
    )
    numbers = table.box.chance["chance_kindly_wind"].params
    for seat, answer in zip(seats, answers, strict=True):
        if answer == ("health",):
            heal(table, table.heroes[seat], numbers.others_health)
        else:
            recharge(table, table.heroes[seat], numbers.others_magic)
    table.answering = []
    table.phase = "move"


def charity(table: Table, _drawer: Hero, card: ChanceCard) -> None:
    """For each of Gold, Health and Magic, the character who has least gains; so do all who tie."""
    heroes = touched(table)
    poorest = min(hero.gold for hero in heroes)
    weakest = min(hero.health for hero in heroes)
    emptiest = min(hero.magic for hero in heroes)
    for hero in heroes:
        given = (hero.gold == poorest, hero.health == weakest, hero.magic == emptiest)
        if given[0]:
            gain_gold(table, hero, card.params.gold)
        if given[1]:
            heal(table, hero, card.params.health)
        if given[2]:
            recharge(table, hero, card.params.magic)


CRISIS: Final = "crisis"
"""The name of the table's setting."""
ALWAYS: Final = "always"
BY_DIE: Final = "die"


def crisis(table: Table, drawer: Hero, card: ChanceCard) -> None:
    """Everybody loses half of her Gold; the loss is rounded down. If the table plays with it, a die
    may spare all; it belongs to nobody, so neither Prayer nor a Halfling's luck changes it."""
    if table.options[CRISIS] == BY_DIE:
        die = table.chance.roll()
        table.note("crisis_die", drawer.seat, die)
        if die >= card.params.spared_on:
            table.note("crisis_spares")
            return
    for hero in touched(table):
        lost = hero.gold // 2
        if lost:
            hero.gold -= lost
            table.note("lost_gold", hero.seat, lost)


def living(table: Table) -> list[Hero]:
    return [hero for hero in table.heroes if hero.alive]


def touched(table: Table) -> list[Hero]:
    """The characters affected: nobody in a Realm or on the Path of the Dead (W-093, W-288)."""
    world = table.box.board.world
    return [hero for hero in table.heroes if hero.present and not world[hero.space]]


def dream(table: Table, _drawer: Hero, _card: ChanceCard) -> None:
    """A card of an Astral Plane must be revealed while there are face-down ones (R-073, R-074).
    Once all Artifacts are taken, the next Chance card is drawn instead (R-311)."""
    if table.stage:
        table.phase = "chance"
    elif any(map(next_hidden, table.planes)):
        table.phase = "dream"


def reveal_plane(table: Table, drawer: Hero) -> Step:
    options = hidden_planes(table)
    answer: Option = yield Question(drawer.seat, "dream", options, "chance_prophetic_dream")
    reveal_next(table, str(answer[1]))
    table.phase = "move"


CARRY_OUT: Final = {
    "terrain": terrain,
    "stock": stock,
    "extra_turn": extra_turn,
    "boon": boon,
    "boon_mixed": boon_mixed,
    "charity": charity,
    "crisis": crisis,
    "training": training,
    "training_choice": training_choice,
    "training_own_guilds": training_own_guilds,
    "reveal_plane": dream,
}
