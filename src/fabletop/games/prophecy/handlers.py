"""Which code carries out what the cards announce: the timings of Items and Abilities, the kinds of
Chance cards, Opportunities and Obstacles with rules of their own.

Many rules read the fields of a card and know no names; the rest is written under the name of the
card. Every card needs one of the two.
"""

from collections import ChainMap
from collections.abc import Container, Iterator
from typing import Final, NamedTuple

from fabletop.core.cards.handlers import NOTHING, Announced, first_set
from fabletop.core.plugins import cached
from fabletop.games.prophecy.box import Box
from fabletop.games.prophecy.cards.opportunities import CLOVER, SPECIAL
from fabletop.games.prophecy.cards.scrolls import SCROLLS
from fabletop.games.prophecy.expansions.all_parts import all_parts
from fabletop.games.prophecy.parts import Part
from fabletop.games.prophecy.printed.board import MARKETS
from fabletop.games.prophecy.printed.cards import Ability, Item, Opportunity
from fabletop.games.prophecy.rules.battle.after_creature import FANATICISM, HEALING_ARTS
from fabletop.games.prophecy.rules.battle.after_duel import PICKPOCKETING, POISONOUS_BLADE, THIEVERY
from fabletop.games.prophecy.rules.battle.announcing import FIXING
from fabletop.games.prophecy.rules.battle.dice import ALTERED_REALITY, TURN_BACK_TIME
from fabletop.games.prophecy.rules.battle.totals import CHAPEL
from fabletop.games.prophecy.rules.hero.body import SANCTITY_OF_LIFE
from fabletop.games.prophecy.rules.hero.payment import COUNTERFEITING
from fabletop.games.prophecy.rules.hero.spells import EFFECTIVE_SPELLCASTING, RING_OF_MAGICAL_FORCES
from fabletop.games.prophecy.rules.places.training import LETTER
from fabletop.games.prophecy.rules.turn.chance_cards import CARRY_OUT
from fabletop.games.prophecy.rules.turn.end_of_turn import CONCENTRATION, TIME_LOOP, TIME_SPIRAL
from fabletop.games.prophecy.rules.turn.fares import BOOTS, CAPE, CARPET, TELEPORT
from fabletop.games.prophecy.rules.turn.movement import FLEET_OF_FOOT
from fabletop.games.prophecy.rules.turn.own_turn import MASS_DECAY
from fabletop.games.prophecy.rules.turn.start_of_round import BANNER

ANY: Final = "any"
"""Stands for any field of the card: rules in many places read them."""


class TimingHandlers(NamedTuple):
    """The fields that the rules of a timing read, and the cards that they know by name."""

    fields: tuple[str, ...] = ()
    names: Container[str] = ()


POTIONS: Final[tuple[str, ...]] = (
    *("heal", "recharge", "strength", "willpower", "bubbles"),
    *("strength_this_turn", "willpower_this_turn"),
)
SHOWN: Final[tuple[str, ...]] = ("bonuses", "throw", "save", "stat", "stone", "adjust")


def _parts() -> list[Part]:
    return [listed.part for listed in all_parts()]


def _named(timing: str) -> tuple[str, ...]:
    """The Items of a timing that parts of the game refer to by name."""
    return tuple(name for part in _parts() for name in part.named.get(timing, ()))


@cached
def _items() -> dict[str, TimingHandlers]:
    return {
        "always": TimingHandlers((ANY,)),
        "battle": TimingHandlers(SHOWN),
        "after_loss": TimingHandlers(("save",)),
        "before_roll": TimingHandlers(names=FIXING),
        "after_roll": TimingHandlers(names=(ALTERED_REALITY, *_named("after_roll"))),
        "movement": TimingHandlers(names=(BOOTS, CARPET, TELEPORT, CAPE, *_named("movement"))),
        "payment": TimingHandlers(names=(RING_OF_MAGICAL_FORCES, *_named("payment"))),
        "training": TimingHandlers(names=(LETTER,)),
        "round": TimingHandlers(("heal", "gold", "experience"), _named("round")),
        "start_of_round": TimingHandlers(names=(BANNER,)),
        "end_of_turn": TimingHandlers(names=(TIME_SPIRAL,)),
        "end_of_round": TimingHandlers(names=(CONCENTRATION,)),
    }


@cached
def _own_turn() -> dict[str, TimingHandlers]:
    """Items used in the hero's own turn, by kind."""
    parts = _parts()
    return {
        "potion": TimingHandlers(POTIONS, ChainMap(*(part.potions for part in parts))),
        "scroll": TimingHandlers(names=ChainMap(SCROLLS, *(part.scrolls for part in parts))),
    }


@cached
def _abilities() -> dict[str, TimingHandlers]:
    return {
        "always": TimingHandlers((ANY,)),
        "battle": TimingHandlers(("bonuses", "drain")),
        "roll": TimingHandlers(("dice", "opponent_dice", "roll_battle")),
        "rolled": TimingHandlers(names=(TURN_BACK_TIME,)),
        "drawn": TimingHandlers(names=(FANATICISM,)),
        "won": TimingHandlers(("experience",), (PICKPOCKETING, POISONOUS_BLADE, THIEVERY)),
        "lost": TimingHandlers(("spares_health",), (HEALING_ARTS,)),
        "dying": TimingHandlers(names=(SANCTITY_OF_LIFE,)),
        "instead": TimingHandlers(("heal", "recharge", "repair")),
        "movement": TimingHandlers(("range", "reach"), (FLEET_OF_FOOT,)),
        "own_turn": TimingHandlers(
            names={MASS_DECAY, TIME_LOOP, *(spell for part in _parts() for spell in part.spells)}
        ),
        "entering": TimingHandlers(("bag_discount",)),
        "payment": TimingHandlers(names=(COUNTERFEITING, EFFECTIVE_SPELLCASTING)),
    }


STOCK: Final = "stock"

CHANCE_WORDS: Final = {
    "boon": "resource",
    "legends": "realm",
    STOCK: "deck",
    "terrain": "terrain",
    "training": "guild",
}
"""The word that a kind of Chance card cannot do without."""

GAINS: Final[tuple[str, ...]] = (
    *("gold", "experience", "heal", "recharge"),
    *("strength", "willpower", "common", "rare"),
)
"""What an Opportunity can give by its data alone."""

KEPT: Final[tuple[str, ...]] = (CHAPEL, CLOVER)
"""Opportunities that are kept: one helps with a roll, one does nothing, as its text says."""


def announced(box: Box) -> Iterator[Announced]:
    for item in box.items.values():
        by_timing = {**_items(), "own_turn": _own_turn().get(item.kind, TimingHandlers())}
        yield _timed(item, item.timing, by_timing)
    for ability in box.abilities.values():
        yield _timed(ability, ability.timing, _abilities())
    kinds = {*CARRY_OUT, *(kind for part in _parts() for kind in part.chance)}
    for card in box.chance.values():
        remedy = "write it in rules/turn/chance_cards.py and add it to CARRY_OUT"
        yield Announced(card.id, "kind", card.kind, card.kind in kinds, remedy)
        if word := CHANCE_WORDS.get(card.kind):
            said = bool(getattr(card.params, word))
            yield Announced(card.id, "kind", card.kind, said, f"say in params which {word}")
        if card.kind == STOCK:
            where = card.params.space
            remedy = f"a market is one of: {', '.join(MARKETS)}"
            yield Announced(card.id, "space", where, where in MARKETS, remedy)
    for opportunity in box.opportunities.values():
        yield from _opportunity(opportunity)
    for part in _parts():
        if part.trials:
            yield from _trials(box, part)
    yield from _references(box)


def _trials(box: Box, part: Part) -> Iterator[Announced]:
    """The Obstacles of a Realm whose heroes try to pass them."""
    remedy = "write it with @obstacle, as expansions/dragon/obstacles.py does, and add it to trials"
    for one in box.obstacles.values():
        if one.part in part.worlds:
            yield Announced(one.id, "the obstacle", one.id, one.id in part.trials, remedy)


def _references(box: Box) -> Iterator[Announced]:
    """Where a card names a space or another card."""
    spaces, planes = box.board.index, box.board.planes
    named = [(one.id, "space", one.space, spaces) for one in box.fragments.values()]
    named += [(one.id, "space", one.params.space, spaces) for one in box.chance.values()]
    named += [(one.id, "adjacent", there, spaces) for one in planes for there in one.adjacent]
    for foe in box.foes.values():
        yield _reference(foe.id, "stronger_after", foe.special.stronger_after, box.foes)
    for ability in box.abilities.values():
        yield _reference(ability.id, "replaces", ability.replaces, box.abilities)
    for card, field, says, known in named:
        yield _reference(card, field, says, known)


def _reference(card: str, field: str, says: str, known: Container[str]) -> Announced:
    return Announced(card, field, says, not says or says in known, "no space or card has this id")


def _timed(card: Item | Ability, timing: str, by_timing: dict[str, TimingHandlers]) -> Announced:
    """A card with a timing."""
    handlers = by_timing.get(timing)
    if handlers is None:
        remedy = f"a timing is one of: {', '.join(sorted(by_timing))}"
        return Announced(card.id, "timing", timing, False, remedy)
    wanted = ", ".join(handlers.fields)
    by_field = f"give it one of: {wanted}; or " if wanted else ""
    remedy = f"{by_field}write it in the rule of that time and name it in handlers.py"
    return Announced(
        card.id, "timing", timing, card.id in handlers.names or _has(card, handlers), remedy
    )


def _has(card: Item | Ability, handlers: TimingHandlers) -> bool:
    return ANY in handlers.fields or any(
        getattr(card, field, None) or getattr(card.params, field, None) for field in handlers.fields
    )


@cached
def _opportunities() -> Container[str]:
    """Opportunities with rules of their own."""
    return ChainMap(SPECIAL, *(part.opportunities for part in _parts()))


def _opportunity(card: Opportunity) -> Iterator[Announced]:
    """A simple trade is read from the data. Anything else needs a function with the name of the
    card, and a card that is kept needs a rule that reads it."""
    by_name = card.id in _opportunities()
    if card.keep:
        remedy = "write it in the rule that it changes and name it in KEPT of handlers.py"
        yield Announced(card.id, "keep", "kept", by_name or card.id in KEPT, remedy)
        return
    remedy = "write a function of that name with @special in cards/people.py or cards/places.py"
    gives = any(getattr(card.gain, name) for name in GAINS)
    yield Announced(card.id, "gain", first_set(card.gain), by_name or gives, remedy)
    numbers = first_set(card.params)
    yield Announced(card.id, "params", numbers, by_name or numbers == NOTHING, remedy)
