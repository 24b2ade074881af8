"""The words of Wizards, each kind in a fixed order: hexagons, lands, cards, seats, boats,
questions."""

from functools import cache

from fabletop.games.wizards.box import ANIMALS, PLAYERS, open_box
from fabletop.games.wizards.centres import CENTRES
from fabletop.games.wizards.isles import COLUMNS, SIZE
from fabletop.games.wizards.printed import COMMON, ORDERS, POINTS

INLET = "~"

KINDS = (
    *("lay", "lay_near", "lay_centre", "lay_turn", "turn", "trapped", "walk", "call_boat"),
    *("territory", "flight", "flight_space", "random", "trap", "friend", "dragon", "initiation"),
    *("stranger", "mentor", "offer", "accept", "escape", "markers", "hamdrel", "marker"),
    *("marker_space", "name_wizard", "demons", "pay_for_help", "exchange", "gain", "lose"),
    *("follow", "lead", "drift"),
)
"""Every kind of question."""


@cache
def domains() -> dict[str, tuple[str | int, ...]]:
    box = open_box()
    boats = sum(land.kind == COMMON for land in box.lands.values())
    sea = tuple(_sea(hexagon) for hexagon in range(SIZE))
    land_spaces = tuple(
        f"{land.id}-{spot}"
        for land in box.lands.values()
        for spot, letter in enumerate(land.terrain)
        if letter != INLET
    )
    events = box.events.values()
    return {
        "sea": sea,
        "land_space": land_spaces,
        "space": (*land_spaces, *sea),
        "centre": tuple(_sea(hexagon) for hexagon in sorted(CENTRES)),
        "land": tuple(box.lands),
        "near": tuple(range(1, len(box.lands))),
        "boat": tuple(range(boats)),
        "seat": tuple(range(PLAYERS[-1])),
        "task": tuple(box.tasks),
        "event": tuple(box.events),
        "held": tuple(card.id for card in events if card.held),
        "wish": tuple(card.id for card in events if card.effect == "wish"),
        "wizard": tuple(box.wizards),
        "high_wizard": tuple(box.high_wizards),
        "form": tuple(_forms()),
        "spell": tuple(_spells()),
        "order": ORDERS,
        "animal": tuple(ANIMALS),
        "site": tuple(box.sites),
        "point": POINTS,
        "kind": KINDS,
    }


def _sea(hexagon: int) -> str:
    row, column = divmod(hexagon, COLUMNS)
    return f"sea-{column}-{row}"


def _spells() -> dict[str, None]:
    """The names of all spells, in the order in which players learn them."""
    ranks = [rank for order in open_box().spells.values() for rank in order]
    return dict.fromkeys(name for rank in ranks for name in rank)


def _forms() -> dict[str, None]:
    """The forms of Transport spells."""
    spells = [
        spell for order in open_box().spells.values() for rank in order for spell in rank.values()
    ]
    return dict.fromkeys(form for spell in spells for form in spell.forms)
