"""`fabletop annotate`: the costliest decisions of a saved game, in words, Markdown and JSON."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from fabletop.bots.levels import BUDGETS
from fabletop.bots.search.budget import Budget
from tests.cli.terminal import Said, fabletop, mistake, saved_game
from tests.logs import unsealed

GAME = "game.fabletop"


@pytest.fixture(autouse=True)
def _quick_and_elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A short game, and an adviser who looks one round ahead."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setitem(BUDGETS, "expert", Budget(iterations=8, breadth=3, rounds=1))
    saved_game(Path(GAME), answers=24)


def annotated(*words: str) -> Said:
    return fabletop("annotate", GAME, "--workers=1", *words)


def found(*words: str) -> Any:
    return json.loads(annotated("--json", *words).out)


def test_a_person_hears_what_a_decision_cost_and_what_was_better() -> None:
    out = annotated("--most=1", "--plain").out
    assert "Ann (Illusionist): " in out
    for words in ("Moment ", "Answered: ", "The adviser: ", "Loss: ", "Compared with the best, "):
        assert out.count(words) == 1
    assert f"fabletop replay {GAME} --at " in out


def test_the_loss_is_the_difference_of_the_chances_that_are_shown() -> None:
    out = " ".join(annotated("--most=1", "--plain").out.split())
    answered, best = map(int, re.findall(r"(\d+)% to win", out))
    assert f"Loss: {best - answered} percentage point" in out


def test_json_holds_the_chances_of_both_and_their_difference() -> None:
    (seat,) = found("--most=2")["seats"]
    assert (seat["seat"], seat["name"]) == (1, "Ann")
    assert 0 < len(seat["costliest"]) <= 2
    for one in seat["costliest"]:
        gap = one["adviser"]["chance"] - one["answered"]["chance"]
        assert one["loss"] == pytest.approx(gap, abs=0.001)
        assert one["adviser"]["tries"] == one["answered"]["tries"]


def test_the_moment_of_a_decision_is_that_of_the_replay() -> None:
    worst = found()["seats"][0]["costliest"][0]
    shown = fabletop("replay", GAME, f"--at={worst['moment']}", "--plain").out
    assert worst["question"] in " ".join(shown.split())


def test_the_same_seed_says_the_same() -> None:
    assert annotated("--seed=3").out == annotated("--seed=3").out
    assert found() == found("--seed=5")


def test_only_people_are_annotated_unless_others_are_wanted() -> None:
    assert [one["seat"] for one in found("--seat=2")["seats"]] == [2]
    assert [one["seat"] for one in found("--all")["seats"]] == [1, 2]


def test_more_tries_are_made_if_wanted() -> None:
    worst = found("--iterations=80")["seats"][0]["costliest"][0]
    assert worst["adviser"]["tries"] == worst["answered"]["tries"] == 40


def test_a_loss_rests_on_thirty_tries_of_both_at_least() -> None:
    seats = found("--iterations=4", "--all")["seats"]
    costly = [each for one in seats for each in one["costliest"]]
    assert costly
    for each in costly:
        assert each["adviser"]["tries"] == each["answered"]["tries"] == 30


def test_it_is_written_down_as_markdown() -> None:
    annotated("--out=notes.md")
    notes = Path("notes.md").read_text(encoding="utf-8")
    assert notes.startswith(f"# Analysis of {GAME}\n\n## Ann (Illusionist): ")
    assert "\n- Answered: " in notes


def test_it_is_told_in_french() -> None:
    out = annotated("--language=fr", "--plain").out
    assert "Le conseiller : " in out
    assert "Par rapport au meilleur, " in out


def test_a_file_that_exists_is_not_overwritten() -> None:
    Path("diary.md").write_text("dear diary", encoding="utf-8")
    assert "diary.md exists" in mistake("annotate", GAME, "--out=diary.md")
    assert Path("diary.md").read_text(encoding="utf-8") == "dear diary"


def test_a_game_without_people_asks_whose_decisions_are_meant() -> None:
    text = Path(GAME).read_text(encoding="utf-8")
    Path(GAME).write_text(unsealed(text).replace('"human:Ann"', '"random"', 1), encoding="utf-8")
    assert "game.fabletop has only bots; name a seat with --seat" in mistake("annotate", GAME)


def test_a_seat_that_is_not_there_is_named() -> None:
    assert "2 seats; there is no seat 7" in mistake("annotate", GAME, "--seat=7")


@pytest.mark.parametrize(
    ("text", "problem"),
    [("hello\n", "line 1 is not a Fabletop header"), ("", "is empty")],
)
def test_a_file_that_is_no_game_is_refused(text: str, problem: str) -> None:
    Path("odd").write_text(text, encoding="utf-8")
    assert problem in mistake("annotate", "odd")
    assert "cannot read nowhere" in mistake("annotate", "nowhere")
