"""The table of a game of Prophecy as plain data: heroes, the ring, decks, whose turn, the battle.

Cubes: `health` and `magic` are the red and blue cubes on the right side of the character card,
`wounds` and `drained` those on the left (R-033, R-034, R-039, R-040).
"""

from dataclasses import dataclass, field

from fabletop.core.codec import SHARED
from fabletop.core.table import Table as CoreTable
from fabletop.games.prophecy.box import Box
from fabletop.games.prophecy.printed import Character

NOWHERE = -1
"""The space of a hero who is dead."""


@dataclass(slots=True)
class Hero:
    seat: int
    character: str
    space: int
    health: int
    wounds: int
    magic: int
    drained: int
    gold: int
    experience: int
    strength_this_turn: int
    willpower_this_turn: int
    alive: bool
    items: list[str]
    certificates: list[str]
    """Ability cards, face down: only their guild is known."""
    kept: list[str]
    """Opportunities kept in front of the player."""

    def copy(self) -> "Hero":
        return Hero(
            self.seat,
            self.character,
            self.space,
            self.health,
            self.wounds,
            self.magic,
            self.drained,
            self.gold,
            self.experience,
            self.strength_this_turn,
            self.willpower_this_turn,
            self.alive,
            self.items[:],
            self.certificates[:],
            self.kept[:],
        )


@dataclass(slots=True)
class Battle:
    """One battle with a Creature, from the moment its kind is to be chosen."""

    creature: str
    kind: str = ""
    """The kind of the current roll: "strength" or "wills"; empty until it is chosen."""
    stages: list[str] = field(default_factory=list)
    """Kinds still to come after the current one (the Vampire)."""
    lives: int = 1
    rolls: int = 0
    used: list[str] = field(default_factory=list)
    """Items declared for this battle and still in use."""
    armed: list[str] = field(default_factory=list)
    """Weapons and shields declared at any time in this battle."""
    alive: bool = False
    """The Escaped Murderer is to be taken alive."""
    thrown: str = ""
    ignited: str = ""
    paid: int = 0
    """The bonus bought for the next roll with a Sword of Smiting or a Ritual Dagger."""
    own_fixed: int = 0
    foe_fixed: int = 0
    own_die: int = 0
    foe_die: int = 0

    def copy(self) -> "Battle":
        return Battle(
            self.creature,
            self.kind,
            self.stages[:],
            self.lives,
            self.rolls,
            self.used[:],
            self.armed[:],
            self.alive,
            self.thrown,
            self.ignited,
            self.paid,
            self.own_fixed,
            self.foe_fixed,
            self.own_die,
            self.foe_die,
        )


@dataclass(slots=True)
class Table(CoreTable):
    box: Box = field(compare=False, metadata=SHARED)
    version: str
    profile: str
    phase: str
    active: int
    """The seat whose round it is."""
    first: int
    round: int
    turn: int
    """The number of this turn within the round of the active seat, from 1."""
    extra_turns: int
    heroes: list[Hero]
    adventures: list[list[str]]
    """The face-up Adventure cards of each space."""
    goods: dict[str, list[str]]
    """Items for sale in the City and the Village."""
    market: list[str]
    """Items shown by the Black Market while it is open."""
    aside: list[str]
    """The Opportunity being used, and cards turned up while a Ruin is searched."""
    damaged: list[str]
    """Damaged Items, wherever they lie: face down and unusable (R-156)."""
    hoards: dict[str, list[str]]
    """Items lying under a Creature."""
    hoarded_gold: dict[str, int]
    fresh: list[str]
    """Adventure cards laid out in this round."""
    spent: list[str]
    """Possibilities of once a turn that have been used in this turn."""
    declined: list[str]
    """Creatures whose fight was declined in this turn."""
    woken: str
    """The Creature that searching a Ruin has woken in this turn."""
    robber: str
    """The Creature to which the active hero must give up an Item."""
    chance_deck: list[str]
    chance_discard: list[str]
    adventure_deck: list[str]
    adventure_discard: list[str]
    common_deck: list[str]
    common_discard: list[str]
    rare_deck: list[str]
    rare_discard: list[str]
    ability_decks: dict[str, list[str]]
    character_deck: list[str]
    wind: list[int]
    """Seats that still choose between Health and Magic in a Kindly Wind."""
    battle: Battle | None
    ended_by: str

    def copy(self) -> "Table":
        return Table(
            self.chance.copy(),
            None,
            self.box,
            self.version,
            self.profile,
            self.phase,
            self.active,
            self.first,
            self.round,
            self.turn,
            self.extra_turns,
            [hero.copy() for hero in self.heroes],
            [cards[:] for cards in self.adventures],
            {space: items[:] for space, items in self.goods.items()},
            self.market[:],
            self.aside[:],
            self.damaged[:],
            {creature: items[:] for creature, items in self.hoards.items()},
            self.hoarded_gold.copy(),
            self.fresh[:],
            self.spent[:],
            self.declined[:],
            self.woken,
            self.robber,
            self.chance_deck[:],
            self.chance_discard[:],
            self.adventure_deck[:],
            self.adventure_discard[:],
            self.common_deck[:],
            self.common_discard[:],
            self.rare_deck[:],
            self.rare_discard[:],
            {guild: cards[:] for guild, cards in self.ability_decks.items()},
            self.character_deck[:],
            self.wind[:],
            None if self.battle is None else self.battle.copy(),
            self.ended_by,
        )

    def character(self, hero: Hero) -> Character:
        return self.box.characters[hero.character]

    def current_battle(self) -> Battle:
        assert self.battle is not None, "no battle in a phase of battle"
        return self.battle
