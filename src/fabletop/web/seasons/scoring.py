"""The scoring sheet at the end: every total by its sources (S-172 to S-176)."""

from fabletop.core.codec import JsonObject
from fabletop.games.seasons.seen.view import ScoreLine
from fabletop.web.seasons.picture import SeasonsPicture


def sheet(table: SeasonsPicture) -> JsonObject | None:
    """A row for every source, a column for every sorcerer; None if a source brought nothing."""
    sheets = table.view.sheets
    if not sheets:
        return None
    values = [dict(lines) for lines in sheets]
    places = table.view.places
    return {
        "rows": [
            {
                "name": table.words.source(table.view, source),
                "card": source.rstrip("+") if source.rstrip("+") in table.box.cards else "",
                "values": [lines.get(source) for lines in values],
            }
            for source in _sources(table, sheets)
        ],
        "totals": [sum(value for _, value in lines) for lines in sheets],
        "places": places,
        "best": [place == 1 for place in places],
    }


def _sources(table: SeasonsPicture, sheets: list[list[ScoreLine]]) -> list[str]:
    """The cards come between the crystals and the rest, as on each sheet."""
    every = dict.fromkeys(source for lines in sheets for source, _ in lines)
    cards = [source for source in every if source.rstrip("+") in table.box.cards]
    first, *rest = (source for source in every if source not in cards)
    return [first, *cards, *rest]
