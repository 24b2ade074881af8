"""Which Artifacts a game is played with, and two in each plane."""

import pytest

from fabletop.core.conformance.checks import check_leak
from fabletop.core.game import settle
from fabletop.games.prophecy.box import open_box
from fabletop.games.prophecy.game import PROPHECY
from fabletop.games.prophecy.scenario import ProphecyPlay, Scenario
from fabletop.games.prophecy.seen.view import PlaneView
from fabletop.games.prophecy.state import Table
from tests.games.prophecy.rules.planes.assaults import FOREST, PLANE, STORM

OLD = {name for name, card in open_box().artifacts.items() if not card.part}
NEW = {name for name, card in open_box().artifacts.items() if card.part}


def dealt(seed: int = 0, **chosen: str) -> Table:
    """The table after the planes have been laid out."""
    table = PROPHECY.new(settle(PROPHECY, {"version": "standard", **chosen}, 2), 2, seed)
    PROPHECY.step(table)
    return table


def in_planes(table: Table) -> set[str]:
    return {artifact for plane in table.planes for artifact in plane.artifacts}


@pytest.mark.rule("W-009", "W-177")
def test_the_whole_new_set_is_five_artifacts_one_in_each_plane() -> None:
    table = dealt(artifacts="new")
    assert in_planes(table) == NEW
    assert [len(plane.artifacts) for plane in table.planes] == [1] * 5


@pytest.mark.rule("W-009")
def test_without_a_choice_the_old_artifacts_are_played_with() -> None:
    assert in_planes(dealt()) == OLD


@pytest.mark.rule("W-178")
def test_mixed_artifacts_are_five_of_ten_at_random_the_rest_set_aside_unseen() -> None:
    chosen = set()
    for seed in range(6):
        table = dealt(seed, artifacts="mixed")
        five = in_planes(table)
        assert len(five) == 5
        assert five | set(table.boxed) == OLD | NEW
        assert not five & set(table.boxed)
        chosen.add(frozenset(five))
    assert len(chosen) > 1


@pytest.mark.rule("W-178")
def test_five_artifacts_can_be_chosen_freely() -> None:
    wanted = ["kingslayer", "royal_cape", "bronze_steed", "mirrored_shield", "ritual_scepter"]
    for seed in range(3):
        assert in_planes(dealt(seed, artifacts="chosen", keep="+".join(wanted))) == set(wanted)


@pytest.mark.rule("W-178")
def test_banished_artifacts_are_never_drawn_and_kept_ones_always() -> None:
    for seed in range(6):
        table = dealt(
            seed, artifacts="chosen", keep="kingslayer", banish="royal_cape+banner_of_hope"
        )
        assert "kingslayer" in in_planes(table)
        assert not in_planes(table) & {"royal_cape", "banner_of_hope"}
        assert len(in_planes(table)) == 5


@pytest.mark.rule("W-179")
def test_of_ten_artifacts_two_lie_in_each_plane() -> None:
    pairs = set()
    for seed in range(3):
        table = dealt(seed, artifacts="ten")
        assert [len(plane.artifacts) for plane in table.planes] == [2] * 5
        assert in_planes(table) == OLD | NEW
        pairs.add(tuple(plane.artifacts for plane in table.planes))
    assert len(pairs) == 3


def planes_seen(play: ProphecyPlay, seat: int) -> list[PlaneView]:
    return play.match.view(seat).planes


def before_two(scenario: type[Scenario], *, dice: tuple[int, ...] = (6, 1)) -> Scenario:
    """A strong Mercenary beside a plane whose Lesser Guardian is beaten; behind the Scaled Monster
    lie the Mirrored Shield and the Banner of Hope."""
    return (
        scenario(version="standard", artifacts="ten")
        .hero("mercenary", at=FOREST, health=8, magic=0)
        .plane("monastery", greater="scaled_monster", artifact="mirrored_shield", beaten=True)
        .top("chance_tradesman", "chance_city_merchant")
        .dice(*dice)
    )


@pytest.mark.rule("W-179")
def test_the_conqueror_of_a_plane_keeps_one_of_two_artifacts_and_discards_the_other(
    scenario: type[Scenario],
) -> None:
    play = before_two(scenario).start()
    play.answers(STORM, "roll")
    assert play.options == ["keep_artifact mirrored_shield", "keep_artifact banner_of_hope"]
    assert check_leak(play.match, 0, 5) == check_leak(play.match, 1, 5) == []
    play.answers("keep_artifact banner_of_hope")
    assert play.hero().items == ["banner_of_hope"]
    assert "mirrored_shield" in play.table.removed
    plane = play.table.planes[play.table.box.board.plane_index[PLANE]]
    assert (plane.greater, plane.artifacts) == ("", ())


@pytest.mark.rule("W-180")
def test_a_prophetic_dream_shows_both_artifacts_of_a_plane_at_once(
    scenario: type[Scenario],
) -> None:
    play = (
        scenario(version="standard", artifacts="ten")
        .hero("mercenary", at=FOREST)
        .plane(
            *("monastery",),
            greater="scaled_monster",
            artifact="mirrored_shield",
            shown=["scaled_monster"],
            beaten=True,
        )
        .top("chance_prophetic_dream")
        .start("chance")
    )
    play.answers(f"reveal {PLANE}")
    number = play.table.box.board.plane_index[PLANE]
    assert planes_seen(play, 1)[number].artifacts == [
        "mirrored_shield",
        "banner_of_hope",
    ]
    assert [told[1] for told in play.told() if told[0] == "revealed"] == [
        "mirrored_shield",
        "banner_of_hope",
    ]


@pytest.mark.rule("W-180")
def test_a_prophetic_dream_shows_the_guardians_before_the_pair(scenario: type[Scenario]) -> None:
    play = before_two(scenario, dice=()).top("chance_prophetic_dream").start("chance")
    play.answers(f"reveal {PLANE}")
    number = play.table.box.board.plane_index[PLANE]
    shown = planes_seen(play, 0)[number]
    assert (shown.greater, shown.artifacts) == ("scaled_monster", ["?", "?"])
