"""What cards cost and how the cost is paid (S-100 to S-104, S-154).

A bill says how many tokens of each energy are needed, how many of any energy, and how many tokens
are saved. It is paid token by token; the player is asked only if there is a choice.
"""

from itertools import product
from operator import sub
from typing import Final

from fabletop.core.agenda import Job
from fabletop.core.question import Option, Question, Step
from fabletop.games.seasons.printed import ENERGIES
from fabletop.games.seasons.rules.agenda import asking, instant
from fabletop.games.seasons.rules.energy import NUMBER, Amount, give_back, purse, stores
from fabletop.games.seasons.rules.play_area import find
from fabletop.games.seasons.state import Sorcerer, Table

NATURE: Final = "nature_spirit"

SAVES: Final[dict[str, Amount]] = {}
"""Cards that make summoning cheaper, by their powers."""

Bill = tuple[int, int, int, int, int, int]
"""Water, earth, fire, air, any, saved."""

Changes = tuple[int, int]
"""Extra tokens of any energy, tokens saved."""

NO_CHANGES: Final[Changes] = (0, 0)
"""The cost is as printed: always so for mimicking, which is not summoning (I-025)."""


def changes(table: Table, seat: int) -> Changes:
    """Extra energy for the Nature Spirit, and the tokens that cards save in summoning."""
    saved = 0
    for item in table.sorcerers[seat].play:
        if item.power in SAVES:
            saved += SAVES[item.power](table.box.cards[item.power].params)
    return int(table.enchantment == NATURE), saved


def changed(need: tuple[int, int, int, int], changes: Changes) -> Bill:
    """The bill after the changes. If the cost has tokens at all, at least one remains to pay."""
    anything, saved = changes
    water, earth, fire, air = need
    if not saved:
        return (water, earth, fire, air, anything, 0)
    total = water + earth + fire + air + anything
    return (water, earth, fire, air, anything, min(saved, max(0, total - 1)))


def summoning_bill(table: Table, seat: int, card: str) -> Bill:
    """The energy bill of a card summoned from hand."""
    return changed(table.box.prices[len(table.sorcerers)][card][0], changes(table, seat))


def tokens_of(bill: Bill) -> int:
    """How many tokens a bill takes."""
    water, earth, fire, air, anything, saved = bill
    return water + earth + fire + air + anything - saved


def crystal_price(table: Table, card: str) -> int:
    return table.box.prices[len(table.sorcerers)][card][1]


def payable(have: list[int], bill: Bill) -> bool:
    """Whether a bill can be paid: saving must cover the missing tokens, and enough others must be
    left for the tokens of any energy."""
    *need, anything, off = bill
    missing = spare = 0
    for over in map(sub, have, need):
        if over < 0:
            missing -= over
        else:
            spare += over
    return missing <= off and spare >= anything - off + missing


def ways(have: list[int], bill: Bill) -> list[tuple[int, ...]]:
    """All sets of tokens with which a bill can be paid."""
    *need, anything, off = bill
    count = sum(need) + anything - off
    most = [
        range(min(held, needed + anything) + 1) for held, needed in zip(have, need, strict=True)
    ]
    return [
        paid
        for paid in product(*most)
        if sum(paid) == count
        and sum(max(0, needed - given) for given, needed in zip(paid, need, strict=True)) <= off
    ]


def pay_bill(seat: int, bill: Bill) -> Job:
    """The job of paying a bill."""
    return ("pay", seat, *bill)


def pay_any(seat: int, count: int) -> Job:
    """The job of paying `count` tokens of any energy."""
    return ("pay", seat, 0, 0, 0, 0, count, 0)


def pay_alike(seat: int, energy: int, count: int) -> Job:
    """The job of paying `count` tokens of one energy."""
    return ("pay", seat, *(count if number == energy else 0 for number in range(4)), 0, 0)


@instant("pay")
def pay(table: Table, seat: int, *bill: int) -> None:
    """Pay all tokens that leave no choice; ask for the rest."""
    water, earth, fire, air, anything, off = bill
    rest: Bill = (water, earth, fire, air, anything, off)
    while tokens_of(rest) > 0:
        tokens = _next_tokens(table, seat, rest)
        if len(tokens) > 1:
            table.then(("pay_one", seat, *rest))
            return
        rest = _pay_token(table, seat, rest, tokens[0])


def _next_tokens(table: Table, seat: int, bill: Bill) -> list[Option]:
    """The tokens to choose from: those of an energy that must be paid in any case, otherwise all
    that may be paid."""
    sorcerer = table.sorcerers[seat]
    if bill[4] or bill[5]:
        found = ways(purse(sorcerer), bill)
        each = list(zip(*found, strict=True))
        certain, possible = list(map(min, each)), list(map(max, each))
    else:
        certain = possible = list(bill[:4])
    for energy in range(4):
        if certain[energy]:
            return _places(sorcerer, energy)
    tokens: list[Option] = []
    for energy in range(4):
        if possible[energy]:
            tokens += _places(sorcerer, energy)
    return tokens


def _places(sorcerer: Sorcerer, energy: int) -> list[Option]:
    """Where a token of this energy can come from."""
    name = ENERGIES[energy]
    places: list[Option] = [("pay", name)] if sorcerer.reserve[energy] else []
    for item in stores(sorcerer):
        if item.energy[energy]:
            places.append(("pay", name, item.tag))
    return places


def _pay_token(table: Table, seat: int, bill: Bill, token: Option) -> Bill:
    energy = NUMBER[str(token[1])]
    spend(table, seat, energy, 1, str(token[2]) if len(token) > 2 else "")
    water, earth, fire, air, anything, off = bill
    need = [water, earth, fire, air]
    if need[energy]:
        need[energy] -= 1
    else:
        anything -= 1
    return (need[0], need[1], need[2], need[3], anything, off)


def spend(table: Table, seat: int, energy: int, count: int, tag: str = "") -> None:
    """Return tokens of the reserve, or of the card in play with this tag, to the stockpile."""
    sorcerer = table.sorcerers[seat]
    item = find(sorcerer, tag) if tag else None
    give_back(table, item.energy if item else sorcerer.reserve, energy, count)
    table.note("spent", seat, ENERGIES[energy], count)


@asking("pay_one")
def pay_one(table: Table, seat: int, *bill: int) -> Step:
    water, earth, fire, air, anything, off = bill
    rest: Bill = (water, earth, fire, air, anything, off)
    left = tokens_of(rest)
    options = _next_tokens(table, seat, rest)
    answer: Option = yield Question(seat, "pay", options, subject=str(left))
    table.agenda.pop()
    table.then(pay_bill(seat, _pay_token(table, seat, rest, answer)))
