"""Another way a finished game could have gone."""

from typing import Any

import pytest

from tests.server.conftest import Found, Person, leave, play

PEOPLE = [{"name": "Cleo"}, {"name": "Dan"}]


def test_a_running_game_cannot_be_branched(found: Found) -> None:
    people = found()
    play(people, 2)
    reply = people[0].post("/branch", {"count": 1})
    assert reply.status_code == 422
    assert "luck to come" in reply.json()["detail"]


def branched(people: list[Person], **wish: Any) -> list[Person]:
    reply = people[0].post("/branch", wish)
    assert reply.status_code == 201, reply.text
    ticket = reply.json()
    client = people[0].client
    return [Person(client, ticket["table"], seat["token"]) for seat in ticket["seats"]]


def test_a_branch_plays_on_from_its_moment(found: Found) -> None:
    people = found()
    play(people, 3)
    moment = people[0].get("/view")["view"]
    play(people, 2)
    leave(people)
    branch = branched(people, count=3, fresh=False, seats=PEOPLE)
    assert people[0].table != branch[0].table
    assert branch[0].get("/view")["view"] == moment
    assert branch[0].get()["answers"] == 3
    assert [seat["name"] for seat in branch[0].get()["seats"]] == ["Cleo", "Dan"]


def test_a_branch_with_the_same_luck_can_go_the_same_way(found: Found) -> None:
    people = found()
    play(people, 12)
    end = people[0].get("/view")["view"]
    leave(people)
    branch = branched(people, count=2, fresh=False, seats=PEOPLE)
    play(branch, 10)
    assert branch[0].get("/view")["view"] == end


def test_a_branch_with_fresh_luck_keeps_the_past_only(found: Found) -> None:
    people = found()
    play(people, 2)
    moment = people[0].get("/view")["view"]
    leave(people)
    branch = branched(people, count=2, fresh=True, seats=PEOPLE)
    assert branch[0].get("/view")["view"] == moment
    assert branch[0].get()["answers"] == 3, "the new luck is an entry of the log"
    play(branch, 1)
    assert not branch[0].get()["finished"]


def test_a_branch_without_wishes_has_the_seats_of_its_source(found: Found) -> None:
    people = found({"name": "Ada"}, {"name": "Ben"}, {"name": "Robot", "bot": "random"})
    people[0].post("/resign", {})
    people[1].post("/resign", {"bot": "random"})
    branch = branched(people, count=0)
    seats = branch[0].get()["seats"]
    assert [(seat["name"], seat["bot"]) for seat in seats] == [
        ("Ada", "normal"),
        ("Ben", "random"),
        ("Robot", "random"),
    ]
    assert not any(seat["resigned"] for seat in seats)


@pytest.mark.parametrize(
    ("wish", "why"),
    [
        ({"count": 99}, "moments 0 to"),
        ({"count": -1}, "greater_than_equal"),
        ({"count": 0, "seats": [{"name": "Ada"}]}, "has 2 seats"),
    ],
)
def test_a_branch_needs_a_moment_and_its_seats(
    found: Found, wish: dict[str, Any], why: str
) -> None:
    people = found()
    leave(people)
    reply = people[0].post("/branch", wish)
    assert reply.status_code == 422
    assert why in reply.text


def test_branches_count_as_new_tables(found: Found) -> None:
    people = found()
    leave(people)
    wish = {"count": 0, "seats": PEOPLE}
    statuses = {people[0].post("/branch", wish).status_code for _ in range(51)}
    assert statuses == {201, 429}
