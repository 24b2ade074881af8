"""The list of options beside the table. Options that can be chosen on the board are folded, and so
are many options of the same sort."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field

from fabletop.server.api.models import OptionInfo
from fabletop.web.plugin import Drawing, Places

MANY = 5
"""Up to this many options of a sort are listed one by one; more are folded under a heading."""


@dataclass(frozen=True, slots=True)
class OptionGroup:
    """Options with the same first word; without a heading they are listed one by one."""

    verb: str
    heading: str
    options: tuple[OptionInfo, ...]


@dataclass(frozen=True, slots=True)
class Listing:
    """The options without a place on the table (`beside`) and those with one (`board`)."""

    beside: tuple[OptionGroup, ...] = ()
    board: tuple[OptionGroup, ...] = ()
    cards: Mapping[int, str] = field(default_factory=dict)
    """The card that an option is about, by its number."""

    @property
    def on_board(self) -> int:
        return sum(len(sort.options) for sort in self.board)


def listing(
    drawing: Drawing, places: Places, options: Sequence[OptionInfo], claimed: Collection[str]
) -> Listing:
    """All options except those that the drawing itself has buttons for."""
    mine = [one for one in options if str(one.option[0]) not in claimed]
    on_board = {one.number for one in mine if places.on_board(tuple(one.option))}
    return Listing(
        _sorted(drawing, [one for one in mine if one.number not in on_board]),
        _sorted(drawing, [one for one in mine if one.number in on_board]),
        {one.number: card for one in mine if (card := places.card(tuple(one.option)))},
    )


def _sorted(drawing: Drawing, options: Sequence[OptionInfo]) -> tuple[OptionGroup, ...]:
    """Single options first, then the folded ones."""
    by_verb: dict[str, list[OptionInfo]] = {}
    for one in options:
        by_verb.setdefault(str(one.option[0]), []).append(one)
    folded = [
        OptionGroup(verb, heading, tuple(same))
        for verb, same in by_verb.items()
        if len(same) > MANY and (heading := drawing.heading(verb))
    ]
    apart = {sort.verb for sort in folded}
    single = tuple(one for one in options if one.option[0] not in apart)
    return (*([OptionGroup("", "", single)] if single else []), *folded)
