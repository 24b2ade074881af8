"""The words of Seasons, each kind in a fixed order: cards and their copies in play, dice, seats,
questions."""

from functools import cache

from fabletop.games.seasons.box import PLAYERS, open_box
from fabletop.games.seasons.cards.base_31_to_35 import CRYSTAL_ORB, TREE_OF_LIGHT
from fabletop.games.seasons.cards.costs import alike, any_energy
from fabletop.games.seasons.cards.enchanted_16_to_20 import RAVEN_THE_USURPER
from fabletop.games.seasons.printed import ENERGIES, SEASONS
from fabletop.games.seasons.rules.activation import ACTIVATIONS
from fabletop.games.seasons.rules.dice import BEFORE_DIE
from fabletop.games.seasons.rules.energy import STORES
from fabletop.games.seasons.rules.giving_up import SHIELDS

RAVEN = RAVEN_THE_USURPER.id
"""It can mimic any item."""

KINDS = (
    *("pick", "reject", "reject_one", "hand", "library_two", "token", "take", "die", "turn"),
    *("draw", "keep_or_discard", "keep_one", "bury", "under", "energy", "fill", "overflow"),
    *("drop", "pay", "elements", "sacrifice", "discard", "give_up", "embrace", "token_gives"),
    *("drought", "marker", "chalice", "dream", "orb", "naria", "return", "lewis", "crown"),
    *("raven", "warden", "ratty", "name_energy", "found", "throne", "exchange_cards", "arrange"),
    *("resurrect", "which_first", "horn", "monolith", "unstore", "statue", "kriss", "mirror"),
    "mirror_into",
)
"""Every kind of question."""

PRELUDE = ("draft", "reject", "sort", "token", "begin_tournament")
"""The phases of the Prelude."""
TURNS = ("take", "begin", "die", "turn")
"""The phases of a round in which one sorcerer after the other acts."""
PHASES = (*PRELUDE, "new_round", *TURNS, "over")


@cache
def domains() -> dict[str, tuple[str | int, ...]]:
    box = open_box()
    cards = tuple(box.cards)
    items = tuple(card.id for card in box.cards.values() if card.category == "item")
    gears = tuple(card.id for card in box.cards.values() if "activation" in card.kinds)
    by_energy = [power for power, gear in ACTIVATIONS.items() if gear.lines in (alike, any_energy)]
    return {
        "card": cards,
        "copy": _copies(*cards),
        "item": _copies(*items),
        "gear": _copies(*gears, RAVEN),
        "by_energy": _copies(*by_energy, RAVEN),
        "tree": _copies(TREE_OF_LIGHT.id, RAVEN),
        "orb": _copies(CRYSTAL_ORB.id, RAVEN),
        "store": _copies(*sorted(STORES), RAVEN),
        "shield": _copies(*SHIELDS, RAVEN),
        "malice": _copies(*(power for power, die in BEFORE_DIE.items() if die.gear), RAVEN),
        "energy": ENERGIES,
        "season": SEASONS,
        "face": tuple(box.faces),
        "token": tuple(box.tokens),
        "enchantment": tuple(box.enchantments),
        "seat": tuple(range(PLAYERS[-1])),
        "kind": KINDS,
        "phase": PHASES,
    }


def _copies(*cards: str) -> tuple[str, ...]:
    """The tags of both copies in play: the first is the card's id, the second adds a "+"."""
    return tuple(name for card in cards for name in (card, f"{card}+"))
