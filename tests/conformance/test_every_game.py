"""A sample of the conformance checks, for every registered game; `make soak` plays thousands."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence

import pytest

from fabletop.bots.bot import make_bot
from fabletop.core import registry
from fabletop.core.conformance.games import Chooser, Report, check_game
from fabletop.core.game import SEVERAL, Condition, Game, Options, Setting, settle
from fabletop.envs.sight import sight_of

GAMES = [registry.find(name) for name in registry.names()]

SAMPLE = [(game, seats) for game in GAMES for seats in game.seats if seats > 1]


def checked(
    game: Game,
    *,
    options: Mapping[str, object],
    seats: int,
    seed: int,
    every: int = 1,
    choose: Chooser | None = None,
) -> Report:
    """The leak test includes the row of numbers that learners get."""
    return check_game(
        game,
        options=options,
        seats=seats,
        seed=seed,
        every=every,
        choose=choose,
        sight=sight_of(game.name),
    )


def how_often(seats: int, extremes: tuple[int, int]) -> int:
    """With the fewest and the most players every decision is checked, otherwise one in five."""
    return 1 if seats in extremes else 5


@pytest.mark.parametrize(
    ("game", "seats"), SAMPLE, ids=[f"{game.name}-{seats}-seats" for game, seats in SAMPLE]
)
def test_a_random_game_conforms_for_every_number_of_players(game: Game, seats: int) -> None:
    every = how_often(seats, (2, game.seats[-1]))
    report = checked(game, options={}, seats=seats, seed=seats, every=every)
    assert report.violations == []
    assert report.ended_by


def variants() -> Iterator[tuple[Game, dict[str, object], int]]:
    """Every choice of every setting, with what it needs, at a player count that allows it. Choices
    that lead to the same game, such as the defaults, are played once."""
    known: list[tuple[Game, Options, int]] = []
    for game in GAMES:
        for setting in game.settings:
            for choice in choices_of(setting):
                options, seats = with_needs(game, {setting.name: choice})
                whole = (game, settle(game, options, seats), seats)
                if whole not in known:
                    known.append(whole)
                    yield game, options, seats


def choices_of(setting: Setting) -> Sequence[str]:
    """All choices; of several, one, all, or each by itself if there are few."""
    if not setting.most:
        return setting.choices
    whole = SEVERAL.join(setting.choices[: setting.most])
    return (
        (*setting.choices, whole) if len(setting.choices) == setting.most else setting.choices[:1]
    )


def with_needs(game: Game, options: dict[str, object]) -> tuple[dict[str, object], int]:
    """The choices with all that they need, directly or indirectly, and a number of players."""
    settings = {setting.name: setting for setting in game.settings}
    seats, left = {count for count in game.seats if count > 1}, list(options)
    for name in left:
        for choice in settings[name].chosen(str(options[name])):
            condition = settings[name].only.get(choice, Condition())
            seats &= set(condition.seats or seats)
            for needed, *choices in condition.needs:
                if needed not in options:
                    options[needed] = choices[0]
                    left.append(needed)
    return options, 3 if 3 in seats else min(seats)


VARIANTS = list(variants())


@pytest.mark.parametrize(
    ("game", "options", "seats"),
    VARIANTS,
    ids=[f"{game.name}-{'-'.join(map(str, options.values()))}" for game, options, _ in VARIANTS],
)
def test_every_setting_conforms(game: Game, options: dict[str, object], seats: int) -> None:
    report = checked(game, options=options, seats=seats, seed=41, every=20)
    assert report.violations == []
    assert report.ended_by


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_prophecy_in_the_standard_version_conforms(seats: int) -> None:
    options = {"version": "standard", "trade": "yes"}
    every = how_often(seats, (2, 5))
    report = checked(
        registry.find("prophecy"), options=options, seats=seats, seed=60 + seats, every=every
    )
    assert report.violations == []
    assert report.ended_by


EVERYTHING: dict[str, object] = {
    "pool": "50_enchanted",
    "enchantment": "random",
    "tokens": "yes",
}


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 2), (4, 3)])
def test_seasons_with_everything_conforms_at_every_decision(seats: int, seed: int) -> None:
    report = checked(registry.find("seasons"), options=EVERYTHING, seats=seats, seed=seed)
    assert report.violations == []
    assert report.ended_by


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_wizards_together_conforms(seats: int) -> None:
    options = {"play": "cooperative", "layout": "random"}
    every = how_often(seats, (2, 6))
    report = checked(
        registry.find("wizards"), options=options, seats=seats, seed=seats, every=every
    )
    assert report.violations == []
    assert report.ended_by


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 2), (5, 3)])
def test_wizards_between_greedy_bots_conforms(seats: int, seed: int) -> None:
    bot = make_bot("greedy", "wizards", seed)
    report = checked(
        registry.find("wizards"),
        options={"layout": "random"},
        seats=seats,
        seed=seed,
        choose=bot.choose,
        every=10,
    )
    assert report.violations == []
    assert report.ended_by


PLAY = """
import hashlib, json, random, sys
from fabletop.core import log, registry
from fabletop.core.match import Match
from fabletop.core.view import plain

def played(name, options):
    match = Match.new(registry.find(name), seats=["a", "b", "c"], seed=5, options=options)
    luck, told = random.Random(5), hashlib.sha256()
    while not match.over:
        question = luck.choice(match.position.open)
        match.answer(luck.choice(question.options), question.seat)
        told.update(json.dumps(plain(match.view(0))).encode())
    told.update("".join(log.lines(match)).encode())
    return told.hexdigest()

print(json.dumps([played(*setting) for setting in json.loads(sys.argv[1])]))
"""


SETTINGS: list[tuple[str, dict[str, object]]] = [(game.name, {}) for game in GAMES] + [
    ("prophecy", {"version": "standard", "trade": "yes"}),
    ("seasons", EVERYTHING),
    ("wizards", {"play": "cooperative", "layout": "random"}),
]


def digests(hash_seed: str) -> list[str]:
    """One for the game of each setting, played in a process with this seed of its hashes."""
    run = subprocess.run(
        [sys.executable, "-c", PLAY, json.dumps(SETTINGS)],
        env={**os.environ, "PYTHONHASHSEED": hash_seed},
        capture_output=True,
        check=True,
    )
    found: list[str] = json.loads(run.stdout)
    return found


def test_games_are_the_same_under_every_hash_seed() -> None:
    first, *others = (digests(seed) for seed in ("0", "1", "4242"))
    assert len(set(first)) == len(SETTINGS)
    assert others == [first] * 2
