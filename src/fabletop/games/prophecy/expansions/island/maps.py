"""Map Fragments: how they get on the board (W-015 to W-022), who may collect one (W-023 to W-029),
and battles for Maps (W-030 to W-034, W-186, W-187)."""

from typing import Final

from fabletop.core.question import Option, Question, Refusal, Step
from fabletop.games.prophecy.expansions.island.pieces import (
    Explorer,
    explorer,
    island_of,
    keep,
    keep_maps,
)
from fabletop.games.prophecy.printed.cards import ChanceCard
from fabletop.games.prophecy.rules.battle.after_duel import aftermath, fighters, settle_usually
from fabletop.games.prophecy.rules.table.decks import next_of
from fabletop.games.prophecy.rules.table.reasons import because, refuse
from fabletop.games.prophecy.rules.turn.arriving import ATTACK, rivals, sneaks
from fabletop.games.prophecy.state import Battle, Hero, Table

MAPS: Final = "maps"
"""The prize of a battle for Maps; also the name of the table's setting."""
DECLARED: Final = "declared"
AGGRESSIVE: Final = "aggressive"

COLLECT: Final[Option] = ("collect",)
TAKE_MAP: Final[Option] = ("take_map",)
USUAL: Final[Option] = ("usual",)


def lose_all(table: Table, hero: Hero) -> None:
    """Discard her Map Fragments; Greater Guardians among them leave the game. Fame is lost, too,
    and nothing is foretold any more."""
    discard = island_of(table).fragment_discard
    for card in explorer(hero).maps:
        (discard if card in table.box.fragments else table.removed).append(card)
    keep(hero, Explorer())


def treasure_map(table: Table, _drawer: Hero, card: ChanceCard) -> None:
    lay_maps(table, card.params.count)


def lay_maps(table: Table, count: int) -> None:
    """Put each into its own space, beneath the Adventures. Nothing happens if all Map Fragments are
    on the board or owned (W-020, W-021)."""
    island = island_of(table)
    for _ in range(count):
        fragment = next_of(table, island.fragments, island.fragment_discard)
        if fragment is None:
            return
        space = table.box.fragments[fragment].space
        island.found[space] = fragment
        table.note("map_appears", space)


def collectable(table: Table, hero: Hero) -> list[Option]:
    """A Fragment can be collected when no Adventures are left in its space; Stealth does not help
    (W-023, W-027)."""
    if _adventures_here(table, hero) or not _map_here(table, hero):
        return []
    return [COLLECT]


def _map_here(table: Table, hero: Hero) -> bool:
    return table.box.board.ids[hero.space] in island_of(table).found


def _adventures_here(table: Table, hero: Hero) -> bool:
    return bool(table.adventures[hero.space] or table.face_down[hero.space])


def collect(table: Table, hero: Hero, _answer: Option) -> Step:
    found = island_of(table).found.pop(table.box.board.ids[hero.space])
    keep_maps(hero, (*explorer(hero).maps, found))
    table.note("collected", hero.seat)
    yield from ()


def collect_refusals(table: Table, hero: Hero) -> list[Refusal]:
    if _map_here(table, hero) and _adventures_here(table, hero):
        return [refuse(COLLECT, because("adventures_left", "W-023"))]
    return []


def map_battles(table: Table, hero: Hero) -> list[Option]:
    """Attacks for a Map, if both have one; never in the Final Battle."""
    if not _declared(table) or not explorer(hero).maps:
        return []
    return [
        (ATTACK, rival.character, MAPS) for rival in rivals(table, hero) if explorer(rival).maps
    ]


def _declared(table: Table) -> bool:
    """Whether players may declare a battle for Maps; never in the cooperative game (W-230)."""
    fought_for = table.options[MAPS] == DECLARED and not table.parts.together
    return fought_for and table.stage != "final"


def map_battle_refusals(table: Table, hero: Hero) -> list[Refusal]:
    """The characters whom she could attack, but not for a Map."""
    if not _declared(table):
        return []
    both = because("both_need_maps", "W-034")
    return [
        refuse((ATTACK, rival.character, MAPS), both)
        for rival in rivals(table, hero)
        if not (explorer(hero).maps and explorer(rival).maps)
    ]


def sneaking_refusals(table: Table, hero: Hero) -> list[Refusal]:
    """A sneaking hero attacks by choosing among the offers of the space."""
    return map_battle_refusals(table, hero) if sneaks(table, hero) else []


def spoils_of_maps(table: Table, winner: Hero, loser: Hero, battle: Battle) -> bool:
    """The winner takes a Fragment, even as the defender; among aggressive players she chooses after
    the battle."""
    if battle.stake == MAPS:
        take_map(table, battle, winner, loser)
        return True
    if table.options[MAPS] != AGGRESSIVE or table.stage == "final":
        return False
    if explorer(loser).maps:
        table.phase = "booty"
        return True
    return False


def take_map(table: Table, battle: Battle, winner: Hero, loser: Hero) -> None:
    """Take any one: they lie face down. This makes it a battle for Maps, declared or not: besides
    it the loser can only lose Gold and Magic."""
    battle.stake = MAPS
    taken, *left = explorer(loser).maps
    keep_maps(loser, left)
    keep_maps(winner, (*explorer(winner).maps, taken))
    table.note("took_map", winner.seat, loser.seat)
    aftermath(table, battle)


def booty(table: Table, _hero: Hero) -> Step:
    """Take a Map Fragment, or leave the usual choice to the loser."""
    battle = table.current_battle()
    winner, loser = fighters(table, battle)
    answer: Option = yield Question(winner.seat, "booty", [TAKE_MAP, USUAL], loser.character)
    if answer == TAKE_MAP:
        take_map(table, battle, winner, loser)
    else:
        settle_usually(table, battle)
