"""The reserve, its limit and the tokens on cards (S-070 to S-077); the stockpile (S-013)."""

from collections.abc import Callable
from operator import add
from typing import Final

from fabletop.core.question import Option, Question, Step
from fabletop.games.seasons.numbers import RESERVE
from fabletop.games.seasons.printed import ENERGIES, EffectNumbers
from fabletop.games.seasons.rules.agenda import asking
from fabletop.games.seasons.state import OVERFLOW, Sorcerer, Summoned, Table

NUMBER: Final = {energy: number for number, energy in enumerate(ENERGIES)}

GAIN: Final[list[Option]] = [("gain", energy) for energy in ENERGIES]

Amount = Callable[[EffectNumbers], int]
"""Picks one of a card's numbers, such as the spaces that it covers."""

LIMITS: Final[dict[str, Amount]] = {}
"""Cards that raise the limit of the reserve, by their powers."""
COVERS: Final[dict[str, Amount]] = {}
"""Cards that cover spaces of the reserve, by their powers."""
RESERVES: Final[set[str]] = set()
"""All powers in `LIMITS` and `COVERS`: most cards are neither, which one look tells."""
STORES: Final[set[str]] = set()
"""Powers of cards whose tokens are spent as if they lay in the reserve (S-076)."""


def limit(table: Table, sorcerer: Sorcerer) -> int:
    """How many tokens the reserve can hold (S-070, S-072 to S-074)."""
    spaces, covered = RESERVE, sorcerer.covered
    for item in sorcerer.play:
        if item.power in RESERVES:
            power = item.power
            numbers = table.box.cards[power].params
            if power in LIMITS:
                spaces = max(spaces, LIMITS[power](numbers))
            else:
                covered += COVERS[power](numbers)
    return spaces - covered if spaces > covered else 0


def spaces(table: Table, sorcerer: Sorcerer) -> int:
    """How many spaces the reserve has, covered ones included (S-070, S-072)."""
    raised = (item.power for item in sorcerer.play if item.power in LIMITS)
    return max([RESERVE, *(LIMITS[one](table.box.cards[one].params) for one in raised)])


def stores(sorcerer: Sorcerer) -> list[Summoned]:
    """Cards whose tokens are spent as if they lay in the reserve (S-076)."""
    found: list[Summoned] = []
    for item in sorcerer.play:
        if item.power in STORES and any(item.energy):
            found.append(item)
    return found


def purse(sorcerer: Sorcerer) -> list[int]:
    """All tokens that can be spent: those in the reserve and on an Amulet of Water."""
    total = sorcerer.reserve[:]
    for item in sorcerer.play:
        if item.power in STORES:
            total = list(map(add, total, item.energy))
    return total


def take(table: Table, seat: int, energy: int, count: int = 1) -> None:
    """Take tokens from the stockpile into the reserve; `settle` checks the limit."""
    if count:
        lay_on(table, table.sorcerers[seat].reserve, energy, count)
        table.note("gained", seat, ENERGIES[energy], count)


def give_back(table: Table, held: list[int], energy: int, count: int = 1) -> None:
    """Return tokens from a reserve or a card to the stockpile."""
    held[energy] -= count
    table.stock[energy] += count


def lay_on(table: Table, held: list[int], energy: int, count: int = 1) -> None:
    """Lay tokens from the stockpile on a reserve or a card."""
    give_back(table, held, energy, -count)


def empty(table: Table, held: list[int]) -> int:
    """Return all tokens of a reserve or a card to the stockpile, and say how many there were."""
    total = sum(held)
    for energy in range(4):
        give_back(table, held, energy, held[energy])
    return total


def surplus(table: Table, seat: int) -> int:
    """How many tokens the reserve has above its limit; negative if there is room."""
    sorcerer = table.sorcerers[seat]
    return sum(sorcerer.reserve) - limit(table, sorcerer)


def settle(table: Table, seat: int) -> None:
    """Cut the reserve to its limit before anything else happens (S-071, S-075)."""
    if surplus(table, seat) > 0:
        table.agenda.append((OVERFLOW, seat))


def grant(table: Table, seat: int, count: int) -> None:
    """Gain tokens of the player's choice (S-077). Nobody chooses more tokens than the reserve can
    hold, because the surplus is discarded at once."""
    count = min(count, limit(table, table.sorcerers[seat]))
    if count > 0:
        table.then(("choose_energy", seat, count))


def held_types(held: list[int], verb: str) -> list[Option]:
    return [(verb, ENERGIES[energy]) for energy in range(4) if held[energy]]


@asking("choose_energy")
def choose_energy(table: Table, seat: int, count: int) -> Step:
    answer: Option = yield Question(seat, "energy", GAIN, subject=str(count))
    table.agenda.pop()
    take(table, seat, NUMBER[str(answer[1])])
    if count > 1:
        table.then(("choose_energy", seat, count - 1))
    else:
        settle(table, seat)


@asking(OVERFLOW)
def overflow(table: Table, seat: int) -> Step:
    """The player chooses which tokens to discard (S-071), as long as there are too many."""
    too_many = surplus(table, seat)
    if too_many <= 0:
        table.agenda.pop()
        return
    options = held_types(table.sorcerers[seat].reserve, "drop")
    answer: Option = yield Question(seat, "overflow", options, subject=str(too_many))
    _drop(table, seat, str(answer[1]))
    if too_many == 1:
        table.agenda.pop()


@asking("drop")
def drop(table: Table, seat: int, count: int) -> Step:
    """Give up a number of tokens of the reserve, of the player's choice."""
    reserve = table.sorcerers[seat].reserve
    answer: Option = yield Question(seat, "drop", held_types(reserve, "drop"), subject=str(count))
    table.agenda.pop()
    _drop(table, seat, str(answer[1]))
    if count > 1:
        table.then(("drop", seat, count - 1))


def _drop(table: Table, seat: int, energy: str) -> None:
    give_back(table, table.sorcerers[seat].reserve, NUMBER[energy])
    table.note("dropped", seat, energy, 1)


def drop_some(table: Table, seat: int, count: int) -> None:
    """Give up a number of tokens of the reserve, or all if there are fewer."""
    reserve = table.sorcerers[seat].reserve
    if sum(reserve) <= count:
        lost = empty(table, reserve)
        if lost:
            table.note("dropped_all", seat, lost)
    else:
        table.then(("drop", seat, count))
