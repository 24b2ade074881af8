"""Bots of every level on the seats of a table, changed while it is played."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from fabletop.bots.levels import LEVELS
from fabletop.core.glimpse import Glimpse, Sealed
from fabletop.core.match import Match
from fabletop.core.question import Question
from fabletop.core.registry import find
from fabletop.server.bots.thinking import BotChoice, Errand, errand
from fabletop.server.bots.workers import BotWorkers
from fabletop.server.storage.store import Store
from fabletop.server.tables.founding import SeatWish
from fabletop.server.tables.tables import Tables
from tests.loops import awaited
from tests.server.conftest import Found, Person, leave, wait_for_person
from tests.server.inside import ADA, Slow, answer, found, run

ROBOT = {"name": "Robot", "bot": "random"}


def level(person: Person, seat: int, bot: str) -> Any:
    return person.post(f"/seats/{seat}/level", {"bot": bot})


def bots(person: Person) -> list[str]:
    return [seat["bot"] for seat in person.get()["seats"]]


def test_every_level_plays_in_a_worker(found: Found) -> None:
    ada, *_ = found({"name": "Ada"}, *({"name": one, "bot": one} for one in LEVELS), seed=50)
    while len(ada.get("/chronicle")["events"]) < len(LEVELS) + 1:
        wait_for_person(ada, 120)
        ada.answer(ada.get("/decisions")["decisions"][0]["options"][0]["option"])
    wait_for_person(ada, 120)
    assert {event["event"][1] for event in ada.get("/chronicle")["events"]} >= {1, 2, 3, 4}


@pytest.mark.usefixtures("asked")
def test_who_plays_changes_the_level_of_a_bot(found: Found) -> None:
    ada, ben, _ = found({"name": "Ada"}, {"name": "Ben"}, ROBOT)
    before = ada.get()["revision"]
    assert level(ada, 2, "hard").status_code == 200
    assert bots(ben) == ["", "", "hard"]
    assert ben.get()["revision"] > before
    assert level(ben, 2, "easy").status_code == 200
    assert bots(ada) == ["", "", "easy"]


@pytest.mark.usefixtures("asked")
def test_a_resigned_seat_is_given_another_bot_by_those_who_stay(found: Found) -> None:
    ada, ben = found()
    ben.post("/resign", {"bot": "easy"})
    assert level(ada, 1, "greedy").status_code == 200
    assert bots(ada) == ["", "greedy"]


def test_who_resigns_without_a_word_is_followed_by_normal(found: Found) -> None:
    ada, ben = found(seed=50)
    assert ada.get()["waiting_for"] == [1]
    ada.post("/resign", {})
    assert bots(ben) == ["normal", ""]


def test_a_person_who_lends_her_seat_chooses_the_bot_herself(found: Found) -> None:
    ada, ben = found()
    ben.post("/bot", {"bot": "random"})
    assert level(ada, 1, "hard").status_code == 422
    assert level(ada, 0, "hard").status_code == 422
    assert bots(ada) == ["", "random"]


def test_who_does_not_play_here_changes_no_level(found: Found) -> None:
    ada, ben, robot = found({"name": "Ada"}, {"name": "Ben"}, ROBOT)
    stranger = Person(ada.client, ada.table)
    ben.post("/resign", {"bot": "random"})
    refused = [level(one, 2, "hard").status_code for one in (stranger, robot, ben)]
    assert refused == [403, 403, 422]
    assert bots(ada) == ["", "random", "random"]


@pytest.mark.parametrize("bot", ["", "genius", "hard@weights.toml", "cmd:true", "mybot.py:MyBot"])
def test_what_is_no_bot_of_the_house_gets_no_seat(found: Found, bot: str) -> None:
    ada, _ = found({"name": "Ada"}, ROBOT)
    assert level(ada, 1, bot).status_code == 422
    assert bots(ada) == ["", "random"]


def test_a_seat_that_is_not_there_has_no_level(found: Found) -> None:
    ada, _ = found({"name": "Ada"}, ROBOT)
    assert [level(ada, seat, "easy").status_code for seat in (2, -1)] == [422, 422]


def test_the_levels_of_a_finished_game_stay_as_they_are(found: Found) -> None:
    ada, _ = found({"name": "Ada"}, ROBOT)
    leave([ada])
    assert "over" in level(ada, 1, "easy").json()["detail"]


@pytest.mark.xdist_group("postgres")
def test_what_a_bot_is_thinking_about_is_dropped_when_its_level_changes(store: Store) -> None:
    async def play(tables: Tables, workers: Slow) -> None:
        live, tokens = await found(tables, ADA, SeatWish("Robot", "easy"))
        while live.bot_question is None:
            await answer(tables, live, tokens, -1)
        await workers.thinking.wait()
        workers.thinking.clear()
        await tables.set_level(live.saved.id, tokens[0], 1, "hard")
        workers.enough.set()
        await workers.thinking.wait()
        first, second = workers.asked[:2]
        assert (first.bot, second.bot) == ("easy", "hard")
        assert first.question == second.question

    run(play, store)


def test_a_level_is_told_nothing_that_its_seat_cannot_know() -> None:
    """Its own view is the true one; what others see of themselves was drawn anew."""
    match = Match.new(find("seasons"), seats=["Ada", "Ben"], seed=3)
    for _ in range(4):
        decision = match.decisions()[0]
        match.answer(decision.options[0], decision.seat)
    question = match.decisions()[0].question
    orders = [errand("hard", match, question, seed) for seed in range(5)]
    worlds = [Glimpse.unseal(match.game, order.known) for order in orders]
    assert all(world() == match.view(question.seat) for world in worlds)
    assert all(world.question.options == question.options for world in worlds)
    other = 1 - question.seat
    theirs = [match.game.view(world.imagine(1).table, other) for world in worlds]
    assert any(view != match.view(other) for view in theirs)


class Threads(BotWorkers):
    """Workers that are threads: there is one."""

    threads = ThreadPoolExecutor(1)

    def _opened(self) -> Any:
        return self.threads


def first(errand: Errand) -> BotChoice:
    return BotChoice(errand.question.options[0])


def test_who_waits_for_a_worker_does_not_use_up_the_time_to_think(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    wait_for = asyncio.wait_for
    timed = [0]

    async def count(work: Any, seconds: float) -> Any:
        timed.append(timed[-1] + 1)
        try:
            return await wait_for(work, seconds)
        finally:
            timed.append(timed[-1] - 1)

    async def whole() -> list[BotChoice | None]:
        workers = Threads(1, 60.0)
        nothing = Sealed("prophecy", {}, 0, True, {}, (), ())
        order = Errand("random", "prophecy", 1, Question(0, "kind", [("a",), ("b",)]), nothing)
        return await asyncio.gather(*(workers.run(first, order) for _ in range(4)))

    monkeypatch.setattr(asyncio, "wait_for", count)
    assert awaited(whole()) == [BotChoice(("a",))] * 4
    assert timed == [0, 1] * 4 + [0], "one worker, so one errand at a time is measured"
