"""A bot's thought, told in the reader's words. The Ranger's first move: stay (1), walk to the
forest (2) or the mountains (3), ride to the wilderness (4) or the plains (5)."""

import pytest

from fabletop.bots.outlook import known_features
from fabletop.bots.reasons import Foreseen, Reasons, reasons
from fabletop.bots.search.judge import END
from fabletop.bots.thought import Candidate, Expected, Thought
from fabletop.core.match import Match
from fabletop.core.registry import find, names
from fabletop.core.texts.catalogue import catalogue
from fabletop.core.texts.languages import languages

STAY = ("stay",)
FOREST = ("walk", "forest_by_wilderness")
MOUNTAINS = ("walk", "mountains_by_forest_camp")
WILDERNESS = ("ride", "enchanted_wilderness")


def told(*candidates: Candidate, chosen: int = 0, language: str = "en") -> Reasons:
    match = Match.new(find("prophecy"), seats=["human:Ann", "random"], seed=4)
    decision = match.decisions()[0]
    thought = Thought(decision.seat, candidates[chosen].option, candidates, 100, 0)
    return reasons(thought, match.game.name, decision.question, decision.labels(language), language)


def of(option: tuple[str, ...], outcome: float = 0.5, **features: float) -> Candidate:
    return Candidate(option, outcome, 45, (), features)


def tried(option: tuple[str, ...], visits: int, outcome: float = 0.5) -> Candidate:
    return Candidate(option, outcome, visits, (), {})


def test_the_three_best_options_are_told_by_their_numbers_in_the_list() -> None:
    options = told(of(MOUNTAINS), of(STAY), of(WILDERNESS), of(FOREST)).options
    assert [option.number for option in options] == [3, 1, 4]
    assert options[0].label == "Walk to Mountains by the Camp"


def test_what_was_chosen_is_told_even_if_it_is_not_among_the_best() -> None:
    reasoned = told(of(MOUNTAINS), of(STAY), of(WILDERNESS), of(FOREST), chosen=3)
    assert [option.number for option in reasoned.options] == [3, 1, 4, 2]
    assert reasoned.chosen is not None
    assert reasoned.chosen.number == 2


@pytest.mark.parametrize(
    ("language", "chance", "tries"),
    [("en", "62% to win", "45 tries"), ("fr", "62 % de chances de gagner", "45 essais")],
)
def test_chances_are_told_in_whole_percent(language: str, chance: str, tries: str) -> None:
    best = told(of(STAY, 0.618), of(FOREST), language=language).best
    assert (best.percent, best.chance, best.tries) == (62, chance, tries)


@pytest.mark.parametrize(
    ("language", "unclear"), [("en", "chance unclear"), ("fr", "chances incertaines")]
)
def test_fewer_than_thirty_tries_give_no_percentage(language: str, unclear: str) -> None:
    first, second = told(tried(STAY, 30), tried(FOREST, 29), language=language).options
    assert (first.percent, first.outcome) == (50, 0.5)
    assert (second.percent, second.outcome, second.chance) == (None, None, unclear)
    assert second.visits == 29


def test_what_is_advised_is_not_told_to_be_worse_in_everything() -> None:
    first, second = told(of(STAY, gold=0.2), of(FOREST, gold=0.9)).options
    assert first.difference == "Compared with the next best, much the same."
    assert second.difference == "Compared with the best, much the same."


def test_the_best_is_compared_with_the_next_and_the_others_with_the_best() -> None:
    first, second = told(of(STAY, gold=1.0, health=0.5), of(FOREST, gold=0.2, health=0.9)).options
    assert first.difference == "Compared with the next best, better: Gold; worse: Health."
    assert second.difference == "Compared with the best, better: Health; worse: Gold."


def test_features_are_named_in_the_language_of_the_reader() -> None:
    reasoned = told(of(STAY, gold=1.0, end=0.5), of(FOREST, gold=0.0, end=0.9), language="fr")
    expected = "Par rapport au suivant, mieux : Or ; moins bien : la fin de la partie."
    assert reasoned.because == expected


def test_the_weightiest_feature_comes_first_and_slight_ones_are_left_out() -> None:
    none = dict.fromkeys(("gold", "health", "magic"), 0.0)
    best = told(of(STAY, gold=0.3, health=0.9, magic=0.05), of(FOREST, **none)).best
    assert best.better == ("Health", "Gold")


def test_options_without_a_difference_are_much_the_same() -> None:
    reasoned = told(of(STAY, gold=0.301), of(FOREST, gold=0.3))
    assert reasoned.because == "Compared with the next best, much the same."


def test_a_single_candidate_is_compared_with_nothing() -> None:
    assert told(of(STAY, gold=1.0)).because == ""


@pytest.mark.parametrize(("language", "label"), [("en", "End your turn"), ("fr", "Terminer")])
def test_the_expected_line_tells_what_follows_the_option(language: str, label: str) -> None:
    own = Expected(1, STAY, {"en": "Stay here", "fr": "Rester ici"})
    then = Expected(0, ("end",), {"en": "End your turn", "fr": "Terminer"})
    best = told(Candidate(STAY, 0.5, 20, (own, then), {}), language=language).best
    assert best.line == (Foreseen(0, label),)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", names())
def test_every_feature_of_every_game_has_a_name(game: str, language: str) -> None:
    said = catalogue("bots", language)
    features = [name.replace("_", "-") for name in known_features(game).names]
    assert [name for name in features if not said.has(f"feature-{game}-{name}")] == []
    assert said.has(f"feature-{END}")
