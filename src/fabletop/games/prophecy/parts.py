"""What a part of the game (Treasure Island, a Realm, the cooperative game …) adds to the rules.

A table is Prophecy with a set of parts. The rules of the base game ask named questions, and each
part in play answers those that concern it: further phases, ways, offers of a space, bonuses,
limits, what must be true before the game can end. The base rules import no part and ask for none
by name. A Realm is moreover a world of its own: who stands in one of its spaces moves and arrives
by its rules.
"""

from collections.abc import Callable, Collection, Generator, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, ParamSpec

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
    DeedOfCreature,
    Explain,
    OwnTurnSpell,
    PriceOf,
    Resistance,
    Sharing,
    Source,
    Take,
    TakeStep,
    Verdict,
    World,
)

if TYPE_CHECKING:
    from fabletop.games.prophecy.box import Box
    from fabletop.games.prophecy.cards.special import Specials
    from fabletop.games.prophecy.combat import Battle, Side
    from fabletop.games.prophecy.hero import Hero
    from fabletop.games.prophecy.pieces import Plane
    from fabletop.games.prophecy.printed.cards import Card, ChanceCard, Creature
    from fabletop.games.prophecy.rules.table.composition import Decks
    from fabletop.games.prophecy.state import Table

P = ParamSpec("P")


@dataclass(frozen=True, slots=True, eq=False)
class Part:
    """The answers of one part of the game; each list is asked in the order of the parts. A part is
    equal only to itself, so that what follows from it can be cached."""

    # --- which cards there are, and where they lie
    plays: tuple[Callable[["Card"], bool], ...] = ()
    """Whether a card that is not of the base game is in the decks."""
    leaves_out: tuple[Callable[["Box", int], Collection[str]], ...] = ()
    """The cards that are not in the game, whatever they belong to, for a number of players."""
    artifacts: Callable[["Box", Chosen], Artifacts] | None = None
    """The Artifacts in play, where they are not those of the base game."""
    without_guardians: bool = False
    """Whether there are no Greater Guardians in the planes."""
    unpack: tuple[Callable[["Table", "Decks"], None], ...] = ()
    """What else lies on the table before anything is shuffled."""
    dealt: tuple[Callable[["Table", "Decks"], None], ...] = ()
    """Cards of its own that are laid out after those of the planes, unshuffled."""
    shuffle: tuple[Act, ...] = ()
    """Shuffle what was dealt."""
    lay_out: tuple[Act, ...] = ()
    """Set up, after the decks have been shuffled and before the characters are dealt."""
    opened: tuple[Act, ...] = ()
    """After the characters have been chosen."""
    piles: Mapping[str, Callable[["Table", str], None]] = field(default_factory=dict)
    """Where a discarded Item of such a deck goes."""
    copy_gone: tuple[Act, ...] = ()
    """When the second copy of an Item (`Table.doubled`) has left its owner."""
    ability_decks: Mapping[str, Callable[["Table"], list[str]]] = field(default_factory=dict)
    """Where the Abilities of a Realm lie that are not in play."""
    died: tuple[Deed, ...] = ()
    """What else is lost with a character, and when one leaves the game."""

    # --- cards with rules of their own
    opportunities: "Specials" = field(default_factory=dict)
    scrolls: "Specials" = field(default_factory=dict)
    potions: "Specials" = field(default_factory=dict)
    chance: Mapping[str, Callable[["Table", "Hero", "ChanceCard"], None]] = field(
        default_factory=dict
    )
    """How new kinds of Chance cards are carried out."""
    named: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """The Items that its rules know by name, by timing."""
    any_price: str = ""
    """The Item that pays any price, if it is announced before a payment."""
    spellbook: str = ""
    """The Item whose owner can cast the Spells of the others."""
    steed: str = ""
    """The Item that is ridden along the ring, and helps in the battles of that turn."""
    resisting: tuple[Resistance, ...] = ()
    """Whether a hero escapes an Item or an Adventure that another player turns on her."""

    # --- phases, rounds and turns
    asking: Mapping[str, Ask] = field(default_factory=dict)
    """Phases that ask, by name."""
    silent: Mapping[str, Act] = field(default_factory=dict)
    """Phases that need no answer."""
    worlds: Mapping[str, World] = field(default_factory=dict)
    recall: Deed | None = None
    """How a hero who is away comes back."""
    begin_round: tuple[Deed, ...] = ()
    """At the start of a round, before the Chance card."""
    quiet: tuple[Callable[["Table"], bool], ...] = ()
    """Whether no Chance card is drawn in this round."""
    undrawn: tuple[Act, ...] = ()
    """When no Chance card was drawn."""
    foreseeing: tuple[Callable[["Table", "Hero"], bool], ...] = ()
    """What a hero may do about her Chance card; True where it is not drawn yet."""
    exhausted: tuple[Act, ...] = ()
    """When the Chance deck has been used up, before it is shuffled anew."""
    early: tuple[Choices, ...] = ()
    """What may be used before the first movement of a round, and already before its Chance card;
    carried out as a movement is."""
    end_turn: tuple[Deed, ...] = ()
    """When a turn is over."""
    prolonging: tuple[Choices, ...] = ()
    """Further ways to another turn, at the end of one."""
    prolong: Mapping[str, Take] = field(default_factory=dict)
    """How such a way is taken."""
    item_limit: tuple[Callable[["Table", "Hero"], int], ...] = ()
    ability_limit: tuple[Callable[["Table", "Hero"], int], ...] = ()
    """By how many cards the limits are changed."""
    refusals: Mapping[str, tuple[Explain, ...]] = field(default_factory=dict)
    """Why not, by kind of question; by "smithy" and "own_turn" where several questions share it."""

    # --- what a hero may do
    spells: Mapping[str, OwnTurnSpell] = field(default_factory=dict)
    """Further Spells that are cast in one's own turn, outside battle."""
    ways: tuple[Choices, ...] = ()
    """Further movements, or something else before or instead of one."""
    go: Mapping[str, TakeStep] = field(default_factory=dict)
    """How a movement of such a verb is carried out."""
    fares: tuple[PriceOf, ...] = ()
    """The Gold that a way from or to a space beyond the ring costs, where it is not the usual
    fare."""
    wages: tuple[PriceOf, ...] = ()
    """The Gold that Nautical Rites earn on a boat from a space to another, where it is not as
    usual."""
    tolls: tuple[TakeStep, ...] = ()
    """What a movement costs before it is made, besides the fare."""
    offers: tuple[Choices, ...] = ()
    """What else a space offers to who may use it."""
    take: Mapping[str, TakeStep] = field(default_factory=dict)
    """How such an offer is taken."""
    instead: tuple[Callable[["Table", "Hero", str], list[Option]], ...] = ()
    """Further uses of an Ability that takes the place of a movement, carried out as one is."""
    smithing: tuple[Choices, ...] = ()
    """What a smith can do besides repairs, for the same price."""
    smith: Mapping[str, Take] = field(default_factory=dict)
    """How such work is done."""
    sharing: Sharing | None = None
    together: bool = False
    """Whether all play on one side: they may make gifts, and nobody wins by surviving."""

    # --- battles
    attack: tuple[Choices, ...] = ()
    """Further ways to attack a character in one's space."""
    hostile: Callable[["Table", "Hero", "Hero"], bool] | None = None
    """Whom a hero may attack, where it is not everybody."""
    challenged: tuple[AskedInBattle, ...] = ()
    """The phase that comes between an attack on a character and the kind of battle, if any."""
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
    """What a Creature with such a trait asks at these moments."""
    spares: tuple[str, ...] = ()
    """The traits of Creatures whose conqueror chooses between Experience and something else."""
    trophies: Mapping[str, DeedOfCreature] = field(default_factory=dict)
    """What becomes of a beaten Creature with such a trait, which is not discarded."""
    kinds: tuple[Callable[["Table", "Hero"], tuple[str, ...]], ...] = ()
    """What a character counts as, besides a humanoid."""
    bonuses: tuple[Callable[["Table", "Hero", "Battle", "Side"], list[Source]], ...] = ()
    """What else counts for a hero in a battle."""
    foe_bonuses: tuple[Callable[["Table", "Hero", "Battle"], list[Source]], ...] = ()
    """What else counts for a Creature."""
    announcing: tuple[Callable[["Table", "Hero", "Battle"], list[Option]], ...] = ()
    """What else may be announced before a roll."""
    announce: Mapping[str, Callable[["Table", "Hero", "Battle", Option], None]] = field(
        default_factory=dict
    )
    """How such an announcement is carried out."""
    reactions: tuple[Callable[["Table", "Hero", "Battle", "Side"], list[Option]], ...] = ()
    """What can be done about the dice of a roll."""
    react: Mapping[str, Callable[["Table", "Hero", "Battle", "Side", Option], None]] = field(
        default_factory=dict
    )
    """How that is done."""
    die_limit: tuple[Callable[["Table", "Battle", int], int], ...] = ()
    """What a hero's die counts as at most."""
    rolled: tuple[Callable[["Table", "Battle"], None], ...] = ()
    """After the dice of a roll have been added up."""
    mask: str = ""
    """The card as which a character is shown whose shape something has taken."""
    unmask: tuple[Callable[["Table", "Battle"], None], ...] = ()
    """When the battle of who poses as a character has been decided."""
    won: tuple[Callable[["Table", "Hero", "Battle"], None], ...] = ()
    """After a victory in battle, over a Creature or a character."""
    spoils: tuple[Verdict, ...] = ()
    """What a victory over a character brings before anything else is lost; True where it did."""
    forfeits: tuple[Verdict, ...] = ()
    """What the loser gives up instead of Health or an Item; True where something else is asked."""

    # --- planes, Artifacts and the end
    turned_up: tuple[Callable[["Table", int, str], None], ...] = ()
    """When a card of a plane, given by its number, has been turned up."""
    instead_of_guardian: tuple[Callable[["Table", "Plane"], str], ...] = ()
    """The phase that follows where no Lesser Guardian bars a plane, but something else."""
    choosing: tuple[Callable[["Table", "Plane"], str], ...] = ()
    """The phase in which the conqueror of a plane chooses among its Artifacts, if she does."""
    conquered: Callable[["Table", "Hero", str], None] | None = None
    """What becomes of a beaten Greater Guardian, where it does not simply leave the game."""
    after_conquest: tuple[Callable[["Table", int], str], ...] = ()
    """The phase after a plane, given by its number, was conquered, where it is not as usual."""
    to_win: int | None = None
    """How many Artifacts win, where it is not as in the base game; 0 where none do."""
    crowned: Deed | None = None
    """Who wins, where it is not the owner of enough Artifacts; asked whenever one was gained."""
    withheld: tuple[Callable[["Table", "Hero"], bool], ...] = ()
    """Whether a hero's Artifacts, though enough, do not win: another must still be won."""
    summoned: tuple[Act, ...] = ()
    """When all Artifacts have left the planes."""
    before_countdown: tuple[Callable[["Table"], str], ...] = ()
    """The phase that must come before the countdown to the Apocalypse, if any."""
    bereft: Deed | None = None
    """What becomes of a game in which nobody is left to come for a hero who died."""
    merit: Callable[["Table", "Hero"], tuple[int, ...]] | None = None
    """What players are ranked by, where it is not Artifacts; the first number is the score."""

    # --- what a seat knows
    remembered: tuple[Callable[["Table", "Table", int | None], None], ...] = ()
    """Put back what a seat knows of shuffled decks, into another world, from the real table."""

    def early_uses(self, table: "Table", hero: "Hero") -> list[Option]:
        """What she may use before she moves, and already before the Chance card."""
        return [option for uses in self.early for option in uses(table, hero)]

    def resisted(
        self, table: "Table", victim: "Hero", subject: str
    ) -> Generator[Question, Any, bool]:
        """Whether a victim escapes an Item or an Adventure (the subject)."""
        for resists in self.resisting:
            if (yield from resists(table, victim, subject)):
                return True
        return False


def asked_by(
    questions: Mapping[str, AskedByCreature], table: "Table", hero: "Hero", creature: "Creature"
) -> str:
    """The phase in which the traits of a Creature let a hero choose; empty where none does."""
    for trait in table.box.traits[creature.id]:
        asks = questions.get(trait)
        if asks is not None:
            phase = asks(table, hero, creature)
            if phase:
                return phase
    return ""


def first_phase(questions: tuple[Callable[P, str], ...], *args: P.args, **kwargs: P.kwargs) -> str:
    """The phase that the first part with an answer names; empty where none has one."""
    for asks in questions:
        phase = asks(*args, **kwargs)
        if phase:
            return phase
    return ""


NO_PARTS = Part()
