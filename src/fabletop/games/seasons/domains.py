"""The words of Seasons in fixed orders: cards and their copies in play, dice, seats, questions."""

from functools import cache

from fabletop.games.seasons.box import PLAYERS, open_box
from fabletop.games.seasons.printed import ENERGIES, SEASONS

RAVEN = "raven_the_usurper"
"""It can be any item."""

BY_ENERGY = ("balance_of_ishtar", "glutton_cauldron", "jewel_of_the_ancients")
"""Cards that are activated for one of the energies."""

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

PHASES = (
    *("draft", "reject", "sort", "token", "begin_tournament"),
    *("new_round", "take", "begin", "die", "turn", "over"),
)


@cache
def domains() -> dict[str, tuple[str | int, ...]]:
    box = open_box()
    cards = tuple(box.cards)
    items = tuple(card.id for card in box.cards.values() if card.category == "item")
    gears = tuple(card.id for card in box.cards.values() if "activation" in card.kinds)
    return {
        "card": cards,
        "copy": _copies(*cards),
        "item": _copies(*items),
        "gear": _copies(*gears, RAVEN),
        "by_energy": _copies(*BY_ENERGY, RAVEN),
        "tree": _copies("tree_of_light", RAVEN),
        "orb": _copies("crystal_orb", RAVEN),
        "store": _copies("amulet_of_water", RAVEN),
        "shield": _copies("shield_of_zira", RAVEN),
        "malice": _copies("die_of_malice", RAVEN),
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
    """The first copy of a card in play is called as the card, the second with a plus."""
    return tuple(name for card in cards for name in (card, f"{card}+"))
