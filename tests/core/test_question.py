"""Options are small values that can be printed and parsed."""

from hypothesis import given
from hypothesis import strategies as st

from fabletop.core.question import Question, parse, show

words = st.from_regex(r"[a-z][a-z_]{0,12}", fullmatch=True)


@given(st.lists(words | st.integers(-99, 99), min_size=1, max_size=4).map(tuple))
def test_an_option_is_read_as_it_was_shown(option: tuple[str | int, ...]) -> None:
    assert parse(show(option)) == option


def test_a_question_shows_its_options() -> None:
    question = Question(1, "move", [("walk", "village"), ("stay",)], "map")
    assert repr(question) == "<move about map for seat 1: walk village, stay>"
