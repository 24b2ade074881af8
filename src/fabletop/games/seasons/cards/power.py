"""A power card and everything that it does. Each card is one block of a module: its Power, and
below it a function for every moment at which the card does something. The methods of Power are
these moments.

Where a rule needs only a number, the card says which of its numbers to use:
`saves(lambda numbers: numbers.less)`.

The rules look up functions by the moment and by the power of a card in play, which is the card
itself or the item that a Raven mimics. A card without a function for a moment does nothing then.
"""

from collections.abc import Callable
from typing import Final, TypeVar

from fabletop.core.question import Option, Refusal
from fabletop.games.seasons.printed import EffectNumbers
from fabletop.games.seasons.refusals import EXPLAIN, Explain
from fabletop.games.seasons.rules import moments
from fabletop.games.seasons.rules.activation import (
    ACTIVATIONS,
    OTHERS_ACTIVATIONS,
    OWN_ACTIVATIONS,
    Activation,
    ActivationCost,
    ActivationEffect,
    ActivationLines,
    OthersActivation,
    OwnActivation,
    free,
)
from fabletop.games.seasons.rules.dice import BEFORE_DIE, BeforeDie
from fabletop.games.seasons.rules.energy import COVERS, LIMITS, RESERVES, STORES, Amount
from fabletop.games.seasons.rules.giving_up import SHIELDS
from fabletop.games.seasons.rules.moments import MOMENTS, Happening, Touched
from fabletop.games.seasons.rules.payment import SAVES
from fabletop.games.seasons.rules.play_area import (
    ON_LEAVING,
    ON_PLAY,
    ON_SACRIFICE,
    ONLY_SUMMONED,
    OnLeaving,
    OnPlay,
    OnSacrifice,
)
from fabletop.games.seasons.rules.scoring import AT_END, AtEnd
from fabletop.games.seasons.rules.summoning import REWARDS, TOLLS, SummoningReward
from fabletop.games.seasons.rules.transmutation import ADDS, PERMITS
from fabletop.games.seasons.state import Table
from fabletop.games.seasons.worlds import POSSIBLE, Possible

PLAY: Final = "play"
PERMANENT: Final = "permanent"
ACTIVATION: Final = "activation"
"""The effect symbols (S-010)."""

H = TypeVar("H")
TakeDie = Callable[[Table, int, Option], None]


class Power:
    """What one card does. A second Power for the same card is an error."""

    def __init__(self, card: str) -> None:
        if card in POWERS:
            raise ValueError(f"{card} is written in two places")
        self.id = card
        self.kinds: set[str] = set()
        """The effect symbols that have code."""
        self.silent = ""
        POWERS[card] = self

    def says_nothing(self, why: str) -> None:
        """Why nothing certain can be said about what it gives; `seen/cards.py` finds out what all
        other cards give."""
        self.silent = why

    def params(self, table: Table) -> EffectNumbers:
        """The numbers in its effect, with a player's corrections."""
        return table.box.cards[self.id].params

    def _does(self, kind: str, rule: dict[str, H], what: H) -> H:
        if self.id in rule:
            raise ValueError(f"{self.id}: two effects at the same moment")
        rule[self.id] = what
        self.kinds.add(kind)
        return what

    # Entering and leaving play

    def on_play(self, effect: OnPlay) -> OnPlay:
        """When it enters play."""
        return self._does(PLAY, ON_PLAY, effect)

    def only_summoned(self) -> None:
        """No effect can put it into play."""
        ONLY_SUMMONED.add(self.id)

    def on_sacrifice(self, effect: OnSacrifice) -> OnSacrifice:
        """When it is sacrificed."""
        return self._does(PERMANENT, ON_SACRIFICE, effect)

    def on_leaving(self, effect: OnLeaving) -> OnLeaving:
        """When a card of an opponent leaves play, no matter what this card mimics. The function
        returns the jobs to do then."""
        return self._does(PERMANENT, ON_LEAVING, effect)

    def goes_instead(self, crystals: Amount) -> None:
        """It may be given up instead of another card, and then brings crystals."""
        self._does(PERMANENT, SHIELDS, crystals)

    # Activating

    def activation(
        self, lines: ActivationLines, *, cost: ActivationCost = free, reason: str = ""
    ) -> Callable[[ActivationEffect], ActivationEffect]:
        """When its owner activates it: the lines that can be chosen now, what each costs, and the
        reason if there are none."""

        def register(effect: ActivationEffect) -> ActivationEffect:
            self._does(ACTIVATION, ACTIVATIONS, Activation(lines, effect, cost, reason))
            return effect

        return register

    def own_activation(self, reaction: OwnActivation) -> OwnActivation:
        """When its owner has paid for activating any card."""
        return self._does(PERMANENT, OWN_ACTIVATIONS, reaction)

    def others_activation(self, reaction: OthersActivation) -> OthersActivation:
        """When an opponent has paid for activating any card."""
        return self._does(PERMANENT, OTHERS_ACTIVATIONS, reaction)

    # The die

    def before_die(
        self,
        verb: str,
        offers: Callable[[Table, int], list[Option]],
        refuses: Callable[[Table, int], list[Refusal]],
        *,
        gear: bool = False,
    ) -> Callable[[TakeDie], TakeDie]:
        """Before the die is applied: the options that begin with this verb, and what is refused."""

        def register(takes: TakeDie) -> TakeDie:
            before = BeforeDie(verb, offers, refuses, takes, gear)
            self._does(ACTIVATION if gear else PERMANENT, BEFORE_DIE, before)
            return takes

        return register

    # Summoning

    def saves(self, energy: Amount) -> None:
        """Its owner pays this much less energy for summoning."""
        self._does(PERMANENT, SAVES, energy)

    def toll(self, crystals: Amount) -> None:
        """Crystals that an opponent pays its owner for summoning."""
        self._does(PERMANENT, TOLLS, crystals)

    def rewards_summoning(self, reward: SummoningReward) -> SummoningReward:
        """When its owner has summoned another card; once for all cards with this power."""
        return self._does(PERMANENT, REWARDS, reward)

    # Energy and transmuting

    def limit(self, spaces: Amount) -> None:
        """Raises the number of spaces of its owner's reserve to this."""
        self._does(PERMANENT, LIMITS, spaces)
        RESERVES.add(self.id)

    def covers(self, spaces: Amount) -> None:
        """How many spaces of its owner's reserve it covers."""
        self._does(PERMANENT, COVERS, spaces)
        RESERVES.add(self.id)

    def stores(self) -> None:
        """Tokens on it are spent as if they lay in the reserve."""
        STORES.add(self.id)

    def keeps(self) -> None:
        """Its permanent effect needs no code: tokens on it cannot be spent, as on every card that
        does not store."""
        self.kinds.add(PERMANENT)

    def adds(self, crystals: Amount) -> None:
        """Extra crystals for every token that its owner transmutes."""
        self._does(PERMANENT, ADDS, crystals)

    def permits_transmuting(self) -> None:
        """A die with crystals lets its owner transmute."""
        PERMITS.add(self.id)
        self.kinds.add(PERMANENT)

    # Moments of the game

    def each_round(
        self,
        *,
        touches: Touched = "",
        gains: bool = False,
        loses: Amount | None = None,
        once: bool = False,
    ) -> Callable[[moments.Effect], moments.Effect]:
        """At the end of every round; `Happening` explains when the order matters."""

        def register(effect: moments.Effect) -> moments.Effect:
            happening = Happening(effect, touches, gains, loses, once)
            self._does(PERMANENT, MOMENTS["round"], happening)
            return effect

        return register

    def each_season(self, *, touches: Touched = "") -> Callable[[moments.Effect], moments.Effect]:
        """When the season changes."""

        def register(effect: moments.Effect) -> moments.Effect:
            self._does(PERMANENT, MOMENTS["season"], Happening(effect, touches))
            return effect

        return register

    def at_end(self, brings: AtEnd) -> AtEnd:
        """Crystals at the end of the game."""
        return self._does(PERMANENT, AT_END, brings)

    # What belongs to the card's own questions

    def refuses(self, question: str) -> Callable[[Explain], Explain]:
        """Why something is not among the options of a question that the card asks."""

        def register(explain: Explain) -> Explain:
            EXPLAIN[question] = explain
            return explain

        return register

    def needs(self, *jobs: str) -> Callable[[Possible], Possible]:
        """A condition for every world in which one of these jobs is on the agenda: hidden cards
        are drawn again until it holds. The card's own id stands for its activation effect."""

        def register(possible: Possible) -> Possible:
            POSSIBLE.update(dict.fromkeys(jobs, possible))
            return possible

        return register


POWERS: Final[dict[str, Power]] = {}
"""All cards with effects, in the printed order."""
