"""A battle on the page: both sides' totals, source by source, before and after the dice.

During a battle it is part of the view. The roll that ends it is only an event: it stays on the page
until something else happens.
"""

from collections.abc import Sequence
from typing import cast

from fabletop.core.codec import JsonObject
from fabletop.core.table import Event
from fabletop.games.prophecy.combat import NOBODY
from fabletop.web.prophecy.picture import ProphecyPicture

BOTH_SIDES = ("own", "foe")
DEFENDS = frozenset({"reply"})
SIDES_ACT = frozenset({"declare", "roll", "rolled", "shield", "drawn"})
WINNER_ACTS = frozenset({"plunder", "thievery"})
LOSER_ACTS = frozenset({"ransom", "hand_over"})


def battle(table: ProphecyPicture, events: Sequence[Event]) -> JsonObject | None:
    fought = cast(JsonObject | None, table.view["battle"])
    last = _last_roll(table, events)
    if fought is None:
        return last
    attacker = cast(int, table.view["active"])
    rival = fought["rival"]
    seats = {"own": attacker, "foe": None if rival == NOBODY else rival}
    awaited = _awaited(table, fought)
    return {
        "kind": fought["kind"],
        "kind_name": table.words.term(fought["kind"]) if fought["kind"] else "",
        "lives": fought["lives"],
        "over": False,
        "last": last,
        "sides": [
            {
                **_who(table, seats[side], _card(table, seats[side], fought)),
                "parts": [_part(table, *part) for part in fought.get(side, ())],
                "total": fought.get(f"{side}_total"),
                "dice": fought[f"{side}_dice"],
                "die": fought[f"{side}_die"],
                "spells": [
                    {"name": table.name(card), "card": card} for card in _silent(fought, side)
                ],
                "awaited": seats[side] is not None and seats[side] == awaited,
                "won": False,
            }
            for side in BOTH_SIDES
        ],
    }


def _card(table: ProphecyPicture, seat: int | None, fought: JsonObject) -> str:
    return str(fought["creature"]) if seat is None else table.characters()[seat]


def _silent(fought: JsonObject, side: str) -> list[str]:
    """Spells and Items in play that are not among the sources of the total."""
    counted = {source for source, _ in fought.get(side, ())}
    used = "used" if side == "own" else "foe_used"
    cast_ = "cast" if side == "own" else "foe_cast"
    announced = dict.fromkeys([*fought[used], *fought[cast_]])
    return [card for card in announced if card not in counted]


def _awaited(table: ProphecyPicture, fought: JsonObject) -> int | None:
    """The seat that has to answer."""
    phase, attacker = str(table.view["phase"]), cast(int, table.view["active"])
    rival = cast(int, fought["rival"])
    if phase in SIDES_ACT:
        return rival if fought["acting"] else attacker
    if phase in DEFENDS:
        return rival
    if phase in WINNER_ACTS:
        return cast(int, fought["winner"])
    if phase in LOSER_ACTS:
        return rival if fought["winner"] == attacker else attacker
    return attacker


def _who(table: ProphecyPicture, seat: int | None, card: str) -> JsonObject:
    """A side by its card: a character with its seat, or a Creature."""
    group = "creature" if card in table.box.creatures else "guardian"
    if card in table.box.characters:
        group = "character"
    return {"seat": seat, "card": card, "name": table.name(card), "art": f"{group}.{card}"}


def _part(table: ProphecyPicture, source: str, value: int) -> JsonObject:
    """A source of a total: a card, or a word of the game such as Strength."""
    is_card = source in table.box.named
    name = table.name(source) if is_card else table.words.term(source)
    return {"name": name, "value": value, "card": source if is_card else ""}


def _last_roll(table: ProphecyPicture, events: Sequence[Event]) -> JsonObject | None:
    """The last roll among the newest events."""
    rolls = [event for event in events if event.told[0] == "rolled"]
    if not rolls:
        return None
    _, seat, card, own_die, foe_die, own, foe = rolls[-1].told
    played = table.characters(rolls[-1])
    rival = played.index(str(card)) if card in played else None
    sides = (
        (int(seat), played[int(seat)], int(own_die), int(own), int(own) > int(foe)),
        (rival, str(card), int(foe_die), int(foe), int(foe) > int(own)),
    )
    return {
        "kind": "",
        "kind_name": "",
        "lives": 1,
        "over": True,
        "last": None,
        "sides": [
            {
                **_who(table, whose, who),
                "parts": [],
                "total": total - die,
                "dice": [die] if die else [],
                "die": die,
                "spells": [],
                "awaited": False,
                "won": won,
            }
            for whose, who, die, total, won in sides
        ],
    }
