"""The value of activating a card in play."""

from collections.abc import Callable

from fabletop.bots.evaluations.seasons.energies import transmuting_value
from fabletop.bots.evaluations.seasons.seen import SeenSeasons
from fabletop.bots.evaluations.seasons.worth import (
    drawn_value,
    gain,
    in_play_value,
    kept_energy,
    slot_value,
    token,
)
from fabletop.core.question import Option
from fabletop.games.seasons.printed import ENERGIES
from fabletop.games.seasons.seen.view import CardView

Gear = Callable[[SeenSeasons, CardView, str], float]
"""Values activating a card; takes the card and the line that is activated."""


def activation_value(seen: SeenSeasons, option: Option) -> float:
    item = seen.in_play(str(option[1]))
    gear = GEARS.get(item.power) if item else None
    if item is None or gear is None:
        return 0.0
    return gear(seen, item, str(option[2]) if len(option) > 2 else "")


def _paid(seen: SeenSeasons, line: str) -> float:
    """The cost of paying a token of the energy that the line names."""
    return kept_energy(seen)[ENERGIES.index(line)]


def _cheapest(seen: SeenSeasons) -> float:
    kept = kept_energy(seen)
    held = [kept[number] for number, count in enumerate(seen.me.reserve) if count]
    return min(held, default=token(seen))


def _reserve(seen: SeenSeasons) -> float:
    kept = kept_energy(seen)
    return sum(count * kept[number] for number, count in enumerate(seen.me.reserve))


def balance_of_ishtar(seen: SeenSeasons, _item: CardView, line: str) -> float:
    return 9 + 3 * seen.view.more - 3 * _paid(seen, line)


def jewel_of_the_ancients(seen: SeenSeasons, item: CardView, line: str) -> float:
    """Worth it only if the jewel can get its third token before the end."""
    stored = sum(item.energy)
    in_time = stored < 3 and seen.rounds > 1.5 * (2 - stored)
    return (15.0 if in_time else -9.0) - 3 * _paid(seen, line)


def kairn_the_destroyer(seen: SeenSeasons, _item: CardView, _line: str) -> float:
    return 2.4 * min(2, len(seen.others)) - _cheapest(seen)


def potion_of_knowledge(seen: SeenSeasons, _item: CardView, _line: str) -> float:
    late = 6.0 if seen.rounds <= 2 else 0.0
    return token(seen) * min(5, seen.room) - 5.0 + late


def potion_of_life(seen: SeenSeasons, _item: CardView, _line: str) -> float:
    crystals = sum(seen.me.reserve) * (4 + seen.view.more)
    return crystals - _reserve(seen) - (8.0 if seen.rounds > 2 else 0.0)


def potion_of_power(seen: SeenSeasons, _item: CardView, _line: str) -> float:
    return slot_value(seen) * 2 + drawn_value(seen) - 1


def potion_of_dreams(seen: SeenSeasons, _item: CardView, _line: str) -> float:
    best = max((gain(seen, card) + 6 for card in seen.me.hand), default=0.0)
    return best - _reserve(seen)


def potion_of_resurrection(seen: SeenSeasons, _item: CardView, _line: str) -> float:
    return drawn_value(seen) + 1 if seen.view.discard else -1.0


def tree_of_light(seen: SeenSeasons, _item: CardView, line: str) -> float:
    if line == "gain":
        return max(kept_energy(seen)) - 3.2
    if seen.view.transmuting:
        return -5.0
    return transmuting_value(seen, seen.me.reserve, 0) - _cheapest(seen) - 0.5


def crystal_orb(_seen: SeenSeasons, _item: CardView, line: str) -> float:
    return 0.5 if line == "look" else -3.0


def glutton_cauldron(seen: SeenSeasons, item: CardView, line: str) -> float:
    return 2.2 - _paid(seen, line) if seen.rounds > 7 - sum(item.energy) else -3.0


def dragon_skull(seen: SeenSeasons, _item: CardView, _line: str) -> float:
    losses = sorted(in_play_value(seen, card.tag) for card in seen.me.play)
    return 15.0 - sum(losses[:3])


def idol_of_the_familiar(seen: SeenSeasons, _item: CardView, _line: str) -> float:
    return 0.1 + sum(seen.card(card.tag).category == "familiar" for card in seen.me.play)


def necrotic_kriss(seen: SeenSeasons, _item: CardView, _line: str) -> float:
    return 4 * token(seen) - min(_familiars(seen), default=9.0) - 1


def _familiars(seen: SeenSeasons) -> list[float]:
    """What would be lost by giving up each familiar."""
    tags = [card.tag for card in seen.me.play]
    losses = [in_play_value(seen, tag) for tag in tags if seen.card(tag).category == "familiar"]
    hand = [card for card in seen.me.hand if seen.card(card).category == "familiar"]
    return losses + [max(0.0, gain(seen, card)) for card in hand]


def damned_soul_of_onys(seen: SeenSeasons, _item: CardView, _line: str) -> float:
    """The next sorcerer then has its negative prestige, and loses crystals every round."""
    return 8.0 - _cheapest(seen)


def fairy_monolith(seen: SeenSeasons, _item: CardView, _line: str) -> float:
    return 1.0 if seen.room > 2 and seen.rounds <= 3 else -1.0


def rarely(_seen: SeenSeasons, _item: CardView, _line: str) -> float:
    return -2.0


GEARS: dict[str, Gear] = {
    "balance_of_ishtar": balance_of_ishtar,
    "jewel_of_the_ancients": jewel_of_the_ancients,
    "kairn_the_destroyer": kairn_the_destroyer,
    "potion_of_knowledge": potion_of_knowledge,
    "potion_of_life": potion_of_life,
    "potion_of_power": potion_of_power,
    "potion_of_dreams": potion_of_dreams,
    "potion_of_resurrection": potion_of_resurrection,
    "tree_of_light": tree_of_light,
    "crystal_orb": crystal_orb,
    "glutton_cauldron": glutton_cauldron,
    "dragon_skull": dragon_skull,
    "idol_of_the_familiar": idol_of_the_familiar,
    "necrotic_kriss": necrotic_kriss,
    "damned_soul_of_onys": damned_soul_of_onys,
    "fairy_monolith": fairy_monolith,
    "mirror_of_the_seasons": rarely,
    "arcane_telescope": rarely,
    "argos_hawk": rarely,
}
