"""The levels: honest budgets, slips, repeatable, and each better than the one below."""

import re
from pathlib import Path

import pytest

from fabletop.bots.bot import make_bot
from fabletop.bots.levels import ADVISER, LEVELS, Level, budget_of, level_named, slips_of
from fabletop.bots.plugin import plugin_of
from fabletop.core.errors import BadSetup
from fabletop.core.registry import names
from tests.bots.test_search import played

PAGE = Path(__file__).parents[2] / "docs" / "bots.md"


def test_there_are_four_levels_in_order() -> None:
    assert LEVELS == ("easy", "normal", "hard", "expert")
    assert ADVISER in LEVELS


@pytest.mark.parametrize("game", names())
def test_each_level_thinks_longer_and_slips_less_than_the_one_below(game: str) -> None:
    searching = ["normal", "hard", "expert"]
    tries = [budget_of(level, game).iterations for level in searching]
    assert tries == sorted(set(tries))
    slips = [slips_of(level, game) for level in LEVELS]
    assert slips == sorted(slips, reverse=True)
    assert slips[-1] == 0


@pytest.mark.parametrize("game", names())
def test_a_level_thinks_and_says_what_it_thought(game: str) -> None:
    match = played(game, 30)
    question = match.position.open[0]
    level = Level("normal", game, 3)
    chosen = level.choose(question, match.glimpse(question.seat))
    assert level.thought is not None
    assert level.thought.chosen == chosen


def test_a_level_may_be_given_another_number_of_tries_and_other_weights() -> None:
    assert level_named("hard/8") == ("hard", 8, None)
    assert level_named("hard/8@mine.toml") == ("hard", 8, "mine.toml")
    assert level_named("hard@a/b.toml") == ("hard", None, "a/b.toml")
    assert level_named("greedy") is None
    thoughts = []
    for name in ("expert/8", "expert/24"):
        match = played("seasons", 30)
        question = match.position.open[0]
        bot = make_bot(name, "seasons", 3)
        assert isinstance(bot, Level)
        bot.choose(question, match.glimpse(question.seat))
        assert bot.thought is not None
        thoughts.append(bot.thought.iterations)
    assert thoughts[0] < thoughts[1] < budget_of("expert", "seasons").iterations


@pytest.mark.parametrize("name", ["hard/", "hard/0", "hard/many", "easy/8", "hard/-1"])
def test_a_wrong_number_of_tries_is_refused(name: str) -> None:
    with pytest.raises(BadSetup, match="a number of tries"):
        make_bot(name, "seasons", 1)


def test_easy_does_not_search() -> None:
    match = played("seasons", 30)
    question = match.position.open[0]
    level = Level("easy", "seasons", 3)
    assert level.choose(question, match.glimpse(question.seat)) in question.options
    assert level.thought is None


def test_a_slip_is_an_option_by_lot() -> None:
    match = played("seasons", 0)
    question = match.position.open[0]
    look = match.glimpse(question.seat)
    judge = plugin_of("seasons").values
    assert judge is not None
    values = judge(question, look())
    chosen = [Level("easy", "seasons", seed).choose(question, look) for seed in range(40)]
    slipped = sum(values[question.options.index(one)] < max(values) for one in chosen)
    assert 3 <= slipped <= 20


def test_an_unknown_level_is_told() -> None:
    with pytest.raises(BadSetup, match="easy, normal, hard, expert"):
        Level("godlike", "seasons", 1)
    with pytest.raises(BadSetup, match="expert"):
        make_bot("godlike", "seasons", 1)


def test_the_page_states_the_budgets_as_they_are() -> None:
    text = PAGE.read_text(encoding="utf-8")
    table = text.partition("<!-- budgets -->")[2].partition("<!-- /budgets -->")[0]
    rows = [re.split(r"\s*\|\s*", line.strip("| ")) for line in table.strip().splitlines()[2:]]
    stated = {(row[0].lower(), row[1].lower()): row[2:] for row in rows}
    assert set(stated) == {(game, level) for game in names() for level in LEVELS}
    for (game, level), (tries, breadth, rounds, choices, slips) in stated.items():
        assert float(slips.rstrip(" %")) / 100 == pytest.approx(slips_of(level, game))
        if level == "easy":
            assert (tries, breadth, rounds, choices) == ("–", "–", "–", "–")
            continue
        budget = budget_of(level, game)
        assert (int(tries), int(breadth)) == (budget.iterations, budget.breadth)
        assert (int(rounds), int(choices)) == (budget.rounds, budget.depth)
