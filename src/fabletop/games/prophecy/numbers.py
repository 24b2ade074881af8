"""The numbers printed on the cards, grouped as the rules read them."""

from dataclasses import dataclass

MOST_RED, MOST_BLUE = 8, 10
"""The cubes that a character card holds (R-038, R-042)."""


@dataclass(frozen=True, slots=True)
class Goods:
    """What is won or gained, or paid."""

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
class Special:
    """A Creature's own rules; each is told in the battle module that carries it out."""

    no_spells: bool = False
    may_decline: bool = False
    web: bool = False
    unarmed_only_experience: bool = False
    fresh_strength: int = 0
    steals_item: bool = False
    steals_gold: int = 0
    port_strength: int = 0
    port_willpower: int = 0
    home: str = ""
    home_strength: int = 0
    alive_penalty: int = 0
    alive_gold: int = 0
    margin_experience: bool = False
    battle_health: int = 0
    battle_magic: int = 0
    roll_magic: int = 0
    strength_for_magic: int = 0
    strength_win_willpower: int = 0
    wills_win_strength: int = 0
    two_stages: bool = False
    damages_weapon: bool = False
    rare_from: int = 0
    willpower_female: int = 0
    willpower_male: int = 0
    destroys_dearest: bool = False
    strength_per_health: int = 0
    cursed_item: bool = False
    riddle_magic: int = 0
    riddle_wins_on: int = 0
    half_health: bool = False
    search_arms: bool = False
    choice_of_rare: int = 0
    loses_scrolls: bool = False
    willpower_for_strength: bool = False
    destroys_weapon: bool = False
    unarmed_health: int = 0
    strength_price: int = 0
    wills_price: int = 0
    both_kinds: bool = False


@dataclass(frozen=True, slots=True)
class OpportunityNumbers:
    """The numbers of Opportunities that have a function of their own."""

    strength: int = 0
    willpower: int = 0
    rare: int = 0
    common: int = 0
    gold: int = 0
    experience: int = 0
    recharge: int = 0
    needed: int = 0
    per_strength: int = 0
    per_strength_home: int = 0
    per_willpower: int = 0
    per_willpower_home: int = 0
    home: str = ""
    purse: int = 0
    gold_per_health: int = 0
    magic_per_gold: int = 0
    bonus: int = 0
    multiple: int = 0
    rare_from: int = 0


@dataclass(frozen=True, slots=True)
class Bonus:
    battle: str
    value: int
    vs: tuple[str, ...] = ()
    weapon: str = ""
    """Counts for each Item in use of this weapon class, or of kind "wand"."""
    hands: int = 0
    """Counts with a weapon of so many hands."""
    terrain: str = ""


@dataclass(frozen=True, slots=True)
class Throw:
    bonus: int
    returns: bool = False


@dataclass(frozen=True, slots=True)
class Save:
    battle: str
    at_least: int


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
    reach: str = ""
    battlefield: bool = False


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
    vs: str = ""
    discount: int = 0
    least: int = 0
    surplus: int = 0
    throw: int = 0
    throws_any: bool = False
    free: str = ""
    reach: str = ""
    range: int = 0
    weapon: str = ""
    health: int = 0
    band: int = 0
    movements: int = 0
    recharge: int = 0
    heal: int = 0
    magic: int = 0
    terrain: str = ""
    civilization: bool = False
    per_weapon: bool = False
    damages_weapon: bool = False
    magic_per_health: int = 0
    drain: int = 0
    wills_discount: int = 0
    turns: int = 0


@dataclass(frozen=True, slots=True)
class ChanceNumbers:
    terrain: str = ""
    guild: str = ""
    space: str = ""
    deck: str = ""
    count: int = 0
    resource: str = ""
    drawer: int = 0
    others: int = 0
    drawer_health: int = 0
    drawer_magic: int = 0
    others_health: int = 0
    others_magic: int = 0
    gold: int = 0
    health: int = 0
    magic: int = 0
    turns: int = 0
    guilds: int = 0
    cards: int = 0


@dataclass(frozen=True, slots=True)
class Copies:
    """How many copies lie in the deck, by deck profile."""

    complete_24: int = 0
    complete_22: int = 0
    scan_22: int = 0
    altar_19: int = 0
    altar_25: int = 0
