"""What scrolls could harm is what they are then offered."""

from fabletop.games.prophecy.scenario import Scenario
from fabletop.games.prophecy.seen.fortune import exposed_items, removable
from tests.games.prophecy.seen.test_taken import offered

FIELD = "plains_by_city"


def test_items_of_others_are_exposed_that_can_be_stolen() -> None:
    for guard, exposed in (("cape", ["axe", "cape"]), ("astral_satchel", ["astral_satchel"])):
        scene = Scenario(3, version="standard", island="yes", new_items="yes")
        scene.hero("paladin", at=FIELD, items=["scroll_of_stealing", "dagger"])
        scene.hero("druid", at=FIELD, items=["axe", guard]).hero("scout", at=FIELD, items=["sword"])
        play = scene.owns(1, "royal_cape").start("arrive")
        told = exposed_items(play.match.view(0), 0)
        play.answers("read scroll_of_stealing")
        assert offered(play, "take") == [f"take {item}" for _, item in told]
        assert told == [*((1, item) for item in exposed), (2, "sword")]


def test_creatures_can_be_removed_except_the_lord_of_a_palace() -> None:
    scroll = "scroll_of_destruction"
    scene = Scenario(2, version="standard").hero("paladin", at=FIELD, items=[scroll])
    play = scene.lies(FIELD, "bear", "lone_wolf").start("fight")
    told = removable(play.match.view(0), 0)
    play.answers(f"read {scroll}")
    assert offered(play, "remove") == [f"remove {foe}" for foe in told]
    scene = Scenario(2, version="standard", realms="water", ending="lord_of_the_sea", island="yes")
    play = scene.hero("paladin", at="wr_d6").start()
    assert play.table.adventures[play.hero().space]
    assert removable(play.match.view(0), 0) == []
