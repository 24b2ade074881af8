"""How a game of Prophecy stands: every feature tells what a player would, and chances follow."""

from math import isclose
from random import Random

import pytest

from fabletop.bots.outlook import outlook
from fabletop.bots.outlooks.prophecy import NAMES, measure, together
from fabletop.core.game import settle
from fabletop.core.playout import playout
from fabletop.core.question import Option, Question
from fabletop.core.texts.catalogue import catalogue
from fabletop.core.texts.languages import languages
from fabletop.games.prophecy import PROPHECY
from fabletop.games.prophecy.expansions.island.pieces import Explorer, keep
from fabletop.games.prophecy.scenario import ProphecyPlay, Scenario
from fabletop.games.prophecy.state import NOWHERE

STANDARD = {"version": "standard"}
ARTIFACTS = ("banner_of_hope", "royal_cape", "mirrored_shield", "astral_sword")


def table(
    players: int = 2,
    *,
    ending: str = "final_battle",
    island: str = "no",
    realms: str = "none",
    teams: str = "no",
) -> Scenario:
    return Scenario(
        players, version="standard", ending=ending, island=island, realms=realms, teams=teams
    )


def hunters() -> Scenario:
    return table(ending="treasure_hunters", island="yes")


def divers() -> Scenario:
    return table(ending="lord_of_the_sea", realms="water")


def friends() -> Scenario:
    return table(ending="cooperative")


def feature(name: str, play: ProphecyPlay, seat: int = 0) -> float:
    return measure(play.match.view(0))[seat][NAMES.index(name)]


def chances(play: ProphecyPlay) -> list[float]:
    return outlook("prophecy").standing(play.match.view(0), 0)[0]


def test_every_artifact_counts_and_the_last_one_most() -> None:
    none, one, two, three = (
        feature("artifacts", table().hero("druid").owns(0, *ARTIFACTS[:count]).start())
        for count in range(4)
    )
    assert 0 == none < one - none < two - one < three - two


def test_certificates_count_in_the_basic_version() -> None:
    few = Scenario().hero("druid", certificates=["fortress"]).start()
    more = Scenario().hero("druid", certificates=["fortress", "monastery"]).start()
    assert feature("certificates", few) < feature("certificates", more)


def test_fame_counts_among_treasure_hunters() -> None:
    play = hunters().hero("druid").start()
    before = feature("fame", play)
    keep(play.hero(), Explorer(fame=2))
    assert feature("fame", play) > before


def guarded(at: str, health: int) -> ProphecyPlay:
    return table().hero("druid", at=at, health=health).start()


def test_an_artifact_is_in_reach_of_the_strong() -> None:
    assert feature("reach", guarded("fortress", 2)) < feature("reach", guarded("fortress", 7))


def test_who_stands_beside_the_last_open_plane_reaches_it_sooner() -> None:
    def standing(at: str) -> ProphecyPlay:
        return table().hero("druid", at=at, health=7).hero("scout").owns(1, *ARTIFACTS).start()

    board = standing("village").table.box.board
    (left,) = [n for n, plane in enumerate(standing("village").table.planes) if plane.greater]
    beside = board.planes[left].adjacent[0]
    opposite = board.ids[(board.index[beside] + 10) % board.size]
    assert feature("reach", standing(opposite)) < feature("reach", standing(beside))


def test_an_artifact_on_the_ground_is_in_reach() -> None:
    lying = table().hero("druid", at="village", health=2).relic("village", ARTIFACTS[0]).start()
    assert feature("reach", lying) == 1.0


def test_a_certificate_that_can_be_paid_is_in_reach() -> None:
    poor = Scenario().hero("druid", at="magic_tower", experience=1).start()
    rich = Scenario().hero("druid", at="magic_tower", experience=5).start()
    assert feature("reach", poor) < feature("reach", rich)


def test_a_treasure_is_in_reach_of_who_has_the_maps() -> None:
    without = hunters().hero("druid").open_treasures("magic_pouch").start()
    ready = hunters().hero("druid", maps=2).open_treasures("magic_pouch").start()
    assert feature("reach", without) == 0.0 < feature("reach", ready)


def test_the_palace_is_nearer_from_the_sea() -> None:
    ashore = divers().hero("druid", health=8).start()
    at_sea = divers().hero("druid", health=8, at="wr_a1", bubbles=3).start()
    assert feature("reach", ashore) < feature("reach", at_sea)


def test_in_the_final_battle_the_stronger_champion_reaches_more() -> None:
    play = (
        table()
        .hero("druid", health=8)
        .hero("scout", health=3)
        .owns(0, *ARTIFACTS[:2])
        .owns(1, ARTIFACTS[2])
        .stage("final")
        .start()
    )
    assert feature("reach", play, 0) > 0.5 > feature("reach", play, 1)


def test_strength_grows_with_every_red_cube() -> None:
    less, more = table().hero("druid", health=4), table().hero("druid", health=5)
    assert feature("strength", less.start()) < feature("strength", more.start())


def test_willpower_grows_with_every_blue_cube() -> None:
    less, more = table().hero("druid", magic=3), table().hero("druid", magic=4)
    assert feature("willpower", less.start()) < feature("willpower", more.start())


def test_wounds_are_bad_for_the_health() -> None:
    less, more = (
        table().hero("druid", health=3, wounds=2),
        table().hero("druid", health=4, wounds=1),
    )
    assert feature("health", less.start()) < feature("health", more.start())


def test_the_last_health_is_alarming() -> None:
    less, more = table().hero("druid", health=1), table().hero("druid", health=3)
    assert feature("health", less.start()) < feature("health", more.start())


def test_spent_magic_is_missed() -> None:
    less, more = (
        table().hero("druid", magic=2, drained=2),
        table().hero("druid", magic=3, drained=1),
    )
    assert feature("magic", less.start()) < feature("magic", more.start())


def test_a_weapon_is_equipment() -> None:
    less, more = table().hero("druid"), table().hero("druid", items=["sword"])
    assert feature("equipment", less.start()) < feature("equipment", more.start())


def test_a_damaged_weapon_is_none() -> None:
    less, more = table().hero("druid", damaged=["sword"]), table().hero("druid", items=["sword"])
    assert feature("equipment", less.start()) < feature("equipment", more.start())


def test_a_pearl_is_equipment() -> None:
    less, more = table().hero("druid"), table().hero("druid", prizes=["pearl_of_the_abyss"])
    assert feature("equipment", less.start()) < feature("equipment", more.start())


def test_an_ability_counts() -> None:
    less, more = table().hero("druid"), table().hero("druid", abilities=["toughness"])
    assert feature("abilities", less.start()) < feature("abilities", more.start())


def test_gold_counts() -> None:
    less, more = table().hero("druid", gold=2), table().hero("druid", gold=5)
    assert feature("gold", less.start()) < feature("gold", more.start())


def test_experience_counts() -> None:
    less, more = table().hero("druid", experience=2), table().hero("druid", experience=5)
    assert feature("experience", less.start()) < feature("experience", more.start())


def test_the_first_coins_are_worth_more_than_the_next() -> None:
    none, some, many = (
        feature("gold", table().hero("druid", gold=gold).start()) for gold in (0, 5, 10)
    )
    assert some - none > many - some


def test_maps_count_for_the_island() -> None:
    without = table(island="yes").hero("druid").start()
    ready = table(island="yes").hero("druid", maps=3).start()
    assert feature("maps", without) < feature("maps", ready)


def test_time_runs_out_for_friends() -> None:
    early = friends().hero("druid").start()
    late = friends().hero("druid").chance_used_up(2).start()
    assert feature("time", late) < feature("time", early)


def test_friends_with_more_artifacts_need_less_time() -> None:
    begun = friends().hero("druid").start()
    along = friends().hero("druid").owns(0, *ARTIFACTS[:3]).start()
    assert feature("time", begun) < feature("time", along)


def test_what_helps_to_win_counts_less_when_the_end_is_near() -> None:
    early = table().hero("druid", gold=9).start()
    late = table().hero("druid", gold=9).hero("scout").owns(1, *ARTIFACTS[:3]).start()
    assert feature("gold", late) < feature("gold", early)


def test_the_leader_has_more_than_half() -> None:
    own, rival = chances(table().hero("druid").hero("scout").owns(0, *ARTIFACTS[:3]).start())
    assert own > 0.8
    assert isclose(own + rival, 1.0)


def test_who_is_out_has_no_chance() -> None:
    play = table(3).hero("druid").hero("scout").hero("mystic").owns(0, ARTIFACTS[0]).start()
    play.hero(2).alive, play.hero(2).out, play.hero(2).space = False, True, NOWHERE
    assert chances(play)[2] < 0.05


def test_partners_stand_alike() -> None:
    play = table(4, teams="pairs").hero("druid").owns(0, *ARTIFACTS[:2]).start()
    first, second, third, fourth = chances(play)
    assert isclose(first, third)
    assert isclose(second, fourth)
    assert first > second


def test_friends_win_or_lose_together() -> None:
    begun = friends().hero("druid").start()
    along = friends().hero("druid").owns(1, *ARTIFACTS[:3]).start()
    assert together(begun.match.view(0))
    assert chances(begun)[0] == chances(begun)[1] < 0.5 < chances(along)[0]
    assert not together(table().start().match.view(0))


YES = dict.fromkeys(("island", "races", "new_items", "dragon_cards"), "yes")

VARIANTS: list[tuple[dict[str, object], int]] = [
    ({}, 2),
    ({}, 5),
    ({**STANDARD, "ending": "apocalypse", "trade": "yes"}, 3),
    ({**STANDARD, "ending": "two_artifacts"}, 2),
    ({**STANDARD, "teams": "pairs"}, 4),
    ({**STANDARD, "island": "yes", "ending": "treasure_hunters"}, 3),
    ({**STANDARD, "realms": "water", "ending": "lord_of_the_sea"}, 2),
    ({**STANDARD, "ending": "cooperative"}, 1),
    ({**STANDARD, "ending": "cooperative", "island": "yes"}, 3),
    ({**STANDARD, **YES, "realms": "both", "new_adventures": "riddler", "artifacts": "ten"}, 3),
]


@pytest.mark.parametrize(("options", "seats"), VARIANTS, ids=lambda value: str(value)[-60:])
def test_every_view_of_every_variant_can_be_judged(options: dict[str, object], seats: int) -> None:
    table = PROPHECY.new(settle(PROPHECY, options, seats), seats, 11)
    random, moments = Random(11), 0

    def choose(question: Question) -> Option:
        nonlocal moments
        moments += 1
        if moments < 12 or not moments % 25:
            judge()
        return random.choice(question.options)

    def judge() -> None:
        for viewer in (0, None):
            view = PROPHECY.view(table, viewer)
            chances, shares = outlook("prophecy").standing(view, 0)
            assert len(shares) == len(NAMES)
            assert together(view) or isclose(sum(chances), 1.0)
            assert all(0 <= chance <= 1 for chance in chances)

    playout(PROPHECY, table, choose, most=3_000)
    judge()
    assert PROPHECY.result(table)


@pytest.mark.parametrize("language", languages())
def test_every_feature_has_a_name_for_players(language: str) -> None:
    words = catalogue("bots", language)
    for name in NAMES:
        assert words.has(f"feature-prophecy-{name.replace('_', '-')}")
