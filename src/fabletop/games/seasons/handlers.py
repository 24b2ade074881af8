"""Which code handles what the data declares: effect symbols of cards (S-010), enchantments and
tokens. The code of a power card is its block in cards/; the code of an enchantment is in the rule
that it changes."""

from collections.abc import Iterator
from typing import Final

from fabletop.core.cards.handlers import NOTHING, Announced, first_set
from fabletop.games.seasons.box import Box
from fabletop.games.seasons.cards.power import POWERS
from fabletop.games.seasons.rules.abilities import HAND, USES
from fabletop.games.seasons.rules.bonuses import KNOWLEDGE
from fabletop.games.seasons.rules.payment import NATURE
from fabletop.games.seasons.rules.piles import EMBRACE, VISION
from fabletop.games.seasons.rules.prelude import CONSTRUCTION, EXPERIENCE, SELECTION
from fabletop.games.seasons.rules.summoning import ROOTS
from fabletop.games.seasons.rules.transmutation import BOUNTY
from fabletop.games.seasons.rules.wheel import DROUGHT

ENCHANTMENTS: Final = frozenset(
    {
        *(BOUNTY, CONSTRUCTION, DROUGHT, EMBRACE, EXPERIENCE, KNOWLEDGE, NATURE, ROOTS, SELECTION),
        VISION,
    }
)


REMEDIES: Final = {
    "play": "write it with on_play of its Power (cards/power.py)",
    "activation": "write it with activation of its Power (cards/power.py)",
    "permanent": "write it with the method of its Power that fits the moment (cards/power.py)",
}
"""What to do about an effect symbol that has no code."""


def announced(box: Box) -> Iterator[Announced]:
    for card in box.cards.values():
        written = POWERS[card.id].kinds if card.id in POWERS else frozenset()
        for kind in card.kinds:
            remedy = REMEDIES.get(kind, f"a kind is one of: {', '.join(REMEDIES)}")
            yield Announced(card.id, "kinds", kind, kind in written, remedy)
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
