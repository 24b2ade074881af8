"""Plays an effect to its end in a real match, and measures what it changed."""

from fabletop.games.seasons.rules.energy import STORES
from fabletop.games.seasons.scenario import SeasonsPlay
from fabletop.games.seasons.seen.gives import Gives
from fabletop.games.seasons.state import Table

Amounts = dict[str, int]


def held(table: Table, seat: int = 0) -> Amounts:
    """What a seat and its opponents have, under the names that `Gives` uses."""
    own = table.sorcerers[seat]
    others = [table.sorcerers[other] for other in table.opponents(seat)]
    spent = [sum(item.energy) for item in own.play if item.power in STORES]
    laid = [sum(item.energy) for item in own.play if item.power not in STORES]
    return {
        "crystals": own.crystals,
        "energy": sum(own.reserve) + sum(spent),
        "stored": sum(laid),
        "gauge": own.gauge,
        "hand": len(own.hand),
        "cards": len(own.play),
        "bonuses": -own.bonuses,
        "their_crystals": sum(one.crystals for one in others),
        "their_energy": sum(sum(one.reserve) for one in others),
        "their_gauge": sum(one.gauge for one in others),
        "their_hand": sum(len(one.hand) for one in others),
        "their_play": sum(len(one.play) for one in others),
    }


def said(gives: Gives) -> Amounts:
    """The same of what a question answers."""
    return {
        "crystals": gives.crystals,
        "energy": sum(gives.tokens) + gives.energy - gives.dropped,
        "stored": gives.stored,
        "gauge": gives.gauge,
        "hand": gives.hand,
        "cards": gives.play - gives.leaves,
        "bonuses": gives.bonuses,
        "their_crystals": gives.their_crystals,
        "their_energy": gives.their_energy,
        "their_gauge": gives.their_gauge,
        "their_hand": gives.their_hand,
        "their_play": gives.their_play,
    }


def change(before: Amounts, after: Amounts) -> Amounts:
    return {name: after[name] - amount for name, amount in before.items()}


def play_on(play: SeasonsPlay, *until: str) -> None:
    """Everybody takes the first option until a question of one of these kinds is asked."""
    while not play.match.over and play.question.kind not in until:
        play.match.answer(play.question.options[0], play.question.seat)
