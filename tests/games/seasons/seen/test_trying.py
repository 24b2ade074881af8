"""Trying an effect out takes the first option of a question whose options bring the same crystals:
each of these kinds is compared option by option, wherever a card asks it."""

from collections.abc import Callable, Collection

import pytest

from fabletop.core.question import Option, Question
from fabletop.games.seasons.box import open_box
from fabletop.games.seasons.seen import cards
from fabletop.games.seasons.seen.gives import Usual
from fabletop.games.seasons.seen.trying import ALIKE, Trying

POSITIONS = (
    Usual((1, 0, 1, 1), 2, 1, 3, 30, (1, 1, 1, 1), 4, 20),
    Usual((4, 1, 1, 1), 3, 1, 3, 30, (1, 2, 1, 1), 5, 20, 1),
)


def compared(patch: pytest.MonkeyPatch, kinds: Collection[str]) -> dict[str, bool]:
    """By the kinds of questions that cards ask when they are tried out: whether all options brought
    the same crystals."""
    alike: dict[str, bool] = {}
    answer: Callable[[Trying, Question], Option] = Trying._answer

    def watching(self: Trying, question: Question) -> Option:
        if question.kind in kinds and len(question.options) > 1:
            brought = {self._crystals_after(question.seat, one) for one in question.options}
            alike[question.kind] = alike.get(question.kind, True) and len(brought) == 1
        return answer(self, question)

    patch.setattr(Trying, "_answer", watching)
    box = open_box()
    for position in POSITIONS:
        for card in box.cards:
            cards.card_gives.__wrapped__(box, 3, card, position)
    return alike


@pytest.mark.pure
def test_options_that_count_as_alike_bring_the_same_crystals(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    found = compared(monkeypatch, ALIKE)
    assert all(found.values()), found
    met = {"ratty", "name_energy", "mirror_into", "monolith", "keep_one", "resurrect", "lewis"}
    assert met <= found.keys()


@pytest.mark.pure
def test_a_question_that_is_wrongly_counted_as_alike_is_found(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    found = compared(monkeypatch, {*ALIKE, "statue"})
    assert found["statue"] is False
