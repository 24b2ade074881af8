"""What sets heroes and tables of the expansions apart, on the screen."""

import pytest

from fabletop.core.match import Match
from fabletop.games.prophecy.expansions.cooperative.pieces import fellowship
from fabletop.games.prophecy.expansions.island.pieces import Explorer, keep
from fabletop.games.prophecy.expansions.water.pieces import weather
from fabletop.games.prophecy.game import PROPHECY
from fabletop.games.prophecy.scenario import Scenario
from fabletop.games.prophecy.words import ProphecyWords
from tests.cli.drawn import asked, table, told

BOTH = pytest.mark.parametrize("plain", [False, True])


def standard(players: int = 2, **options: str) -> Scenario:
    return Scenario(players, cards=None, seed=0, version="standard", **options)


@BOTH
def test_a_race_is_told_with_its_hero(plain: bool) -> None:
    play = standard(races="yes").hero("scout", race="race_dwarf").start()
    shown = table(play, plain=plain).words
    assert ("Race: Dwarf" if plain else "Dwarf · Thieves' Guild, Forest Camp") in shown
    assert "3 Gold in a hoard" in shown


@BOTH
def test_the_races_to_choose_from_say_what_they_do(plain: bool) -> None:
    match = Match.new(
        PROPHECY, seats=["a"], seed=1, options={"ending": "cooperative", **races_only()}
    )
    while match.decisions()[0].question.kind not in ("race_draft", "race_pick"):
        match.answer(match.decisions()[0].options[0])
    shown = asked(match, plain=plain)
    assert "Your Race cards:" in shown
    assert "Human: You start with 2 more Experience." in shown
    assert "Elf: +1 Willpower" in shown
    assert "The Races are being chosen." in table(match)


def races_only() -> dict[str, object]:
    return {"version": "standard", "races": "yes"}


@BOTH
def test_who_walks_the_path_of_the_dead_is_in_another_world(plain: bool) -> None:
    play = standard(new_adventures="yes").hero("scout").hero("druid", at="village").start()
    hero = play.hero(1)
    hero.away, hero.space = "village", -1
    shown = table(play, plain=plain).words
    assert "On the Path of the Dead, back next turn: Village" in shown


@BOTH
def test_who_has_become_the_beast_is_not_only_humanoid(plain: bool) -> None:
    play = standard(new_adventures="yes").hero("scout").start()
    play.hero().kept.append("beast")
    assert "Not only humanoid: animal, demon" in table(play, plain=plain).words


@BOTH
def test_how_much_one_may_keep_is_said_where_it_is_not_as_usual(plain: bool) -> None:
    usual = standard().hero("scout", items=["sword"], abilities=["toughness"]).start()
    assert "Items: Sword" in table(usual, plain=plain).words
    more = standard(realms="water").hero("scout", items=["sword"], abilities=["toughness"]).start()
    shown = table(more, plain=plain).words
    assert "Items (1 of 8): Sword" in shown
    assert "Abilities (1 of 8): Toughness" in shown


@BOTH
def test_the_astral_satchel_holds_any_number_of_items(plain: bool) -> None:
    play = standard(island="yes").hero("scout", items=["sword", "astral_satchel"]).start()
    assert "Items: Sword, Astral Satchel" in table(play, plain=plain).words


@BOTH
def test_the_doppelganger_is_shown_in_the_shape_it_takes(plain: bool) -> None:
    play = (
        standard(new_adventures="yes")
        .hero("scout", at="plains_by_city")
        .hero("druid", at="village")
        .lies("plains_by_city", "doppelganger")
        .start()
    )
    shown = asked(play.answers("stay"), plain=plain).words
    assert "Scout against Doppelganger as Druid" in shown
    assert "Druid (Bob)" in shown


@BOTH
def test_who_plays_together_sees_how_much_time_is_left(plain: bool) -> None:
    play = standard(1, ending="cooperative").hero("scout").start()
    fellowship(play.table).used_up = 1
    shown = table(play, plain=plain).words
    assert "The Chance deck has been used up once" in shown
    assert "after 3 times it is too late." in shown


@BOTH
def test_a_storm_is_told_first(plain: bool) -> None:
    play = standard(realms="water").hero("scout").hero("druid").start()
    weather(play.table).storms = [1]
    lines = table(play, plain=plain).splitlines()[:4]
    assert "A storm rages: boats and horses cost more for everybody but Druid." in lines


@BOTH
def test_frozen_time_is_told_first(plain: bool) -> None:
    play = standard(ending="cooperative").hero("scout").hero("druid").start()
    fellowship(play.table).frozen = 2
    lines = table(play, plain=plain).splitlines()[:4]
    assert "Time is frozen: 2 more turns without a Chance card." in lines


@BOTH
def test_what_is_hidden_in_a_space_is_told(plain: bool) -> None:
    play = standard(1, ending="cooperative").hero("scout", at="village").start()
    fellowship(play.table).caches["village"] = ["axe"]
    assert "hidden here: Axe" in table(play, plain=plain).line("Village")


@BOTH
def test_map_fragments_are_part_of_an_offer(plain: bool) -> None:
    play = (
        standard(island="yes", trade="yes")
        .hero("scout", at="village", maps=2)
        .hero("druid", at="village", gold=5)
        .start()
    )
    play.answers("trade druid", "give_map 1")
    assert "Scout gives: 1 Map Fragment." in asked(play, plain=plain)


@BOTH
def test_who_chooses_a_character_sees_the_race_of_everybody(plain: bool) -> None:
    match = Match.new(PROPHECY, seats=["a", "b"], seed=1, options=races_only())
    while match.decisions()[0].question.kind != "draft":
        match.answer(match.decisions()[0].options[0], match.decisions()[0].seat)
    view = match.view(None)
    races = [hero.race for hero in view.heroes]
    shown = table(match, seat=0, plain=plain)
    for person, race in zip(("Ann", "Bob"), races, strict=True):
        assert ProphecyWords("en").name(race) in shown.line(person)


@BOTH
def test_artifacts_count_among_the_items_though_they_are_listed_apart(plain: bool) -> None:
    heroes = standard(realms="water").hero("scout", items=["sword"]).hero("druid", items=["axe"])
    shown = table(heroes.owns(0, "royal_cape").start(), plain=plain).words
    assert "Items (2 of 8, with Artifacts): Sword" in shown
    assert "Items (1 of 8): Axe" in shown


@BOTH
def test_who_fights_the_doppelganger_hears_its_name_and_not_the_copied_one(plain: bool) -> None:
    play = (
        standard(new_adventures="yes")
        .hero("scout", at="plains_by_city", magic=2)
        .hero("druid", at="village")
        .lies("plains_by_city", "doppelganger")
        .dice(5, 1)
        .start()
    )
    play.answers("stay", "by_strength")
    assert "Doppelganger attacks you by Strength." in asked(play, plain=plain)
    play.answers("stand", "roll")
    assert "Scout 10 (die 5) against Doppelganger 4 (die 1)." in told(play)


@BOTH
def test_once_the_dice_have_decided_no_total_lacks_what_was_thrown(plain: bool) -> None:
    play = (
        standard()
        .hero("scout", at="plains_by_city", items=["javelin"], abilities=["fanaticism"])
        .hero("druid", at="village")
        .lies("plains_by_city", "bear")
        .dice(4, 6)
        .start()
    )
    play.answers("stay", "use javelin", "throw javelin", "roll")
    assert "Scout 11 (die 4) against Bear 11 (die 6)." in told(play)
    shown = asked(play, plain=plain)
    assert "A draw with Bear. Fight on?" in shown
    assert "die" not in shown


@BOTH
def test_cards_that_sleep_say_how_long(plain: bool) -> None:
    built = standard(ending="cooperative", island="yes").hero("scout", items=["tome_of_magic"])
    play = built.hero("druid", abilities=["time_freeze"]).start()
    keep(play.hero(0), Explorer(tome_asleep=1))
    play.hero(1).asleep = -1
    shown = table(play, plain=plain).words
    assert "Tome of Magic (sleeping for one more round)" in shown
    assert "Time Freeze (sleeping until the Chance deck is shuffled)" in shown
