"""Looking back on a table: moments, branches, the log."""

import html
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient

from fabletop.core import log
from fabletop.core.match import Match
from fabletop.core.registry import find
from fabletop.server.settings import Settings
from fabletop.web.files import replay_workers
from fabletop.web.files.offline import page_of_log
from fabletop.web.site import create_site
from tests.server.conftest import Person, leave, play
from tests.web.table.played import whole_game

Sitting = Callable[[int], list[Person]]

NOT_YET = "both would reveal the luck to come"
ANSWERS = 12


@pytest.fixture
def house(tmp_path: Path) -> Iterator[TestClient]:
    settings = Settings(folder=tmp_path, tables_per_hour=50, burst=5_000)
    with TestClient(create_site(settings), base_url="http://fabletop.test") as client:
        yield client


@pytest.fixture
def sitting(house: TestClient) -> Sitting:
    """A table of Ada and Ben after this many answers."""

    def found(answers: int) -> list[Person]:
        wish = {"seats": [{"name": "Ada"}, {"name": "Ben"}], "seed": 5}
        ticket = house.post("/api/tables", json=wish).json()
        people = [Person(house, ticket["table"], seat["token"]) for seat in ticket["seats"]]
        play(people, answers)
        return people

    return found


@pytest.fixture
def left(sitting: Sitting) -> str:
    """A table that Ada and Ben have played at for a while and left."""
    people = sitting(ANSWERS)
    leave(people)
    return people[0].table


def wish(**other: Any) -> dict[str, Any]:
    """What the form for a branch sends."""
    plain = {"count": 4, "luck": "same", "kind": ["here", "bot:random"], "name": ["Cleo", "Dan"]}
    return {**plain, **other}


def shown(page: str) -> int:
    return int(re.findall(r'<div class="layout"[^>]* data-moment="(\d+)"', page)[0])


def test_a_finished_game_is_shown_from_its_beginning(house: TestClient, left: str) -> None:
    assert shown(house.get(f"/t/{left}/replay").text) == 0


def test_a_running_game_is_shown_as_it_stands(house: TestClient, sitting: Sitting) -> None:
    table = sitting(ANSWERS)[0].table
    assert shown(house.get(f"/t/{table}/replay").text) == ANSWERS


def test_any_moment_can_be_asked_for_and_what_lies_beyond_is_the_last(
    house: TestClient, left: str
) -> None:
    assert shown(house.get(f"/t/{left}/replay?at=5").text) == 5
    assert shown(house.get(f"/t/{left}/replay?at=999").text) == ANSWERS


def test_without_a_script_links_lead_to_every_moment(house: TestClient, left: str) -> None:
    page = house.get(f"/t/{left}/replay?at=5").text
    steps = dict(re.findall(r'data-step="(\w+)" href="/t/\w+/replay\?at=(\d+)"', page))
    assert int(steps["first"]) == 0
    assert int(steps["back"]) < 5 < int(steps["forward"])
    assert int(steps["last"]) == ANSWERS
    assert "Moment 5 of 12" in page
    assert re.search(rf'href="/t/{left}/replay\?at=5" data-moment="5" aria-current="step"', page)


def test_the_chronicle_of_the_page_is_the_whole_one(house: TestClient, sitting: Sitting) -> None:
    people = sitting(ANSWERS)
    told = [one["sentence"] for one in people[0].get("/chronicle")["events"]]
    page = house.get(f"/t/{people[0].table}/replay?at=3").text
    lines = re.findall(r'data-moment="\d+"[^>]*>([^<]+)</a>', page)
    assert list(map(html.unescape, lines)) == told


def test_pictures_come_in_pieces_from_the_first_moment_on(house: TestClient, left: str) -> None:
    reply = house.get(f"/t/{left}/frames?since=-1&until=3&told=false").json()
    assert [frame["moment"] for frame in reply["frames"]][:1] == [0]
    assert all(frame["moment"] == shown(frame["html"]) <= 3 for frame in reply["frames"])
    assert not any('class="chronicle' in frame["html"] for frame in reply["frames"])


def test_a_table_that_does_not_exist_has_no_replay(house: TestClient) -> None:
    reply = house.get("/t/nowhere/replay")
    assert reply.status_code == 404
    assert "There is no such table." in reply.text


@pytest.mark.parametrize("what", ["log", "replay.html"])
def test_a_running_table_keeps_its_log_to_itself_and_says_why(
    house: TestClient, sitting: Sitting, what: str
) -> None:
    reply = house.get(f"/t/{sitting(3)[0].table}/{what}")
    assert reply.status_code == 422
    assert NOT_YET in reply.text
    assert '"seed"' not in reply.text


def test_a_running_table_cannot_be_branched_and_says_why(
    house: TestClient, sitting: Sitting
) -> None:
    table = sitting(6)[0].table
    assert NOT_YET in house.get(f"/t/{table}/replay").text
    reply = house.post(f"/t/{table}/branch", data=wish())
    assert reply.status_code == 422
    assert NOT_YET in reply.text


def test_the_log_of_a_finished_table_is_the_game(house: TestClient, left: str) -> None:
    reply = house.get(f"/t/{left}/log")
    assert reply.headers["content-type"].startswith("text/plain")
    assert f'filename="prophecy-{left}.log"' in reply.headers["content-disposition"]
    assert len(log.parse(reply.text.splitlines(), find).entries) == ANSWERS


def test_a_finished_table_can_be_taken_away_as_a_page(
    house: TestClient, left: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(replay_workers, "_drawn", page_of_log)  # Here, not in a process.
    reply = house.get(f"/t/{left}/replay.html?language=fr")
    assert reply.status_code == 200
    assert f'filename="prophecy-{left}.html"' in reply.headers["content-disposition"]
    assert "Moment 0 sur 12" in reply.text
    assert f"/t/{left}" not in reply.text


def test_a_branch_opens_a_new_table_at_its_moment_and_seats_who_asked(
    house: TestClient, left: str
) -> None:
    reply = house.post(f"/t/{left}/branch", data=wish(), follow_redirects=False)
    assert reply.status_code == 303
    table = reply.headers["location"].removeprefix("/t/")
    assert table != left
    seats = house.get(f"/api/tables/{table}").json()["seats"]
    assert [(seat["name"], seat["bot"]) for seat in seats] == [("Cleo", ""), ("Dan", "random")]
    past = house.get(f"/t/{left}/frames?since=3&until=4&told=false").json()["frames"]
    new = house.get(f"/t/{table}/frames?since=3&until=4&told=false").json()["frames"]
    assert pawns(new[0]["html"]) == pawns(past[0]["html"])
    assert "Leave" in house.get(f"/t/{table}").text, "this browser plays Cleo's seat"


def pawns(picture: str) -> list[str]:
    return sorted(re.findall(r'data-move="pawn-\d" data-at="\w+"', picture))


def test_a_friend_gets_the_link_to_a_seat_of_a_branch(house: TestClient, left: str) -> None:
    kinds = ["here", "by-link"]
    page = house.post(f"/t/{left}/branch", data=wish(kind=kinds)).text
    assert len(set(re.findall(r"/t/\w+/sit/[\w-]+", page))) == 2


def test_fresh_luck_is_an_entry_of_the_new_log(house: TestClient, left: str) -> None:
    for luck, answers in (("same", 4), ("fresh", 5)):
        data = wish(luck=luck, kind=["here", "here"])
        reply = house.post(f"/t/{left}/branch", data=data, follow_redirects=False)
        table = reply.headers["location"].removeprefix("/t/")
        assert house.get(f"/api/tables/{table}").json()["answers"] == answers


@pytest.mark.parametrize(
    ("mistake", "why"),
    [
        ({"count": ANSWERS + 1}, "choose an earlier one"),
        ({"kind": ["here"], "name": ["Cleo"]}, "for every seat"),
        ({"kind": ["here", "nobody"]}, "for every seat"),
        ({"kind": ["here", "bot:oracle"]}, "for every seat"),
    ],
)
def test_a_branch_that_cannot_be_is_refused_with_a_sentence(
    house: TestClient, left: str, mistake: dict[str, Any], why: str
) -> None:
    reply = house.post(f"/t/{left}/branch", data=wish(**mistake))
    assert reply.status_code == 422
    assert why in reply.text


def test_where_the_game_is_over_nobody_plays_on(house: TestClient, sitting: Sitting) -> None:
    people = sitting(0)
    for entry in whole_game(seed=5).entries:
        assert people[entry.seat].answer(list(entry.option)).status_code == 200
    last = people[0].get()["answers"]
    page = house.get(f"/t/{people[0].table}/replay?at={last}").text
    assert "The game is over." in page
    reply = house.post(f"/t/{people[0].table}/branch", data=wish(count=last))
    assert reply.status_code == 422
    assert "choose an earlier one" in reply.text


def test_a_page_of_somebody_else_opens_no_branch(house: TestClient, left: str) -> None:
    reply = house.post(f"/t/{left}/branch", data=wish(), headers={"Origin": "http://evil.test"})
    assert reply.status_code == 403


def test_the_seats_of_a_branch_are_mine_here_and_bots_elsewhere(
    house: TestClient, sitting: Sitting
) -> None:
    people = sitting(3)
    leave(people)
    house.get(f"/t/{people[1].table}/sit/{people[1].token}")
    page = house.get(f"/t/{people[0].table}/replay").text
    chosen = re.findall(r'<option value="([\w:-]+)" selected', page.split('action="/t/')[-1])
    assert chosen == ["bot:normal", "here"]


def test_the_replay_speaks_french(house: TestClient, left: str) -> None:
    page = house.get(f"/t/{left}/replay?at=5&language=fr").text
    assert "Moment 5 sur 12" in page
    assert "Rejouer à partir du moment 5" in page


def die(match: Match[Any], moment: int, seed: int | None = None) -> Any:
    """The first die of a branch at this moment, in which the answer of the old game is given."""
    old = match.entries[moment]
    branch = match.branch(moment, seed=seed)
    branch.answer(old.option, old.seat)
    return next((one for one in branch.entries[-1].chance if one[0] == "dice"), None)


def test_the_same_luck_throws_the_same_die_again_and_fresh_luck_any() -> None:
    for game in range(3):
        match = whole_game(seed=game)
        rolls = [n for n in range(len(match.entries)) if die(match, n)]
        assert len(rolls) > 10
        for moment in rolls:
            assert die(match, moment) in match.entries[moment].chance
        assert len({die(match, rolls[-1], seed) for seed in range(60)}) == 6
