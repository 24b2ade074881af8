"""The value of activating a card in play: what the rules say it gives and costs here and now, with
the reactions of all cards."""

from typing import Final

from fabletop.bots.evaluations.seasons.changes import value_of
from fabletop.bots.evaluations.seasons.estimates import CardEstimate, handed_on
from fabletop.bots.evaluations.seasons.seen import SeenSeasons
from fabletop.bots.evaluations.seasons.usual import lines_without_extras
from fabletop.bots.evaluations.seasons.worth import token
from fabletop.core.question import Option
from fabletop.games.seasons.seen.gives import NOTHING, Gives
from fabletop.games.seasons.seen.tried import activation_gives
from fabletop.games.seasons.seen.view import CardView

WAIT: Final = 0.5
"""How much of what a gear that is used up will bring is lost by using it now."""
LATE: Final = 2.0
"""In the last rounds there is no better moment to wait for."""
PACE: Final = 1.5
"""How many rounds an activation of a card takes that has to be filled."""
NO_USE: Final = -2.0
"""What an activation is worth that changes nothing that can be counted."""


def activation_value(seen: SeenSeasons, option: Option) -> float:
    item = seen.in_play(str(option[1]))
    if item is None:
        return 0.0
    line = str(option[2]) if len(option) > 2 else ""
    found = seen.estimate(item.power)
    gives = found.steady.get(line)
    if gives is None and found.by_energy and not seen.extras:
        gives = lines_without_extras(seen.box, seen.players, item.power).get(line)
    if gives is None or _will_be_full(item, found):
        gives = activation_gives(seen.view, seen.seat, item.tag, line)
        return _turned(seen, item, gives, found)
    value, reactions = _turned(seen, item, gives, found), seen.reactions
    return value if reactions is NOTHING else value + value_of(seen, reactions)


def _turned(seen: SeenSeasons, item: CardView, gives: Gives, found: CardEstimate) -> float:
    if gives.stored > 0 and found.filled:
        return _filling(seen, item, gives, found)
    value = value_of(seen, gives)
    if handed_on(gives):
        return value - seen.card(item.tag).prestige - found.each_round
    if gives.leaves:
        waiting = WAIT * found.once if seen.rounds > LATE else 0.0
        return value - seen.card(item.tag).prestige - waiting
    return value if value else NO_USE


def _will_be_full(item: CardView, found: CardEstimate) -> bool:
    return found.filled is not None and found.filled.lacking(sum(item.energy)) <= 1


def _filling(seen: SeenSeasons, item: CardView, gives: Gives, found: CardEstimate) -> float:
    """A share of what the full card will bring, if it can be filled in time."""
    filled = found.filled
    costs = value_of(seen, gives._replace(stored=0))
    lacking = filled.lacking(sum(item.energy)) if filled else 0
    if filled is None or lacking <= 0 or seen.rounds <= PACE * (lacking - 1):
        return costs
    brings = filled.crystals + filled.at_end - found.at_end
    back = token(seen) * (filled.times * sum(gives.tokens) + filled.tokens) / filled.times
    return brings / filled.times + costs - back
