"""Which code carries out what the cards announce: their effect symbols (S-010), the enchantments
and the tokens. A permanent effect stands in the rule that it changes, which names the card."""

from collections.abc import Container, Iterator
from typing import NamedTuple

from fabletop.core.cards.handlers import NOTHING, Announced, first_set
from fabletop.games.seasons.box import Box
from fabletop.games.seasons.rules.abilities import HAND, USES
from fabletop.games.seasons.rules.activation import ACTIVATIONS, FAIRIES, HEART
from fabletop.games.seasons.rules.bonuses import KNOWLEDGE
from fabletop.games.seasons.rules.dice import MALICE, STEADFAST
from fabletop.games.seasons.rules.energy import GRIMOIRE
from fabletop.games.seasons.rules.giving_up import SHIELD
from fabletop.games.seasons.rules.moments import MOMENTS
from fabletop.games.seasons.rules.payment import FORTUNE, NATURE
from fabletop.games.seasons.rules.piles import EMBRACE, VISION
from fabletop.games.seasons.rules.play_area import ON_PLAY, RAVEN, TREATISE
from fabletop.games.seasons.rules.prelude import CONSTRUCTION, EXPERIENCE, SELECTION
from fabletop.games.seasons.rules.scoring import CHEST, HELM, JEWEL, LANTERN
from fabletop.games.seasons.rules.summoning import LEECH, ROOTS, STAFF, VASE
from fabletop.games.seasons.rules.transmutation import BOUNTY, PURSE, TRANSMUTER
from fabletop.games.seasons.rules.wheel import DROUGHT

CAULDRON = "glutton_cauldron"
"""Its tokens are out of reach until its activation frees them."""

IN_RULES = frozenset(
    {
        *(CHEST, FAIRIES, FORTUNE, GRIMOIRE, HEART, HELM, JEWEL, LANTERN, LEECH, PURSE, RAVEN),
        *(SHIELD, STAFF, STEADFAST, TRANSMUTER, TREATISE, VASE, CAULDRON),
    }
)
"""Permanent effects that the rules ask for by name."""

ENCHANTMENTS = frozenset(
    {
        *(BOUNTY, CONSTRUCTION, DROUGHT, EMBRACE, EXPERIENCE, KNOWLEDGE, NATURE, ROOTS, SELECTION),
        VISION,
    }
)


class Room(NamedTuple):
    """Where effects of a kind are written, and those that are."""

    effects: Container[str]
    remedy: str


def rooms() -> dict[str, Room]:
    """By the effect symbol; the cards have announced themselves when this is asked."""
    happening = {power for moment in MOMENTS.values() for power in moment}
    return {
        "play": Room(ON_PLAY, "write it with @on_play in cards/entering.py"),
        "activation": Room(
            ACTIVATIONS.keys() | {MALICE}, "add it to ACTIVATIONS in cards/gears.py"
        ),
        "permanent": Room(
            IN_RULES | happening,
            "write it with @happens in cards/happening.py, or in the rule that it changes and name "
            "it in IN_RULES of handlers.py",
        ),
    }


def announced(box: Box) -> Iterator[Announced]:
    known = rooms()
    for card in box.cards.values():
        for kind in card.kinds:
            room = known.get(kind)
            remedy = room.remedy if room else f"a kind is one of: {', '.join(known)}"
            handled = room is not None and card.id in room.effects
            yield Announced(card.id, "kinds", kind, handled, remedy)
        numbers = first_set(card.params)
        timed = bool(card.kinds) or numbers == NOTHING
        yield Announced(card.id, "params", numbers, timed, "say in kinds when it works")
    for enchantment in box.enchantments:
        handled = enchantment in ENCHANTMENTS
        remedy = "write it in the rule that it changes and name it in ENCHANTMENTS of handlers.py"
        yield Announced(enchantment, "the enchantment", enchantment, handled, remedy)
    for token in box.tokens:
        handled = token in USES or token == HAND
        remedy = "add it to USES in rules/abilities.py"
        yield Announced(token, "the token", token, handled, remedy)
