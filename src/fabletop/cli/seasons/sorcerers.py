"""The sorcerers in rows: crystals, reserve, gauge, bonuses, cards; below each, what is in play."""

from collections.abc import Container, Sequence

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from fabletop.cli.seasons.marks import SEAT_STYLES, reserve, tokens
from fabletop.cli.seasons.names import Names
from fabletop.cli.table.layout import in_columns, row
from fabletop.games.seasons.seen.turn import bonus_penalty
from fabletop.games.seasons.seen.view import CardView, SeasonsView, SorcererView

COLUMNS = ("crystals", "reserve", "gauge", "bonus", "hand", "later")
NUMBERS = (1, 3, 4, 5, 6)
LONGEST = 18
"""At most this many letters for a sorcerer and the player; longer names are cut."""
INDENT = 2


def sorcerers(view: SeasonsView, names: Names, in_full: Container[int]) -> RenderableType:
    """A row for each sorcerer; those `in_full` with their cards in play and other details."""
    shown = view.sorcerers
    heading = [Text(), *(Text(names.say(f"column-{word}")) for word in COLUMNS)]
    first, *lines = in_columns([heading, *(_row(view, one, names) for one in shown)], NUMBERS)
    first.stylize("dim")
    parts: list[RenderableType] = [first]
    for line, one in zip(lines, shown, strict=True):
        parts.append(line)
        below = _below(view, one, names) if one.seat in in_full else []
        parts += [Padding.indent(more, INDENT) for more in below]
    return Group(*parts)


def _row(view: SeasonsView, sorcerer: SorcererView, names: Names) -> list[Text]:
    seat, bonuses = sorcerer.seat, sorcerer.bonuses
    who = Text(names.person(seat), style=SEAT_STYLES[seat])
    who.truncate(LONGEST, overflow="ellipsis")
    libraries = sorcerer.library_sizes
    return [
        Text.assemble((">" if seat == view.active else " ", "bold"), who),
        Text(str(sorcerer.crystals), style="bold"),
        reserve(view, sorcerer, names),
        Text(f"{len(sorcerer.play)}/{sorcerer.gauge}"),
        Text(f"{bonuses} -{bonus_penalty(bonuses)}" if bonuses else "0"),
        Text(str(sorcerer.hand_size)),
        Text("+".join(map(str, libraries)) if any(libraries) else "-"),
    ]


def _below(view: SeasonsView, sorcerer: SorcererView, names: Names) -> list[RenderableType]:
    lines: list[RenderableType] = []
    besides = standing(view, sorcerer, names)
    if besides:
        lines.append(Text(" · ".join(besides)))
    if sorcerer.play:
        items = [_item(item, sorcerer.play, names) for item in sorcerer.play]
        label = names.labelled(names.term("play"), "")
        lines.append(row(Text(label.rstrip(), style="dim"), Text(", ").join(items)))
    return lines


def standing(view: SeasonsView, sorcerer: SorcererView, names: Names) -> list[str]:
    """What is not a number: the first player, the token, known cards of another player's hand."""
    said = [names.term("first")] if sorcerer.seat == view.first else []
    if sorcerer.token:
        used = f" ({names.term('used')})" if sorcerer.token_used else ""
        said.append(names.say("token", name=names.thing(sorcerer.token) + used))
    if sorcerer.hand and sorcerer.seat != view.seat:
        said.append(names.say("known", things=names.things(sorcerer.hand)))
    return said


def _item(item: CardView, played: Sequence[CardView], names: Names) -> Text:
    text = Text(called(item, played, names))
    if any(item.energy):
        text = Text.assemble(text, " [", tokens(item.energy, names), "]")
    if item.turned:
        text.append(f" ({names.say('turned')})", style="dim")
    return text


def called(item: CardView, played: Sequence[CardView], names: Names) -> str:
    """A card among those in play; a Raven with the item that it mimics."""
    name = names.thing(item.tag)
    if item.power != item.card:
        return names.say("mimics", name=name, item=names.thing(item.power))
    return names.say("second", name=name) if _is_second(item, played) else name


def _is_second(item: CardView, played: Sequence[CardView]) -> bool:
    """Whether this is the second of two copies, as it is in the options."""
    tag = item.tag
    return tag.endswith("+") and any(other.tag == tag[:-1] for other in played)
