"""Why not? Every reason that players of Seasons meet, each in a position, with its rule."""

import re

import pytest

from fabletop.core.question import show
from fabletop.games.seasons.scenario import Scenario
from tests.games.seasons.refusal_cases import CASES, Case
from tests.sentences import written


@pytest.mark.parametrize(
    "case",
    [
        pytest.param(case, marks=pytest.mark.rule(case.rule), id=name.replace(" ", "-"))
        for name, case in CASES.items()
    ],
)
def test_what_is_refused_says_why_and_by_which_rule(case: Case) -> None:
    play = case.position()
    assert play.refused()[case.option] == (case.reason, case.rule)
    assert case.option not in play.options


@pytest.mark.parametrize("case", CASES.values(), ids=[name.replace(" ", "-") for name in CASES])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_what_is_refused_can_be_said(case: Case, language: str) -> None:
    decision = case.position().match.decisions()[0]
    told = {show(no.option): text for no, text in decision.why_not(language)}
    assert told[case.option]
    assert "{" not in told[case.option]
    assert decision.describe([no.option for no in decision.refusals()], language)


def test_every_reason_that_has_words_is_reached() -> None:
    text = written("seasons")
    reasons = {reason.replace("-", "_") for reason in re.findall(r"^why-([\w-]+)", text, re.M)}
    assert {case.reason for case in CASES.values()} == reasons


@pytest.mark.rule("S-052")
def test_nothing_is_refused_to_who_could_do_everything() -> None:
    play = (
        Scenario(2, tokens="yes")
        .sorcerer(
            reserve="2 air 3 water",
            crystals=9,
            hand=["amulet_of_air"],
            play=["tree_of_light", "balance_of_ishtar"],
            token="two_energy",
        )
        .die("a*T.")
        .start()
    )
    assert play.refused() == {}


@pytest.mark.rule("S-100")
def test_the_reasons_name_the_numbers_that_are_missing() -> None:
    play = Scenario(2).sorcerer(crystals=7, hand=["runic_cube_of_eolis"]).start()
    (told,) = [text for no, text in play.match.decisions()[0].why_not() if no.reason == "crystals"]
    assert "20" in told
    assert "7" in told
