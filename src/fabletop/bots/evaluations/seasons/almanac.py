"""What every card is worth at a space of the wheel, in prestige points: a cache for bots, which
need these values often.

A card's worth is its prestige, what it brings at once, and what it brings in every round or season
to come. The numbers are estimates; simulated games show how good they are.
"""

from functools import cache

from fabletop.games.seasons.box import Box, Price
from fabletop.games.seasons.numbers import IN_A_SEASON
from fabletop.games.seasons.printed import PowerCard

DOTS = 2.0
"""The average number of dots on a die that nobody takes."""

TOKEN = 1.7
"""The value of an energy token that no card needs."""
LATE_TOKEN = 0.6
"""The same in the last round, when a token is of little use."""

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
"""Cards that take something from every opponent."""

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
"""Cards whose gains still have to be turned into points."""
ENOUGH = 4.0
"""How many rounds that takes."""


class Almanac:
    """The values at one moment, the same for every seat of a table; `left` is how many spaces the
    season marker is from the end of the game."""

    __slots__ = ("gains", "lasts", "others", "rounds", "seasons", "token", "usual", "worths")

    def __init__(self, box: Box, players: int, left: int) -> None:
        self.others = players - 1
        self.rounds = max(0.0, left / DOTS)
        """How many rounds are still to end, this one included."""
        self.seasons = max(0.0, left / IN_A_SEASON)
        """How many changes of season are still to come."""
        self.token = TOKEN if self.rounds > 1 else LATE_TOKEN
        self.lasts = {name: self._lasts(name) for name in box.cards}
        """What each card in play still brings until the end."""
        self.worths = {card.id: self._worth(card) for card in box.cards.values()}
        """The value of having each card in play from now on."""
        self.gains = {
            card.id: self.worths[card.id] - self._price(card, box.prices[players][card.id])
            for card in box.cards.values()
        }
        """What summoning each card is worth, minus its cost."""
        good = [gain for gain in self.gains.values() if gain > 0]
        self.usual = sum(good) / len(good) if good else 0.0
        """The expected value of a hidden card: sorcerers keep the good ones."""

    def _lasts(self, power: str) -> float:
        return (
            EVERY_ROUND.get(power, 0.0) * self.rounds + EVERY_SEASON.get(power, 0.0) * self.seasons
        )

    def _worth(self, card: PowerCard) -> float:
        others = self.others if card.id in BY_OPPONENTS else 1
        at_once = AT_ONCE.get(card.id, 0.0) * self._fading(card.id)
        return card.prestige + (at_once + self.lasts[card.id] * others)

    def _fading(self, card: str) -> float:
        return min(1.0, self.rounds / ENOUGH) if card in NEEDS_TIME else 1.0

    def _price(self, card: PowerCard, price: Price) -> float:
        energies, crystals = price
        tokens = 2 if card.cost.elements else sum(energies)
        return crystals + tokens * self.token


@cache
def almanac(box: Box, players: int, left: int) -> Almanac:
    return Almanac(box, players, left)
