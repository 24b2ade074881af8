"""The Forest Camp's Abilities of movement: Meditation, the two Spirits, Stamina, Horsemanship."""

import pytest

from fabletop.games.prophecy.scenario import ProphecyPlay, Scenario

from .battles import FIELD

FORESTS = [
    "forest_by_magic_tower",
    "forest_by_monastery",
    "forest_by_wilderness",
    "forest_by_thieves_guild",
]
MOUNTAINS = ["mountains_by_village", "mountains_by_fortress", "mountains_by_forest_camp"]


def sets_out(
    scenario: type[Scenario],
    *abilities: str,
    at: str = "village",
    magic: int = 4,
    drained: int = 0,
    gold: int = 0,
    items: tuple[str, ...] = (),
) -> ProphecyPlay:
    """The Paladin without Gold is asked how to move."""
    return (
        scenario(version="standard")
        .hero(
            "paladin",
            at=at,
            abilities=abilities,
            magic=magic,
            drained=drained,
            gold=gold,
            items=items,
        )
        .top("chance_tradesman")
        .start()
    )


def leads_to(play: ProphecyPlay, way: str) -> list[str]:
    """The spaces that this way leads to."""
    return [option.split()[1] for option in play.options if option.split()[0] == way]


@pytest.mark.rule("R-087", "R-308")
def test_meditation_recharges_two_magic_instead_of_moving(scenario: type[Scenario]) -> None:
    play = sets_out(scenario, "meditation", magic=1, drained=3)
    play.answers("instead meditation")
    assert (play.hero().magic, play.hero().drained) == (3, 1)
    assert (play.space(), play.question.kind) == ("village", "space")


@pytest.mark.rule("R-094")
def test_meditation_is_not_repeated_within_the_turn(scenario: type[Scenario]) -> None:
    play = sets_out(scenario, "meditation", magic=0, drained=4, gold=1)
    play.answers("instead meditation", "lodge")
    assert play.options == ["end"]


def test_meditation_recharges_no_more_than_is_missing(scenario: type[Scenario]) -> None:
    play = sets_out(scenario, "meditation", magic=3, drained=1)
    play.answers("instead meditation")
    assert (play.hero().magic, play.hero().drained) == (4, 0)


@pytest.mark.rule("R-308")
def test_meditation_is_refused_to_who_misses_no_magic(scenario: type[Scenario]) -> None:
    play = sets_out(scenario, "meditation")
    assert "instead meditation" not in play.options
    assert play.refused()["instead meditation"] == ("nothing_missing", "R-308")


@pytest.mark.rule("R-087", "R-097")
def test_meditation_is_staying_so_the_creature_there_is_met(scenario: type[Scenario]) -> None:
    play = (
        scenario(version="standard")
        .hero("paladin", at=FIELD, abilities=["meditation"], magic=1, drained=3)
        .lies(FIELD, "ghost")
        .dice(3, 3)
        .start()
    )
    play.answers("instead meditation", "roll")
    assert ("rolled", 0, "ghost", 3, 3, 3 + 3, 4 + 3) in play.told()


@pytest.mark.rule("R-086", "R-309")
def test_spirit_of_forest_trails_leads_to_every_forest(scenario: type[Scenario]) -> None:
    play = sets_out(scenario, "spirit_of_forest_trails")
    assert leads_to(play, "spirit_of_forest_trails") == FORESTS
    play.answers("spirit_of_forest_trails forest_by_wilderness")
    assert play.space() == "forest_by_wilderness"
    assert (play.hero().magic, play.hero().drained) == (3, 1)
    assert ("cast", 0, "spirit_of_forest_trails", 1) in play.told()


@pytest.mark.rule("R-086", "R-309")
def test_spirit_of_mountain_paths_leads_to_every_mountains_space(
    scenario: type[Scenario],
) -> None:
    play = sets_out(scenario, "spirit_of_mountain_paths")
    assert leads_to(play, "spirit_of_mountain_paths") == MOUNTAINS
    play.answers("spirit_of_mountain_paths mountains_by_forest_camp")
    assert play.space() == "mountains_by_forest_camp"
    assert (play.hero().magic, play.hero().drained) == (3, 1)


def test_spirit_of_forest_trails_leads_away_from_the_forest_where_one_stands(
    scenario: type[Scenario],
) -> None:
    play = sets_out(scenario, "spirit_of_forest_trails", at="forest_by_monastery")
    assert leads_to(play, "spirit_of_forest_trails") == [
        space for space in FORESTS if space != "forest_by_monastery"
    ]


@pytest.mark.rule("R-043", "R-086")
@pytest.mark.parametrize(
    "ability",
    ["spirit_of_forest_trails", "spirit_of_mountain_paths", "stamina", "horsemanship"],
)
def test_spirit_of_forest_trails_and_its_like_are_refused_without_magic(
    scenario: type[Scenario], ability: str
) -> None:
    play = sets_out(scenario, ability, magic=0, drained=4)
    assert leads_to(play, ability) == []
    assert play.refused()[ability] == ("needs_magic", "R-043")


@pytest.mark.rule("R-096")
def test_spirit_of_mountain_paths_is_of_no_use_in_the_web(scenario: type[Scenario]) -> None:
    play = (
        scenario(version="standard")
        .hero("paladin", at=FIELD, abilities=["spirit_of_mountain_paths", "meditation"], drained=1)
        .lies(FIELD, "giant_spider")
        .start()
    )
    assert play.options == ["stay", "instead meditation"]
    assert play.refused()["spirit_of_mountain_paths"] == ("caught", "R-096")


@pytest.mark.rule("R-213")
def test_spirit_of_forest_trails_leads_nobody_away_from_the_final_battle(
    scenario: type[Scenario],
) -> None:
    play = (
        scenario(version="standard")
        .hero("paladin", at="city")
        .owns(0, "royal_cape")
        .relic("city", "banner_of_hope")
        .hero("mystic", abilities=["spirit_of_forest_trails"], items=["potion_of_strength"])
        .owns(1, "mirrored_shield", "crown_of_the_ancient_kings", "astral_sword")
        .start("arrive")
    )
    play.answers("claim banner_of_hope", "battlefield village")
    assert (play.question.seat, play.options) == (1, ["stay", "drink potion_of_strength"])
    assert play.refused()["spirit_of_forest_trails"] == ("no_leaving", "R-213")


@pytest.mark.rule("R-080", "R-098")
def test_spirit_of_forest_trails_is_the_movement_of_the_turn_and_meets_what_lies_there(
    scenario: type[Scenario],
) -> None:
    play = (
        scenario(version="standard")
        .hero("paladin", abilities=["spirit_of_forest_trails"])
        .lies("forest_by_monastery", "thug")
        .dice(3, 3)
        .start()
    )
    play.answers("spirit_of_forest_trails forest_by_monastery", "roll")
    assert ("rolled", 0, "thug", 3, 3, 4 + 3, 4 + 3) in play.told()
    assert play.question.seat == 1


@pytest.mark.rule("R-086", "R-095")
def test_stamina_marches_up_to_three_spaces_past_everything(scenario: type[Scenario]) -> None:
    play = (
        scenario(version="standard")
        .hero("enchantress", at="enchanted_wilderness", abilities=["stamina"])
        .lies("forest_by_wilderness", "bear")
        .start()
    )
    assert sorted(leads_to(play, "stamina")) == sorted(
        ["forest_camp", "mountains_by_forest_camp", "fortress", "mountains_by_fortress"]
    )
    play.answers("stamina mountains_by_forest_camp")
    assert (play.space(), play.hero().magic) == ("mountains_by_forest_camp", 5)
    assert play.question.kind == "space"


@pytest.mark.rule("R-320")
def test_horsemanship_rides_without_gold(scenario: type[Scenario]) -> None:
    play = sets_out(scenario, "horsemanship", gold=0)
    assert sorted(leads_to(play, "ride")) == ["magic_tower", "thieves_guild"]
    play.answers("ride magic_tower")
    assert (play.space(), play.hero().gold) == ("magic_tower", 0)


@pytest.mark.rule("R-320")
def test_horsemanship_flies_three_or_four_spaces_on_a_pegasus_for_a_magic(
    scenario: type[Scenario],
) -> None:
    play = sets_out(scenario, "horsemanship")
    assert sorted(leads_to(play, "horsemanship")) == sorted(
        [
            *("forest_by_magic_tower", "plains_between_tower_and_monastery"),
            *("forest_by_thieves_guild", "plains_by_mountains"),
        ]
    )
    play.answers("horsemanship plains_by_mountains")
    assert (play.space(), play.hero().magic, play.hero().drained) == ("plains_by_mountains", 3, 1)


@pytest.mark.rule("R-185", "R-255", "R-275")
def test_horsemanship_casts_no_spell_with_the_pegasus(scenario: type[Scenario]) -> None:
    play = sets_out(
        scenario, "horsemanship", "effective_spellcasting", items=("ring_of_concentration",)
    )
    assert not any(option.endswith("effective_spellcasting") for option in play.options)
    play.answers("horsemanship plains_by_mountains", "end")
    assert (play.hero().magic, play.hero().drained) == (4, 0), "the Ring has recharged it"
