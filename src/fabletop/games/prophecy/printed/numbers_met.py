"""The numbers of the cards that a hero meets: Creatures, Opportunities, Obstacles, Chance."""

from dataclasses import dataclass
from typing import Annotated, Literal

from fabletop.core.cards.build import Most
from fabletop.games.prophecy.printed.numbers import Guild, RealmOrNone, TerrainOrNone, Wilderness

InDeck = Annotated[int, Most(9)]
"""How many copies of a card there are."""


@dataclass(frozen=True, slots=True)
class Special:
    """A Creature's own rules; the battle module that applies each one explains it."""

    no_spells: bool = False
    may_decline: bool = False
    web: bool = False
    unarmed_only_experience: bool = False
    fresh_strength: int = 0
    steals_item: bool = False
    steals_gold: int = 0
    port_strength: int = 0
    port_willpower: int = 0
    home: TerrainOrNone = ""
    home_strength: int = 0
    alive_penalty: int = 0
    alive_gold: int = 0
    margin_experience: bool = False
    battle_health: int = 0
    battle_magic: int = 0
    win_health: int = 0
    """The Health that even the winner loses."""
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
    caps_roll: bool = False
    """Whether a roll counts at most as much as the Magic paid before it (W-290)."""
    extra_rolls: bool = False
    """Whether the hero may fight on after its last life, for a Rare Item each time (W-292)."""
    surrender_experience: int = 0
    surrender_shows: int = 0
    takes_ability: bool = False
    song: bool = False
    bargain_strength: int = 0
    bargain_willpower: int = 0
    sweeps: int = 0
    enrage_health: int = 0
    enrage_strength: int = 0
    enrage_willpower: int = 0
    near_miss: int = 0
    rewards: int = 0
    """How many different goods the winner chooses."""
    battle_bubbles: int = 0
    stronger_after: str = ""
    stronger_by: int = 0
    foe_dice: int = 0
    """How many dice the Creature rolls; the best counts."""
    throws_out: bool = False
    """Whether a hero who declines the fight is thrown out of the Realm."""
    fear_magic: int = 0
    fear_penalty: int = 0
    transforms: bool = False
    """Whether the winner keeps the card and gains its kinds (W-232)."""
    spared_look: bool = False
    spared_fate: int = 0
    copies_character: bool = False
    rare_for_health: bool = False
    soul_magic: int = 0
    guess_magic: int = 0
    name_health: int = 0
    name_on: int = 0
    name_willpower: int = 0


@dataclass(frozen=True, slots=True)
class OpportunityNumbers:
    """The numbers of Opportunities that have their own function."""

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
    home: TerrainOrNone = ""
    purse: int = 0
    gold_per_health: int = 0
    magic_lot: int = 0
    gold_per_lot: int = 0
    """The Gold per lot of Magic; an incomplete lot costs as much as a full one."""
    bonus: int = 0
    multiple: int = 0
    rare_from: int = 0
    heal: int = 0
    bubbles: int = 0
    cards: int = 0
    questions: int = 0
    health: int = 0


@dataclass(frozen=True, slots=True)
class ObstacleNumbers:
    """The numbers of Obstacles in a Realm."""

    blocked: bool = False
    """Whether nobody can enter its space."""
    bubbles: int = 0
    experience: int = 0
    sweeps: int = 0
    reroll_bubbles: int = 0
    health: int = 0
    magic: int = 0
    hurts_up_to: int = 0
    within: int = 0


@dataclass(frozen=True, slots=True)
class ChanceNumbers:
    terrain: Literal["", Wilderness] = ""
    guild: Literal["", Guild] = ""
    space: str = ""
    deck: Literal["", "common", "rare"] = ""
    count: int = 0
    resource: Literal["", "gold", "experience", "health", "magic"] = ""
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
    realm: RealmOrNone = ""
    spared_on: int = 0
    """The result that spares everybody, if the table plays with this die."""


@dataclass(frozen=True, slots=True)
class Copies:
    """How many copies are in the deck, by deck profile."""

    complete_24: InDeck = 0
    complete_22: InDeck = 0
    scan_22: InDeck = 0
    altar_19: InDeck = 0
    altar_25: InDeck = 0
