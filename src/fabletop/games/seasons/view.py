"""What a seat may see, built by naming it. Hidden: the order of the draw pile and the discard
pile, the others' hands, libraries and picks, the tokens they choose from, the luck to come.

A card that was revealed is seen by all; one that was looked at, by who looked (S-133).
"""

from fabletop.core.game import View
from fabletop.games.seasons.printed import SEASONS
from fabletop.games.seasons.rules.energy import limit
from fabletop.games.seasons.rules.scoring import ranking, sheet
from fabletop.games.seasons.rules.transmutation import may_transmute, more
from fabletop.games.seasons.rules.wheel import season
from fabletop.games.seasons.state import EVERYONE, Sorcerer, Summoned, Table

UNKNOWN = "?"
"""A card of which only the back is seen."""


def view(table: Table, seat: int | None) -> View:
    now = season(table)
    return {
        "game": "seasons",
        "cards": table.box.corrections,
        "seat": seat,
        "pool": table.pool,
        "start": table.start,
        "enchantment": table.enchantment,
        "phase": table.phase,
        "year": table.year,
        "space": table.space,
        "season": SEASONS[now],
        "rates": table.box.rates[now][:],
        "round": table.round,
        "first": table.first,
        "active": table.active,
        "rolled": table.rolled[:],
        "taken": table.taken[:],
        "sorcerers": [_sorcerer(table, other, seat) for other in range(len(table.sorcerers))],
        "packet": table.sorcerers[seat].packet[:] if seat is not None else [],
        "picks": table.sorcerers[seat].picks[:] if seat is not None else [],
        "packet_size": len(table.sorcerers[0].packet),
        "deck": len(table.deck),
        "top": _top(table, seat),
        "top_open": len(_top(table, None)),
        "discard": len(table.discard),
        "aside": [
            card if _sees(known, seat) else UNKNOWN
            for card, known in zip(table.aside, table.aside_known, strict=True)
        ],
        "entering": table.entering,
        "transmuting": bool(table.taken[table.active]) and may_transmute(table, table.active),
        "more": more(table, table.active),
        "summons": table.summons,
        "envisioned": table.envisioned,
        "sheets": _sheets(table),
        "places": list(ranking(table).places) if table.phase == "over" else [],
    }


def _sees(known: int, seat: int | None) -> bool:
    """Spectators see what everybody sees."""
    return known == EVERYONE if seat is None else bool(known >> seat & 1)


def _top(table: Table, seat: int | None) -> list[str]:
    """The top of the draw pile, as far as this seat knows it."""
    cards = []
    for place in range(-1, -1 - len(table.deck), -1):
        if not _sees(table.deck_known[place], seat):
            break
        cards.append(table.deck[place])
    return cards


def _sorcerer(table: Table, other: int, seat: int | None) -> View:
    sorcerer = table.sorcerers[other]
    own = other == seat
    return {
        "seat": other,
        "crystals": sorcerer.crystals,
        "gauge": sorcerer.gauge,
        "bonuses": sorcerer.bonuses,
        "reserve": sorcerer.reserve[:],
        "limit": limit(table, sorcerer),
        "covered": sorcerer.covered,
        "play": [_in_play(item) for item in sorcerer.play],
        "hand_size": len(sorcerer.hand),
        "hand": _hand(sorcerer, other, seat),
        "open": _hand(sorcerer, other, None),
        "library_sizes": [len(library) for library in sorcerer.libraries],
        "libraries": [library[:] if own else [] for library in sorcerer.libraries],
        "offered": sorcerer.offered[:] if own else [],
        "token": sorcerer.token,
        "token_used": sorcerer.token_used,
        "io": sorcerer.io,
    }


def _hand(sorcerer: Sorcerer, other: int, seat: int | None) -> list[str]:
    """The own hand as it is held; of another one the cards that are known, in no order."""
    if other == seat:
        return sorcerer.hand[:]
    pairs = zip(sorcerer.hand, sorcerer.known, strict=True)
    return sorted(card for card, known in pairs if _sees(known, seat))


def _in_play(item: Summoned) -> View:
    return {
        "card": item.card,
        "tag": item.tag,
        "power": item.power,
        "mimics": item.mimics,
        "energy": item.energy[:],
        "turned": item.turned,
    }


def _sheets(table: Table) -> list[list[list[str | int]]]:
    """The scores by their sources, when the game is over."""
    if table.phase != "over":
        return []
    return [
        [[source, value] for source, value in sheet(table, sorcerer)]
        for sorcerer in table.sorcerers
    ]
