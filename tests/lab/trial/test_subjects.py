"""Which seats a trial is about."""

import pytest

from fabletop.core.errors import BadSetup
from fabletop.core.game import Options
from fabletop.lab.trial.arms import Trial, make_trial
from fabletop.lab.trial.played import TrialSeat
from fabletop.lab.trial.subjects import Kind, Subject, subject_named, usual_subjects


def trial(game: str, change: Options, bots: tuple[str, ...] = ("greedy",)) -> Trial:
    return make_trial(game, {}, [change], bots=bots, players=2, deals=2, seed=1)


PROPHECY = trial("prophecy", {"cards": {"great_sword": {"price": 1}}}, ("greedy", "random"))
SWORD = frozenset({"great_sword"})
SEAT = TrialSeat(0, 1, "greedy", "mercenary", 0.0, 0.0, 3, {"gold": 2}, SWORD, SWORD)


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("great_sword", Kind.CARD),
        ("used:great_sword", Kind.USED),
        ("mercenary", Kind.PART),
        ("seat:1", Kind.SEAT),
        ("turn:2", Kind.TURN),
        ("greedy", Kind.BOT),
    ],
)
def test_a_subject_is_written_as_it_is_named(name: str, kind: Kind) -> None:
    found = subject_named(PROPHECY, name)
    assert (found.kind, str(found)) == (kind, name)
    assert found.holds(SEAT)


@pytest.mark.parametrize("name", ["dagger", "illusionist", "seat:2", "turn:1", "random"])
def test_a_seat_of_others_is_not_meant(name: str) -> None:
    assert not subject_named(PROPHECY, name).holds(SEAT)


def test_a_card_may_be_named_as_it_is_called_in_either_language() -> None:
    assert subject_named(PROPHECY, "Great Sword").name == "great_sword"
    assert subject_named(PROPHECY, "grande épée").name == "great_sword"
    assert str(subject_named(PROPHECY, "used:grande épée")) == "used:great_sword"


def test_orders_are_parts() -> None:
    wizards = trial("wizards", {"escape": "wizards"})
    assert subject_named(wizards, "druids") == Subject(Kind.PART, "druids")


@pytest.mark.parametrize(
    ("name", "complaint"),
    [
        ("great_swrod", "did you mean: great_sword"),
        ("mercenery", "did you mean: mercenary"),
        ("seat:9", "did you mean: seat:"),
        ("excalibur", "`fabletop cards prophecy` lists them"),
        ("used:great_swrod", "did you mean: used:great_sword"),
        ("chance_kindly_wind", "is not a card that a seat of prophecy can have"),
    ],
)
def test_who_is_not_known_is_answered_with_what_looks_like_it(name: str, complaint: str) -> None:
    with pytest.raises(BadSetup, match=complaint):
        subject_named(PROPHECY, name)


def test_without_a_word_a_change_is_about_what_it_changes() -> None:
    assert [str(one) for one in usual_subjects(PROPHECY)] == ["great_sword"]
    character = trial("prophecy", {"cards": {"mercenary": {"strength": 6}}})
    assert usual_subjects(character) == [Subject(Kind.PART, "mercenary")]
    orders = [str(one) for one in usual_subjects(trial("wizards", {"escape": "wizards"}))]
    assert orders == ["wizards", "sorcerers", "druids"]
    seats = [str(one) for one in usual_subjects(trial("seasons", {"tokens": "yes"}))]
    assert seats == ["seat:1", "seat:2"]
