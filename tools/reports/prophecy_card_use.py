"""What counts as seen, taken and used, for every deck of Prophecy; and the cards that stand out."""

from collections.abc import Iterable
from dataclasses import dataclass, fields

from fabletop.core.cards.library import LibraryCard
from fabletop.games.prophecy.box import open_box
from fabletop.games.prophecy.printed.numbers import Goods
from fabletop.lab.counting.census import Tally
from fabletop.lab.prophecy import BY_ITSELF, UNTOLD, WAYS

MASTER_WIZARD = "master_wizard"
"""He teleports a hero, too, without a scroll."""


@dataclass(frozen=True, slots=True)
class Column:
    """How often a card had some event, was chosen, or was offered and declined."""

    title: str
    told: tuple[str, ...] = ()
    chosen: tuple[str, ...] = ()
    passed: tuple[str, ...] = ()

    def count(self, tally: Tally, card: str) -> int:
        total = sum(tally.told[card, verb] for verb in self.told)
        if card in WAYS and "moved" in self.told:
            total += tally.told[WAYS[card], "moved"]
            if WAYS[card] == "teleport":
                total -= tally.told[MASTER_WIZARD, "opportunity"]
        total += sum(tally.chosen[card, verb] for verb in self.chosen)
        return total + sum(tally.offered[card, v] - tally.chosen[card, v] for v in self.passed)


LAID = Column("laid out", ("laid", "uncovered", "woke"))
FOUGHT = (
    Column("fought", ("fights",)),
    Column("won", ("won",)),
    Column("lost", ("lost",)),
    Column("drawn", ("drew",)),
)
USED = Column(
    "used",
    ("uses", "throws", "drank", "read", "moved", "cast", "instead", "pays", "ignites"),
    ("learn", "cast", "instead"),
)

DECKS: dict[str, tuple[Column, ...]] = {
    "characters": (Column("dealt", (), ("hold", "play")), Column("played", ("plays",))),
    "chance": (Column("drawn", ("chance", "first_terrain")), Column("carried out", ("chance",))),
    "creatures": (
        LAID,
        *FOUGHT,
        Column("declined", ("declined",)),
        Column("removed", ("removed",)),
    ),
    "opportunities": (
        LAID,
        Column("used", ("opportunity",)),
        Column("passed over", passed=("use",)),
    ),
    "items": (
        Column("turned up", ("found", "for_sale", "shown")),
        Column("used", USED.told, ("learn", "cast", "instead", "move")),
        Column("found", ("found",)),
        Column("bought", ("bought",)),
        Column("not bought", passed=("buy",)),
        Column("sold", ("sold",)),
        Column("taken from others", ("took", "stole", "traded")),
        Column("given up", ("threw_away", "decayed", "robbed", "destroyed", "burnt", "dissolved")),
    ),
    "abilities": (
        Column("taught", ("taught", "learned")),
        Column("used", ("cast", "instead", "moved"), ("cast",)),
        Column("learned", ("learned",)),
        Column("not learned", passed=("learn",)),
        Column("forgotten", ("forgot",)),
    ),
    "guardians": (Column("revealed", ("revealed",)), *FOUGHT, Column("left", ("withdrew",))),
    "artifacts": (
        Column("won", ("artifact",)),
        Column("used", USED.told),
        Column("taken from others", ("took", "traded")),
        Column("lost with their owner", ("relic",)),
    ),
}
"""The first column is how often a card was seen, the second how often it was used."""

WANTED = (
    *("hold", "play", "fight", "use", "learn", "buy", "take", "claim", "keep", "attack"),
    *("drink", "read", "cast", "instead", "move", "throw", "ignite", "pay", "ask_item"),
)
"""Choices that select a card."""


CLEANSING_FIRE, CLOVER_MEADOW = "cleansing_fire", "clover_meadow"
DEAR, NO_EFFECT = "the bot values it below its price", "it has no effect"


@dataclass(frozen=True, slots=True)
class Standout:
    """A card that was never seen, never used, or always declined."""

    card: LibraryCard
    what: str
    why: str


def row(tally: Tally, card: LibraryCard) -> list[int]:
    """The counts of a card. One that works by itself counts as used by its owner."""
    columns = DECKS[card.deck]
    counts = [column.count(tally, card.id) for column in columns]
    if card.deck in ("abilities", "items", "artifacts") and works_by_itself(card):
        counts[1] = max(counts[1], had(tally, card))
    return counts


def works_by_itself(card: LibraryCard) -> bool:
    return card.fact("timing") in BY_ITSELF or card.id in UNTOLD


def had(tally: Tally, card: LibraryCard) -> int:
    """How often somebody got it."""
    return sum(tally.told[card.id, verb] for verb in ("found", "bought", "learned", "artifact"))


def offered_and_chosen(tally: Tally, card: LibraryCard) -> tuple[int, int]:
    """How often a card could have been chosen, and how often it was."""
    offered = sum(tally.offered[card.id, verb] for verb in WANTED)
    return offered, sum(tally.chosen[card.id, verb] for verb in WANTED)


def standouts(tally: Tally, cards: Iterable[LibraryCard]) -> list[Standout]:
    found: list[Standout] = []
    for card in cards:
        seen, used, *_ = row(tally, card)
        offered, chosen = offered_and_chosen(tally, card)
        if not seen:
            found.append(Standout(card, "never seen", _unseen(card)))
        elif not used and offered and not chosen:
            why = f"offered {offered:,} times; {_unwanted(card)}"
            found.append(Standout(card, "always declined", why))
        elif not used:
            found.append(Standout(card, "never used", _unused(tally, card, offered)))
    return found


def _unseen(card: LibraryCard) -> str:
    if card.deck == "chance":
        return "not in the Chance deck of these games"
    return "it did not come up in so few games" if card.deck != "characters" else "never dealt"


def _unwanted(card: LibraryCard) -> str:
    opportunity = open_box().opportunities.get(card.id)
    if opportunity is None:
        return DEAR
    if opportunity.id == CLEANSING_FIRE:
        chance = f"the chance of {opportunity.params.willpower} Willpower"
        return f"the Health is worth more to the bot than {chance}"
    cost, gain = _goods(opportunity.cost), _goods(opportunity.gain)
    if cost and gain:
        return f"{cost} are worth more to the bot than {gain}"
    return NO_EFFECT if card.id == CLOVER_MEADOW else DEAR


def _goods(goods: Goods) -> str:
    """What is paid or gained, such as "4 Health"."""
    amounts = ((one.name, getattr(goods, one.name)) for one in fields(goods))
    return " and ".join(f"{n} {name.capitalize()}" for name, n in amounts if n)


def _unused(tally: Tally, card: LibraryCard, offered: int) -> str:
    if card.deck in ("items", "abilities") and not had(tally, card):
        return "nobody ever had it"
    if offered:
        return f"owned {had(tally, card):,} times, but no use for it was chosen"
    return f"owned {had(tally, card):,} times, but the moment for it never came"
