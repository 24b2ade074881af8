"""Fields of its own that a Realm of another package brings for the table and for heroes: its rules
use them, they are shown, copied and saved, and no file of ours knows them."""

import json

import pytest

from fabletop.core.codec import JsonObject
from fabletop.core.errors import BadSave, RulesError
from fabletop.core.view import plain
from fabletop.games.prophecy.game import PROPHECY
from fabletop.games.prophecy.merging import merge
from fabletop.games.prophecy.parts import Part
from fabletop.games.prophecy.pieces import Belongings, Pieces
from fabletop.games.prophecy.scenario import ProphecyPlay, Scenario
from fabletop.games.prophecy.seen.prices import entry_price

EDGE, HOLLOW, HEART = "mist_edge", "mist_hollow", "mist_heart"


def wandering(*, realms: str = "water+mist") -> ProphecyPlay:
    """The Paladin has taken one step into the mist."""
    scene = Scenario(2, version="standard", realms=realms).gate("fortress", "mist")
    scene.hero("paladin", at=EDGE).hero("scout", at="village").empty(HOLLOW)
    play = scene.top("chance_tradesman").start()
    play.answers(f"wander {HOLLOW}")
    return play


def saved(play: ProphecyPlay) -> JsonObject:
    """The table as it comes out of a file."""
    found: JsonObject = json.loads(json.dumps(PROPHECY.dump(play.match.position.table)))
    return found


def markers(play: ProphecyPlay) -> dict[str, int]:
    return play.match.view(1).realms["mist"].markers


@pytest.mark.usefixtures("misty")
def test_trails_and_steps_are_counted_and_shown() -> None:
    assert markers(wandering()) == {EDGE: 1, "paladin": 1}


@pytest.mark.usefixtures("misty")
def test_no_creature_bars_the_way_where_a_trail_leads_on() -> None:
    play = wandering()
    assert play.table.box.board.ids[play.hero().space] == HOLLOW
    play.hero().space = play.table.box.board.index[EDGE]
    play.lying(EDGE).append("mother_dragon")
    play.table.phase = "move"
    again = ProphecyPlay(PROPHECY, play.table, play.match.header.options, 2)
    assert f"wander {HOLLOW}" in again.options


@pytest.mark.usefixtures("misty")
def test_the_fog_closes_behind_a_hero_who_leaves() -> None:
    play = wandering()
    play.answers("end", "stay", "end", "surface mountains_by_fortress")
    assert markers(play) == {"paladin": 1}


@pytest.mark.usefixtures("misty")
def test_a_hero_who_has_wandered_far_pays_no_toll() -> None:
    play = wandering()
    assert entry_price(play.match.view(0), 0, "mist") == 1
    play.answers("end", "stay", "end", f"wander {HEART}")
    assert entry_price(play.match.view(0), 0, "mist") == 0
    assert entry_price(play.match.view(0), 1, "mist") == 1


@pytest.mark.usefixtures("misty")
@pytest.mark.parametrize("realms", ["mist", "water+mist", "water+dragon+mist"])
def test_they_are_saved_and_loaded(realms: str) -> None:
    play = wandering(realms=realms)
    table, options = play.match.position.table, play.match.header.options
    kept = saved(play)
    assert kept["pieces"]["mist"] == {"trails": {EDGE: 1}}
    assert kept["heroes"][0]["belongings"]["mist"] == {"steps": 1}
    loaded = PROPHECY.load(options, kept)
    assert loaded == table
    assert plain(PROPHECY.view(loaded, 0)) == plain(PROPHECY.view(table, 0))


@pytest.mark.usefixtures("misty")
def test_a_save_from_before_the_realm_had_them_begins_with_none() -> None:
    play = wandering()
    kept = saved(play)
    del kept["pieces"]["mist"], kept["heroes"][0]["belongings"]["mist"]
    loaded = PROPHECY.load(play.match.header.options, kept)
    assert PROPHECY.view(loaded, 0).realms["mist"].markers == {}


@pytest.mark.usefixtures("misty")
def test_pieces_of_nobody_in_a_save_are_refused() -> None:
    play = wandering(realms="mist")
    kept = saved(play)
    kept["pieces"]["marsh"] = {}
    with pytest.raises(BadSave, match=r"table\.pieces\.marsh, which is not in play"):
        PROPHECY.load(play.match.header.options, kept)


@pytest.mark.usefixtures("misty")
def test_a_copy_of_the_table_goes_its_own_way() -> None:
    play = wandering()
    copied = play.table.copy()
    assert copied == play.table
    twin = ProphecyPlay(PROPHECY, copied, play.match.header.options, 2)
    twin.table.phase = "move"
    twin = ProphecyPlay(PROPHECY, twin.table, play.match.header.options, 2)
    twin.answers(f"wander {HEART}")
    assert markers(twin) == {EDGE: 1, HOLLOW: 1, "paladin": 2}
    assert markers(play) == {EDGE: 1, "paladin": 1}


def test_two_parts_with_one_name_for_their_pieces_are_refused() -> None:
    for doubled in (Part(pieces={"mist": Pieces}), Part(belongings={"mist": Belongings})):
        with pytest.raises(RulesError, match=r"answer '.*' for 'mist'"):
            merge([doubled, doubled])
