"""What a seat may see: every visible field is listed here. Hidden: the cards of the draw pile and
the discard pile, the others' hands, libraries and picks, the tokens they choose from, and future
random events.

Everybody sees a revealed card; a card that a player looked at is seen by that player (S-133).
"""

from fabletop.core.game import View
from fabletop.games.seasons.printed import SEASONS
from fabletop.games.seasons.rules.energy import limit
from fabletop.games.seasons.rules.scoring import ranking, sheet
from fabletop.games.seasons.rules.transmutation import may_transmute, more
from fabletop.games.seasons.rules.wheel import season
from fabletop.games.seasons.state import EVERYONE, Sorcerer, Table, eyes

UNKNOWN = "?"
"""A card of which only the back can be seen."""


def view(table: Table, seat: int | None) -> View:
    now, bits = season(table), eyes(seat)
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
        "sorcerers": [_sorcerer(table, other, seat, bits) for other in range(len(table.sorcerers))],
        "packet": table.sorcerers[seat].packet[:] if seat is not None else [],
        "picks": table.sorcerers[seat].picks[:] if seat is not None else [],
        "packet_size": len(table.sorcerers[0].packet),
        "deck": len(table.deck),
        "top": _top(table, bits),
        "top_open": len(_top(table, EVERYONE)),
        "discard": len(table.discard),
        "aside": [
            card if known & bits == bits else UNKNOWN
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


def _top(table: Table, bits: int) -> list[str]:
    """The top cards of the draw pile, as far as this observer knows them."""
    cards = []
    for card, known in zip(reversed(table.deck), reversed(table.deck_known), strict=True):
        if known & bits != bits:
            break
        cards.append(card)
    return cards


def _sorcerer(table: Table, other: int, seat: int | None, bits: int) -> View:
    sorcerer = table.sorcerers[other]
    own = other == seat
    second_year, third_year = sorcerer.libraries
    return {
        "seat": other,
        "crystals": sorcerer.crystals,
        "gauge": sorcerer.gauge,
        "bonuses": sorcerer.bonuses,
        "reserve": sorcerer.reserve[:],
        "limit": limit(table, sorcerer),
        "covered": sorcerer.covered,
        "play": [
            {
                "card": item.card,
                "tag": item.tag,
                "power": item.power,
                "mimics": item.mimics,
                "energy": item.energy[:],
                "turned": item.turned,
            }
            for item in sorcerer.play
        ],
        "hand_size": len(sorcerer.hand),
        "hand": sorcerer.hand[:] if own else _seen_in_hand(sorcerer, bits),
        "open": _seen_in_hand(sorcerer, EVERYONE) if EVERYONE in sorcerer.known else [],
        "library_sizes": [len(second_year), len(third_year)],
        "libraries": [second_year[:], third_year[:]] if own else [[], []],
        "offered": sorcerer.offered[:] if own else [],
        "token": sorcerer.token,
        "token_used": sorcerer.token_used,
        "io": sorcerer.io,
    }


def _seen_in_hand(sorcerer: Sorcerer, bits: int) -> list[str]:
    """The cards of another hand that this observer knows, in no particular order."""
    seen = []
    for card, known in zip(sorcerer.hand, sorcerer.known, strict=True):
        if known & bits == bits:
            seen.append(card)
    seen.sort()
    return seen


def _sheets(table: Table) -> list[list[list[str | int]]]:
    """The scores by their sources, once the game is over."""
    if table.phase != "over":
        return []
    return [
        [[source, value] for source, value in sheet(table, sorcerer)]
        for sorcerer in table.sorcerers
    ]
