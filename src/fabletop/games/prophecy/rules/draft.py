"""The character draft (R-028 to R-030): two cards, keep one and pass one to the left, twice; then
everybody plays one of the two. All choose at the same time, and nobody sees the others' cards."""

from fabletop.core.question import Option, Question, Step
from fabletop.games.prophecy.rules.setup import open_world
from fabletop.games.prophecy.state import Hero, Table

PASSES = 2


def draft(table: Table, _hero: Hero) -> Step:
    last = len(table.passed[0]) == PASSES
    kind, verb = ("pick", "play") if last else ("draft", "hold")
    answers: tuple[Option, ...] = yield tuple(
        Question(seat, kind, [(verb, card) for card in hand])
        for seat, hand in enumerate(table.drafts)
    )
    chosen = [str(answer[1]) for answer in answers]
    others = [
        next(card for card in hand if card != keep)
        for hand, keep in zip(table.drafts, chosen, strict=True)
    ]
    if last:
        table.drafts, table.passed = [], []
        table.character_deck += others
        open_world(table, chosen)
        return
    seats = len(table.drafts)
    for seat, (keep, other) in enumerate(zip(chosen, others, strict=True)):
        table.passed[seat].append(other)
        table.whisper(seat, "passed_on", seat, other, keep)
    for seat, keep in enumerate(chosen):
        received = others[(seat - 1) % seats]
        table.drafts[seat] = [keep, received]
        table.whisper(seat, "received", seat, received)
