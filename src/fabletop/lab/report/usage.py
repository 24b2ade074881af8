"""What counts as seeing, taking and using a card, for every deck of every game.

A card is told of in events and named in choices; a sign lists the verbs of both that mean the
same.
"""

from dataclasses import dataclass, replace

from fabletop.core.library import LibraryCard

Verbs = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Sign:
    """Events of a card, choices in which it could be named, choices in which it was."""

    told: Verbs = ()
    offered: Verbs = ()
    chosen: Verbs = ()


NO_SIGN = Sign()


@dataclass(frozen=True, slots=True)
class Usage:
    """How a card of a deck is seen, taken and used, and the choices that mean: this card, please.
    Cards that work by themselves are used by whoever takes them."""

    seen: Sign
    taken: Sign = NO_SIGN
    used: Sign = NO_SIGN
    wanted: Verbs = ()
    by_itself: bool = False


FOUGHT = Sign(("fights",))
WON = Sign(("won",))
LAID = Sign(("laid", "uncovered", "woke"))
USES = Sign(
    ("uses", "throws", "drank", "read", "moved", "cast", "instead", "pays", "ignites"),
    chosen=("cast", "instead", "move"),
)
GOT = Sign(("found", "bought", "learned", "artifact", "took", "stole", "traded"))

PROPHECY = {
    "characters": Usage(
        Sign(("received",), ("hold", "play")), Sign(("plays",)), NO_SIGN, ("hold", "play"), True
    ),
    "chance": Usage(Sign(("chance", "first_terrain"))),
    "creatures": Usage(LAID, FOUGHT, WON, ("fight",)),
    "guardians": Usage(Sign(("revealed",)), FOUGHT, WON, ("fight",)),
    "opportunities": Usage(LAID, Sign(("opportunity",)), NO_SIGN, ("use",), True),
    "items": Usage(
        Sign(("found", "for_sale", "shown"), ("buy", "take")), GOT, USES, ("buy", "take")
    ),
    "abilities": Usage(Sign(("taught", "learned"), ("learn",)), GOT, USES, ("learn",)),
    "artifacts": Usage(Sign(("artifact", "revealed")), GOT, USES),
}
SEASONS = {
    "power": Usage(
        Sign(("drew", "looked", "received", "last_pick"), ("pick", "keep", "summon")),
        Sign(("last_pick",), chosen=("pick",)),
        Sign(("summons", "put_into_play")),
        ("pick",),
    ),
    "tokens": Usage(Sign((), ("token",)), Sign(("token",)), Sign(("ability",)), ("token",)),
}
WIZARDS = {
    "tasks": Usage(Sign(("task",)), Sign(("task",)), Sign(("completed",))),
    "events": Usage(Sign(("event",)), Sign(("event",)), by_itself=True),
    "wizards": Usage(Sign(("meets", "wizard_card")), Sign(("meets",)), by_itself=True),
}
USAGES = {"prophecy": PROPHECY, "seasons": SEASONS, "wizards": WIZARDS}

BY_ITSELF = ("always", "won", "dying", "end_of_round", "drawn", "start_of_round", "after_loss")
"""Timings of cards of Prophecy that work without being named: having one is using it."""

UNNAMED = frozenset({"counterfeiting", "rangers_boots", "flying_carpet", "scroll_of_teleportation"})
"""Cards whose use is told without naming them: who has one is taken to use it."""


def usage_of(game: str, card: LibraryCard) -> Usage | None:
    """How to count a card; none for one of a deck that is no player's affair."""
    found = USAGES.get(game, {}).get(card.deck)
    if found is None:
        return None
    alone = card.fact("timing") in BY_ITSELF or card.id in UNNAMED
    return replace(found, by_itself=found.by_itself or alone)
