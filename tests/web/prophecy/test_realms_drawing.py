"""What the page makes of the Realms behind the gates, without a browser."""

import pytest

from fabletop.games.prophecy.scenario import Scenario
from fabletop.web.prophecy.realms import DISCS, SHAPES, centre
from tests.web.prophecy.expansion_drawings import page, shown
from tests.web.prophecy.expansion_scenes import deep, fire
from tests.web.wizards.pages import page_of


@pytest.mark.parametrize(("realm", "manner"), SHAPES, ids=lambda word: str(word))
def test_the_spaces_of_a_realm_and_its_disc_lie_apart_on_its_board(realm: str, manner: str) -> None:
    shape = SHAPES[realm, manner]
    view = Scenario(version="standard", realms="both").start().match.view(None)
    spaces = [space for space in view.spaces if space.world == realm]
    found = [(centre(space, spaces, realm, shape), shape.tile) for space in spaces]
    found.append((DISCS[realm, manner], shape.plane))
    for index, ((x, y), (width, height)) in enumerate(found):
        assert width / 2 <= x <= shape.size[0] - width / 2
        assert height / 2 <= y <= shape.size[1] - height / 2
        for (other_x, other_y), (wide, high) in found[:index]:
            across, down = (width + wide) / 2 + 1, (height + high) / 2 + 1
            assert abs(x - other_x) >= across or abs(y - other_y) >= down


def test_north_is_up_in_the_water_realm_and_the_entrance_lies_below_the_palace() -> None:
    places = {t["id"]: (t["x"], t["y"]) for t in page(deep())["realms"][0]["tiles"]}
    assert places["wr_a2"][0] == places["wr_a1"][0]
    assert places["wr_a2"][1] < places["wr_a1"][1]
    assert places["wr_d6"][1] < places["wr_a1"][1]


def test_a_gate_leads_from_its_plane_and_leaves_the_guardian_to_the_disc() -> None:
    drawn = page(fire())
    gates = {plane["id"]: plane["gate"] for plane in drawn["planes"] if plane["gate"]}
    assert gates == {"plane_fortress": "dragon", "plane_monastery": "water"}
    fortress = next(plane for plane in drawn["planes"] if plane["id"] == "plane_fortress")
    assert [slot["kind"] for slot in fortress["slots"]] == ["gate"]
    disc = drawn["realms"][0]["disc"]
    assert [slot["sort"] for slot in disc["slots"]] == ["greater", "artifact", "artifact", "prize"]


def test_guardians_of_the_main_board_are_stronger_but_not_those_behind_a_gate() -> None:
    drawn = page(fire())
    stronger = {plane["id"]: plane["stronger"] for plane in drawn["planes"]}
    assert stronger["plane_forest_camp"] == 2
    assert stronger["plane_fortress"] == drawn["realms"][0]["disc"]["stronger"] == 0


def test_before_its_gate_is_known_a_disc_holds_only_its_prizes() -> None:
    play = Scenario(3, version="standard", realms="water").start()
    disc = page(play)["realms"][0]["disc"]
    assert [(slot["sort"], slot["left"]) for slot in disc["slots"]] == [("prize", 3)]
    assert disc["waits"]


COMPASS = {
    "en": "Compass of the currents, die 1, 2 north, die 3 east, die 5, 6 south, die 4 west",
    "fr": "Boussole des courants, dé 1, 2 : nord, dé 3 : est, dé 5, 6 : sud, dé 4 : ouest",
}


@pytest.mark.rule("W-121")
@pytest.mark.parametrize("language", COMPASS)
@pytest.mark.parametrize("shape", ["wide", "tall"])
def test_the_compass_is_drawn_on_the_board_of_the_water_realm(language: str, shape: str) -> None:
    html = page_of(deep().match, 0, language, shape)
    assert f'id="compass-water" role="img" tabindex="-1" aria-label="{COMPASS[language]}"' in html
    dragon = Scenario(2, version="standard", realms="dragon").start()
    assert "compass-dragon" not in page_of(dragon.match, 0, language, shape)


@pytest.mark.parametrize("shape", ["wide", "tall"])
def test_the_faces_of_the_compass_lie_where_they_point_and_within_the_board(shape: str) -> None:
    realm = shown(deep().match.view(0), shape)["realms"][0]
    rose, (width, height) = realm["compass"], realm["shape"].size
    middle = {die["value"]: (die["x"] + rose["side"] / 2, die["y"] + rose["side"] / 2)
              for die in rose["dice"]}  # fmt: skip
    assert max(y for face, (_, y) in middle.items() if face in (1, 2)) < rose["y"]
    assert min(y for face, (_, y) in middle.items() if face in (5, 6)) > rose["y"]
    assert middle[4][0] < rose["x"] < middle[3][0]
    for x, y in middle.values():
        assert rose["side"] / 2 < x < width - rose["side"] / 2
        assert rose["side"] / 2 < y < height - rose["side"] / 2


def test_the_face_that_carries_somebody_off_is_marked() -> None:
    table = Scenario(2, version="standard", realms="water").gate("fortress", "water")
    table.hero("druid", at="wr_b2", bubbles=5).lies("wr_b2").lies("wr_b3", "strong_current")
    play = table.dice(3).start()
    play.answers("swim wr_b3")
    dice = shown(play.match.view(0))["realms"][0]["compass"]["dice"]
    assert [die["value"] for die in dice if die["now"]] == [3]


@pytest.mark.rule("W-219")
def test_the_lord_of_the_sea_is_drawn_with_what_he_is_stronger_by_at_home() -> None:
    play = (
        Scenario(2, version="standard", realms="water", ending="lord_of_the_sea")
        .gate("fortress", "water")
        .hero("druid", at="wr_c6", bubbles=5)
        .start()
    )
    html = page_of(play.match, 0, "en", "wide")
    assert "Lord of the Sea, Strength 7+1, Willpower 8+1" in html


@pytest.mark.rule("W-219")
def test_in_other_games_the_lord_of_the_sea_is_as_printed() -> None:
    play = (
        Scenario(2, version="standard", realms="water")
        .gate("fortress", "water")
        .lies("wr_b3", "lord_of_the_sea")
        .start()
    )
    assert "Lord of the Sea, Strength 7, Willpower 8" in page_of(play.match, 0, "en", "wide")
