"""The Special Ability tokens (S-053, S-160 to S-162): used once per game, in the owner's turn,
after the die."""

from collections.abc import Callable
from typing import Final

from fabletop.core.question import Option, Question, Refusal, Step
from fabletop.games.seasons.printed import WATER
from fabletop.games.seasons.rules.agenda import asking
from fabletop.games.seasons.rules.crystals import earn, lower_gauge, raise_gauge
from fabletop.games.seasons.rules.energy import grant, purse
from fabletop.games.seasons.rules.giving_up import give, in_play
from fabletop.games.seasons.rules.looking import arrange_top
from fabletop.games.seasons.rules.payment import pay_alike
from fabletop.games.seasons.rules.piles import choices, lay_aside
from fabletop.games.seasons.rules.wheel import move_marker, moves
from fabletop.games.seasons.state import Table

HAND: Final = "hand_is_worth"
"""The one token that is never used: it counts at the end."""

Use = Callable[[Table, int], None]


def why_no_ability(table: Table, seat: int) -> str:
    """The reason why the token cannot be used now, or ""."""
    sorcerer = table.sorcerers[seat]
    token = sorcerer.token
    params = table.box.tokens[token].params
    if token == HAND:
        return "ability_permanent"
    if sorcerer.token_used:
        return "ability_used"
    if token == "sacrifice_or_discard" and not sorcerer.play and not sorcerer.hand:
        return "ability_no_card"
    if token == "gauge_back" and sorcerer.gauge - params.gauge < len(sorcerer.play):
        return "ability_gauge"
    if token == "four_water" and purse(sorcerer)[WATER] < params.tokens:
        return "ability_water"
    if token in ("draw_card", "arrange_top_three") and not (table.deck or table.discard):
        return "ability_no_pile"
    return ""


def ability_options(table: Table, seat: int) -> list[Option]:
    if not table.sorcerers[seat].token or why_no_ability(table, seat):
        return []
    return [("ability",)]


def ability_refusals(table: Table, seat: int) -> list[Refusal]:
    if not table.sorcerers[seat].token:
        return []
    reason = why_no_ability(table, seat)
    rules = {"ability_gauge": "S-161", "ability_water": "S-162"}
    return [Refusal(("ability",), reason, rules.get(reason, "S-160"))] if reason else []


def use_ability(table: Table, seat: int) -> None:
    """Turn the token over; its back counts at the end of the game."""
    sorcerer = table.sorcerers[seat]
    sorcerer.token_used = True
    table.note("ability", seat, sorcerer.token)
    USES[sorcerer.token](table, seat)


def _draw_card(table: Table, seat: int) -> None:
    lay_aside(table, seat, table.box.tokens["draw_card"].params.cards)
    table.then(*[("keep_or_discard", seat)] * len(table.aside))


def _sacrifice_or_discard(table: Table, seat: int) -> None:
    table.then(("token_gives", seat))


def _two_energy(table: Table, seat: int) -> None:
    grant(table, seat, table.box.tokens["two_energy"].params.energy)


def _gauge_back(table: Table, seat: int) -> None:
    lower_gauge(table, seat, table.box.tokens["gauge_back"].params.gauge)


def _transmute_plus_one(table: Table, _seat: int) -> None:
    table.transmuting = True
    table.extra += table.box.tokens["transmute_plus_one"].params.crystals


def _twelve_crystals(table: Table, seat: int) -> None:
    earn(table, seat, table.box.tokens["twelve_crystals"].params.crystals)


def _four_water(table: Table, seat: int) -> None:
    table.then(pay_alike(seat, WATER, table.box.tokens["four_water"].params.tokens))


def _gauge_plus_two(table: Table, seat: int) -> None:
    raise_gauge(table, seat, table.box.tokens["gauge_plus_two"].params.gauge)


def _move_season(table: Table, seat: int) -> None:
    spaces = table.box.tokens["move_season"].params.spaces
    table.then(("move_marker", seat, spaces, spaces))


def _see_hands(table: Table, seat: int) -> None:
    """Look at all other hands; nobody but this player learns the cards."""
    for other in table.opponents(seat):
        sorcerer = table.sorcerers[other]
        sorcerer.known = [known | 1 << seat for known in sorcerer.known]
        for card in sorcerer.hand:
            table.chance.reveal(card)
            table.whisper(seat, "saw", other, card)


def _arrange_top_three(table: Table, seat: int) -> None:
    arrange_top(table, seat, table.box.tokens["arrange_top_three"].params.cards)


USES: Final[dict[str, Use]] = {
    "draw_card": _draw_card,
    "sacrifice_or_discard": _sacrifice_or_discard,
    "two_energy": _two_energy,
    "gauge_back": _gauge_back,
    "transmute_plus_one": _transmute_plus_one,
    "twelve_crystals": _twelve_crystals,
    "four_water": _four_water,
    "gauge_plus_two": _gauge_plus_two,
    "move_season": _move_season,
    "see_hands": _see_hands,
    "arrange_top_three": _arrange_top_three,
}


@asking("token_gives")
def token_gives(table: Table, seat: int) -> Step:
    """Sacrifice or discard a card. No card or enchantment demands it, so a Shield brings no
    crystals (I-045)."""
    sorcerer = table.sorcerers[seat]
    options = in_play(sorcerer) + choices("discard", sorcerer.hand)
    answer: Option = yield Question(seat, "token_gives", options, always=len(sorcerer.hand) > 1)
    table.agenda.pop()
    give(table, seat, answer)


@asking("move_marker")
def choose_move(table: Table, seat: int, least: int, most: int) -> Step:
    """Move the season marker forward or backward (S-140, S-146)."""
    answer: Option = yield Question(seat, "marker", moves(table, most, least))
    table.agenda.pop()
    spaces = int(answer[1])
    move_marker(table, spaces if answer[0] == "forward" else -spaces)
