"""All questions of this package that make sense at a moment, and the price of every option: what
conformance compares with the rules."""

from collections.abc import Iterator, Sequence
from typing import Final

from fabletop.core.chance import NeedsLuck
from fabletop.core.foretelling import HeldAmounts
from fabletop.core.question import Option, Question, Step
from fabletop.games.seasons.holdings import holdings
from fabletop.games.seasons.rules.abilities import ability_options
from fabletop.games.seasons.rules.activation import activatable
from fabletop.games.seasons.rules.turn import next_step
from fabletop.games.seasons.seen.cards import card_gives
from fabletop.games.seasons.seen.gives import Usual
from fabletop.games.seasons.seen.tried import (
    ability_gives,
    activation_gives,
    entering_gives,
    reaction_gives,
)
from fabletop.games.seasons.seen.trying import send
from fabletop.games.seasons.seen.turn import (
    at_end,
    at_end_with,
    began,
    bonus_cost,
    bonus_penalty,
    bonuses_left,
    could_pay,
    dice_of_season,
    dice_to_come,
    face_chances,
    face_gives,
    keeping_price,
    left_in_hand,
    left_over,
    mean_dots,
    prestige_in_play,
    purse_of,
    rates_of,
    reroll_chances,
    reserve_spaces,
    space_after,
    space_to_come,
    spaces_left,
    summoning_cost,
    token_prestige,
    tokens_saved,
    tokens_to_put,
    toll_of,
    transmuted,
    vision_price,
)
from fabletop.games.seasons.seen.view import SeasonsView
from fabletop.games.seasons.state import Table

REVEALING: Final = frozenset({"turn", "draw", "orb"})
"""Questions that are asked even with a single option."""
USUAL: Final = Usual((1, 1, 1, 1), 2, 1, 2, 20, (1, 1, 1, 1), 2, 20)
"""The position in which open cards are read."""


def readings(view: SeasonsView) -> Iterator[tuple[str, object]]:
    """Every question with its answer, as far as it makes sense now."""
    box = view._table.box
    yield "spaces_left", spaces_left(view)
    yield "space_after", [space_after(view, spaces) for spaces in (-3, 1, 3)]
    yield "left_over", (left_over(view), space_to_come(view), dice_to_come(view))
    yield "prices", (vision_price(view), keeping_price(view))
    yield "tokens_to_put", tokens_to_put(view)
    yield "began", began(view.first, view.round, len(view.sorcerers))
    yield "mean_dots", mean_dots(box)
    for season in range(len(view._table.dice)):
        dice = dice_of_season(view, season)
        yield f"dice_of_season {season}", [(die, face_chances(box, die)) for die in dice]
    for face in (*view.rolled, *filter(None, view.taken)):
        yield (
            f"face_gives {face}",
            [face_gives(view, seat, face) for seat in range(len(view.sorcerers))],
        )
    for sorcerer in view.sorcerers:
        seat = sorcerer.seat
        if view.taken:
            yield f"reroll_chances {seat}", reroll_chances(view, seat)
        yield f"toll_of {seat}", toll_of(view, seat)
        yield f"reserve_spaces {seat}", reserve_spaces(view, seat)
        yield f"purse_of {seat}", purse_of(view, seat)
        yield f"left_in_hand {seat}", left_in_hand(view, sorcerer.token)
        used = sorcerer.bonuses
        yield f"bonuses {seat}", (bonuses_left(used), bonus_cost(used), bonus_penalty(used))
        prestige = prestige_in_play(view, seat), token_prestige(view, seat)
        yield f"prestige {seat}", prestige
        yield f"at_end {seat}", at_end(view, seat)
        yield f"at_end_with {seat}", at_end_with(view, seat, 4)
        for item in sorcerer.play:
            yield (
                f"card_gives {item.power}",
                card_gives(box, len(view.sorcerers), item.power, USUAL),
            )
        yield f"rates_of {seat}", rates_of(view, seat)
        for energy in range(4):
            yield f"transmuted {seat} {energy}", transmuted(view, seat, energy, 2)
    if view.seat is not None and view.seat == view.active and view.phase == "turn":
        yield from _own_turn(view, view.seat)


def _own_turn(view: SeasonsView, seat: int) -> Iterator[tuple[str, object]]:
    """What the actions of the viewing seat would give."""
    own = view.sorcerers[seat]
    yield "reaction_gives", reaction_gives(view, seat)
    for card in own.hand:
        cost = summoning_cost(view, seat, card), tokens_saved(view, seat, card)
        yield f"summoning_cost {card}", cost
        yield f"could_pay {card}", could_pay(view, seat, card)
        yield f"entering_gives {card}", entering_gives(view, seat, card)
    if view._table.agenda:
        return
    for option in activatable(view._table, seat):
        words = [str(word) for word in option[1:]]
        yield f"activation_gives {' '.join(words)}", activation_gives(view, seat, *words)
    if ability_options(view._table, seat):
        yield "ability_gives", ability_gives(view, seat)


def prices(view: SeasonsView, question: Question) -> Sequence[HeldAmounts | None]:
    """For each option what it surely costs and brings the asked seat, up to the next choice. None
    where that depends on luck, or on the answers of others to the same question."""
    asked = _asked(view._table.copy())
    if asked is None or asked[1].seat != question.seat:
        return [None] * len(question.options)
    return [_price(view._table, question.seat, option) for option in question.options]


def _price(table: Table, seat: int, option: Option) -> HeldAmounts | None:
    world = table.copy()
    before = holdings(world, seat)
    world.chance.without_luck()
    try:
        answer: Option | None = option
        while answer is not None:
            asked = _asked(world)
            if asked is None:
                break
            send(asked[0], answer)
            asked = _asked(world)
            answer = _forced(asked[1]) if asked else None
    except NeedsLuck:
        return None
    after = holdings(world, seat)
    return {name: after[name] - held for name, held in before.items() if after[name] != held}


def _asked(world: Table) -> tuple[Step, Question] | None:
    """The next step with its question; None at the end, or if several seats are asked at once."""
    while True:
        step = next_step(world)
        if step is None:
            return None
        asked = next(step, None)
        if asked is None:
            continue
        return (step, asked) if isinstance(asked, Question) else None


def _forced(question: Question) -> Option | None:
    """The only option, if the question need not be asked."""
    if question.always or len(question.options) > 1 or question.kind in REVEALING:
        return None
    return question.options[0]
