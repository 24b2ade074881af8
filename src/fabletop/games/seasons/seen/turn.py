"""What actions of a turn give and cost at this table: activating, summoning, transmuting, bonuses,
and how the game stands. The questions use only what is open to the viewing seat."""

from fractions import Fraction
from functools import lru_cache

from fabletop.games.seasons.box import Box
from fabletop.games.seasons.cards.base_31_to_35 import price_of_orb
from fabletop.games.seasons.numbers import BONUSES, HIGHEST, IN_A_SEASON, PENALTY, SPACES, YEARS
from fabletop.games.seasons.rules import bonuses, dice, scoring, turn
from fabletop.games.seasons.rules import transmutation as transmuting
from fabletop.games.seasons.rules.crystals import risen
from fabletop.games.seasons.rules.dice import draws
from fabletop.games.seasons.rules.energy import STORES, purse, spaces
from fabletop.games.seasons.rules.payment import Bill, crystal_price, summoning_bill, tokens_of
from fabletop.games.seasons.rules.piles import VISION, price_of_keeping
from fabletop.games.seasons.rules.scoring import AT_END
from fabletop.games.seasons.rules.scoring import left_in_hand as left
from fabletop.games.seasons.rules.summoning import affordable, toll
from fabletop.games.seasons.rules.transmutation import permits
from fabletop.games.seasons.rules.turn import dots_of_round, is_advanced, passed
from fabletop.games.seasons.rules.wheel import position, reached, space_at
from fabletop.games.seasons.seen.gives import Gives
from fabletop.games.seasons.seen.view import SeasonsView


def box_of(view: SeasonsView) -> Box:
    return view._table.box


def spaces_left(view: SeasonsView) -> int:
    """How many spaces the season marker is from the end of the game."""
    return YEARS * SPACES - position(view._table)


def space_after(view: SeasonsView, spaces: int) -> int:
    """The space that the season marker reaches, forward or backward."""
    return space_at(reached(view._table, spaces))


def seasons_in(spaces: float) -> float:
    """How many changes of season there are on a way of this many spaces."""
    return spaces / IN_A_SEASON


def began(first: int, rounds: int, seats: int) -> int:
    """The seat that was first in the first round, by who is first after this many rounds."""
    return passed(first, -rounds, seats)


@lru_cache(maxsize=64)
def mean_dots(box: Box) -> float:
    """The mean number of dots on the faces of all dice: how far the marker goes in a round."""
    return sum(face.dots for face in box.faces.values()) / len(box.faces)


def dice_of_season(view: SeasonsView, season: int) -> list[str]:
    """The dice that are rolled at the beginning of a round in a season."""
    return view._table.dice[season][:]


def face_chances(box: Box, die: str) -> dict[str, Fraction]:
    """The chance of each face when a die is rolled, or rolled again."""
    faces = _faces_of(box, die)
    return dict.fromkeys(faces, Fraction(1, len(faces)))


@lru_cache(maxsize=1024)
def _faces_of(box: Box, die: str) -> tuple[str, ...]:
    return tuple(name for name in box.faces if name.rpartition("-")[0] == die)


def reroll_chances(view: SeasonsView, seat: int) -> dict[str, Fraction]:
    """What the die of a seat shows if it is rolled again; empty if she has not taken one."""
    face = view.taken[seat]
    return face_chances(view._table.box, face.rpartition("-")[0]) if face else {}


def gauge_is_full(gauge: int) -> bool:
    return gauge >= HIGHEST


def left_over(view: SeasonsView) -> str:
    """The die that nobody took and that moves the season marker; "" while dice are to be taken."""
    return dice.left_over(view._table)


def space_to_come(view: SeasonsView) -> int | None:
    """The space to which the season marker will advance at the end of the round; None before that
    is known, and once it has advanced."""
    dots = dots_of_round(view._table)
    return space_after(view, dots) if dots and not is_advanced(view._table) else None


def dice_to_come(view: SeasonsView) -> list[str]:
    """The die of every seat that is still to be applied, or ""."""
    return turn.dice_to_come(view._table)[:]


def bonuses_left(used: int) -> int:
    """How many bonuses are left to a sorcerer who has used this many."""
    return bonuses.bonuses_left(used)


def bonus_cost(used: int) -> int:
    """Prestige that the next bonus costs at the end; for none left, what the last one cost."""
    used = min(used, BONUSES - 1)
    return PENALTY[used + 1] - PENALTY[used]


def bonus_penalty(used: int) -> int:
    """Prestige that the bonuses used so far cost at the end."""
    return PENALTY[used]


def left_in_hand(view: SeasonsView, token: str) -> int:
    """Prestige for each card left in hand at the end, by the token of its owner (or none)."""
    return left(view._table, token)


def prestige_in_play(view: SeasonsView, seat: int) -> int:
    """The prestige of a seat's cards in play."""
    return scoring.prestige_in_play(view._table, view._table.sorcerers[seat])


def token_prestige(view: SeasonsView, seat: int) -> int:
    """Prestige for the Special Ability of a seat as the score would count it now: for one that was
    used."""
    return scoring.token_value(view._table, view._table.sorcerers[seat])


def toll_of(view: SeasonsView, seat: int) -> int:
    """Crystals that a seat pays opponents for summoning a card."""
    return toll(view._table, seat)


def summoning_cost(view: SeasonsView, seat: int, card: str) -> tuple[Bill, int]:
    """The energy bill of a card summoned from hand, and its crystals, tolls included."""
    table = view._table
    return energy_bill(view, seat, card), crystal_price(table, card) + toll(table, seat)


def energy_bill(view: SeasonsView, seat: int, card: str) -> Bill:
    """The energy bill alone."""
    return summoning_bill(view._table, seat, card)


def tokens_saved(view: SeasonsView, seat: int, card: str) -> int:
    """How many tokens fewer than printed a seat pays for summoning a card; more if negative."""
    printed = view._table.box.prices[len(view.sorcerers)][card][0]
    return sum(printed) - tokens_of(energy_bill(view, seat, card))


def could_pay(view: SeasonsView, seat: int, card: str) -> bool:
    """Whether a seat could summon a card now if it had it in hand, and a slot for it."""
    return bool(affordable(view._table, seat, (card,)))


def purse_of(view: SeasonsView, seat: int) -> list[int]:
    """All tokens that a seat can spend: those in the reserve, and those on cards that store."""
    return purse(view._table.sorcerers[seat])


def face_gives(view: SeasonsView, seat: int, face: str) -> Gives:
    """What the face of a die gives a seat when it is applied. A card that it brings counts as
    drawn and kept."""
    table, shown = view._table, view._table.box.faces[face]
    sorcerer, seen = table.sorcerers[seat], view.sorcerers[seat]
    tokens = sum(shown.energies)
    room = seen.limit - sum(seen.reserve)
    return _face_gives(
        table.box,
        face,
        min(tokens, tokens - room) if tokens > room else 0,
        risen(sorcerer.gauge, shown.star) - sorcerer.gauge if shown.star else 0,
        shown.card and draws(table, shown),
        permits(sorcerer, shown),
    )


@lru_cache(maxsize=2048)
def _face_gives(
    box: Box, face: str, dropped: int, gauge: int, card: bool, transmutes: bool
) -> Gives:
    shown = box.faces[face]
    water, earth, fire, air = shown.energies
    return Gives(
        crystals=shown.crystals,
        tokens=(water, earth, fire, air),
        dropped=dropped,
        gauge=gauge,
        hand=int(card),
        transmutes=transmutes,
    )


def at_end(view: SeasonsView, seat: int) -> dict[str, int]:
    """Crystals that the cards of a seat would bring if the game ended now, by their tags."""
    table = view._table
    return {
        item.tag: AT_END[item.power](table, seat, item)
        for item in table.sorcerers[seat].play
        if item.power in AT_END
    }


def at_end_with(view: SeasonsView, seat: int, tokens: int) -> dict[str, int]:
    """The same with this many tokens in the reserve."""
    table = view._table.copy()
    table.sorcerers[seat].reserve = [tokens, 0, 0, 0]
    return {
        item.tag: AT_END[item.power](table, seat, item)
        for item in table.sorcerers[seat].play
        if item.power in AT_END
    }


def transmuted(view: SeasonsView, seat: int, energy: int, tokens: int) -> int:
    """Crystals for tokens that a seat transmutes now."""
    return transmuting.transmuted(view._table, seat, energy, tokens)


def rates_of(view: SeasonsView, seat: int) -> list[int]:
    """Crystals for one token of each energy that a seat transmutes now."""
    return transmuting.rates(view._table, seat)


def is_spent(power: str) -> bool:
    """Whether tokens on a card with this power are spent as if they lay in the reserve."""
    return power in STORES


def reserve_spaces(view: SeasonsView, seat: int) -> int:
    """How many spaces a reserve has, covered ones included."""
    return spaces(view._table, view._table.sorcerers[seat])


def tokens_to_put(view: SeasonsView) -> int:
    """Tokens for which the Crystal Orb puts the card into play that it has shown."""
    return price_of_orb(view._table)


def keeping_price(view: SeasonsView) -> int:
    """Crystals that a sorcerer pays for each effect by which she keeps cards; a card if she has not
    as many."""
    return price_of_keeping(view._table)


def vision_price(view: SeasonsView) -> int:
    """Crystals that the Vision of Destiny costs."""
    return view._table.box.enchantments[VISION].crystals
