"""What an option in a battle would do to the next roll: compared with doing it."""

from random import Random

from fabletop.core.match import Match
from fabletop.core.question import Option
from fabletop.games.prophecy import PROPHECY
from fabletop.games.prophecy.seen.battles.announced import OF_FIGHTERS, standing, standings
from fabletop.games.prophecy.state import Table

OPTIONS = {"version": "standard", "realms": "water", "island": "yes", "new_adventures": "yes"}
GAMES = 12
ANSWERS = 700


def test_a_tried_announcement_does_what_it_does_and_leaves_the_table_alone() -> None:
    compared: set[tuple[object, bool]] = set()
    for seed in range(GAMES):
        luck = Random(seed)
        match = Match.new(PROPHECY, seats=["Ada", "Ben", "Cyd"], seed=seed, options=OPTIONS)
        while not match.over and len(match.entries) < ANSWERS:
            question = match.position.open[0]
            option = luck.choice(question.options)
            if question.kind in ("declare", "roll"):
                option = _compared(match, option, compared)
            else:
                match.answer(option, question.seat)
    assert {name for name, _ in compared} >= {"use", "cast", "throw", "read"}
    assert {simple for _, simple in compared} == {True, False}


def _compared(match: Match, option: Option, compared: set[tuple[object, bool]]) -> Option:
    """Answers with the option; the next roll is as told, if the battle still waits for it."""
    question = match.position.open[0]
    seat, table = question.seat, match.position.table
    before = PROPHECY.dump(table)
    told = standings(match.view(seat), seat, question.options)
    assert PROPHECY.dump(table) == before
    begun = _stage(table)
    match.answer(option, seat)
    if option in told and _stage(match.position.table) == begun:
        assert standing(match.view(seat), seat) == told[option]
        compared.add((option[0], all(one[0] in OF_FIGHTERS for one in told)))
    return option


def _stage(table: Table) -> tuple[object, ...]:
    """How far a battle has come; a Creature may take something between its stages."""
    battle = table.battle
    if battle is None:
        return ()
    return table.phase, battle.creature, battle.kind, battle.rolls, table.turn, table.active
