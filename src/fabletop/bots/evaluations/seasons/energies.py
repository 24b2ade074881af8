"""The value of taking, giving up, storing, changing and transmuting energies."""

from fabletop.bots.evaluations.seasons.seen import SeenSeasons
from fabletop.bots.evaluations.seasons.worth import energy_values, kept_energy
from fabletop.core.question import Option
from fabletop.games.seasons.printed import ENERGIES


def gain_energy(seen: SeenSeasons, option: Option) -> float:
    return energy_values(seen)[ENERGIES.index(str(option[1]))]


def spend_energy(seen: SeenSeasons, option: Option) -> float:
    """Spend the least needed energy first, and from an amulet rather than from the reserve."""
    if option[0] == "enough":
        return 0.0
    number = ENERGIES.index(str(option[1]))
    return -kept_energy(seen)[number] + (0.1 if len(option) > 2 else 0.0)


def copy(seen: SeenSeasons, option: Option) -> float:
    other = next(one for one in seen.others if one.seat == option[1])
    values = energy_values(seen)
    return sum([count * values[number] for number, count in enumerate(other.reserve)], 0.0)


def store(seen: SeenSeasons, option: Option) -> float:
    """The Fairy Monolith is useful when the reserve would overflow."""
    full = seen.room <= 1 and seen.rounds > 2
    return 0.5 if option[0] == "enough" or not full else 1.0


def unstore(seen: SeenSeasons, option: Option) -> float:
    return 1.0 if (option[0] == "enough") != (seen.room > 0) else 0.0


def mirror(_seen: SeenSeasons, option: Option) -> float:
    return -float(int(option[2]))


def transmuting_value(seen: SeenSeasons, held: list[int], bonus: int) -> float:
    """What permission to transmute is worth with these tokens."""
    total = 0.0
    for count, rate, kept in zip(held, seen.rates, kept_energy(seen), strict=True):
        if count:
            each = rate + bonus - kept
            if each > 0:
                total += count * each
    return total
