"""Games go as they went before; a change of the rules shows up as a difference to review."""

import pytest

from tests.golden.transcript import TRANSCRIPTS, path, transcript


@pytest.mark.parametrize(("game", "seats", "seed"), TRANSCRIPTS)
def test_a_game_goes_as_it_went_before(game: str, seats: int, seed: int) -> None:
    expected = path(game, seats, seed).read_text(encoding="utf-8")
    assert transcript(game, seats, seed) == expected, "python -m tests.golden.transcript"
