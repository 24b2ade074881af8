"""What a card gives: at once, when it is activated, at the end of rounds and seasons, when somebody
summons, activates or transmutes, and at the end of the game. Found out by carrying its effects out
in a usual position; the answers are kept for each box and card."""

from collections.abc import Callable
from functools import lru_cache, partial
from typing import Final

from fabletop.games.seasons.box import Box
from fabletop.games.seasons.cards.base_36_to_40 import tokens_for
from fabletop.games.seasons.cards.power import POWERS
from fabletop.games.seasons.numbers import RESERVE
from fabletop.games.seasons.printed import ENERGIES
from fabletop.games.seasons.rules.abilities import use_ability, why_no_ability
from fabletop.games.seasons.rules.activation import (
    ACTIVATIONS,
    OTHERS_ACTIVATIONS,
    OWN_ACTIVATIONS,
    activate,
)
from fabletop.games.seasons.rules.bonuses import use_bonus
from fabletop.games.seasons.rules.dice import BEFORE_DIE
from fabletop.games.seasons.rules.energy import COVERS, LIMITS, STORES, Amount
from fabletop.games.seasons.rules.giving_up import SHIELDS
from fabletop.games.seasons.rules.moments import MOMENTS, Happening
from fabletop.games.seasons.rules.payment import SAVES
from fabletop.games.seasons.rules.play_area import ON_PLAY, place
from fabletop.games.seasons.rules.scoring import AT_END
from fabletop.games.seasons.rules.summoning import REWARDS, TOLLS
from fabletop.games.seasons.rules.transmutation import ADDS, PERMITS
from fabletop.games.seasons.seen.gives import (
    EMPTY,
    NO_WAY,
    NOTHING,
    CardGives,
    Filled,
    Gives,
    UsedWays,
    Usual,
)
from fabletop.games.seasons.seen.scratch import scratch
from fabletop.games.seasons.seen.trying import Trying
from fabletop.games.seasons.state import Summoned, Table

TriedEffect = Callable[[Table, Summoned], object]

OWN: Final = 0
OTHER: Final = 1
OFTEN: Final = 12
"""How many activations are tried to fill a card."""


@lru_cache(maxsize=4096)
def card_gives(box: Box, players: int, card: str, usual: Usual) -> CardGives:
    """What a card gives in a usual position."""
    return _Finding(box, players, card, usual).found() if card in POWERS else EMPTY


@lru_cache(maxsize=256)
def element_gives(box: Box, players: int, card: str, usual: Usual) -> tuple[Gives, ...]:
    """For a card that is paid with different energies: what each energy paid gives."""
    finding = _Finding(box, players, card, usual)
    return tuple(finding.element(number) for number in range(len(ENERGIES)))


@lru_cache(maxsize=512)
def at_end_gives(box: Box, players: int, card: str, usual: Usual) -> int:
    """Crystals that a card brings if the game ends in a usual position."""
    return _Finding(box, players, card, usual).at_end() if card in AT_END else 0


@lru_cache(maxsize=512)
def filled_gives(box: Box, players: int, card: str, usual: Usual) -> Filled | None:
    """What a card brings that must be activated several times before it pays; None for others."""
    return _Finding(box, players, card, usual).filled() if card in ACTIVATIONS else None


class _Finding:
    """Finds out what a card gives. Effects are carried out on tables on which the card has just
    been put into play."""

    def __init__(self, box: Box, players: int, card: str, usual: Usual) -> None:
        self._box, self._players, self._card, self._usual = box, players, card, usual
        self._known_table: Table | None = None

    @property
    def _table(self) -> Table:
        """To read only."""
        if self._known_table is None:
            self._known_table = self._laid()
        return self._known_table

    def _laid(self) -> Table:
        table = scratch(self._box, self._players, self._usual).copy()
        if self._card in table.deck:
            place_of = table.deck.index(self._card)
            del table.deck[place_of], table.deck_known[place_of]
        place(table, OWN, self._card)
        return table

    @property
    def _item(self) -> Summoned:
        return self._table.sorcerers[OWN].play[-1]

    def found(self) -> CardGives:
        card = self._card
        if POWERS[card].silent:
            return CardGives(silent=True)
        return CardGives(
            at_once=self._at_once() if card in ON_PLAY else NO_WAY,
            lines=self._lines() if card in ACTIVATIONS else {},
            before_die=self._before_die() if card in BEFORE_DIE else {},
            each_round=self._moment("round"),
            each_season=self._moment("season"),
            own_summoning=self._own_summoning() if card in REWARDS else NOTHING,
            own_activation=self._own_activation() if card in OWN_ACTIVATIONS else NOTHING,
            others_activation=self._others_activation() if card in OTHERS_ACTIVATIONS else NOTHING,
            at_end=self.at_end() if card in AT_END else 0,
            toll=self._amount(TOLLS),
            saves=self._amount(SAVES),
            adds=self._amount(ADDS),
            spaces=max(0, self._amount(LIMITS) - RESERVE) - self._amount(COVERS),
            shield=self._amount(SHIELDS),
            permits=card in PERMITS,
            stores=card in STORES,
        )

    def _amount(self, rule: dict[str, Amount]) -> int:
        read = rule.get(self._card)
        return read(self._box.cards[self._card].params) if read else 0

    def _begin(self, way: int = -1) -> tuple[Table, Summoned, Trying]:
        """A table, the card on it, and a measurement that has begun."""
        table = self._table.copy() if self._card in ACTIVATIONS else self._laid()
        item = table.sorcerers[OWN].play[-1]
        return table, item, Trying(table, OWN, item.tag, thorough=True, way=way)

    def _ways(self, effect: TriedEffect) -> UsedWays:
        found: dict[Gives, None] = {}
        way, ways = 0, 1
        while way < ways:
            table, item, trying = self._begin(way)
            found[trying.run(partial(effect, table, item))] = None
            way, ways = way + 1, trying.ways
        return tuple(found)

    def _at_once(self) -> UsedWays:
        return self._ways(lambda table, item: ON_PLAY[self._card](table, OWN, item))

    def element(self, number: int) -> Gives:
        table, item, trying = self._begin()
        return trying.run(lambda: table.then(("elemental", OWN, item.tag, 1 << number)))

    def _lines(self) -> dict[str, UsedWays]:
        lines = ACTIVATIONS[self._card].lines(self._table, OWN, self._item)
        return {line: self._ways(partial(_activate, line)) for line in lines}

    def _before_die(self) -> dict[str, Gives]:
        before = BEFORE_DIE[self._card]
        found: dict[str, Gives] = {}
        for option in before.offers(self._table, OWN):
            world, _, trying = self._begin()
            world.taken[OWN] = f"{world.dice[0][0]}-1"
            words = " ".join(map(str, option))
            found[words] = trying.run(partial(before.takes, world, OWN, option))
        return found

    def _moment(self, moment: str) -> UsedWays:
        happening = MOMENTS[moment].get(self._card)
        return self._ways(partial(self._happens, happening)) if happening else NO_WAY

    def _happens(self, happening: Happening, table: Table, item: Summoned) -> None:
        table.sorcerers[OWN].io = self._card in PERMITS
        happening.effect(table, OWN, item)

    def _own_summoning(self) -> Gives:
        table, _, trying = self._begin()
        return trying.run(lambda: REWARDS[self._card](table, OWN, 1))

    def _own_activation(self) -> Gives:
        """The reaction, and what the end of the round makes of it."""
        table, item, trying = self._begin()
        OWN_ACTIVATIONS[self._card](table, item)
        happening = MOMENTS["round"].get(self._card)
        return trying.run(lambda: happening.effect(table, OWN, item) if happening else None)

    def _others_activation(self) -> Gives:
        table, _, trying = self._begin()
        return trying.run(lambda: OTHERS_ACTIVATIONS[self._card](table, OWN, OTHER))

    def at_end(self) -> int:
        return AT_END[self._card](self._table, OWN, self._item)

    def filled(self) -> Filled | None:
        """Activate the card again and again, until it leaves play or brings more at the end."""
        table = self._laid()
        item = table.sorcerers[OWN].play[-1]
        sorcerer, activation = table.sorcerers[OWN], ACTIVATIONS[self._card]
        empty, tokens, crystals, stored = self._worth_at_end(table, item), 0, 0, 0
        for times in range(1, OFTEN + 1):
            sorcerer.reserve = next(
                ([n, 0, 0, 0] for n in range(OFTEN) if _can(table, item, n)), [0, 0, 0, 0]
            )
            item.turned = False
            trying = Trying(table, OWN, item.tag, thorough=True)
            line = next(iter(activation.lines(table, OWN, item)), None)
            if line is None:
                return None
            gives = trying.run(partial(activate, table, OWN, item.tag, line))
            tokens -= sum(gives.tokens) + gives.energy
            crystals += gives.crystals
            at_end = self._worth_at_end(table, item)
            if times > 1 and (gives.leaves or at_end != empty):
                return Filled(times, tokens, crystals, at_end, stored)
            stored = stored or gives.stored
            if not gives.stored:
                return None
        return None

    def _worth_at_end(self, table: Table, item: Summoned) -> int:
        return AT_END[self._card](table, OWN, item) if self._card in AT_END else 0


def _activate(line: str, table: Table, item: Summoned) -> None:
    activate(table, OWN, item.tag, line)


def _can(table: Table, item: Summoned, tokens: int) -> bool:
    """Whether the card can be activated with this many tokens of one energy."""
    table.sorcerers[OWN].reserve = [tokens, 0, 0, 0]
    return bool(ACTIVATIONS[item.power].lines(table, OWN, item))


@lru_cache(maxsize=256)
def bonus_gives(box: Box, players: int, kind: str, usual: Usual) -> Gives:
    """What a bonus action gives in a usual position."""
    table = scratch(box, players, usual).copy()
    table.sorcerers[OWN].bonuses = 0
    return Trying(table, OWN, "", thorough=True).run(lambda: use_bonus(table, OWN, kind))


@lru_cache(maxsize=256)
def token_gives(box: Box, players: int, token: str, usual: Usual) -> Gives | None:
    """What using a Special Ability gives in a usual position; None if it cannot be used there."""
    table = scratch(box, players, usual).copy()
    table.sorcerers[OWN].token = token
    if why_no_ability(table, OWN):
        return None
    return Trying(table, OWN, "", thorough=True).run(lambda: use_ability(table, OWN))


def crown_tokens(box: Box, card: str) -> int:
    """How many tokens the Vampiric Crown brings for a card."""
    return tokens_for(box, card)
