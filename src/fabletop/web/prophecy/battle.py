"""A battle on the page: both sides' totals, source by source, before and after the dice.

During a battle it is part of the view. The roll that ends it is only an event: it stays on the page
until something else happens.
"""

from collections.abc import Sequence

from fabletop.core.codec import JsonObject
from fabletop.core.table import Event
from fabletop.games.prophecy.seen.battles.sides import FightingSide, battle_sides
from fabletop.games.prophecy.seen.view import NO_SEAT, BattleView
from fabletop.web.prophecy.picture import ProphecyPicture


def battle(table: ProphecyPicture, events: Sequence[Event]) -> JsonObject | None:
    fought = table.view.battle
    last = _last_roll(table, events)
    if fought is None:
        return last
    attacker = table.view.active
    rival = fought.rival
    seats = (attacker, None if rival == NO_SEAT else rival)
    return {
        "kind": fought.kind,
        "kind_name": table.words.term(fought.kind) if fought.kind else "",
        "lives": fought.lives,
        "over": False,
        "last": last,
        "sides": [
            {
                **_who(table, seat, _card(table, seat, fought)),
                **_totals(table, side),
                "awaited": seat in table.asked.awaited,
                "won": False,
            }
            for seat, side in zip(seats, battle_sides(fought), strict=True)
        ],
    }


def _totals(table: ProphecyPicture, side: FightingSide) -> JsonObject:
    return {
        "parts": [_part(table, *part) for part in side.sources],
        "total": side.total,
        "dice": side.dice,
        "die": side.die,
        "spells": [{"name": table.name(card), "card": card} for card in side.silent],
    }


def _card(table: ProphecyPicture, seat: int | None, fought: BattleView) -> str:
    return fought.creature if seat is None else table.characters()[seat]


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
