"""Map Fragments: how they come to the board (W-015 to W-022), who may collect one (W-023 to W-029),
and battles for Maps (W-030 to W-034, W-186, W-187)."""

from fabletop.core.question import Option, Question, Refusal, Step
from fabletop.games.prophecy.printed.cards import ChanceCard
from fabletop.games.prophecy.rules.battle.after_duel import aftermath, fighters, settle_usually
from fabletop.games.prophecy.rules.table.decks import next_of
from fabletop.games.prophecy.rules.table.reasons import because, refuse
from fabletop.games.prophecy.rules.turn.arriving import ATTACK, rivals, sneaks
from fabletop.games.prophecy.state import Battle, Hero, Island, Table

MAPS = "maps"
"""What a battle is fought for; also the name of the table's setting."""
DECLARED, AGGRESSIVE = "declared", "aggressive"

COLLECT: Option = ("collect",)
TAKE_MAP: Option = ("take_map",)
USUAL: Option = ("usual",)


def island_of(table: Table) -> Island:
    assert table.island is not None, "a rule of the Island at a table without it"
    return table.island


def lose_maps(table: Table, hero: Hero) -> None:
    """Map Fragments go to their discards, Greater Guardians among them out of the game."""
    discard = island_of(table).fragment_discard
    for card in hero.maps:
        (discard if card in table.box.fragments else table.removed).append(card)
    hero.maps = []


def treasure_map(table: Table, _drawer: Hero, card: ChanceCard) -> None:
    lay_maps(table, card.params.count)


def lay_maps(table: Table, count: int) -> None:
    """Each into its own space, beneath the Adventures; nothing happens if all Map Fragments are on
    the board or owned (W-020, W-021)."""
    island = island_of(table)
    for _ in range(count):
        fragment = next_of(table, island.fragments, island.fragment_discard)
        if fragment is None:
            return
        space = table.box.fragments[fragment].space
        island.found[space] = fragment
        table.note("map_appears", space)


def collectable(table: Table, hero: Hero) -> list[Option]:
    """A Fragment is found when the Adventures of its space are over, for Stealth, too."""
    if not _map_here(table, hero) or _adventures_here(table, hero):
        return []
    return [COLLECT]


def _map_here(table: Table, hero: Hero) -> bool:
    return table.box.board.ids[hero.space] in island_of(table).found


def _adventures_here(table: Table, hero: Hero) -> bool:
    return bool(table.adventures[hero.space] or table.face_down[hero.space])


def collect(table: Table, hero: Hero, _answer: Option) -> Step:
    hero.maps.append(island_of(table).found.pop(table.box.board.ids[hero.space]))
    table.note("collected", hero.seat)
    yield from ()


def collect_refusals(table: Table, hero: Hero) -> list[Refusal]:
    if _map_here(table, hero) and _adventures_here(table, hero):
        return [refuse(COLLECT, because("adventures_left", "W-023"))]
    return []


def map_battles(table: Table, hero: Hero) -> list[Option]:
    """An attack for a Map, where both have one; never in the Final Battle."""
    if not _declared(table) or not hero.maps:
        return []
    return [(ATTACK, rival.character, MAPS) for rival in rivals(table, hero) if rival.maps]


def _declared(table: Table) -> bool:
    """Whether Maps may be fought for by saying so; never among friends (W-230)."""
    fought_for = table.options[MAPS] == DECLARED and not table.parts.together
    return fought_for and table.stage != "final"


def map_battle_refusals(table: Table, hero: Hero) -> list[Refusal]:
    """Whom she could attack, but not for a Map."""
    if not _declared(table):
        return []
    both = because("both_need_maps", "W-034")
    return [
        refuse((ATTACK, rival.character, MAPS), both)
        for rival in rivals(table, hero)
        if not (hero.maps and rival.maps)
    ]


def sneaking_refusals(table: Table, hero: Hero) -> list[Refusal]:
    """Who sneaks attacks from among the possibilities of the space."""
    return map_battle_refusals(table, hero) if sneaks(table, hero) else []


def spoils_of_maps(table: Table, winner: Hero, loser: Hero, battle: Battle) -> bool:
    """The winner takes a Fragment, also as the defender; among aggressive players she chooses
    afterwards."""
    if battle.stake == MAPS:
        take_map(table, battle, winner, loser)
        return True
    if table.options[MAPS] == AGGRESSIVE and table.stage != "final" and loser.maps:
        table.phase = "booty"
        return True
    return False


def take_map(table: Table, battle: Battle, winner: Hero, loser: Hero) -> None:
    """Which one does not matter: they lie face down. It was a battle for Maps, declared or not, and
    the loser has nothing else to lose but Gold and Magic."""
    battle.stake = MAPS
    winner.maps.append(loser.maps.pop(0))
    table.note("took_map", winner.seat, loser.seat)
    aftermath(table, battle)


def booty(table: Table, _hero: Hero) -> Step:
    """A Map Fragment, or the loser's usual choice."""
    battle = table.current_battle()
    winner, loser = fighters(table, battle)
    answer: Option = yield Question(winner.seat, "booty", [TAKE_MAP, USUAL], loser.character)
    if answer == TAKE_MAP:
        take_map(table, battle, winner, loser)
    else:
        settle_usually(table, battle)
