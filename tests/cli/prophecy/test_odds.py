"""The odds of battles on the screen: asked for with `?`, and told in a battle."""

from fractions import Fraction

import pytest

from fabletop.cli.table.keys import obey
from fabletop.games.prophecy.printed.cards import STRENGTH, WILLS
from fabletop.games.prophecy.scenario import ProphecyPlay, Scenario
from fabletop.games.prophecy.seen.battles.odds import battle_odds, creature_odds, duel_odds
from tests.cli.drawn import Shown, asked, session_of, table

BOTH = pytest.mark.parametrize("plain", [False, True])
FIELD, FAR = "plains_by_city", "plains_by_village"


def met(**options: str) -> Scenario:
    """The Scout in a field by the City, the Druid far away."""
    built = Scenario(2, cards=None, seed=0, version="standard", **options)
    built.hero("scout", at=FIELD, items=["sword", "wooden_shield"], abilities=["curse"], magic=5)
    return built.hero("druid", at="village")


def about(play: ProphecyPlay, text: str, language: str = "en") -> Shown:
    """What `? text` says to the player who is asked."""
    session = session_of(play, language)
    with session.screen.console.capture() as kept:
        obey(session, session.match.decisions()[0], f"? {text}")
    return Shown(kept.get())


def percent(chance: Fraction) -> int:
    return round(100 * chance)


def test_asking_about_a_creature_tells_the_odds_of_each_kind_of_battle() -> None:
    play = met().lies(FIELD, "old_pirate").start()
    shown = about(play, "old pirate").words
    view = play.match.view(0)
    for kind, name in ((STRENGTH, "Strength"), (WILLS, "Wills")):
        odds = creature_odds(view, 0, "old_pirate", kind)
        assert odds is not None
        assert f"Your odds, Battle of {name}: win {percent(odds.win)}% (" in shown
        assert f"draw {percent(odds.draw)}%" in shown
        assert f"lose {percent(odds.lose)}% (" in shown
    assert "+4 Gold, +2 Experience" in shown
    assert "lose 17% (−1 Health)." in shown


def test_what_is_not_counted_is_named_and_an_item_with_its_odds() -> None:
    play = met().lies(FIELD, "old_pirate").start()
    odds = creature_odds(play.match.view(0), 0, "old_pirate", STRENGTH, ("sword",))
    assert odds is not None
    told = f"Sword (with it: win {percent(odds.win)}%, lose {percent(odds.lose)}%), Wooden Shield"
    assert f"Not counted: {told}" in about(play, "old pirate").words
    cursed = creature_odds(play.match.view(0), 0, "old_pirate", WILLS, chosen=("cast", "curse"))
    assert cursed is not None
    told = f"Curse (with it: win {percent(cursed.win)}%, lose {percent(cursed.lose)}%)"
    assert f"Not counted: {told}." in about(play, "old pirate").words


def test_odds_are_told_of_a_creature_far_away_in_the_place_where_it_lies() -> None:
    play = met().lies(FAR, "vampire").start()
    odds = creature_odds(play.match.view(0), 0, "vampire", space=FAR)
    assert odds is not None
    assert f"Your odds, Battle of Wills: win {percent(odds.win)}%" in about(play, "vampire").words


def test_the_odds_are_told_in_french() -> None:
    play = met().lies(FIELD, "old_pirate").start()
    shown = about(play, "old pirate", "fr").words
    assert "Vos chances, combat de Force : victoire 72 % (+4 Or, +2 Expérience)" in shown
    assert "Sans compter : Épée (avec : victoire 92 %, défaite 3 %)" in shown


def test_an_open_guardian_has_odds_and_one_that_lies_face_down_has_none() -> None:
    play = met().start()
    plane = play.table.planes[0]
    assert "Your odds" not in about(play, plane.lesser)
    plane.shown += (plane.lesser,)
    assert "Your odds" in about(play, plane.lesser)


def test_who_has_looked_at_a_guardian_is_told_her_odds() -> None:
    play = met().start()
    plane = play.table.planes[0]
    play.hero().seen.append(play.table.box.board.planes[0].id)
    assert "Your odds" in about(play, plane.lesser)


def test_a_creature_that_is_not_on_the_table_has_no_odds() -> None:
    assert "Your odds" not in about(met().start(), "vampire")
    assert "Your odds" not in about(met().start(), "sword")


def test_the_odds_of_taking_a_creature_alive_are_told_too() -> None:
    shown = about(met().lies(FIELD, "escaped_murderer").start(), "escaped murderer").words
    assert "Your odds, to take him alive, Battle of Strength: win 17% (+8 Gold" in shown


def test_a_doppelganger_is_told_for_each_character_it_may_copy() -> None:
    shown = about(met(new_adventures="yes").lies(FAR, "doppelganger").start(), "doppelganger").words
    assert "Your odds, if it copies Druid, Battle of Strength: win 72%" in shown
    assert "if it copies Scout" not in shown


def test_an_option_that_names_a_creature_tells_the_odds() -> None:
    play = met().lies(FIELD, "old_pirate", "bear").start()
    play.answers("stay")
    number = play.options.index("fight bear") + 1
    assert "Your odds" in about(play, str(number))


@BOTH
def test_a_battle_is_drawn_with_the_odds_of_the_reader(plain: bool) -> None:
    play = met().lies(FIELD, "old_pirate").start()
    play.answers("stay", "by_strength", "use sword")
    odds = battle_odds(play.match.view(0))
    assert odds is not None
    shown = asked(play, plain=plain).words
    assert f"Your odds: win {percent(odds.win)}% (+4 Gold, +2 Experience)" in shown


@BOTH
def test_others_read_the_odds_of_the_hero_whose_turn_it_is(plain: bool) -> None:
    play = met().lies(FIELD, "old_pirate").start()
    play.answers("stay", "by_strength")
    for seat in (None, 1):
        assert "Odds of Scout: win 72%" in table(play, seat=seat, plain=plain).words


@BOTH
def test_both_fighters_of_a_duel_read_their_own_odds(plain: bool) -> None:
    built = Scenario(2, cards=None, seed=0, version="standard")
    play = built.hero("paladin", at=FIELD, items=["sword"]).hero("mystic", at=FIELD).start()
    odds = duel_odds(play.match.view(0), 0, 1, STRENGTH)
    assert odds is not None
    play.answers("stay", "attack mystic", "by_strength", "stand")
    win, lose = percent(odds.win), percent(odds.lose)
    assert f"Your odds: win {win}%" in table(play, seat=0, plain=plain).words
    assert f"Your odds: win {lose}%" in table(play, seat=1, plain=plain).words


@BOTH
def test_no_odds_are_told_before_the_kind_is_chosen(plain: bool) -> None:
    play = met().lies(FIELD, "old_pirate").start()
    play.answers("stay")
    assert "odds" not in asked(play, plain=plain)
