"""What a card is expected to bring, in prestige points: what it gives in usual positions, times
what that is worth. The cards say what they give; the constants here are judgement."""

from collections.abc import Iterable
from dataclasses import replace
from functools import lru_cache
from typing import Final, NamedTuple

from fabletop.bots.evaluations.seasons.usual import USUAL, steady_lines
from fabletop.games.seasons.box import Box
from fabletop.games.seasons.printed import ENERGIES
from fabletop.games.seasons.seen.cards import at_end_gives, card_gives, filled_gives
from fabletop.games.seasons.seen.gives import NOTHING, CardGives, Filled, Gives, UsedWays

TOKEN: Final = 1.7
"""The value of an energy token that no card needs."""
SLOT: Final = 3.5
"""A space of the gauge that a card is waiting for."""
DRAWN: Final = 3.5
"""A card drawn early in the game."""
CHOICE: Final = 0.15
"""How much more a card is worth for every other card that it is chosen from."""
PUT: Final = 11.0
"""A card put into play without paying."""
FROM_HAND: Final = 1.0
"""What a card put into play would have been worth in hand."""
GIVEN_UP: Final = 5.0
"""A card of one's own, in hand or in play, that has to be given up."""
TAKEN_BACK: Final = 1.0
"""A card taken back into the hand, to be summoned again."""
BONUS: Final = 4.0
"""A space moved back on the bonus track."""
FORESEEN: Final = 0.1
"""To know a card on top of the draw pile."""
SPACE: Final = 0.5
"""A space that the season marker may be moved."""
RING: Final = 3.0
"""Being allowed to transmute."""
EXTRA: Final = 4.0
"""How many tokens are transmuted when each brings an extra crystal."""

THEIR_CRYSTAL: Final = 0.6
THEIR_TOKEN: Final = 1.0
THEIR_SLOT: Final = 2.0
THEIR_CARD: Final = 7.0
THEIR_HAND: Final = 1.0
"""What it is worth if an opponent loses a crystal, a token, a space of the gauge, a card in play,
or does not get another card in hand; shared between several opponents."""

SUMMONED: Final = 0.45
TRANSMUTED: Final = 1.3
REROLLED: Final = 0.35
PERMITTED: Final = 0.3
"""How many cards a sorcerer summons in a round, how many tokens she transmutes, how often she
rerolls or ignores her die, how often a card lets her transmute."""
ACTIVATED: Final = 0.45
TURNED: Final = 0.5
"""How often a gear is turned in a round if it costs something, and how often any gear is turned."""
HELD: Final = 0.4
"""How many rounds out of one a card is kept that can be handed on to an opponent."""
ONCE: Final = 0.9
"""What is left of a gear that is used up, because the best moment for it may not come."""
BETTER_DIE: Final = 1.5
"""What rerolling a die is worth by itself."""
RESERVED: Final = 0.1
"""What a space of the reserve is worth in a round."""
SHIELDED: Final = 0.5
"""How likely it is that a card may be given up instead of another."""
ELEMENTS: Final = 2
"""How many different energies are usually paid for a card that takes any."""
FILLED: Final = 0.4
PACE: Final = 3.0
"""How likely a card is to be filled that needs several activations, and how many rounds each of
them takes."""

FOUND: Final = 0.25
"""How often a card that a gear finds on the draw pile is worth the tokens for putting it into
play."""
EXCHANGED: Final = 1.2
"""What it is worth to turn a token into one of another energy."""
LAID: Final = 0.28
"""What it is worth in a round to lay a token aside that comes back."""
SILENT: Final = 2.5
"""A card of which nothing certain can be said."""


class CardEstimate(NamedTuple):
    """What one card is expected to bring, in prestige points."""

    now: float
    """When it enters play."""
    later: float
    """The same, as far as it still has to be turned into points."""
    each_round: float
    each_season: float
    once: float
    """By a gear that is used up."""
    at_end: float
    filled: Filled | None
    reward: float
    """For summoning another card."""
    shield: int
    varies: bool
    """Whether what it gives at once depends on the position."""
    stores: bool
    steady: dict[str, Gives]
    """The lines that give the same in all usual positions."""
    by_energy: bool
    """Whether its lines are energies."""
    slots: int
    """Spaces of the gauge that it brings at once."""
    tokens: float
    """Tokens that the end of a round brings or takes."""
    loses: bool
    """Whether the end of a round costs crystals."""
    before_die: dict[str, Gives]
    """What it gives before the die is applied, by the choice."""


@lru_cache(maxsize=2_000)
def estimate(box: Box, players: int, card: str) -> CardEstimate:
    found = [card_gives(box, players, card, usual) for usual in USUAL]
    others = players - 1
    prestige = int(box.cards[card].prestige)
    one = found[0]
    part = ELEMENTS / len(ENERGIES) if box.cards[card].cost.elements else 1.0
    at_once = [_best(gives.at_once, others) for gives in found]
    rounds = [_best(gives.each_round, others) for gives in found]
    lines = [_best_line(gives, others, prestige) for gives in found]
    each_round = _mean(both(gives, others) + LAID * gives.stored for gives in rounds)
    each_round *= PERMITTED if one.permits else 1.0
    each_round *= HELD if any(handed_on(ways[0]) for ways in one.lines.values()) else 1.0
    each_round += ACTIVATED * _mean(line for line, used_up, free in lines if not used_up | free)
    each_round += _mean(line for line, used_up, free in lines if free and not used_up)
    each_round += _reactions(one, others) + _by_numbers(one, others)
    return CardEstimate(
        now=part * _mean(now_value(gives, others) for gives in at_once)
        + SILENT * one.silent
        + SHIELDED * one.shield,
        later=part * _mean(map(later_value, at_once)),
        each_round=each_round,
        each_season=_mean(both(_best(gives.each_season, others), others) for gives in found),
        once=ONCE * max((line for line, used_up, _ in lines if used_up), default=0.0),
        at_end=_mean(gives.at_end for gives in found),
        filled=filled_gives(box, players, card, USUAL[0]),
        reward=both(one.own_summoning, others),
        shield=one.shield,
        varies=len({gives._replace(dropped=0) for gives in at_once}) > 1,
        stores=one.stores,
        steady=steady_lines(found),
        by_energy=any(line in ENERGIES for gives in found for line in gives.lines),
        slots=at_once[0].gauge,
        tokens=_mean(sum(gives.tokens) + gives.energy for gives in rounds),
        loses=rounds[1].crystals < 0,
        before_die=one.before_die,
    )


def _mean(values: Iterable[float]) -> float:
    """The mean over all usual positions; what is missing counts as nothing."""
    return sum(values, 0.0) / len(USUAL)


@lru_cache(maxsize=4096)
def now_value(gives: Gives, others: int) -> float:
    """What counts as points already, own and theirs."""
    back = max(0, min(gives.their_hand, -gives.their_play))
    theirs = (
        gives.their_crystals * THEIR_CRYSTAL
        + gives.their_energy * THEIR_TOKEN
        + gives.their_gauge * THEIR_SLOT
        + (gives.their_hand - back) * THEIR_HAND
        + min(0, gives.their_play + back) * THEIR_CARD
    )
    known = gives.foreseen * FORESEEN + gives.spaces * SPACE
    return gives.crystals + gives.bonuses * BONUS + known - theirs / others


def later_value(gives: Gives) -> float:
    """What still has to be turned into points: energy, spaces of the gauge, cards."""
    tokens = sum(gives.tokens) + gives.energy + gives.stored - gives.dropped
    value = tokens * TOKEN + gives.gauge * SLOT
    hand, play = gives.hand, gives.play
    back, laid = max(0, min(hand, -play)), max(0, min(play, -hand))
    choice = 1 + CHOICE * max(0, gives.looked - 1)
    value += back * TAKEN_BACK - laid * FROM_HAND
    value += (hand - back + laid) * (DRAWN * choice if hand > back else GIVEN_UP)
    value += (play + back) * (PUT * choice if play > 0 else GIVEN_UP)
    return value + gives.transmutes * RING + gives.extra * EXTRA


def both(gives: Gives, others: int) -> float:
    if gives is NOTHING:
        return 0.0
    return now_value(gives, others) + later_value(gives)


def _best(ways: UsedWays, others: int) -> Gives:
    """The best way to answer what an effect asks."""
    return ways[0] if len(ways) == 1 else max(ways, key=lambda gives: both(gives, others))


def handed_on(gives: Gives) -> bool:
    """Whether the card goes to an opponent."""
    return gives.leaves and gives.their_play > 0


def _best_line(found: CardGives, others: int, prestige: int) -> tuple[float, bool, bool]:
    """The best gear: its value (0 if none is worth it), whether it is used up, whether it costs
    nothing."""
    best, used_up, free = 0.0, False, False
    for gives in (gives for ways in found.lines.values() for gives in ways):
        if handed_on(gives) or gives.stored:
            continue
        value = _gear(gives, others) - (prestige if gives.leaves else 0)
        if value > best:
            costs = min(*gives.tokens, gives.energy, gives.hand, gives.play, gives.crystals) < 0
            best, used_up, free = value, gives.leaves, not costs
    return best, used_up, free


def _gear(gives: Gives, others: int) -> float:
    """What a gear is worth: a card that it finds is not always worth its tokens, and tokens may
    become others that are needed."""
    value = both(gives, others)
    if gives.play > 0 and gives.hand == 0 and gives.energy < 0:
        return FOUND * value
    gained = sum(count for count in gives.tokens if count > 0)
    return value + EXCHANGED * min(gained, gained - sum(gives.tokens))


def _reactions(found: CardGives, others: int) -> float:
    """What own and others' actions bring in a round."""
    return (
        SUMMONED * both(found.own_summoning, others)
        + TURNED * both(found.own_activation, others)
        + TURNED * others * both(found.others_activation, others)
    )


def _by_numbers(found: CardGives, others: int) -> float:
    """What changed prices, rates and limits bring in a round, and other dice."""
    die = max((both(gives, others) for gives in found.before_die.values()), default=0.0)
    rerolls = any(choice.startswith("reroll") for choice in found.before_die)
    return (
        SUMMONED * (found.saves * TOKEN + found.toll * others)
        + TRANSMUTED * found.adds
        + REROLLED * (die + (BETTER_DIE if rerolls else 0.0)) * (1.0 if rerolls else 0.7)
        + PERMITTED * found.permits
        + RESERVED * found.spaces
    )


@lru_cache(maxsize=2_000)
def reads_reserve(box: Box, players: int, card: str) -> bool:
    """Whether the end brings more with another reserve and the same cards."""
    richer = replace(USUAL[0], reserve=USUAL[-1].reserve)
    poor, rich = (at_end_gives(box, players, card, usual) for usual in (USUAL[0], richer))
    return poor != rich
