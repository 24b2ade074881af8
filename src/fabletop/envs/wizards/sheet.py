"""What a player sees of Wizards, entry by entry."""

from collections.abc import Sequence

from fabletop.core.registry import find
from fabletop.core.rows.places import Word
from fabletop.envs.entries import (
    Amounts,
    Entry,
    Flag,
    Fractions,
    Number,
    Numbers,
    OneOf,
    Several,
    Slots,
)
from fabletop.envs.sheet import ObservationSheet, question_entries, seat_names, subject_number
from fabletop.envs.wizards.look import ENDS, PARTS, SEATS, WAYS, look
from fabletop.envs.wizards.seen_map import COVERED, SECRETS
from fabletop.games.wizards.box import PLAYERS
from fabletop.games.wizards.domains import domains
from fabletop.games.wizards.hexes import TURNS
from fabletop.games.wizards.isles import TERRAIN
from fabletop.games.wizards.seen.calendar import DAYS, MOST_DUE
from fabletop.games.wizards.seen.dice import FACES
from fabletop.games.wizards.seen.holding import TRAPS
from fabletop.games.wizards.seen.people import STAYS, VISITS
from fabletop.games.wizards.seen.ranks import WINNING
from fabletop.games.wizards.seen.rows.spots import BESIDE, DIRECTIONS, NEAREST, SPOT
from fabletop.games.wizards.seen.rows.table import WizardsRow


def sheet() -> ObservationSheet:
    return ObservationSheet(
        (*_question(), *_settings(), *_table(), *_map()), _player(), SEATS, look, WizardsRow
    )


def _question() -> tuple[Entry, ...]:
    words = domains()
    subjects = (*words["task"], *words["wizard"], *words["site"], *words["event"], *WAYS)
    return (
        *question_entries(words["kind"], SEATS, subjects),
        subject_number(15),
        OneOf("subject_seat", seat_names(SEATS), "The seat it is about, if this seat is asked."),
        Fractions("subject_spot", SPOT, "The space it is about, if this seat is asked."),
    )


def _settings() -> tuple[Entry, ...]:
    settings = [setting for setting in find("wizards").settings if setting.name != "play"]
    return (
        Flag("cooperative", "The players win or lose together."),
        *(OneOf(f"set_{one.name}", one.choices, f"The setting {one.name}.") for one in settings),
    )


def _table() -> tuple[Entry, ...]:
    words, seats = domains(), seat_names(SEATS)
    return (
        OneOf("phase", ("laying", "play", "over"), "The phase."),
        OneOf("first", seats, "Who is first on each Day."),
        OneOf("active", seats, "Whose turn it is."),
        OneOf("moving", seats, "Whose figure goes a step at a time."),
        Number("day", DAYS, "The Day."),
        Number("fortnight", 16, "The Fortnight."),
        Number("due", MOST_DUE, "Lands that Evil takes at the end of the Fortnight."),
        Number("completed", 20, "Tasks completed that have not thwarted Evil yet."),
        Number("needed", 20, "Tasks that save one land from Evil."),
        Number("roll", FACES[-1], "The movement roll."),
        Numbers(
            "left", ("own", "mount", "sail"), 8, "Movement left: own, of an animal, of a boat."
        ),
        Number("moved", 8, "Steps taken in this turn."),
        Number("deck", len(words["wizard"]), "Wizard Cards in the deck."),
        Several("deck_cards", words["wizard"], "Which they are, in the cooperative game."),
        Several("shown", words["wizard"], "Wizard Cards that were drawn and go back."),
        Number("tasks", len(words["task"]), "Task Cards in the deck."),
        Number("task_discard", len(words["task"]), "Task Cards discarded."),
        Number("events", len(words["event"]), "Event Cards in the deck."),
        Several("event_discard", words["event"], "Event Cards discarded."),
        Several("honest", words["high_wizard"], "High Wizards who have given a Gem."),
        OneOf("false_wizard", words["high_wizard"], "The False Wizard, once unmasked."),
        OneOf("winner", seats, "Who has won."),
        OneOf("ended", ENDS, "What has ended the game."),
    )


def _map() -> tuple[Entry, ...]:
    words = domains()
    lands, boats, task_parts = words["land"], words["boat"], _parts(words["task"])
    return (
        Several("dead", lands, "Lands that have died."),
        Slots("land_spot", lands, SPOT, "Where the centre of each land lies, if known."),
        Slots("land_turn", lands, range(TURNS), "How each land is turned."),
        Several("hand", lands, "This seat's lands that are still to be laid."),
        Number("stack", len(lands), "Lands that nobody holds yet."),
        Slots("covered", range(COVERED), SPOT, "Where lands lie face down."),
        OneOf("laying", seat_names(SEATS), "Who is laying a land."),
        OneOf("laying_land", lands, "The land that is being laid, if it is this seat's."),
        Fractions("laying_spot", SPOT, "Where its centre is to lie."),
        Fractions("dragon", SPOT, "Where the Dragon is."),
        Slots("boats", boats, (*SPOT, "demons"), "Where boats are, and Demons on them."),
        Slots("demons_near", range(NEAREST), SPOT, "The nearest Demons."),
        Amounts("demons_on", (*lands, "sea"), 10, "Demons on each land, and at sea."),
        Slots("mages", words["high_wizard"], SPOT, "Where High Wizards are."),
        Amounts("mages_under", words["high_wizard"], 6, "Cards that lie beneath them."),
        Several("beneath", words["wizard"], "Which they are, in the cooperative game."),
        Slots("secrets", range(SECRETS), SPOT, "Where Secret Wizards are."),
        Slots("around", DIRECTIONS, BESIDE, "What is around this seat's figure."),
        Slots(
            "prices",
            DIRECTIONS,
            ("price", "left"),
            "A step's cost, and what is left, in tens.",
        ),
        Slots("markers", task_parts, SPOT, "Where parts of this seat's Tasks must be done."),
    )


def _player() -> tuple[Entry, ...]:
    return (*_standing(), *_cards(), *_condition())


def _standing() -> tuple[Entry, ...]:
    words = domains()
    return (
        Flag("present", "The seat is in the game."),
        OneOf("order", words["order"], "The Order."),
        Number("rank", WINNING, "The rank."),
        Numbers("points", words["point"], 100, "Points."),
        Numbers("lacking", words["point"], 50, "Points that are missing for the next rank."),
        Flag("advances", "Nothing is missing for the next rank."),
        Fractions("spot", SPOT, "Where the figure is."),
        OneOf("land", words["land"], "The land it is on."),
        OneOf("terrain", TERRAIN, "The terrain it is in."),
        OneOf("site", words["site"], "The site it is on."),
        OneOf("boat", [f"boat_{boat}" for boat in words["boat"]], "The boat it is in."),
        Fractions(
            "aloft", ("there", "column", "row", "distance", "evil"), "Where it is carried to."
        ),
        Number("hand_size", len(words["land"]) // PLAYERS[0], "Lands still to be laid."),
        OneOf("place", range(1, SEATS + 1), "The final place, when the game is over."),
    )


def _cards() -> tuple[Entry, ...]:
    words = domains()
    tasks, held, spells = words["task"], words["held"], words["spell"]
    return (
        Several("tasks", tasks, "Tasks."),
        Several("mandatory", tasks, "Those of them that are Mandatory."),
        Amounts("done", tasks, PARTS, "Parts of Tasks that are done."),
        Several("named", words["high_wizard"], "High Wizards that were named for Tasks."),
        Several("held_events", held, "Event Cards."),
        Amounts("event_days", held, 7, "Days for which they last."),
        Amounts("event_charges", held, 3, "How often they can be used."),
        Several("foreseen", words["land"], "Lands that were foreseen to fall."),
        Several("gems", words["high_wizard"], "Gems."),
        Several("spells", spells, "Spells known."),
        Several("cast", spells, "Those attempted in this turn."),
        Amounts("works", spells, FACES[-1], "The highest roll with which they work."),
    )


def _condition() -> tuple[Entry, ...]:
    words = domains()
    sites = words["site"]
    return (
        OneOf("animal", words["animal"], "The animal."),
        Number("animal_days", 8, "Days for which it stays."),
        Number("animal_turns", 3, "Turns for which it stays."),
        Flag("dazed", "Demon Dazed."),
        Flag("bound", "Dragonbound."),
        Number("stunned", 15, "Turns to lose because of Demons or the Dragon."),
        OneOf("trap", TRAPS, "How it is trapped."),
        Number("trap_turns", FACES[-1], "Turns for which it is trapped."),
        Number("lair", DAYS, "Lair Time ahead of the Day."),
        OneOf("stay", ("town", "dragon"), "What must be encountered again."),
        Amounts(
            "visits", sites, VISITS, "Encounters with sites since the last time off their lands."
        ),
        OneOf("just_met", sites, "The site encountered last."),
        Number("stays", STAYS, "Encounters with Hamdrel during this visit."),
        Flag("crest", "May come back to the Star Crest."),
        Number("extra", 5, "Extra turns."),
        Flag("swift", "Swiftness works."),
    )


def _parts(tasks: Sequence[Word]) -> tuple[str, ...]:
    return tuple(f"{task} {part}" for task in tasks for part in range(PARTS))
