"""The box and the map behind a view, where things are on the map, and where Transports lead."""

from fabletop.games.wizards.box import Box
from fabletop.games.wizards.isles import Isles
from fabletop.games.wizards.rules.travel import flights
from fabletop.games.wizards.rules.travel.places import is_living, is_site_living
from fabletop.games.wizards.seen.view import WizardsView


def box_of(view: WizardsView) -> Box:
    return view._table.box


def isles_of(view: WizardsView) -> Isles:
    """The map that a view shows; an empty sea before the lands are turned up."""
    return view._table.isles


def is_laying(view: WizardsView) -> bool:
    """Whether lands are still being laid, and the map is not turned up yet."""
    return view.phase == "laying"


def space_of(view: WizardsView, seat: int) -> int | None:
    """The hexagon of a player; unknown during a Transport."""
    space = view._table.players[seat].space
    return space if space >= 0 else None


def is_there(view: WizardsView, space: int) -> bool:
    """Whether a space is in the sea or on a living land."""
    return is_living(view._table, space)


def site_of(view: WizardsView, site: str) -> int | None:
    """The hexagon of a site; None if its land is dead."""
    return view._table.isles.where[site] if is_site_living(view._table, site) else None


def transport_leads(form: str) -> str:
    """Where a form of Transport leads: to a "territory" of choice, to any "stone", or "random"."""
    return flights.leads_to(form)


def transport_turns(form: str) -> int:
    """How many extra turns a form of Transport brings."""
    return flights.extra_turns(form)
