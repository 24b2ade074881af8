"""The calendar: Days of the Fortnight with the Lair Time markers, what Evil will claim at the end,
and the Tasks that hold it off (Z-119 to Z-122)."""

from fabletop.core.codec import JsonObject
from fabletop.games.wizards.seen.calendar import DAYS, lair_day, lands_saved
from fabletop.games.wizards.seen.travel import usual_prices
from fabletop.web.look.icons import MARKS
from fabletop.web.wizards.picture import WizardsPicture


def calendar(table: WizardsPicture) -> JsonObject | None:
    view = table.view
    if table.laying:
        return None
    today, needed = view.day, view.needed
    markers: dict[int, list[JsonObject]] = {}
    for player in table.players:
        day = lair_day(view, player.seat)
        if day is not None:
            markers.setdefault(day, []).append({"seat": player.seat, "mark": MARKS[player.seat]})
    return {
        "fortnight": view.fortnight,
        "today": today,
        "days": [
            {"n": day, "past": day < today, "now": day == today, "markers": markers.get(day, [])}
            for day in range(1, DAYS + 1)
        ],
        "due": view.due,
        "completed": view.completed,
        "needed": needed,
        "saves": lands_saved(view),
        "lost": len(view.dead),
        "lands": len(table.box.lands),
        "prices": usual_prices(),
    }
