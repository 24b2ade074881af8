"""What is printed on the cards and the board, as typed values that never change in play."""

from dataclasses import dataclass, field

ALL = 99
"""Stands for "all" in amounts of Health or Magic."""

STRENGTH, WILLS = "strength", "wills"


@dataclass(frozen=True, slots=True)
class Text:
    en: str
    fr: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Card:
    """What every card has: names and text in our words, and where its numbers come from."""

    id: str
    name: Text
    text: Text | None = None
    provenance: str
    reconstructed: tuple[str, ...] = ()
    sources: tuple[str, ...] = ()
    note: str = ""
    basic: bool = True


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
    chill_magic: int = 0
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


@dataclass(frozen=True, slots=True, kw_only=True)
class Creature(Card):
    types: tuple[str, ...]
    strength: int | None = None
    willpower: int | None = None
    first: str = "strength"
    lives: int = 1
    experience: int = 0
    win: Goods = field(default_factory=Goods)
    loss: Loss = field(default_factory=lambda: Loss(health=1))
    special: Special = field(default_factory=Special)


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


@dataclass(frozen=True, slots=True, kw_only=True)
class Opportunity(Card):
    cost: Goods = field(default_factory=Goods)
    gain: Goods = field(default_factory=Goods)
    keep: bool = False
    params: OpportunityNumbers = field(default_factory=OpportunityNumbers)


@dataclass(frozen=True, slots=True)
class Bonus:
    battle: str
    value: int
    vs: tuple[str, ...] = ()


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


@dataclass(frozen=True, slots=True, kw_only=True)
class Item(Card):
    deck: str
    price: int
    hands: int = 0
    weapon: tuple[str, ...] = ()
    kind: str = ""
    once: bool = False
    bonuses: tuple[Bonus, ...] = ()
    throw: Throw | None = None
    save: Save | None = None
    stat: Stat | None = None
    params: ItemNumbers = field(default_factory=ItemNumbers)
    timing: str


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


@dataclass(frozen=True, slots=True, kw_only=True)
class ChanceCard(Card):
    kind: str
    params: ChanceNumbers = field(default_factory=ChanceNumbers)
    copies: Copies


@dataclass(frozen=True, slots=True, kw_only=True)
class Character(Card):
    gender: str
    strength: int
    willpower: int
    guilds: tuple[str, str]


@dataclass(frozen=True, slots=True, kw_only=True)
class Ability(Card):
    guild: str
    experience: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Space:
    id: str
    name: Text
    terrain: str
    guild: str = ""
    port: bool = False
    gate: bool = False
    dove: bool = False
