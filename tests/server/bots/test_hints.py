"""Hints: what the adviser would do in one's place, and why."""

import asyncio
from typing import Any

import pytest

from fabletop.server.bots.thinking import BotChoice, Errand, ponder
from fabletop.server.errors import NotPossible
from fabletop.server.storage.store import Store
from fabletop.server.tables.tables import Tables
from fabletop.server.work.processes import SOMETIME
from fabletop.server.work.shares import Claim
from tests.server.conftest import Found, Person
from tests.server.inside import Slow, answer, found, run_with


def whose_turn(people: list[Person]) -> Person:
    seat: int = people[0].get()["waiting_for"][0]
    return people[seat]


def decision(person: Person) -> Any:
    return person.get("/decisions")["decisions"][0]


def test_a_hint_from_a_worker_weighs_the_best_options(found: Found) -> None:
    person = whose_turn(found(seed=50))
    hint, asked = person.post("/hint").json(), decision(person)
    listed = [(one["number"], one["option"], one["label"]) for one in asked["options"]]
    best, second, *_ = hint["weighed"]
    assert hint["decision"] == asked["id"]
    assert (best["number"], hint["option"], hint["label"]) in listed
    assert (second["number"], second["option"], second["label"]) in listed
    assert best["option"] == hint["option"] != second["option"]
    assert (best["chosen"], second["chosen"]) == (True, False)
    assert 0 < best["chance"] < 1
    assert best["tries"] > 0
    assert {"seat", "label"} == set(best["expected"][0])
    assert best["difference"]


def test_a_hint_speaks_french(found: Found, asked: list[Errand]) -> None:
    person = whose_turn(found(seed=50))
    english = person.post("/hint").json()
    french = person.post("/hint?language=fr").json()
    assert french["option"] == english["option"]
    assert french["label"] != english["label"]
    assert french["weighed"][0]["difference"] != english["weighed"][0]["difference"]
    assert len(asked) == 1


def test_who_is_not_asked_gets_no_hint(found: Found, asked: list[Errand]) -> None:
    people = found()
    waiting = whose_turn(people)
    (other,) = (one for one in people if one is not waiting)
    assert other.post("/hint").status_code == 422
    assert Person(other.client, other.table).post("/hint").status_code == 403
    assert asked == []


def test_after_an_answer_the_adviser_thinks_anew(found: Found, asked: list[Errand]) -> None:
    people = found(seed=50)
    for _ in range(2):
        person = whose_turn(people)
        hint = person.post("/hint").json()
        assert hint["decision"] == decision(person)["id"]
        person.answer(hint["option"])
    assert len(asked) == 2
    assert asked[0].question != asked[1].question


def test_where_there_is_nothing_to_choose_there_is_nothing_to_weigh(
    found: Found, asked: list[Errand]
) -> None:
    people = found(seed=50)
    while len(decision(person := whose_turn(people))["options"]) > 1:
        person.answer(decision(person)["options"][-1]["option"])
    hint = person.post("/hint").json()
    assert hint["option"] == decision(person)["options"][0]["option"]
    assert hint["weighed"] == []
    assert asked == []


class Adviser(Slow):
    """Thinks until it is told to speak, and may have nothing to say."""

    speechless = False

    async def advise(self, errand: Errand, claim: Claim = SOMETIME) -> BotChoice | None:
        self.asked.append(errand)
        self.claims.append(claim)
        self.thinking.set()
        await self.enough.wait()
        return None if self.speechless else BotChoice(errand.question.options[-1])


@pytest.mark.xdist_group("postgres")
def test_who_asks_twice_is_thought_for_once(store: Store) -> None:
    async def play(tables: Tables, adviser: Adviser) -> None:
        live, tokens = await found(tables)
        token = tokens[live.match.decisions()[0].seat]
        hints = [asyncio.create_task(tables.hint(live.saved.id, token)) for _ in range(3)]
        await adviser.thinking.wait()
        adviser.enough.set()
        first, *others = await asyncio.gather(*hints)
        assert all(one is first for one in others)
        assert len(adviser.asked) == 1

    run_with(Adviser, play, store)


@pytest.mark.xdist_group("postgres")
def test_a_late_hint_is_for_the_question_it_was_asked_for(store: Store) -> None:
    async def play(tables: Tables, adviser: Adviser) -> None:
        live, tokens = await found(tables)
        decision = live.match.decisions()[0]
        hint = asyncio.create_task(tables.hint(live.saved.id, tokens[decision.seat]))
        await adviser.thinking.wait()
        await answer(tables, live, tokens)
        adviser.enough.set()
        late = await hint
        assert late.decision == decision.id
        assert late.choice.option == decision.options[-1]

    run_with(Adviser, play, store)


@pytest.mark.xdist_group("postgres")
def test_an_adviser_who_fails_is_asked_again(store: Store) -> None:
    async def play(tables: Tables, adviser: Adviser) -> None:
        live, tokens = await found(tables)
        token = tokens[live.match.decisions()[0].seat]
        adviser.enough.set()
        adviser.speechless = True
        with pytest.raises(NotPossible, match="ask again"):
            await tables.hint(live.saved.id, token)
        adviser.speechless = False
        assert (await tables.hint(live.saved.id, token)).choice.option

    run_with(Adviser, play, store)


def test_the_adviser_gives_the_same_advice_in_any_process(
    found: Found, asked: list[Errand]
) -> None:
    person = whose_turn(found(seed=50))
    hint = person.post("/hint").json()
    assert list(ponder(asked[0]).option) == hint["option"]
