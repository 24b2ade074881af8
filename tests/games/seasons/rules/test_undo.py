"""What was seen cannot be taken back: undo crosses neither a look nor a draw nor dice (S-133)."""

import pytest

from fabletop.games.seasons.scenario import Scenario
from tests.games.seasons.seen import top

HAND = ["amulet_of_air", "amulet_of_fire"]


@pytest.mark.rule("S-133")
@pytest.mark.parametrize(
    ("option", "card"),
    [
        ("activate crystal_orb look", "crystal_orb"),
        ("activate crystal_orb discard", "crystal_orb"),
        ("activate arcane_telescope", "arcane_telescope"),
        ("activate potion_of_power", "potion_of_power"),
        ("activate potion_of_resurrection", "potion_of_resurrection"),
    ],
)
def test_undo_does_not_cross_a_look_or_a_draw(option: str, card: str) -> None:
    play = Scenario(2).sorcerer(crystals=3, play=[card]).discarded("purse_of_io").start()
    play.answers(option)
    assert not play.match.can_undo(0)


@pytest.mark.rule("S-133")
@pytest.mark.parametrize("token", ["draw_card", "see_hands", "arrange_top_three"])
def test_undo_does_not_cross_what_a_token_shows(token: str) -> None:
    play = Scenario(2, tokens="yes").sorcerer(token=token).sorcerer(hand=HAND).start()
    play.answers("ability")
    assert not play.match.can_undo(0)


@pytest.mark.rule("S-133")
@pytest.mark.parametrize(
    ("card", "answers"),
    [
        ("amulet_of_fire", []),
        ("divine_chalice", []),
        ("familiar_catcher", []),
        ("scroll_of_ishtar", ["name fire"]),
        ("vampiric_crown", ["draw"]),
        ("naria_the_prophetess", []),
        ("demon_of_argos", []),
    ],
)
def test_undo_does_not_cross_the_draw_of_a_card_that_enters_play(
    card: str, answers: list[str]
) -> None:
    play = (
        Scenario(2)
        .sorcerer(crystals=3, reserve="1 water 1 earth 2 fire 1 air", hand=[card, "purse_of_io"])
        .top("arcano_leech", "amulet_of_fire", "amulet_of_air", "amulet_of_earth")
        .start()
    )
    play.answers(f"summon {card}", *answers)
    assert not play.match.can_undo(0)


@pytest.mark.rule("S-141", "S-133")
def test_undo_does_not_cross_the_look_of_the_statue() -> None:
    play = (
        Scenario(2).at(space=3).sorcerer(hand=["temporal_boots"], play=["statue_of_eolis"]).start()
    )
    play.answers("summon temporal_boots", "forward 1")
    assert play.match.can_undo(0)
    play.answers("statue look")
    assert not play.match.can_undo(0)


@pytest.mark.rule("S-159")
def test_undo_does_not_cross_a_card_that_is_turned_up() -> None:
    play = Scenario(2, enchantment="vision_of_destiny").sorcerer(crystals=5).start()
    play.answers("vision")
    assert not play.match.can_undo(0)


@pytest.mark.rule("S-133", "S-159")
def test_undo_does_not_cross_an_order_of_the_pile_that_turns_a_card_up() -> None:
    play = (
        Scenario(2, enchantment="vision_of_destiny")
        .sorcerer(crystals=2, play=["arcane_telescope"])
        .top("amulet_of_air", "amulet_of_fire", "amulet_of_earth")
        .start()
    )
    play.answers("activate arcane_telescope", "on_top amulet_of_air")
    assert play.match.can_undo(0)
    play.answers("on_top amulet_of_earth")
    assert top(play.match) == ["amulet_of_air", "amulet_of_earth"]
    assert not play.match.can_undo(0)


@pytest.mark.rule("S-041", "S-050")
def test_undo_does_not_cross_dice() -> None:
    play = Scenario(2).sorcerer(play=["die_of_malice", "steadfast_die"]).start(phase="begin")
    play.answers("reroll die_of_malice")
    assert not play.match.can_undo(0)
    play.answers("apply", "end", "end")
    assert (play.question.kind, play.match.can_undo(1)) == ("take", False)


@pytest.mark.rule("S-052")
def test_what_shows_nothing_can_be_taken_back() -> None:
    play = Scenario(2).sorcerer(reserve="2 earth", hand=["amulet_of_earth"]).start()
    play.answers("bonus gauge", "summon amulet_of_earth")
    assert play.sorcerer().crystals == 9
    play.match.undo(0)
    play.match.undo(0)
    assert (play.sorcerer().crystals, play.sorcerer().bonuses) == (0, 0)
    assert play.reserve() == {"earth": 2}


@pytest.mark.rule("S-063", "S-133")
def test_a_choice_among_drawn_cards_can_be_taken_back_but_not_the_draw() -> None:
    play = Scenario(2).die("c..").top("amulet_of_air").start(phase="begin")
    play.answers("draw", "discard amulet_of_air")
    play.match.undo(0)
    assert play.options == ["keep amulet_of_air", "discard amulet_of_air"]
    assert not play.match.can_undo(0)
