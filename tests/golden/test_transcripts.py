"""Games go as they went before; a change of the rules shows up as a difference to review."""

import pytest

from tests.golden.transcript import TRANSCRIPTS, Transcript


@pytest.mark.parametrize("transcript", TRANSCRIPTS, ids=lambda one: one.path.stem)
def test_a_game_goes_as_it_went_before(transcript: Transcript) -> None:
    expected = transcript.path.read_text(encoding="utf-8")
    assert transcript.text() == expected, "python -m tests.golden.transcript"
