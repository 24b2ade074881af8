"""Games go as they went before; a change of the rules shows up as a difference to review."""

import pytest

from tests.golden.transcript import TRANSCRIPTS, Transcript, same_rules

REMEDY = "`python -m tests.golden.transcript` writes it anew: read the difference"


@pytest.mark.parametrize("transcript", TRANSCRIPTS, ids=lambda one: one.path.stem)
def test_a_game_goes_as_it_went_before(transcript: Transcript) -> None:
    rules, expected = transcript.path.read_text(encoding="utf-8").split("\n", 1)
    now, played = transcript.text().split("\n", 1)
    assert played == expected, REMEDY
    assert rules.partition(", cards")[0] == now.partition(", cards")[0], REMEDY


def test_other_answers_need_other_rules_or_cards() -> None:
    old = "# seasons, ruleset 2, cards 1f\n  Ada rolls.\nseat 0 turn: end\n"
    other = old.replace("end", "summon purse_of_io")
    assert same_rules(old, other)
    assert not same_rules(old, other.replace("ruleset 2", "ruleset 3"))
    assert not same_rules(old, other.replace("cards 1f", "cards 2f"))
    assert not same_rules(old, old.replace("rolls", "rolls a die"))
