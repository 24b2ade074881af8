"""What a part of the game (Treasure Island, a Realm, the cooperative game …) adds to the rules.

A table is Prophecy with a set of parts. The rules of the base game ask named questions, and each
part in play answers those that concern it: further phases, movements, offers of a space, bonuses,
limits, conditions for the end of the game. The base rules import no part and refer to none by name.
A Realm is also a world: a hero in one of its spaces moves and arrives by its rules.
"""

from collections.abc import Callable, Collection, Generator, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

from fabletop.core.chance import Chance
from fabletop.core.foretelling import HeldAmounts
from fabletop.core.question import Option, Question
from fabletop.games.prophecy.answers import (
    Act,
    Artifacts,
    Ask,
    AskedByCreature,
    AskedInBattle,
    Choices,
    Chosen,
    Deed,
    DeedOfChance,
    DeedOfCreature,
    Explain,
    Foresight,
    ObstacleTrial,
    OwnTurnSpell,
    PriceOf,
    Resistance,
    Sharing,
    Source,
    Spellbook,
    Take,
    TakeInBattle,
    TakeStep,
    Verdict,
    World,
)
from fabletop.games.prophecy.pieces import Belongings, Pieces

if TYPE_CHECKING:
    from fabletop.games.prophecy.box import Box
    from fabletop.games.prophecy.cards.special import Specials
    from fabletop.games.prophecy.combat import Battle, Side
    from fabletop.games.prophecy.hero import Hero
    from fabletop.games.prophecy.pieces import Plane
    from fabletop.games.prophecy.printed.cards import Card
    from fabletop.games.prophecy.rules.table.composition import Decks
    from fabletop.games.prophecy.seen.view import ProphecyView
    from fabletop.games.prophecy.state import Table


@dataclass(frozen=True, slots=True, eq=False)
class Part:
    """The answers of one part of the game; lists are asked in the order of the parts. A part is
    equal only to itself, so that results derived from it can be cached."""

    # --- what the part itself keeps, and what is known of it and of the decks
    pieces: Mapping[str, type[Pieces]] = field(default_factory=dict)
    """What it has on the table (`Table.pieces`), by a name of its own."""
    belongings: Mapping[str, type[Belongings]] = field(default_factory=dict)
    """What it keeps beside each hero (`Hero.belongings`)."""
    shows: tuple[Callable[["Table", int | None, "ProphecyView"], None], ...] = ()
    """Fill in what a seat sees of that."""
    redrawn: tuple[Callable[["Table", Collection[int], Chance], None], ...] = ()
    """Redraw in another possible world what is hidden of it from these seats. Sort before
    shuffling: the real order must have no influence."""
    remembered: tuple[Callable[["Table", "Table", Collection[int]], None], ...] = ()
    """Restore in another possible world what these seats know about the shuffled decks."""
    holds: tuple[Callable[["Hero"], HeldAmounts], ...] = ()
    """What a hero holds of it, under the names that labels use."""

    # --- which cards there are, and where they lie
    plays: tuple[Callable[["Card"], bool], ...] = ()
    """Whether a card that is not of the base game is in the decks."""
    leaves_out: tuple[Callable[["Box", int], Collection[str]], ...] = ()
    """The cards of any part that are not in the game, for a number of players."""
    artifacts: Callable[["Box", Chosen], Artifacts] | None = None
    """The Artifacts in play, if they differ from the base game."""
    without_guardians: bool = False
    """Whether there are no Greater Guardians in the planes."""
    unpack: tuple[Callable[["Table", "Decks"], None], ...] = ()
    """What else is put on the table before anything is shuffled."""
    dealt: tuple[Callable[["Table", "Decks"], None], ...] = ()
    """The part's own cards, laid out unshuffled after those of the planes."""
    shuffle: tuple[Act, ...] = ()
    """Shuffle the dealt cards."""
    lay_out: tuple[Act, ...] = ()
    """Set-up after the decks are shuffled and before the characters are dealt."""
    opened: tuple[Act, ...] = ()
    """Called after the characters were chosen."""
    piles: Mapping[str, Callable[["Table", str], None]] = field(default_factory=dict)
    """Where a discarded Item of this deck goes."""
    drafts: Mapping[str, Callable[["Table"], list[str]]] = field(default_factory=dict)
    """The deck from which hands are dealt in a draft of its own, by phase."""
    ability_board: bool = False
    """Whether it covers the place of the Ability decks, so that they have a board of their own."""
    copy_gone: tuple[Act, ...] = ()
    """Called when one of the two copies of an Item (`Table.doubled`) was discarded."""
    ability_decks: Mapping[str, Callable[["Table"], list[str]]] = field(default_factory=dict)
    """The deck of a Realm's own Abilities, by Realm."""
    died: tuple[Deed, ...] = ()
    """Called when a character dies or leaves the game: what else is lost with her."""

    # --- cards with rules of their own
    opportunities: "Specials" = field(default_factory=dict)
    scrolls: "Specials" = field(default_factory=dict)
    potions: "Specials" = field(default_factory=dict)
    trials: Mapping[str, ObstacleTrial] = field(default_factory=dict)
    """The Obstacles that a hero tries to pass; in a Realm with trials, each of its Obstacles."""
    chance: Mapping[str, DeedOfChance] = field(default_factory=dict)
    """How new kinds of Chance cards are carried out."""
    keeps: tuple[str, ...] = ()
    """The Opportunities that a hero keeps for a while although their data have no `keep`."""
    named: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """The Items that its rules refer to by name, by timing."""
    any_price: str = ""
    """The Item that pays any price if it is announced before a payment."""
    spellbook: Spellbook | None = None
    steed: str = ""
    """The Item that is ridden along the ring and helps in that turn's Battles of Strength."""
    resisting: tuple[Resistance, ...] = ()
    """Whether a hero resists an Item or an Adventure that another player uses on her."""

    # --- phases, rounds and turns
    asking: Mapping[str, Ask] = field(default_factory=dict)
    """Phases with a question, by name."""
    silent: Mapping[str, Act] = field(default_factory=dict)
    """Phases without a question."""
    worlds: Mapping[str, World] = field(default_factory=dict)
    recall: Deed | None = None
    """How a hero who is away comes back."""
    begin_round: tuple[Deed, ...] = ()
    """Called at the start of a round, before the Chance card."""
    quiet: tuple[Callable[["Table"], bool], ...] = ()
    """Whether no Chance card is drawn in this round."""
    undrawn: tuple[Act, ...] = ()
    """Called when no Chance card was drawn."""
    foreseeing: tuple[Callable[["Table", "Hero"], bool], ...] = ()
    """Called before the Chance card; True if the hero may choose it and the next phase is set."""
    last_deck: int = 0
    """How many times the Chance deck runs out until the game is lost; 0 if that ends no game."""
    exhausted: tuple[Act, ...] = ()
    """Called when the Chance deck has run out, before it is reshuffled."""
    early: tuple[Choices, ...] = ()
    """What may be used from the start of a round, before any movement; carried out like one."""
    end_turn: tuple[Deed, ...] = ()
    """Called at the end of a turn."""
    prolonging: tuple[Choices, ...] = ()
    """Further ways to get another turn, at the end of one."""
    prolong: Mapping[str, Take] = field(default_factory=dict)
    """How such a way is carried out."""
    item_limit: tuple[Callable[["Table", "Hero"], int], ...] = ()
    ability_limit: tuple[Callable[["Table", "Hero"], int], ...] = ()
    """By how many cards the limits change."""
    refusals: Mapping[str, tuple[Explain, ...]] = field(default_factory=dict)
    """Why an option is refused, by kind of question; for several kinds: "smithy", "own_turn"."""

    # --- what a hero may do
    spells: Mapping[str, OwnTurnSpell] = field(default_factory=dict)
    """Further Spells that are cast in the hero's own turn, outside battle."""
    ways: tuple[Choices, ...] = ()
    """Further movements, or actions before or instead of one."""
    ways_from: Mapping[str, tuple[Choices, ...]] = field(default_factory=dict)
    """The same, asked before these, only from a "port" and only from beside a "plane"."""
    go: Mapping[str, TakeStep] = field(default_factory=dict)
    """How a movement with this verb is carried out."""
    fares: tuple[PriceOf, ...] = ()
    """The Gold for a movement from or to a space outside the ring, if it is not the usual fare."""
    wages: tuple[PriceOf, ...] = ()
    """The Gold that Nautical Rites earn between two spaces, if it is not the usual amount."""
    tolls: tuple[TakeStep, ...] = ()
    """What a movement costs in advance, besides the fare."""
    offers: tuple[Choices, ...] = ()
    """What else a space offers to a hero who may use it."""
    offers_in: Mapping[str, tuple[Choices, ...]] = field(default_factory=dict)
    """The same, asked before these, only in the spaces of a terrain or of all Realms: "realm"."""
    take: Mapping[str, TakeStep] = field(default_factory=dict)
    """How such an offer is carried out."""
    could_dig: Choices | None = None
    """What a hero could dig for where one digs."""
    instead: tuple[Callable[["Table", "Hero", str], list[Option]], ...] = ()
    """Further uses of an Ability that replaces a movement; carried out like one."""
    smithing: tuple[Choices, ...] = ()
    """What a smith can do besides repairs, at the same price."""
    smith: Mapping[str, Take] = field(default_factory=dict)
    """How such work is done."""
    sharing: tuple[Sharing, ...] = ()
    together: bool = False
    """Whether all players are on one side: they may make gifts, and nobody wins by surviving."""

    # --- battles
    attack: tuple[Choices, ...] = ()
    """Further ways to attack a character in the hero's space."""
    hostile: Callable[["Table", "Hero", "Hero"], bool] | None = None
    """Whom a hero may attack, if it is not everybody."""
    challenged: tuple[AskedInBattle, ...] = ()
    """The phase between an attack on a character and the choice of the kind of battle, if any."""
    met: Mapping[str, DeedOfCreature] = field(default_factory=dict)
    """What a Creature with such a trait (a field of its `Special`) does before the battle."""
    before_battle: Mapping[str, AskedByCreature] = field(default_factory=dict)
    before_roll: Mapping[str, AskedByCreature] = field(default_factory=dict)
    before_last_life: Mapping[str, AskedByCreature] = field(default_factory=dict)
    """Before the last roll against a band."""
    last_life: Mapping[str, AskedByCreature] = field(default_factory=dict)
    """When the last life of a Creature is beaten."""
    after_victory: Mapping[str, AskedByCreature] = field(default_factory=dict)
    after_defeat: Mapping[str, AskedByCreature] = field(default_factory=dict)
    """The question of a Creature with this trait at each of these moments."""
    spares: tuple[str, ...] = ()
    """The traits of Creatures whose winner chooses between Experience and something else."""
    trophies: Mapping[str, DeedOfCreature] = field(default_factory=dict)
    """What happens with a beaten Creature of this trait, which is not discarded."""
    kinds: tuple[Callable[["Table", "Hero"], tuple[str, ...]], ...] = ()
    """The kinds of a character, in addition to humanoid."""
    bonuses: tuple[Callable[["Table", "Hero", "Battle", "Side"], list[Source]], ...] = ()
    """What else a hero adds in a battle."""
    at_home: Mapping[str, int] = field(default_factory=dict)
    """The Creatures that are stronger than printed where they live, and by how much."""
    foe_bonuses: tuple[Callable[["Table", "Hero", "Battle"], list[Source]], ...] = ()
    """What else a Creature adds in a battle."""
    announcing: tuple[Callable[["Table", "Hero", "Battle"], list[Option]], ...] = ()
    """What else may be announced before a roll."""
    announce: Mapping[str, TakeInBattle] = field(default_factory=dict)
    """How such an announcement is carried out."""
    reactions: tuple[Callable[["Table", "Hero", "Battle", "Side"], list[Option]], ...] = ()
    """What a hero can do after a roll to change its dice."""
    react: Mapping[str, Callable[["Table", "Hero", "Battle", "Side", Option], None]] = field(
        default_factory=dict
    )
    """How such a change is carried out."""
    die_limit: tuple[Callable[["Table", "Battle", int], int], ...] = ()
    """Lowers the active hero's die to the most that it can count."""
    rolled: tuple[Callable[["Table", "Battle"], None], ...] = ()
    """Called after the totals of a roll are known."""
    foretold: Foresight | None = None
    copied: Callable[["Table"], int] | None = None
    """The seat of a hero whose copy fights in her place, if any."""
    mask: str = ""
    """The card shown in place of a copied character."""
    put_on: Callable[["Table", "Hero", "Hero"], None] | None = None
    """How a hero's battle with the copy of another character begins."""
    unmask: tuple[Callable[["Table", "Battle"], None], ...] = ()
    """Called when a battle against a copied character is decided."""
    won: tuple[Callable[["Table", "Hero", "Battle"], None], ...] = ()
    """Called after a victory over a Creature or a character."""
    spoils: tuple[Verdict, ...] = ()
    """What a victory over a character brings instead of everything else; True if it does."""
    forfeits: tuple[Verdict, ...] = ()
    """What the loser gives up instead of Health or an Item; True if it replaces that choice."""

    # --- planes, Artifacts and the end
    turned_up: tuple[Callable[["Table", int, str], None], ...] = ()
    """Called when a card of a plane (by number) was turned up."""
    instead_of_guardian: tuple[Callable[["Table", "Plane"], str], ...] = ()
    """The phase that follows if a plane has something else in place of a Lesser Guardian."""
    choosing: tuple[Callable[["Table", "Plane"], str], ...] = ()
    """The phase in which the conqueror of a plane chooses among its Artifacts, if any."""
    conquered: Callable[["Table", "Hero", str], None] | None = None
    """What happens with a beaten Greater Guardian, if it does not simply leave the game."""
    after_conquest: tuple[Callable[["Table", int], str], ...] = ()
    """The phase after a plane (by number) was conquered, if it is not the usual one."""
    to_win: int | None = None
    """How many Artifacts win, if it differs from the base game; 0 if none do."""
    crowned: Deed | None = None
    """Decides who wins, if not the owner of enough Artifacts; called when any may change hands."""
    withheld: tuple[Callable[["Table", "Hero"], bool], ...] = ()
    """Whether a hero with enough Artifacts does not win yet: another must still be won."""
    summoned: tuple[Act, ...] = ()
    """Called when all Artifacts have left the planes."""
    before_countdown: tuple[Callable[["Table"], str], ...] = ()
    """The phase that must come before the countdown to the Apocalypse, if any."""
    bereft: Deed | None = None
    """What happens to the game when no new character is left for a hero who died."""
    merit: Callable[["Table", "Hero"], tuple[int, ...]] | None = None
    """What players are ranked by, if not by Artifacts; the first number is the score."""
    scored: str = ""
    """The word for what the score counts then, such as "fame"."""

    def early_uses(self, table: "Table", hero: "Hero") -> list[Option]:
        """What she may use before she moves, even before the Chance card."""
        options: list[Option] = []
        for uses in self.early:
            options += uses(table, hero)
        return options

    def resisted(
        self, table: "Table", victim: "Hero", subject: str
    ) -> Generator[Question, Any, bool]:
        """Whether a victim resists an Item or an Adventure (the subject)."""
        for resists in self.resisting:
            if (yield from resists(table, victim, subject)):
                return True
        return False


NO_PARTS: Final = Part()
