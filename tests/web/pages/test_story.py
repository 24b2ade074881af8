"""The story of a finished game: who may read it, what it tells, and the adviser's part."""

import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from fastapi.testclient import TestClient

from fabletop.lab.hindsight.timeline import Timeline
from fabletop.server.bots import hindsight
from fabletop.server.settings import Settings
from fabletop.web.pages.story_charts import MOST_POINTS, Plot, drawn_moments, plots
from fabletop.web.site import create_site
from tests.server.conftest import Person, leave, play
from tests.server.inside import think_little
from tests.waiting import wait_until
from tests.web.pages.shelved import SHORT, Past, shelve
from tests.web.reading import text

PASTS = [SHORT, Past("prophecy", ("easy", "hard"), 2), Past("seasons", ("", "normal"), 1)]


@pytest.fixture(scope="module")
def past(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("past")
    shelve(folder, PASTS)
    return folder


@pytest.fixture
def house(past: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[TestClient]:
    """A site with a past, whose adviser thinks little."""
    think_little(monkeypatch)
    shutil.copytree(past, tmp_path, dirs_exist_ok=True)
    settings = Settings(folder=tmp_path, page_processes=0, annotations_per_hour=2, burst=5_000)
    with TestClient(create_site(settings), base_url="http://fabletop.test") as client:
        yield client


def story(house: TestClient, table: str = "past0", language: str = "en") -> str:
    reply = house.get(f"/t/{table}/story?language={language}")
    assert reply.status_code == 200
    return reply.text


def ask(house: TestClient, table: str = "past0") -> int:
    address = f"/t/{table}/story/annotations"
    return house.post(address, follow_redirects=False).status_code


def wait(house: TestClient, table: str = "past0") -> str:
    """What the adviser has found, when it is there."""
    address = f"/t/{table}/story/annotations"
    return wait_until(lambda: unless_waiting(house.get(address).text))


def unless_waiting(part: str) -> str:
    return "" if "data-waiting" in part else part


def test_the_story_tells_the_result(house: TestClient) -> None:
    page = text(story(house))
    assert "The story of a game of Prophecy" in page
    assert "Ended by: last one alive." in page
    assert re.search(r"1 Ben , \w+ \(bot: Expert\) \d points 2 Ada , \w+ \d points", page)


def test_every_moment_drawn_leads_into_the_replay(house: TestClient) -> None:
    page = story(house)
    moments = [int(n) for n in re.findall(r'<a href="/t/past0/replay\?at=(\d+)" tabindex', page)]
    assert 0 in moments
    last = house.get("/api/tables/past0").json()["answers"]
    assert max(moments) == last
    reply = house.get(f"/t/past0/replay?at={moments[3]}")
    assert reply.status_code == 200


def test_the_numbers_below_a_chart_lead_to_the_same_moments(house: TestClient) -> None:
    page = story(house)
    drawn = set(re.findall(r'<a href="(/t/past0/replay\?at=\d+)" tabindex', page))
    listed = set(re.findall(r'<th scope="row"><a href="(/t/past0/replay\?at=\d+)">', page))
    assert drawn == listed


def test_turning_points_are_told_by_the_chronicle(house: TestClient) -> None:
    page = story(house)
    turns = re.findall(r'<li><p class="swing"><a href="/t/past0/replay\?at=(\d+)">', page)
    assert turns
    told = house.get("/api/tables/past0/chronicle").json()["events"]
    sentence = next(one["sentence"] for one in told if one["number"] == int(turns[-1]))
    assert sentence in text(page).replace("&#39;", "'")


def test_each_game_tells_its_own_numbers(house: TestClient) -> None:
    for table, names in (
        ("past0", ("Chance to win", "Strength and Willpower", "Certificates")),
        ("past2", ("Chance to win", "Crystals", "Prestige in play")),
    ):
        captions = re.findall(r"<figcaption[^>]*>(.*?)</figcaption>", story(house, table))
        assert tuple(captions) == names


def test_the_story_is_told_in_french(house: TestClient) -> None:
    page = text(story(house, language="fr"))
    assert "L’histoire d’une partie de" in page
    assert "Chance de gagner" in page


def test_a_running_game_has_no_story_yet(house: TestClient) -> None:
    wish = {"seats": [{"name": "Ada"}, {"name": "Ben"}], "seed": 5}
    ticket = house.post("/api/tables", json=wish).json()
    people = [Person(house, ticket["table"], seat["token"]) for seat in ticket["seats"]]
    reply = house.get(f"/t/{ticket['table']}/story")
    assert reply.status_code == 422
    assert "The story of a game can be read when it is over." in reply.text
    assert "chart" not in re.findall(r"<main.*</main>", reply.text, re.DOTALL)[0]
    assert ask(house, ticket["table"]) == 422
    play(people, 5)
    leave(people)
    assert "Everybody has left" in text(story(house, ticket["table"]))


def test_a_game_without_answers_has_nothing_to_draw() -> None:
    plot = Plot("prophecy", ("Ada", "Ben"), "/replay?at=", "en", wide=True)
    begun = Timeline((1.0,), ((0.5,), (0.5,)), {"might": ((7.0,), (7.0,))}, ())
    played = Timeline((1.0, 1.0), ((0.5, 0.6), (0.5, 0.4)), {"might": ((7.0, 8.0), (7.0, 7.0))}, ())
    assert plots(begun, plot) == []
    assert len(plots(played, plot)) == 2


def test_a_table_that_does_not_exist_has_no_story(house: TestClient) -> None:
    reply = house.get("/t/nowhere/story")
    assert reply.status_code == 404
    assert "There is no such table." in reply.text


def test_the_adviser_finds_what_cost_a_person_most(house: TestClient) -> None:
    assert "Analyse it" in story(house)
    assert ask(house) == 303
    part = wait(house)
    assert "The costliest decisions of each person." in part
    assert re.findall(r'badge seat-\d">(\w+)</span> <span class="soft">\d+ real choices', part) == [
        "Ada"
    ]
    assert "Analyse it" not in story(house)
    assert "Answered:" in part
    assert re.search(r'href="/t/past0/replay\?at=\d+">Moment \d+:', part)
    assert re.search(r"(\d+ percentage points|one percentage point) lost", part)


def test_a_table_of_bots_alone_has_nobodys_decision_to_look_at(house: TestClient) -> None:
    assert "Only bots played to the end" in text(story(house, "past1"))
    assert ask(house, "past1") == 422


def test_not_everything_is_thought_over_for_one_address(
    house: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hindsight, "glance", lambda _order: 1 / 0)
    for _ in range(2):
        assert ask(house) == 303
        wait(house)
    assert "That did not work; it can be tried again." in story(house)
    reply = house.post("/t/past0/story/annotations")
    assert reply.status_code == 429
    assert "Too many games are being analysed" in reply.text


def test_somebody_elses_page_cannot_ask(house: TestClient) -> None:
    reply = house.post("/t/past0/story/annotations", headers={"Origin": "http://elsewhere.test"})
    assert reply.status_code == 403


def test_story_and_table_and_replay_lead_to_each_other(house: TestClient) -> None:
    for path in ("/t/past0", "/t/past0/replay"):
        assert 'href="/t/past0/story"' in house.get(path).text
    page = story(house)
    assert 'href="/t/past0"' in page
    assert 'href="/t/past0/replay"' in page


def test_no_page_carries_style_or_script(house: TestClient) -> None:
    for page in (story(house), house.get("/statistics").text):
        assert not re.search(r"<style|<script(?![^>]*\bsrc=)|\bstyle=|\bon\w+=", page)


def test_long_games_are_drawn_here_and_there() -> None:
    assert drawn_moments(5, [3]) == [0, 1, 2, 3, 4]
    moments = drawn_moments(1_700, [1, 1_000])
    assert len(moments) <= MOST_POINTS + 4
    assert {0, 1, 1_000, 1_699} <= set(moments)
