"""The odds of a battle as it stands, at every decision of both fighters, are those of playing on;
what they name as choices is what the players are then offered."""

import random
from collections import Counter

import pytest

from fabletop.core.position import Position
from fabletop.core.question import Option, Question
from fabletop.games.prophecy.game import PROPHECY
from fabletop.games.prophecy.printed.cards import STRENGTH, WILLS
from fabletop.games.prophecy.rules.battle.duel import challenge
from fabletop.games.prophecy.seen.battles.fights import belongings
from fabletop.games.prophecy.seen.battles.odds import battle_odds
from fabletop.games.prophecy.state import Table
from tests.games.prophecy.seen.battles.played_out import PLAIN, Game, Plan, begun, results, told
from tests.games.prophecy.seen.battles.test_duel_odds import met
from tests.games.prophecy.seen.battles.test_odds import late

ROLLING = ("declare", "announce", "roll")
CREATURES = [
    ("pack_of_wolves", STRENGTH),
    ("undersea_patrol", STRENGTH),
    ("vampire_lord", WILLS),
    ("cerberus", STRENGTH),
    ("old_pirate", WILLS),
]
BATTLES = 3
MOST = 12


def fighters(table: Table) -> list[int]:
    battle = table.current_battle()
    return (
        [battle.own.seat]
        if battle.creature or battle.posed
        else [
            battle.own.seat,
            battle.foe.seat,
        ]
    )


def compare(position: Game, found: Counter[str]) -> None:
    """Both fighters' odds at a decision before a roll, with what happens then."""
    table, question = position.table, position.open[0]
    battle = table.current_battle()
    for seat in fighters(table):
        odds = battle_odds(PROPHECY.view(table, seat), seat)
        assert odds is not None
        expected = results(table.copy(), Plan(battle.kind), seat, belongings(table, seat))
        assert told(odds) == expected, question
        offered = choices(position, seat)
        assert {*odds.choices} == offered, question
        found["later life" if battle.rolls else question.kind] += 1
        found["choices"] += bool(offered)


def choices(position: Game, seat: int) -> set[Option]:
    """What a seat is offered from now to the end of the next roll, if nobody uses anything."""
    offered = set[Option]()
    for dice in ((1, 2) * 6, (6, 5) * 6):
        twin = position.copy()
        rolls = twin.table.current_battle().rolls
        twin.table.chance.script = [("dice", die) for die in dice]
        while twin.open and twin.table.battle and twin.table.battle.rolls == rolls:
            question = twin.open[0]
            if question.kind not in (*ROLLING, "rolled"):
                break
            plain = Plan("").answer(question)
            if question.seat == seat:
                offered |= {*question.options} - {plain}
            twin.answer(plain, question.seat)
    return offered


def play_on(position: Game, plan: Plan, luck: random.Random) -> Counter[str]:
    """Play a battle with random announcements, and compare at each decision before a roll."""
    found = Counter[str]()
    for _ in range(MOST):
        table = position.table
        if not position.open or table.battle is None:
            break
        question = position.open[0]
        if question.kind not in (*ROLLING, *PLAIN, *OPENING):
            break
        if question.kind in ROLLING:
            compare(position, found)
        position.answer(chosen(question, plan, luck), question.seat)
    return found


OPENING = ("kind", "duel_kind", "reply", "riddle", "naming", "guess")


def chosen(question: Question, plan: Plan, luck: random.Random) -> Option:
    if question.kind in ROLLING and luck.random() < 0.5:
        return luck.choice(question.options)
    answer = plan.answer(question)
    return answer if answer in question.options else question.options[0]


@pytest.mark.parametrize(("foe", "kind"), CREATURES)
def test_a_battle_with_a_creature_goes_on_as_the_odds_say(foe: str, kind: str) -> None:
    found = Counter[str]()
    for seed in range(BATTLES):
        luck = random.Random(f"{foe} {seed}")
        table = late(luck.randrange(10_000))
        hero = table.heroes[table.active]
        hero.health, hero.magic = max(hero.health, 6), max(hero.magic, 6)
        found += play_on(Position(PROPHECY, begun(table, foe)), Plan(kind), luck)
    assert found["roll"]
    assert found["later life"] or foe == "old_pirate"


@pytest.mark.parametrize("kind", [STRENGTH, WILLS])
def test_a_battle_of_two_characters_goes_on_as_the_odds_of_both_say(kind: str) -> None:
    found = Counter[str]()
    for seed in range(BATTLES):
        luck = random.Random(seed)
        table, seat, rival = met(seed)
        challenge(table, table.heroes[seat], ("attack", table.heroes[rival].character))
        found += play_on(Position(PROPHECY, table), Plan(kind, payer=seat), luck)
    assert found["declare"]
    assert found["roll"]
    assert found["choices"]


def test_a_bystander_has_no_odds() -> None:
    table, seat, rival = met(0)
    challenge(table, table.heroes[seat], ("attack", table.heroes[rival].character))
    position = Position(PROPHECY, table)
    while position.open[0].kind not in ROLLING:
        question = position.open[0]
        position.answer(Plan(STRENGTH).answer(question), question.seat)
    view = PROPHECY.view(position.table, None)
    other = next(hero.seat for hero in table.heroes if hero.seat not in (seat, rival))
    assert battle_odds(view, other) is None
    assert battle_odds(view) == battle_odds(view, seat)
