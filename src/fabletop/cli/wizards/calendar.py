"""The calendar: Fortnight and Day, what Evil will do, what saves lands, and the decks."""

from fabletop.cli.wizards.names import Names
from fabletop.games.wizards.seen.calendar import DAYS
from fabletop.games.wizards.seen.view import WizardsView


def calendar(view: WizardsView, names: Names) -> list[str]:
    return [
        names.say("calendar", fortnight=view.fortnight, day=view.day, days=DAYS),
        _evil(view, names),
    ]


def _evil(view: WizardsView, names: Names) -> str:
    """In the first Fortnights Evil claims no land (Z-115, Z-119)."""
    return names.say(
        "evil" if view.due else "evil-carries",
        n=view.due,
        completed=view.completed,
        needed=view.needed,
    )


def decks(view: WizardsView, names: Names) -> list[str]:
    """How many cards are left, and which Wizard Cards are known."""
    lines = [
        names.say("decks", wizards=view.deck, tasks=view.tasks, events=view.events),
    ]
    for message, cards in (
        ("deck-cards", view.deck_cards),
        ("drawn-wizards", view.shown),
        ("honest", view.honest),
    ):
        if cards:
            things = ", ".join(names.thing(card) for card in cards)
            lines.append(names.say(message, things=things))
    if view.false_wizard:
        lines.append(names.say("false-wizard", name=names.thing(view.false_wizard)))
    return lines


def lost_lands(view: WizardsView, names: Names) -> str:
    lands = ", ".join(names.land(land) for land in view.dead)
    return names.say("lost-lands", lands=lands) if lands else names.say("no-lost-lands")
