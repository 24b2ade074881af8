"""The players in rows: Order, rank and points; below each, spells, Tasks, Events, conditions."""

from collections.abc import Container

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from fabletop.cli.table.layout import bullets, in_columns, row
from fabletop.cli.wizards import marks
from fabletop.cli.wizards.names import Names, looker, space_of
from fabletop.cli.wizards.standing import events, needed, spells, spells_label, standing
from fabletop.cli.wizards.tasks import drawn_task, kind
from fabletop.games.wizards.seen.view import PlayerView, WizardsView

NUMBERS = (2, 3, 4, 5)
LONGEST = 24
"""At most this many letters for a player's colour and name; longer names are cut."""
INDENT = 2


def sheets(view: WizardsView, names: Names, in_full: Container[int]) -> RenderableType:
    """A row for each player; those `in_full` with everything that they have."""
    players = view.players
    heading = [Text(), *(Text(word) for word in _headings(names)), *map(Text, names.kinds)]
    first, *lines = in_columns([heading, *(_row(view, one, names) for one in players)], NUMBERS)
    first.stylize("dim")
    parts: list[RenderableType] = [first]
    for line, player in zip(lines, players, strict=True):
        parts.append(line)
        below = _below(view, player, names) if player.seat in in_full else []
        parts += [Padding.indent(more, INDENT) for more in below]
    return Group(*parts)


def _headings(names: Names) -> list[str]:
    return [names.say("column-order"), names.term("rank")]


def _row(view: WizardsView, player: PlayerView, names: Names) -> list[Text]:
    seat = player.seat
    who = Text.assemble((f"{marks.figure(seat)} {names.person(seat)}", marks.SEAT_STYLES[seat]))
    who.truncate(LONGEST, overflow="ellipsis")
    return [
        Text.assemble((">" if seat == view.active else " ", "bold"), who),
        Text(names.say(f"order-{player.order or 'none'}")),
        Text(str(player.rank)),
        *(Text(points) for points in needed(player)),
    ]


def _below(view: WizardsView, player: PlayerView, names: Names) -> list[RenderableType]:
    seat = player.seat
    where = standing(view, player, names)
    start, end = space_of(view, looker(view)), space_of(view, seat)
    if start is not None and end is not None and start != end:
        where[0] += f" {names.bearing(start, end)}"
    lines: list[RenderableType] = [Text(" · ".join(where))]
    if player.spells:
        known = ", ".join(spells(player, names))
        lines.append(_labelled(names, spells_label(player, names), Text(known)))
    lines += [
        _labelled(names, kind(held, names), drawn_task(view, seat, held, names))
        for held in player.tasks
    ]
    if player.events:
        held = ", ".join(events(view, player, names))
        lines.append(_labelled(names, names.term("events"), Text(held)))
    return lines


def _labelled(names: Names, label: str, value: Text) -> RenderableType:
    return row(Text(names.labelled(label, "").rstrip(), style="dim"), value)


def own_cards(view: WizardsView, names: Names) -> list[RenderableType]:
    """The texts of the reader's Tasks and Events."""
    lines = [
        Text.assemble((names.labelled(name, ""), "bold"), text)
        for name, text in _own_texts(view, names)
    ]
    if not lines:
        return []
    return [Text(names.say("own-cards"), style="bold"), bullets(lines)]


def own_card_sentences(view: WizardsView, names: Names) -> list[str]:
    return [names.labelled(name, text) for name, text in _own_texts(view, names)]


def _own_texts(view: WizardsView, names: Names) -> list[tuple[str, str]]:
    if view.seat is None:
        return []
    own = view.players[view.seat]
    cards = [held.card for held in own.tasks] + [held.card for held in own.events]
    return [(names.thing(view, card), names.text(view, card)) for card in cards]
