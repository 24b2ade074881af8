"""The players' sheets: Order and rank, points towards the next rank, conditions, spells, Tasks,
animal and Events."""

from collections.abc import Iterator

from fabletop.core.codec import JsonObject
from fabletop.core.question import Refusal
from fabletop.games.wizards.printed import POINTS
from fabletop.games.wizards.seen.holding import calls_boats
from fabletop.games.wizards.seen.ranks import WINNING, lacking
from fabletop.games.wizards.seen.view import HeldEventView, PlayerView, SpellView
from fabletop.web.look.icons import MARKS
from fabletop.web.wizards.picture import WizardsPicture
from fabletop.web.wizards.tasks import task


def sheets(table: WizardsPicture) -> list[JsonObject]:
    return [_sheet(table, player) for player in table.players]


def _sheet(table: WizardsPicture, player: PlayerView) -> JsonObject:
    seat, words = player.seat, table.words
    return {
        "seat": seat,
        "mark": MARKS[seat],
        "name": words.player(seat),
        "order": player.order,
        "order_name": words.word("order", player.order or "none"),
        "rank": player.rank,
        "active": table.active == seat,
        "first": table.view.first == seat and not table.laying,
        "lands": _lands(table, seat),
        "own": seat == _middle(table),
        "bars": _bars(table, player),
        "ready": _ready(table, player),
        "tags": list(_tags(table, player)),
        "spells": [_spell(table, player, spell) for spell in player.spells],
        "tasks": [task(table, player, n, held) for n, held in enumerate(player.tasks)],
        "animal": _animal(table, player),
        "events": [_event(table, player, event) for event in player.events],
        "gems": [table.name(wizard) for wizard in player.gems],
    }


def _middle(table: WizardsPicture) -> int:
    """Whose sheet is shown in full: the reader's, or the active player's."""
    return table.active if table.seat is None else table.seat


def _lands(table: WizardsPicture, seat: int) -> int | None:
    """How many lands are in hand, while the map is built."""
    return table.view.hand_sizes[seat] if table.laying else None


def _bars(table: WizardsPicture, player: PlayerView) -> list[JsonObject]:
    """The points of each type, and how many the next rank needs."""
    needed = player.needed if player.rank else []
    missing = lacking(table.view, player.seat)
    return [
        {
            "kind": kind,
            "name": table.words.kind(kind),
            "have": player.points[n],
            "need": needed[n] if needed else 0,
            "enough": bool(needed) and not missing[n],
        }
        for n, kind in enumerate(POINTS)
    ]


def _ready(table: WizardsPicture, player: PlayerView) -> str:
    """Whether the next rank can be requested, and if not, why."""
    if not player.rank or player.rank >= WINNING:
        return ""
    if not player.lacks:
        return table.say("ready", n=player.rank + 1)
    if player.lacks == "points":
        return ""
    refusal = Refusal(("advance",), f"advance_{player.lacks}", "")
    return table.say("not-ready", n=player.rank + 1, why=table.words.refuse(refusal, table.view))


def _tags(table: WizardsPicture, player: PlayerView) -> Iterator[JsonObject]:
    """Conditions: an icon, words, and whether they are good or bad."""
    words = table.words
    if not player.space and not table.laying:
        yield _tag("aloft", table.say("aloft"))
    for name, on in (("dazed", player.dazed), ("bound", player.bound)):
        if on:
            yield _tag(name, words.term(name))
    if player.stunned:
        yield _tag("stunned", table.say("turns", what=words.term("stunned"), n=player.stunned))
    if player.trap:
        held = words.word("trap", player.trap)
        turns = player.trap_turns
        told = table.say("turns", what=held, n=turns) if turns else held
        yield _tag("trap", told)
    if player.lair:
        yield _tag("lair", table.say("days-left", what=words.term("lair_time"), n=player.lair))
    if player.stay:
        yield _tag("lair", table.say(f"stay-{player.stay}"))
    if player.extra:
        told = table.say("number", what=words.term("extra"), n=player.extra)
        yield _tag("extra", told, good=True)
    if player.crest:
        yield _tag("star", table.say("crest"), good=True)


def _tag(icon: str, text: str, *, good: bool = False) -> JsonObject:
    return {"icon": f"wizards.{icon}", "text": text, "good": good}


def _own(table: WizardsPicture, player: PlayerView, name: str) -> JsonObject:
    """A part of a sheet that only its owner has options about."""
    return table.thing(name if player.seat == table.seat else "")


def _spell(table: WizardsPicture, player: PlayerView, spell: SpellView) -> JsonObject:
    name = table.words.word("spell", spell.spell)
    details = [*_reach(table, spell), table.say("works", n=spell.works)]
    if spell.cast:
        details.append(table.say("cast"))
    return {
        **_own(table, player, f"spell-{spell.spell}"),
        "id": spell.spell,
        "name": name,
        "cast": spell.cast,
        "details": "; ".join(details),
    }


def _reach(table: WizardsPicture, spell: SpellView) -> Iterator[str]:
    """Where a spell works, or how far."""
    if calls_boats(spell):
        yield table.say("far" if spell.range < 0 else "range", n=spell.range)
    if spell.lands:
        yield table.say(f"on-{spell.lands}")
    if spell.terrain:
        names = (table.words.word("terrain", terrain) for terrain in spell.terrain)
        yield table.say("in-terrain", terrain=", ".join(names))
    for form in spell.forms:
        yield table.say(f"form-{form.replace('_', '-')}")


def _animal(table: WizardsPicture, player: PlayerView) -> JsonObject | None:
    if not player.animal:
        return None
    name = table.words.word("animal", player.animal)
    return {
        **_own(table, player, "animal"),
        "id": player.animal,
        "name": _lasting(table, name, player.animal_days, player.animal_turns),
    }


def _lasting(table: WizardsPicture, name: str, days: int, turns: int = 0) -> str:
    if days:
        return table.say("days-left", what=name, n=days)
    return table.say("turns", what=name, n=turns) if turns else name


def _event(table: WizardsPicture, player: PlayerView, event: HeldEventView) -> JsonObject:
    name = _lasting(table, table.name(event.card), event.days)
    if event.charges > 1:
        name = table.say("charges", what=name, n=event.charges)
    if event.land:
        name = f"{name}: {table.words.land(event.land)}"
    return {**_own(table, player, f"event-{event.card}"), "id": event.card, "name": name}
