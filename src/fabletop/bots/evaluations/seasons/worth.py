"""What cards, energies, slots and drawn cards are worth, in prestige points.

A card's worth is its prestige, what it brings at once, and what it brings in every round or season
to come. The numbers are estimates; simulated games say how good they are.
"""

from fabletop.bots.evaluations.seasons.seen import Seen

TOKEN = 1.7
"""An energy token that nothing in particular needs."""
LATE_TOKEN = 0.6
"""In the last round, when there is hardly anything to be done with it."""
WANTED = 3.2
"""A token that a card in hand needs."""
SLOT = 3.5
"""A space of the gauge that a card is waiting for."""
IDLE_SLOT = 0.3
IN_HAND = 5.0
"""What a card left in hand costs at the end."""
DRAWN = 3.5
"""A card drawn early in the game."""

AT_ONCE: dict[str, float] = {
    "amulet_of_air": 6.0,
    "amulet_of_fire": 5.0,
    "amulet_of_earth": 9.0,
    "amulet_of_water": 7.0,
    "temporal_boots": 1.5,
    "divine_chalice": 16.0,
    "syllas_the_faithful": 7.0,
    "naria_the_prophetess": 2.0,
    "bespelled_grimoire": 5.0,
    "lewis_greyface": 5.0,
    "potion_of_power": 9.0,
    "potion_of_dreams": 9.0,
    "potion_of_knowledge": 9.0,
    "potion_of_life": 12.0,
    "scepter_of_greatness": 6.0,
    "olafs_blessed_statue": 20.0,
    "elemental_amulet": 7.0,
    "glutton_cauldron": 6.0,
    "vampiric_crown": 9.0,
    "demon_of_argos": 1.0,
    "air_elemental": 2.0,
    "cursed_treatise_of_arus": 16.0,
    "idol_of_the_familiar": 10.0,
    "pendant_of_ragnor": 5.0,
    "sid_nightshade": 3.0,
    "damned_soul_of_onys": 8.0,
    "scroll_of_ishtar": 4.0,
    "familiar_catcher": 3.0,
    "throne_of_renewal": 3.0,
    "potion_of_resurrection": 5.0,
    "jewel_of_the_ancients": -2.0,
    "shield_of_zira": 5.0,
    "amulet_of_time": 4.0,
    "argos_hawk": 13.0,
    "raven_the_usurper": 3.0,
    "warden_of_argos": 1.5,
    "ratty_nightshade": 4.0,
    "ragfields_helm": 5.0,
    "sealed_chest_of_urm": 6.0,
    "lantern_of_xidit": 8.0,
    "selenias_codex": 1.0,
}

EVERY_ROUND: dict[str, float] = {
    "balance_of_ishtar": 0.9,
    "staff_of_spring": 1.2,
    "purse_of_io": 1.3,
    "wondrous_chest": 1.5,
    "beggars_horn": 0.9,
    "die_of_malice": 1.2,
    "kairn_the_destroyer": 1.0,
    "hand_of_fortune": 0.9,
    "yjangs_forgotten_vase": 0.9,
    "tree_of_light": 0.6,
    "arcano_leech": 0.4,
    "crystal_orb": 0.5,
    "titus_deepgaze": 0.9,
    "thieving_fairies": 0.9,
    "mirror_of_the_seasons": 0.4,
    "damned_soul_of_onys": -1.2,
    "heart_of_argos": 0.9,
    "horn_of_plenty": 1.0,
    "fairy_monolith": 0.5,
    "mesodaes_lantern": 2.8,
    "ios_transmuter": 0.7,
    "steadfast_die": 0.8,
    "arcane_telescope": 0.1,
    "idol_of_the_familiar": 0.8,
    "necrotic_kriss": 0.3,
    "bespelled_grimoire": 0.3,
    "dragon_skull": 0.2,
}

EVERY_SEASON: dict[str, float] = {
    "figrim_the_avaricious": 1.0,
    "hourglass_of_time": 1.7,
    "statue_of_eolis": 1.8,
}

BY_OPPONENTS = frozenset({"figrim_the_avaricious", "titus_deepgaze", "arcano_leech"})
"""These take from every opponent."""


def brings(seen: Seen, card: str) -> float:
    """What a card will bring if it enters play now, besides its prestige."""
    others = len(seen.others) if card in BY_OPPONENTS else 1
    return AT_ONCE.get(card, 0.0) * fading(seen, card) + lasts(seen, card) * others


def lasts(seen: Seen, power: str) -> float:
    """What a card in play still brings until the end."""
    return EVERY_ROUND.get(power, 0.0) * seen.rounds + EVERY_SEASON.get(power, 0.0) * seen.seasons


NEEDS_TIME = frozenset(
    {
        "amulet_of_air",
        "amulet_of_fire",
        "naria_the_prophetess",
        "potion_of_power",
        "scroll_of_ishtar",
        "familiar_catcher",
        "amulet_of_water",
        "bespelled_grimoire",
        "potion_of_knowledge",
        "glutton_cauldron",
        "jewel_of_the_ancients",
        "lewis_greyface",
        "vampiric_crown",
        "pendant_of_ragnor",
        "potion_of_resurrection",
        "ratty_nightshade",
    }
)
"""What these bring must still be made into something."""
ENOUGH = 4.0
"""Rounds in which that can be done."""


def fading(seen: Seen, card: str) -> float:
    return min(1.0, seen.rounds / ENOUGH) if card in NEEDS_TIME else 1.0


def worth(seen: Seen, card: str) -> float:
    """A card in play from now on."""
    return seen.card(card).prestige + brings(seen, card)


def price(seen: Seen, card: str) -> float:
    """What its cost is worth."""
    energies, crystals = seen.cost(card)
    tokens = 2 if seen.card(card).cost.elements else sum(energies)
    return crystals + tokens * token(seen)


def token(seen: Seen) -> float:
    return TOKEN if seen.rounds > 1 else LATE_TOKEN


def gain(seen: Seen, card: str) -> float:
    """What summoning a card is worth, its cost taken off."""
    return worth(seen, card) - price(seen, card)


def energy_values(seen: Seen) -> list[float]:
    """The worth of one more token of each energy: what a card in hand needs is worth more."""
    plain = token(seen)
    lacking = [0.0, 0.0, 0.0, 0.0]
    for card in seen.me["hand"]:
        energies, _ = seen.cost(card)
        good = gain(seen, card)
        if good <= 0:
            continue
        for number, needed in enumerate(energies):
            if needed > seen.me["reserve"][number]:
                lacking[number] = max(lacking[number], min(1.0, good / 8))
    soon = min(1.0, seen.rounds / 2)
    return [plain + (WANTED - TOKEN) * lack * soon for lack in lacking]


def kept_energy(seen: Seen) -> list[float]:
    """The worth of a token in reserve: what a card in hand needs should be kept."""
    plain = token(seen)
    held = [plain] * 4
    for card in seen.me["hand"]:
        good = gain(seen, card)
        if good <= 0 or (free_slots(seen) <= 0 and seen.rounds < 2):
            continue
        for number, needed in enumerate(seen.cost(card)[0]):
            if needed and seen.rounds > 1:
                held[number] = max(held[number], plain + min(1.0, good / 8) * (WANTED - TOKEN))
    return held


def free_slots(seen: Seen) -> int:
    return seen.me["gauge"] - len(seen.me["play"])


def waiting(seen: Seen) -> int:
    """Cards in hand and libraries that want a slot."""
    good = sum(gain(seen, card) > -IN_HAND for card in seen.me["hand"])
    return good + sum(seen.me["library_sizes"])


def slot_value(seen: Seen) -> float:
    """One more space of the gauge."""
    if seen.me["gauge"] >= 15:
        return 0.0
    short = waiting(seen) > free_slots(seen)
    return (SLOT if short else IDLE_SLOT) * min(1.0, seen.rounds / 2)


def drawn_value(seen: Seen) -> float:
    """A card more in hand: late it only costs."""
    return DRAWN * min(1.0, (seen.rounds - 3) / 6) if seen.rounds > 3 else -2.0


def held_value(seen: Seen, card: str) -> float:
    """A card in hand: its gain when it is summoned, if there is time for that."""
    chance = min(1.0, seen.rounds / 4)
    return chance * max(-IN_HAND, gain(seen, card)) - (1 - chance) * IN_HAND


def in_play_value(seen: Seen, tag: str) -> float:
    """What giving up a card in play loses."""
    item = seen.in_play(tag)
    power = item["power"] if item else tag.rstrip("+")
    stored = sum(item["energy"]) * token(seen) if item else 0.0
    potion = AT_ONCE.get(power, 0.0) if power.startswith("potion") else 0.0
    return seen.card(tag).prestige + lasts(seen, power) + stored + potion
