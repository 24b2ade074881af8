"""Trials: the same deals with and without a change, the same for any number of processes, and
resumable."""

import json
from pathlib import Path
from typing import Any

import pytest

from fabletop.core.errors import BadData, BadSave, BadSetup
from fabletop.core.game import Options
from fabletop.lab.runs.ledger import Ledger
from fabletop.lab.trial.arms import KIND, DealGames, Trial, laid_over, make_trial, play
from fabletop.lab.trial.findings import Findings, findings
from fabletop.lab.trial.subjects import subject_named, usual_subjects

FIGRIM = "figrim_the_avaricious"
RICHES: Options = {"cards": {FIGRIM: {"prestige": 100}}}
"""Seven by print."""


def trial(
    *changes: Options,
    base: Options | None = None,
    deals: int = 3,
    bots: str = "greedy",
    most: int = 5_000,
) -> Trial:
    return make_trial(
        "seasons", base or {}, changes, bots=[bots], players=2, deals=deals, seed=1, most=most
    )


def answer(made: Trial, *about: str, **how: Any) -> Findings:
    subjects = [subject_named(made, one) for one in about] or usual_subjects(made)
    return findings(made, play(made, **how), subjects)


@pytest.mark.parametrize(("bots", "most"), [("random", 5_000), ("greedy", 5_000), ("hard/2", 50)])
def test_base_against_base_differs_in_nothing(bots: str, most: int) -> None:
    found = answer(trial({}, bots=bots, deals=2, most=most), "seat:1")
    assert found["differing"] == 0
    moved = [*found["about"][0]["measures"], *found["games"]]
    assert {one["change"] for one in moved} == {0.0}
    assert {one["verdict"] for one in moved} == {"same"}
    assert found["moved"] == []


@pytest.fixture(scope="module")
def sixty() -> list[DealGames]:
    return play(trial(RICHES, deals=60))


def test_a_ridiculous_card_is_found_out(sixty: list[DealGames]) -> None:
    made = trial(RICHES, deals=60)
    found = findings(made, sixty, usual_subjects(made))
    (about,) = found["about"]
    wins = about["measures"][0]
    assert (about["name"], wins["measure"], wins["verdict"]) == (FIGRIM, "win", "moved")
    assert (wins["low"] or 0) > 0.05
    assert wins["change"] == pytest.approx(wins["changed"] - wins["base"], abs=1e-6)
    score = next(one for one in about["measures"] if one["measure"] == "score")
    assert 60 < (score["low"] or 0) < 93 < (score["high"] or 0) < 130


def test_the_same_change_backwards_has_the_other_sign(sixty: list[DealGames]) -> None:
    printed: Options = {"cards": {FIGRIM: {"prestige": 7}}}
    made = trial(printed, base=RICHES, deals=60)
    assert play(trial(printed, base=RICHES, deals=2)) == [deal[::-1] for deal in sixty[:2]]
    backwards = findings(made, [deal[::-1] for deal in sixty], usual_subjects(made))
    assert (backwards["about"][0]["measures"][0]["high"] or 0) < -0.05


def test_a_change_that_never_comes_up_moves_nothing() -> None:
    """Enchanted Kingdom's cards are not in this pool."""
    stranger: Options = {"cards": {"ratty_nightshade": {"prestige": 100}}}
    assert answer(trial(stranger, deals=4), "seat:1")["differing"] == 0


def test_games_go_the_same_way_where_the_changed_card_is_not_dealt() -> None:
    deals = play(trial(RICHES, deals=6))
    apart = [base != changed for base, changed in deals]
    named = [any(FIGRIM in seat.had for game in deal for seat in game.seats) for deal in deals]
    assert any(named)
    assert not all(apart)
    assert not any(differs and not there for differs, there in zip(apart, named, strict=True))


def test_two_processes_find_the_same_as_one(tmp_path: Path) -> None:
    made = trial(RICHES)
    with Ledger(tmp_path / "lab.jsonl", KIND, made.plan()) as ledger:
        two = answer(made, workers=2, ledger=ledger)
    assert json.dumps(two) == json.dumps(answer(made))
    with Ledger(tmp_path / "lab.jsonl", KIND, made.plan()) as ledger:
        assert sorted(ledger.rows) == list(range(6))
        assert json.dumps(answer(made, ledger=ledger)) == json.dumps(two)


def test_a_trial_goes_on_with_more_deals(tmp_path: Path) -> None:
    file = tmp_path / "lab.jsonl"
    for deals in (2, 3):
        made = trial(RICHES, deals=deals)
        with Ledger(file, KIND, made.plan()) as ledger:
            assert len(ledger.rows) == (0 if deals == 2 else 4)
            found = answer(made, ledger=ledger)
    assert found == answer(trial(RICHES, deals=3))


def test_a_ledger_is_of_one_change_only(tmp_path: Path) -> None:
    file = tmp_path / "lab.jsonl"
    with Ledger(file, KIND, trial(RICHES).plan()):
        pass
    with pytest.raises(BadSave, match="another plan"):
        Ledger(file, KIND, trial({"enchantment": "random"}).plan())


def test_every_arm_has_the_base_below_its_change() -> None:
    base: Options = {"pool": "x", "cards": {"a": {"cost": 1, "prestige": 2}}}
    change: Options = {"cards": {"a": {"prestige": 3}, "b": {"cost": 0}}}
    assert laid_over(base, change) == {
        "pool": "x",
        "cards": {"a": {"cost": 1, "prestige": 3}, "b": {"cost": 0}},
    }
    assert base["cards"] == {"a": {"cost": 1, "prestige": 2}}
    assert laid_over({"pool": "x"}, {"tokens": "yes"}) == {"pool": "x", "tokens": "yes"}


def test_several_changes_share_the_games_of_the_base() -> None:
    made = trial({"tokens": "yes"}, RICHES, deals=2)
    both = play(made)
    alone = play(trial(RICHES, deals=2))
    assert [(base, rich) for base, _, rich in both] == alone
    assert findings(made, both, [], arm=2)["changed_cards"] == {FIGRIM: {"prestige": 100}}


def test_where_nobody_wins_first_places_are_told() -> None:
    made = make_trial(
        "wizards",
        {"layout": "random"},
        [{"escape": "wizards"}],
        bots=["greedy"],
        players=2,
        deals=2,
        seed=1,
    )
    found = answer(made)
    assert found["told"] == "first"
    assert [one["name"] for one in found["about"]] == ["wizards", "sorcerers", "druids"]
    assert {one["measure"] for one in found["games"]} >= {"unwon", "rank", "points", "score"}


def test_a_trial_that_cannot_be_is_refused() -> None:
    with pytest.raises(BadSetup, match="two deals or more"):
        trial({}, deals=1)
    with pytest.raises(BadSetup, match="no option 'colour'"):
        trial({"colour": "red"})
    with pytest.raises(BadData, match="no card 'excalibur'"):
        trial({"cards": {"excalibur": {"prestige": 1}}})
