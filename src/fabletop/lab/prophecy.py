"""Prophecy in the laboratory: the numbers of a hero, and what counts as the use of a card."""

from fabletop.core.cards.library import LibraryCard
from fabletop.games.prophecy.seen.view import ProphecyView
from fabletop.games.prophecy.seen.ways import ITEMS_OF_WAYS
from fabletop.lab.plugin import NO_SIGN, Final, LabPlugin, Sign, Standing, Usage

NUMBERS = (
    *("strength", "willpower", "items", "abilities", "artifacts", "certificates"),
    *("gold", "experience"),
)

FOUGHT = Sign(("fights",))
WON = Sign(("won",))
LAID = Sign(("laid", "uncovered", "woke"))
USES = Sign(
    ("uses", "throws", "drank", "read", "moved", "cast", "instead", "pays", "ignites"),
    chosen=("cast", "instead", "move"),
)
GOT = Sign(("found", "bought", "learned", "artifact", "took", "stole", "traded"))

USAGES = {
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

BY_ITSELF = ("always", "won", "dying", "end_of_round", "drawn", "start_of_round", "after_loss")
"""Timings of cards that work without being named: having such a card means using it."""

WAYS = {item: way for way, item in ITEMS_OF_WAYS.items() if item != way}
"""Items whose use is told as a way to move, under another name."""

UNTOLD = frozenset({"counterfeiting"})
"""Cards whose use no event tells."""


def _character(view: ProphecyView, seat: int) -> str:
    return view.heroes[seat].character


def _numbers(view: ProphecyView, seat: int) -> Standing:
    hero = view.heroes[seat]
    if not hero.character:
        return dict.fromkeys(NUMBERS, 0)
    return {
        "strength": hero.strength,
        "willpower": hero.willpower,
        "items": len(hero.items),
        "abilities": len(hero.abilities),
        "artifacts": hero.artifacts,
        "certificates": len(hero.certificates),
        "gold": hero.gold,
        "experience": hero.experience,
    }


def _course(view: ProphecyView, seat: int) -> Standing:
    now = _numbers(view, seat)
    might = now["strength"] + now["willpower"]
    return {"might": might} | {name: now[name] for name in ("certificates", "artifacts")}


def _works_by_itself(card: LibraryCard) -> bool:
    """Also if no event names it: a seat that has such a card counts as using it."""
    return card.fact("timing") in BY_ITSELF or card.id in UNTOLD or card.id in WAYS


PLUGIN = LabPlugin(
    final=Final(_character, NUMBERS, _numbers, seatless=frozenset({"time_frozen", "deck_used_up"})),
    course=_course,
    usages=USAGES,
    works_by_itself=_works_by_itself,
    characters="characters",
)
