"""Chance cards of the Standard version: second Adventures, training, dreams."""

from collections import Counter

import pytest

from fabletop.games.prophecy.scenario import ProphecyPlay, Scenario

STANDARD_ONLY = {
    **dict.fromkeys(("chance_fortress", "chance_thieves_guild", "chance_magic_tower"), "training"),
    **dict.fromkeys(("chance_forest_camp", "chance_monastery"), "training"),
    "chance_open_training": "training_choice",
    "chance_training_offer": "training_own_guilds",
    "chance_prophetic_dream": "reveal_plane",
    "chance_interesting_times": "boon",
}


def standard(scenario: type[Scenario], players: int = 2) -> Scenario:
    return scenario(players, version="standard")


def face_down(play: ProphecyPlay, space: str) -> str:
    return play.table.face_down[play.table.box.board.index[space]]


def test_the_standard_chance_deck_holds_nine_more_kinds(scenario: type[Scenario]) -> None:
    table = standard(scenario).start().table
    count = Counter(table.chance_deck)
    assert set(count) == {card.id for card in table.box.chance.values() if not card.part}
    assert {card: table.box.chance[card].kind for card in STANDARD_ONLY} == STANDARD_ONLY
    assert [count[card] for card in STANDARD_ONLY] == [1] * len(STANDARD_ONLY)


@pytest.mark.rule("R-061", "R-062")
def test_a_terrain_card_lays_a_second_adventure_face_down_under_the_first(
    scenario: type[Scenario],
) -> None:
    play = (
        standard(scenario)
        .hero("paladin", at="mountains_by_fortress")
        .lies("mountains_by_fortress", "bear")
        .lies("mountains_by_village", "dryad")
        .top("chance_mountains", "rat", "ghost", "imp")
        .start("round")
    )
    assert play.lying("mountains_by_fortress") == ["bear"]
    assert face_down(play, "mountains_by_fortress") == "rat"
    assert play.lying("mountains_by_forest_camp") == ["ghost"]
    assert face_down(play, "mountains_by_forest_camp") == ""
    assert play.lying("mountains_by_village") == ["dryad"]
    assert face_down(play, "mountains_by_village") == "imp"


@pytest.mark.rule("R-062", "R-064")
def test_where_two_cards_lie_no_third_is_drawn(scenario: type[Scenario]) -> None:
    play = (
        standard(scenario)
        .hero("paladin", at="mountains_by_fortress")
        .lies("mountains_by_fortress", "bear")
        .face_down("mountains_by_fortress", "wiseman")
        .lies("mountains_by_forest_camp", "dryad", "hermit")
        .lies("mountains_by_village", "leprechaun")
        .top("chance_mountains", "rat", "ghost")
        .start("round")
    )
    assert play.lying("mountains_by_fortress") == ["bear"]
    assert face_down(play, "mountains_by_fortress") == "wiseman"
    assert play.lying("mountains_by_forest_camp") == ["dryad", "hermit"]
    assert face_down(play, "mountains_by_forest_camp") == ""
    assert face_down(play, "mountains_by_village") == "rat"
    assert play.table.adventure_deck[-1] == "ghost"
    assert play.table.adventure_discard == []


@pytest.mark.rule("R-063")
def test_nobody_sees_the_card_that_is_laid_face_down(scenario: type[Scenario]) -> None:
    play = (
        standard(scenario)
        .hero("paladin", at="fortress")
        .lies("mountains_by_fortress", "bear")
        .top("chance_mountains", "ghost", "imp", "rat")
        .start("round")
    )
    assert face_down(play, "mountains_by_fortress") == "rat"
    for seat in (0, 1, None):
        assert "'rat'" not in str(play.match.view(seat))
    assert ("laid_face_down", "mountains_by_fortress") in play.told()
    assert not any("rat" in told for told in play.told())


@pytest.mark.rule("R-066")
@pytest.mark.parametrize(
    ("card", "ability"),
    [
        ("chance_fortress", "toughness"),
        ("chance_thieves_guild", "stealth"),
        ("chance_magic_tower", "mass_decay"),
        ("chance_forest_camp", "hunting"),
        ("chance_monastery", "prayer"),
    ],
)
def test_a_guild_card_turns_up_the_next_ability_of_its_guild(
    scenario: type[Scenario], card: str, ability: str
) -> None:
    play = standard(scenario).top(card, ability).start("round")
    guild = card.removeprefix("chance_")
    assert play.table.training[guild] == [ability]
    assert sum(map(len, play.table.training.values())) == 1
    assert play.table.chance_discard == [card]
    assert play.question.kind == "move"


@pytest.mark.rule("R-067", "R-068")
def test_a_second_ability_lies_beside_the_first(scenario: type[Scenario]) -> None:
    play = (
        standard(scenario)
        .taught("fortress", "duelling")
        .top("chance_fortress", "toughness")
        .start("round")
    )
    assert play.table.training["fortress"] == ["duelling", "toughness"]


@pytest.mark.rule("R-067", "R-068", "R-020")
def test_a_third_ability_pushes_the_oldest_under_its_deck(scenario: type[Scenario]) -> None:
    play = (
        standard(scenario)
        .taught("fortress", "duelling", "concentration")
        .top("chance_fortress", "toughness")
        .start("round")
    )
    assert play.table.training["fortress"] == ["concentration", "toughness"]
    assert play.table.ability_decks["fortress"][0] == "duelling"
    assert ("withdrawn", "duelling", "fortress") in play.told()


@pytest.mark.rule("R-069", "R-066")
def test_open_training_lets_the_drawer_choose_the_guild(scenario: type[Scenario]) -> None:
    play = standard(scenario).top("chance_open_training", "prayer").start("round")
    assert play.question.kind == "open_training"
    assert play.options == [
        "guild fortress",
        "guild thieves_guild",
        "guild magic_tower",
        "guild forest_camp",
        "guild monastery",
    ]
    play.answers("guild monastery")
    assert play.table.training["monastery"] == ["prayer"]
    assert play.question.kind == "move"


@pytest.mark.rule("R-069")
def test_open_training_may_be_used_to_push_out_an_ability(scenario: type[Scenario]) -> None:
    play = (
        standard(scenario)
        .taught("monastery", "curse", "exorcism")
        .top("chance_open_training", "prayer")
        .start("round")
    )
    play.answers("guild monastery")
    assert play.table.training["monastery"] == ["exorcism", "prayer"]
    assert play.table.ability_decks["monastery"][0] == "curse"


def test_a_training_offer_turns_up_an_ability_in_both_guilds_of_the_drawer(
    scenario: type[Scenario],
) -> None:
    play = (
        standard(scenario)
        .hero("druid")
        .top("chance_training_offer", "prayer", "hunting")
        .start("round")
    )
    assert play.table.training["forest_camp"] == ["hunting"]
    assert play.table.training["monastery"] == ["prayer"]
    assert sum(map(len, play.table.training.values())) == 2


@pytest.mark.rule("R-075")
def test_interesting_times_bring_experience_to_all_and_most_to_the_drawer(
    scenario: type[Scenario],
) -> None:
    play = standard(scenario, 3).top("chance_interesting_times").start("round")
    gained = [hero.experience - 3 for hero in play.table.heroes]
    numbers = play.table.box.chance["chance_interesting_times"].params
    assert gained == [numbers.drawer, numbers.others, numbers.others]
    assert numbers.drawer > numbers.others > 0


@pytest.mark.rule("R-073")
def test_a_prophetic_dream_reveals_the_lesser_guardian_of_a_plane_first(
    scenario: type[Scenario],
) -> None:
    play = (
        standard(scenario)
        .plane("monastery", lesser="sphinx", greater="storm_queen", artifact="royal_cape")
        .top("chance_prophetic_dream")
        .start("round")
    )
    assert play.options == [
        "reveal plane_forest_camp",
        "reveal plane_thieves_guild",
        "reveal plane_magic_tower",
        "reveal plane_monastery",
        "reveal plane_fortress",
    ]
    play.answers("reveal plane_monastery")
    assert ("revealed", "sphinx", "plane_monastery") in play.told()
    assert [plane.shown for plane in play.table.planes] == [(), (), (), ("sphinx",), ()]
    assert play.question.kind == "move"


@pytest.mark.rule("R-073")
@pytest.mark.parametrize(
    ("shown", "revealed"),
    [(["sphinx"], "storm_queen"), (["sphinx", "storm_queen"], "royal_cape")],
)
def test_later_dreams_reveal_the_greater_guardian_and_then_the_artifact(
    scenario: type[Scenario], shown: list[str], revealed: str
) -> None:
    play = (
        standard(scenario)
        .plane(
            "monastery",
            lesser="sphinx",
            greater="storm_queen",
            artifact="royal_cape",
            shown=shown,
        )
        .top("chance_prophetic_dream")
        .start("round")
    )
    play.answers("reveal plane_monastery")
    assert ("revealed", revealed, "plane_monastery") in play.told()


@pytest.mark.rule("R-074")
def test_a_dream_must_reveal_something_while_a_card_lies_face_down(
    scenario: type[Scenario],
) -> None:
    play = (
        standard(scenario)
        .hero("paladin", at="fortress")
        .hero("mystic", at="monastery")
        .plane("fortress", lesser="sphinx", greater="storm_queen", artifact="royal_cape")
        .plane("fortress", shown=["sphinx", "storm_queen"])
        .owns(1, "banner_of_hope", "mirrored_shield", "astral_sword")
        .top("chance_prophetic_dream")
        .start("round")
    )
    assert not any(option.startswith(("pass", "no")) for option in play.options)
    assert len(play.options) == 2
    play.answers("reveal plane_fortress")
    assert ("revealed", "royal_cape", "plane_fortress") in play.told()


@pytest.mark.rule("R-074")
def test_a_dream_of_planes_without_a_secret_changes_nothing(scenario: type[Scenario]) -> None:
    builder = standard(scenario).top("chance_prophetic_dream", "chance_tradesman")
    for guild, guards in {
        "forest_camp": ("sphinx", "storm_queen", "royal_cape"),
        "thieves_guild": ("tortured_souls", "shadow_of_death", "banner_of_hope"),
        "magic_tower": ("undead_knight", "scaled_monster", "astral_sword"),
        "monastery": ("vampire_lord", "shapeless_things", "mirrored_shield"),
        "fortress": ("fire_breathing_dragon", "master_of_pain", "crown_of_the_ancient_kings"),
    }.items():
        builder.plane(guild, lesser=guards[0], greater=guards[1], artifact=guards[2])
        builder.plane(guild, shown=guards)
    play = builder.start("round")
    assert play.question.kind == "move"
    assert play.table.chance_discard == ["chance_prophetic_dream"]
