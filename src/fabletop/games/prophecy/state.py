"""The table of a game of Prophecy as plain data: heroes, the ring, the planes, decks, the current
turn, the battle."""

from dataclasses import dataclass, field

from fabletop.core.codec import BY_NAME, SHARED
from fabletop.core.table import Table as CoreTable
from fabletop.games.prophecy.answers import World
from fabletop.games.prophecy.box import Box
from fabletop.games.prophecy.combat import NOBODY, Battle, Side
from fabletop.games.prophecy.hero import NOWHERE, Hero
from fabletop.games.prophecy.parts import Part
from fabletop.games.prophecy.pieces import Offer, Pieces, Plane, Realm
from fabletop.games.prophecy.printed.cards import Character
from fabletop.games.prophecy.printed.numbers import RaceNumbers

__all__ = [
    "NOBODY",
    "NOWHERE",
    "Battle",
    "Hero",
    "Offer",
    "Plane",
    "Realm",
    "Side",
    "Table",
]


@dataclass(slots=True)
class Table(CoreTable):
    box: Box = field(compare=False, metadata=SHARED)
    parts: Part = field(compare=False, metadata=SHARED)
    """What the parts in play add to the rules."""
    standard: bool
    """True for the Standard version, False for the Basic one."""
    profile: str
    ending: str
    """How the game ends: "final_battle" or "apocalypse" if nobody owns four Artifacts,
    "two_artifacts" as soon as somebody has two, or the ending of an expansion."""
    teams: bool
    trading: bool
    phase: str
    active: int
    """The seat whose round it is."""
    first: int
    round: int
    turn: int
    """The number of this turn in the round of the active seat, from 1."""
    extra_turns: int
    heroes: list[Hero]
    adventures: list[list[str]]
    """The face-up Adventure cards of each space."""
    face_down: list[str]
    """The face-down Adventure card of each space; "" if none (R-062)."""
    goods: dict[str, list[str]]
    """Items for sale in the City and the Village."""
    market: list[str]
    """Items shown by the Black Market, from a Guardian's hoard or as Gifts of the Gods, during the
    choice."""
    aside: list[str]
    """The Opportunity or the scroll in use."""
    damaged: list[str]
    """Damaged Items, wherever they are: face down and unusable (R-156)."""
    hoards: dict[str, list[str]]
    """Items under a Creature."""
    hoarded_gold: dict[str, int]
    relics: dict[str, list[str]]
    """Artifacts that lie in spaces (R-146)."""
    fresh: list[str]
    """Adventure cards laid out or uncovered in this round."""
    spent: list[str]
    """What can be used once per turn and was used in this turn."""
    declined: list[str]
    """Creatures whose fight was declined in this turn."""
    woken: str
    """The Creature that was found by searching a Ruin in this turn; while Legends are carried out,
    the Realm whose cards are turned up."""
    robber: str
    """The Creature whose question after a battle is open: what it takes from the loser, or what the
    winner gets."""
    chance_deck: list[str]
    chance_discard: list[str]
    adventure_deck: list[str]
    adventure_discard: list[str]
    common_deck: list[str]
    common_discard: list[str]
    rare_deck: list[str]
    rare_discard: list[str]
    ability_decks: dict[str, list[str]]
    training: dict[str, list[str]]
    """The Abilities on offer in each guild, the oldest first."""
    character_deck: list[str]
    fallen: list[str]
    """Characters who died and were replaced."""
    drafts: list[list[str]]
    """The two characters or Races that each seat chooses from."""
    passed: list[list[str]]
    """The cards that each seat passed to the left in this draft."""
    planes: list[Plane]
    beaten: list[str]
    """Guardians that are out of the game."""
    assault: int
    """The plane under attack; NOBODY if none."""
    assault_rolls: int
    """Rolls of the dice in this attack (R-270)."""
    movements: int
    """How many movements remain after Fleet of Foot; 0 without it."""
    credit: int
    """The Gold that Counterfeiting still saves in one payment (R-265)."""
    credit_for: str
    """The kind of payment to which that credit belongs."""
    wounded: int
    """The seat that lost Health in a battle and may cast Healing Arts."""
    answering: list[int]
    """Seats that still have to choose between Health and Magic in a Kindly Wind."""
    battle: Battle | None
    offer: Offer | None
    stage: str
    """Empty; "summoned" after the last Artifact was taken; then "final" in the Final Battle, or
    "countdown" and "apocalypse" in that variant."""
    conqueror: int
    """The seat that took the last Artifact, or beat the Lord of the Sea."""
    ended_by: str
    options: dict[str, str]
    """The choices for this table, by setting; rules read them through the parts."""
    power_up: int
    """By how much Guardians of the main board are stronger (W-070)."""
    boxed: list[str]
    """Unseen cards that are set aside for the whole game (W-065, W-069)."""
    removed: list[str]
    """Cards that have left the game (W-130)."""
    stones: dict[str, str]
    """The Astral Stone integrated into each Item (W-237)."""
    adjusted: dict[str, str]
    """What each Item was adjusted to (W-247); "dwarven" for a Dwarf's reworked weapon."""
    doubled: str
    """The Item of which the Unlicensed Alchemist is a second copy (W-287)."""
    realms: dict[str, Realm]
    pieces: dict[str, Pieces] = field(metadata=BY_NAME)
    """What else the parts in play have on the table, by their names for it (`Part.pieces`)."""

    def copy(self) -> "Table":
        return Table(
            self.chance.copy(),
            None,
            self.box,
            self.parts,
            self.standard,
            self.profile,
            self.ending,
            self.teams,
            self.trading,
            self.phase,
            self.active,
            self.first,
            self.round,
            self.turn,
            self.extra_turns,
            [hero.copy() for hero in self.heroes],
            [cards[:] for cards in self.adventures],
            self.face_down[:],
            {space: items[:] for space, items in self.goods.items()},
            self.market[:],
            self.aside[:],
            self.damaged[:],
            {creature: items[:] for creature, items in self.hoards.items()} if self.hoards else {},
            self.hoarded_gold.copy(),
            {space: items[:] for space, items in self.relics.items()} if self.relics else {},
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
            {guild: cards[:] for guild, cards in self.training.items()},
            self.character_deck[:],
            self.fallen[:],
            [cards[:] for cards in self.drafts],
            [cards[:] for cards in self.passed],
            [plane.copy() for plane in self.planes],
            self.beaten[:],
            self.assault,
            self.assault_rolls,
            self.movements,
            self.credit,
            self.credit_for,
            self.wounded,
            self.answering[:],
            None if self.battle is None else self.battle.copy(),
            None if self.offer is None else self.offer.copy(),
            self.stage,
            self.conqueror,
            self.ended_by,
            self.options,
            self.power_up,
            self.boxed[:],
            self.removed[:],
            self.stones.copy(),
            self.adjusted.copy(),
            self.doubled,
            {name: realm.copy() for name, realm in self.realms.items()} if self.realms else {},
            {name: pieces.copy() for name, pieces in self.pieces.items()} if self.pieces else {},
        )

    def cast(self) -> tuple[str, ...]:
        """The characters; a character who dies is replaced by another one (R-148)."""
        return tuple(hero.character for hero in self.heroes)

    def character(self, hero: Hero) -> Character:
        return self.box.characters[hero.character]

    def race(self, hero: Hero) -> RaceNumbers:
        """What her Race changes; nothing if Races are not in play."""
        return self.box.race_numbers[hero.race]

    def world_of(self, hero: Hero) -> World | None:
        """The Realm where a hero is; None on the main board."""
        if hero.space < self.box.board.size:
            return None
        return self.parts.worlds.get(self.box.board.world[hero.space])

    def copied(self) -> int:
        """The seat where a copy of the hero fights, whose losses do not count (W-282); `NOBODY`
        outside such a battle."""
        asks = self.parts.copied
        return NOBODY if asks is None else asks(self)

    def is_copy(self, hero: Hero) -> bool:
        return self.parts.copied is not None and self.copied() == hero.seat

    def current_battle(self) -> Battle:
        assert self.battle is not None, "no battle in a phase of battle"
        return self.battle
