"""The draft of characters, and before it that of Races (R-028 to R-030): two cards, keep one and
pass one to the left, twice; then everybody plays one of the two. All choose at the same time, and
nobody sees the others' cards. A single player passes no card."""

from typing import Final

from fabletop.core.question import Option, Question, Step
from fabletop.games.prophecy.rules.table.setup import open_world
from fabletop.games.prophecy.state import Hero, Table

PASSES: Final = 2


def draft(table: Table, _hero: Hero) -> Step:
    """The draft of characters."""
    last = is_last(table)
    kind, verb = ("pick", "play") if last else ("draft", "hold")
    answers: tuple[Option, ...] = yield hands(table, kind, verb)
    chosen = [str(answer[1]) for answer in answers]
    if last:
        table.character_deck += put_down(table, chosen)
        open_world(table, chosen)
    else:
        pass_left(table, chosen)


def is_last(table: Table) -> bool:
    return len(table.drafts) == 1 or len(table.passed[0]) == PASSES


def hands(table: Table, kind: str, verb: str) -> tuple[Question, ...]:
    """The question to every player; of two equal cards in a hand either can be chosen."""
    return tuple(
        Question(seat, kind, [(verb, card) for card in dict.fromkeys(hand)])
        for seat, hand in enumerate(table.drafts)
    )


def pass_left(table: Table, chosen: list[str]) -> None:
    others = _others(table, chosen)
    seats = len(table.drafts)
    for seat, (keep, other) in enumerate(zip(chosen, others, strict=True)):
        table.passed[seat].append(other)
        table.whisper(seat, "passed_on", seat, other, keep)
    for seat, keep in enumerate(chosen):
        received = others[(seat - 1) % seats]
        table.drafts[seat] = [keep, received]
        table.whisper(seat, "received", seat, received)


def put_down(table: Table, chosen: list[str]) -> list[str]:
    """End the draft; return the cards that nobody plays."""
    others = _others(table, chosen)
    table.drafts, table.passed = [], []
    return others


def _others(table: Table, chosen: list[str]) -> list[str]:
    """The card of each hand that was not chosen; it may have the same name."""
    return [
        hand[0] if keep == hand[1] else hand[1]
        for hand, keep in zip(table.drafts, chosen, strict=True)
    ]
