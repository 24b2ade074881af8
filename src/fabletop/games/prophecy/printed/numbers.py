"""What cards give and cost, and the numbers of what belongs to a hero: Items, Abilities, Races.
Those of the cards that a hero meets are in `numbers_met`."""

from dataclasses import dataclass
from typing import Annotated, Final, Literal, get_args

from fabletop.core.cards.build import Most, Signed, WordFrom
from fabletop.games.prophecy.printed.sets import realm_terrains, realms, realms_or_none

NONE: Final = Signed(0)

KindOfBattle = Literal["strength", "wills", "both"]
KindOfFoe = Literal["animal", "humanoid", "undead", "demon"]
KindOfItem = Literal[
    "shield",
    "staff",
    "wand",
    "head",
    "ring",
    "cape",
    "cloak",
    "gauntlets",
    "boots",
    "carpet",
    "skull",
    "stone",
    "letter",
    "potion",
    "scroll",
]
WeaponClass = Literal["edged", "crushing", "long", "staff"]
Wilderness = Literal["plains", "forest", "mountains"]
Town = Literal["village", "city", "guild", "enchanted_wilderness", "island"]
Reach = Literal["", Wilderness, Town, "port", "own_guild", "any"]
"""Where a movement may end."""


def _terrains() -> tuple[str, ...]:
    return (*get_args(Wilderness), *get_args(Town), *realm_terrains())


def _terrains_or_none() -> tuple[str, ...]:
    return ("", *_terrains())


Terrain = Annotated[str, WordFrom(_terrains)]
TerrainOrNone = Annotated[str, WordFrom(_terrains_or_none)]
RealmId = Annotated[str, WordFrom(realms)]
RealmOrNone = Annotated[str, WordFrom(realms_or_none)]
Guild = Literal["fortress", "thieves_guild", "magic_tower", "forest_camp", "monastery"]

MOST_OF_RACE: Final = 6
"""How many cubes a Race adds or takes at most, in corrections."""

MOST_RED: Final = 8
MOST_BLUE: Final = 10
"""How many cubes a character card holds (R-038, R-042)."""


@dataclass(frozen=True, slots=True)
class Goods:
    """What is won, gained or paid."""

    gold: int = 0
    experience: int = 0
    health: int = 0
    magic: int = 0
    heal: int = 0
    recharge: int = 0
    strength: int = 0
    willpower: int = 0
    common: int = 0
    rare: int = 0


@dataclass(frozen=True, slots=True)
class Loss:
    health: int = 0
    magic: int = 0


@dataclass(frozen=True, slots=True)
class Bonus:
    battle: KindOfBattle
    value: int
    vs: tuple[Literal[KindOfFoe, "guardian"], ...] = ()
    weapon: Literal["", WeaponClass, KindOfItem] = ""
    """Counts for each Item in use of this weapon class, or of kind "wand"."""
    hands: int = 0
    """Counts with a weapon that needs this many hands."""
    terrain: TerrainOrNone = ""
    not_vs: tuple[Literal[KindOfFoe, "guardian"], ...] = ()
    bands: bool = False
    """Counts against Creatures with several lives, never against characters (W-250)."""
    per_type: bool = False
    """Counts for each kind that the opponent is (W-251)."""
    crowned: bool = False
    """Counts against a character who owns an Artifact."""
    world: RealmOrNone = ""
    """Counts only in this Realm."""


@dataclass(frozen=True, slots=True)
class Throw:
    bonus: int
    returns: bool = False


@dataclass(frozen=True, slots=True)
class Save:
    battle: KindOfBattle
    at_least: int


@dataclass(frozen=True, slots=True)
class Bag:
    """A bag of Bubbles and its price (W-088)."""

    gold: int
    bubbles: int


@dataclass(frozen=True, slots=True)
class Stat:
    strength: int = 0
    willpower: int = 0


@dataclass(frozen=True, slots=True)
class ItemNumbers:
    """The numbers of Items that do more than add to a battle."""

    heal: int = 0
    recharge: int = 0
    strength: int = 0
    willpower: int = 0
    strength_this_turn: int = 0
    willpower_this_turn: int = 0
    wills_per_health: int = 0
    strength_per_magic: int = 0
    most: int = 0
    extra_loss: int = 0
    ignite: int = 0
    wills_discount: int = 0
    range: int = 0
    magic: int = 0
    own_die: int = 0
    opponent_die: int = 0
    discount: int = 0
    free_training: bool = False
    drain: int = 0
    reflects_health: int = 0
    reflects_magic: int = 0
    bonus_this_turn: int = 0
    bonus_up_to: int = 0
    recharge_on: int = 0
    heal_on: int = 0
    all_on: int = 0
    reach: Reach = ""
    battlefield: bool = False
    gold: int = 0
    experience: int = 0
    extra_turn_from: int = 0
    guards_items: bool = False
    """Whether her other Items are safe from theft and harm, and their number unlimited (W-259)."""
    item_limit: int = 0
    ability_limit: int = 0
    harm_health: int = 0
    harm_magic: int = 0
    resists_from: int = 0
    passes_creatures: bool = False
    ride_bonus: int = 0
    pays: bool = False
    forced_recharge: int = 0
    bubbles: bool = False
    luck: int = 0
    """How many dice to roll in one roll of each battle; the best counts."""
    free_hand: RealmOrNone = ""
    """The Realm where a hand that holds it is no hindrance."""


@dataclass(frozen=True, slots=True)
class AbilityNumbers:
    """The numbers of Abilities that do more than add to a battle."""

    margin: int = 0
    experience: int = 0
    repair: int = 0
    gold: int = 0
    extra_loss: int = 0
    empty_hands: int = 0
    weapons: int = 0
    dice: int = 0
    opponent_dice: int = 0
    single_roll: bool = False
    vs: Literal["", KindOfFoe] = ""
    discount: int = 0
    least: int = 0
    surplus: int = 0
    throw: int = 0
    throws_any: bool = False
    free: Literal["", "ride", "sail", "gate"] = ""
    reach: Reach = ""
    range: int = 0
    weapon: Literal["", WeaponClass] = ""
    health: int = 0
    band: int = 0
    movements: int = 0
    recharge: int = 0
    heal: int = 0
    magic: int = 0
    terrain: TerrainOrNone = ""
    civilization: bool = False
    per_weapon: bool = False
    damages_weapon: bool = False
    magic_per_health: int = 0
    drain: int = 0
    wills_discount: int = 0
    turns: int = 0
    extra_turn_bubbles: int = 0
    stay_bubbles: int = 0
    no_penalty: bool = False
    win_bubbles: int = 0
    bag_bubbles: int = 0
    peeks: int = 0
    bag_discount: int = 0
    dear_magic: int = 0
    """The higher price in Magic for which the Spell also heals."""
    storm_gold: int = 0
    storm_health: int = 0
    roll_battle: Literal["", KindOfBattle] = ""
    roll_bonus: int = 0
    roll_bonus_there: int = 0
    """What the Spell adds to one roll, in general and in its own Realm."""
    steps: int = 0
    flees: bool = False
    boat_discount: int = 0
    win_recharge: int = 0
    realm_discount: int = 0
    free_entry: bool = False
    stays_after_loss: bool = False
    pass_magic: int = 0
    spares_health: int = 0
    ally: int = 0
    ally_shields: int = 0
    heal_other: int = 0
    gives_all: bool = False
    hideouts: bool = False
    freezes: bool = False


@dataclass(frozen=True, slots=True)
class RaceNumbers:
    """What a Race changes (W-072)."""

    strength: Annotated[Signed, Most(MOST_OF_RACE)] = NONE
    willpower: Annotated[Signed, Most(MOST_OF_RACE)] = NONE
    experience: int = 0
    """The additional Experience at the start."""
    ability_price: Signed = NONE
    ability_limit: Signed = NONE
    forest_discount: int = 0
    frail: bool = False
    """Whether she dies as soon as she has no Health left."""
    hoard: int = 0
    """Gold that nothing can take."""
    dwarven: int = 0
    """The bonus of a weapon reworked for a Dwarf."""
    mountain_magic: int = 0
    mountain_heal: int = 0
    unlucky: bool = False
    """Whether cards of luck do not affect her."""
    shield: int = 0
    least_gold: int = 0
    least_experience: int = 0
    rage: int = 0
    one_counts: int = 0
    long_weapon: Signed = NONE
    throw: int = 0
