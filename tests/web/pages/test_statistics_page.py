"""The statistics page."""

import re
from collections.abc import Iterator
from datetime import date, timedelta
from pathlib import Path

import pytest
from fastapi.testclient import TestClient

from fabletop.server.settings import Settings
from fabletop.server.statistics.cached import Statistics
from fabletop.server.statistics.tallies import Day, GameTally, StatisticsInfo, WinShare
from fabletop.web.pages.statistics_charts import over_time
from fabletop.web.site import create_site
from tests.web.pages.shelved import SHORT, Past, shelve
from tests.web.reading import text

TODAY = date(2026, 5, 20)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    folder = tmp_path_factory.mktemp("past")
    shelve(folder, [SHORT, Past("seasons", ("", "hard", "hard"), 1, days=3)])
    with TestClient(create_site(Settings(folder=folder, page_processes=0))) as client:
        yield client


def told(days: dict[int, int]) -> StatisticsInfo:
    """How many games of Prophecy were finished, by how many days ago."""
    found = [
        Day(day=(TODAY - timedelta(days=ago)).isoformat(), game="prophecy", games=games)
        for ago, games in days.items()
    ]
    return StatisticsInfo(counted=0.0, games=[], days=found)


def table(chart: str) -> list[list[str]]:
    rows = re.findall(r"<tr>(.*?)</tr>", chart, re.DOTALL)
    return [re.findall(r"<t[hd][^>]*>(.*?)</t[hd]>", row) for row in rows]


def test_the_page_counts_games_and_draws_who_wins(house: TestClient) -> None:
    page = house.get("/statistics?language=en").text
    assert "Tables opened 2 Finished 2 Being played 0" in text(page)
    captions = re.findall(r"<figcaption[^>]*>(.*?)</figcaption>", page)
    assert captions.count("Who wins") == 2
    assert "Who wins, by seat, with 3 players" in captions
    assert "Who wins, by turn, with 2 players" in captions


def test_the_numbers_stand_below_each_chart(house: TestClient) -> None:
    page = house.get("/statistics?language=en").text
    assert "one game, fair: 50%" in text(page)


def test_it_is_told_in_french(house: TestClient) -> None:
    page = text(house.get("/statistics?language=fr").text)
    assert "Statistiques" in page
    assert "Qui gagne" in page


def test_nobody_is_named(house: TestClient) -> None:
    page = house.get("/statistics?language=en").text
    assert not re.search(r"\b(Ada|Ben|Cleo|past0)\b", page)


def test_the_landing_page_leads_to_it(house: TestClient) -> None:
    assert 'href="/statistics"' in house.get("/").text


def test_a_server_without_games_says_so(tmp_path: Path) -> None:
    with TestClient(create_site(Settings(folder=tmp_path, page_processes=0))) as client:
        assert "No game has been finished here yet." in client.get("/statistics").text


def test_few_days_are_told_one_by_one_also_those_without_a_game() -> None:
    rows = table(over_time(told({0: 2, 2: 1}), TODAY, "en", wide=False))
    assert rows == [["Day", "Prophecy"], ["May 18", "1"], ["May 19", "0"], ["May 20", "2"]]


def test_many_days_are_told_by_week() -> None:
    rows = table(over_time(told({0: 2, 6: 1, 7: 4, 40: 1}), TODAY, "en", wide=True))
    assert rows[0] == ["Week", "Prophecy"]
    assert rows[-2:] == [["May 13", "4"], ["May 20", "3"]]
    assert [row[1] for row in rows[1:]] == ["1", "0", "0", "0", "4", "3"]


def test_a_game_nobody_knows_any_more_is_called_by_its_name(
    house: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    share = WinShare.of("oracle", 2, 1.0, 1.0)
    lost = GameTally.model_validate(
        {
            **{"game": "chess", "begun": 2, "finished": 2, "running": 0, "resting": 0},
            **{"abandoned": 0, "decisions": 40, "rounds": 20.0, "numbers": [], "lengths": []},
            **{"endings": [], "players": [share], "against": [], "seats": [], "turns": []},
            "together": WinShare.of("all", 4, 1.0, 0.0),
        }
    )

    async def counted(_self: Statistics) -> StatisticsInfo:
        return StatisticsInfo(counted=1.0, games=[lost], days=[])

    monkeypatch.setattr(Statistics, "counted", counted)
    page = text(house.get("/statistics?language=en").text)
    assert "chess" in page
    assert "oracle" in page
    assert "Won together: 1 of 4 games" in page
