"""The calendar: Days, the lands that Evil claims, and the Tasks that save them."""

from fabletop.games.wizards.rules.turn import evil
from fabletop.games.wizards.rules.turn.calendar import day_after
from fabletop.games.wizards.rules.turn.evil import MOST_DUE
from fabletop.games.wizards.seen.view import WizardsView
from fabletop.games.wizards.state import DAYS

__all__ = ["DAYS", "MOST_DUE"]


def days_left(view: WizardsView) -> int:
    """How many Days of the Fortnight are left, today included."""
    return DAYS - view.day + 1


def lair_day(view: WizardsView, seat: int) -> int | None:
    """The Day on which a player's Lair Time marker lies; None if she has none."""
    ahead = view._table.players[seat].lair
    return day_after(view.day, ahead) if ahead else None


def lands_due(view: WizardsView, fortnight: int) -> int:
    """How many lands Evil claims at the end of a Fortnight if nobody thwarts it."""
    return evil.lands_due(fortnight, len(view.players), cooperative=view.cooperative)


def falling(view: WizardsView) -> int:
    """How many lands fall at the end of this Fortnight if no more Tasks are completed, as far as
    there are lands to fall."""
    due = max(0, view.due - lands_saved(view))
    return min(due, sum(len(lands) for lands in lands_in_danger(view)[:-1]) + 1)


def lands_saved(view: WizardsView) -> int:
    """How many lands the completed Tasks save."""
    return view.completed // view.needed


def lands_left(view: WizardsView) -> int:
    """How many lands Evil can still claim in the end."""
    return len(evil.mortal(view._table))


def is_circle_last(view: WizardsView) -> bool:
    """Whether the Sacred Circle, with which the game is lost, falls only after all other lands."""
    return evil.is_circle_last(view._table)


def is_foreseen(view: WizardsView, land: str) -> bool:
    """Whether somebody has foreseen that a land falls; Evil takes it before others of its kind."""
    return view._table.isles.index[land] in evil.foreseen(view._table)


def load(view: WizardsView, land: str) -> int:
    """How many Demons and Task Markers are on a land."""
    return evil.burdens(view._table)[view._table.isles.index[land]]


def lands_in_danger(view: WizardsView) -> list[list[str]]:
    """The lands in the order in which Evil claims them. Lands in one list are alike: a lot decides.
    Of the last list, which bears nothing, Evil takes only one land."""
    marked, bare = evil.claim_order(view._table)
    lands = view._table.isles.lands
    return [[lands[one] for one in alike] for alike in (*marked, bare)]
