"""The cards and lands of Wizards as pages; what they say, without a browser."""

import pytest
from fastapi.testclient import TestClient

from fabletop.web.pages import shelf
from tests.web.pages.library import library_app
from tests.web.reading import text

APP = library_app()


@pytest.fixture
def reader() -> TestClient:
    return TestClient(APP)


def test_a_task_and_a_land_of_wizards_say_their_numbers_in_french(reader: TestClient) -> None:
    task = text(reader.get("/games/wizards/cards/the_map_maker?language=fr").text)
    assert "Savoir 10" in task
    assert "Dans cet ordre non" in task
    land = text(reader.get("/games/wizards/cards/torwall?language=fr").text)
    assert "contrée commune" in land
    assert "Cases de plaine 14" in land
    assert "Bourg, sur la case 0" in land


def test_cards_of_wizards_are_drawn_by_their_kind() -> None:
    filled = shelf.shelf("wizards", "en")
    assert filled
    icons = {face.id: face.icon for face in filled.faces.values()}
    assert icons["whale_song"] == "wizards.task"
    assert icons["terek"] == "wizards.high_wizard"
    assert icons["phantasm_1"] == "wizards.phantasm"
    assert icons["glendale"] == "wizards.elven"
    assert icons["silver_whistle"] == "event.silver_whistle"
