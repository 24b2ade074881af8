"""A branch with new luck deals anew what no seat knows, keeps what any seat knows, and can be
repeated; what a bot gets holds nothing of a table's key."""

import json
from collections.abc import Callable
from random import Random

import pytest

from fabletop.core import log
from fabletop.core.errors import IllegalAnswer
from fabletop.core.game import Options
from fabletop.core.match import Match
from fabletop.core.registry import find
from fabletop.core.saved.entries import RESEED, TABLE
from fabletop.core.view import plain

KEY = "5ca1ab1e5ca1ab1e5ca1ab1e5ca1ab1e"
GAMES: dict[str, Options] = {
    "prophecy": {"version": "standard", "realms": "water"},
    "seasons": {"pool": "50_enchanted", "tokens": "yes"},
    "wizards": {"layout": "random"},
}
MANY = 40

every_game = pytest.mark.parametrize("name", GAMES)


def played(name: str, answers: int, seats: int = 3) -> Match:
    match, luck = (
        Match.new(find(name), seats=["p"] * seats, seed=KEY, options=GAMES[name]),
        Random(answers),
    )
    while len(match.entries) < answers and not match.over:
        question = luck.choice(match.position.open)
        match.answer(luck.choice(question.options), question.seat)
    return match


def key(number: int) -> str:
    return f"{number:032x}"


def hidden(match: Match) -> list[list[str]]:
    """What nobody knows: piles whose order no seat has seen."""
    table = match.position.table
    match match.game.name:
        case "prophecy":
            return [table.common_deck, table.rare_deck, table.adventure_deck, table.face_down]
        case "seasons":
            return [
                [
                    card
                    for card, known in zip(table.deck, table.deck_known, strict=True)
                    if not known
                ]
            ]
        case _:
            return [table.tasks, table.events, table.deck]


@every_game
def test_over_many_branches_nothing_can_be_inferred_about_the_decks(name: str) -> None:
    parent = played(name, 60)
    branches = [parent.branch(60, seed=key(number)) for number in range(MANY)]
    for number, pile in enumerate(hidden(parent)):
        dealt = [hidden(branch)[number] for branch in branches]
        for place in range(len(pile)):
            possible = {one[place] for one in dealt}
            unseen = pile[place] != "" and len(set(pile)) > 1
            assert not unseen or len(possible) > 1, f"{pile[place]} in place {place} is certain"
        assert sum(one == pile for one in dealt) <= 1


@every_game
def test_every_seat_sees_the_same_after_a_new_deal(name: str) -> None:
    for answers in range(0, 90, 9):
        parent = played(name, answers)
        branch = parent.branch(len(parent.entries), seed=key(answers))
        for seat in (None, 0, 1, 2):
            assert plain(branch.view(seat)) == plain(parent.view(seat))


@every_game
def test_a_branch_is_the_same_when_it_is_loaded(name: str) -> None:
    branch, luck = played(name, 50).branch(45, seed=KEY[::-1]), Random(3)
    for _ in range(40):
        if not branch.over:
            question = luck.choice(branch.position.open)
            branch.answer(luck.choice(question.options), question.seat)
    loaded = log.parse(list(log.lines(branch)), find)
    assert loaded.position.table == branch.position.table
    assert loaded.entries == branch.entries


@every_game
def test_undo_after_a_new_deal_in_the_middle_of_a_step_goes_back_to_it(name: str) -> None:
    """At every moment: the answers that the step had before the deal are repeated, too."""
    for answers in range(1, 60):
        branch, luck = played(name, answers).branch(answers, seed=KEY), Random(answers)
        before = branch.position.table.copy()
        question = luck.choice(branch.position.open)
        branch.answer(luck.choice(question.options), question.seat)
        branch.rewind(len(branch.entries) - 1)
        assert branch.position.table == before


@every_game
def test_two_new_deals_one_after_the_other_are_possible(name: str) -> None:
    for answers in range(5, 60, 5):
        once = played(name, answers).branch(answers, seed=1)
        twice = once.branch(len(once.entries), seed=2)
        assert [entry.option for entry in twice.entries[-2:]] == [("redeal", 1), ("redeal", 2)]
        assert plain(twice.view(0)) == plain(once.view(0))


@every_game
def test_branches_from_before_keep_their_decks(name: str) -> None:
    """They say "reseed": only chance results to come were different."""
    match = played(name, 40)
    piles = [pile[:] for pile in hidden(match)]
    match.follow(TABLE, (RESEED, 7))
    assert hidden(match) == piles
    assert match.position.table.chance.key == ""


def test_an_unknown_entry_of_the_table_is_refused() -> None:
    with pytest.raises(IllegalAnswer, match="not an entry of the table"):
        played("seasons", 3).follow(TABLE, ("shuffle", 7))


@every_game
@pytest.mark.parametrize("look", ["sealed", "view", "imagined"])
def test_a_bot_gets_nothing_of_the_key(name: str, look: str) -> None:
    kinds: dict[str, Callable[[Match, int], object]] = {
        "sealed": lambda match, seat: match.glimpse(seat).seal({}, 3).table,
        "view": lambda match, seat: plain(match.view(seat)),
        "imagined": lambda match, seat: match.game.dump(match.glimpse(seat).imagine(3).table),
    }
    for answers in (0, 13, 40, 61):
        match = played(name, answers)
        for question in match.position.open:
            told = kinds[look](match, question.seat)
            assert KEY not in json.dumps(told)
            if look != "view":
                assert isinstance(told, dict)
                assert told["chance"]["key"] == ""
                assert told["chance"]["streams"] != match.position.table.chance.streams
