"""The table of Seasons on the screen: everything that lies there is shown and fits."""

import pytest

from fabletop.games.seasons.scenario import Scenario, SeasonsPlay
from fabletop.games.seasons.state import EVERYONE
from tests.cli.drawn import asked, table
from tests.cli.terminal import DRAWING

BOTH = pytest.mark.parametrize("plain", [False, True])
LANGUAGES = pytest.mark.parametrize("language", ["en", "fr"])


@pytest.fixture
def rich() -> SeasonsPlay:
    """A table on which a lot has happened; it is the turn of the second seat."""
    play = (
        Scenario(4, enchantment="vision_of_destiny", tokens="yes")
        .at(year=2, space=5, first=1)
        .sorcerer(
            crystals=34,
            gauge=7,
            bonuses=1,
            reserve="2 water 1 fire",
            play=["amulet_of_water", "purse_of_io", "raven_the_usurper=tree_of_light"],
            on={"amulet_of_water": "2 earth 1 air"},
            hand=["kairn_the_destroyer", "elemental_amulet"],
            library_three=["figrim_the_avaricious", "temporal_boots"],
            token="move_season",
        )
        .sorcerer(
            crystals=112,
            gauge=9,
            bonuses=3,
            reserve="1 earth 4 air",
            play=["tree_of_light", "statue_of_eolis", "bespelled_grimoire"],
            hand=["dragon_skull", "potion_of_life"],
            token="see_hands",
            token_used=True,
        )
        .sorcerer(gauge=2, reserve="1 earth", covered=1, token="four_water")
        .sorcerer(crystals=7, gauge=5, play=["runic_cube_of_eolis"], token="gauge_back")
        .top("sid_nightshade", "amulet_of_air", "potion_of_power")
        .die("ee*..", seat=0)
        .die("ww*...", seat=1)
        .die("weT.", seat=2)
        .die("+6..", seat=3)
        .leftover("c...")
        .start()
    )
    play.item("purse_of_io").turned = True
    play.sorcerer(1).known[0] |= 1
    return play


def test_the_wheel_shows_the_marker_among_twelve_spaces(rich: SeasonsPlay) -> None:
    first = table(rich).splitlines()[0]
    assert first == "Year II, round 1   winter ···   spring ·●·   summer ···   fall ···"


def test_what_a_token_brings_also_explains_the_letters(rich: SeasonsPlay) -> None:
    assert "A token brings now W water 1, E earth 1, F fire 3, A air 2" in table(rich)
    assert "Un jeton rapporte E eau 1, T terre 1, F feu 3, A air 2" in table(rich, language="fr")


def test_the_dice_show_who_took_them_and_what_is_left_over(rich: SeasonsPlay) -> None:
    assert table(rich).line("Dice").rstrip() == (
        "Dice Ruby EE★••  Cobalt WW★•••  Jade WE◎•  Amber 6◆••  left over ▯•••"
    )


def test_dice_that_nobody_has_taken_are_to_be_taken() -> None:
    play = Scenario(2).die("ww*..", seat=0).die("+6...", seat=1).leftover("f*T...")
    started = play.start(phase="take")
    assert "Dice to take WW★•• | 6◆••• | F★◎•••" in table(started)
    assert "Dice to take: 2 water, star, 2 dots; 6 crystals, 3 dots; " in table(started, plain=True)


def test_a_row_tells_the_numbers_of_a_sorcerer(rich: SeasonsPlay) -> None:
    row = " ".join(table(rich).line("Ruby (Ann)").split())
    assert row == "Ruby (Ann) 34 W W F · · · · 3/7 1 -5 2 0+2"


def test_the_reserve_grows_with_a_grimoire_and_covered_spaces_are_crossed(
    rich: SeasonsPlay,
) -> None:
    assert "112  E A A A A · · · ·" in table(rich).line("Cobalt (Bob)")
    assert " 0  E · · · · · × " in table(rich).line("Jade (Cid)")


def test_whose_turn_it_is_and_who_begins_are_marked(rich: SeasonsPlay) -> None:
    assert table(rich).line("Cobalt (Bob)").startswith(">Cobalt")
    assert table(rich).line("Ruby (Ann)").startswith(" Ruby")
    assert table(rich).words.count("first player · token See the Hands (used)") == 1


def test_cards_in_play_show_their_tokens_what_was_activated_and_what_raven_mimics(
    rich: SeasonsPlay,
) -> None:
    assert (
        "in play: Amulet of Water [EEA], Purse of Io (activated), "
        "Raven the Usurper as Tree of Light" in table(rich).words
    )


def test_the_second_of_two_copies_is_named_as_in_the_options() -> None:
    one = Scenario(2).sorcerer(play=["kairn_the_destroyer"])
    one.sorcerer(play=["kairn_the_destroyer"])
    assert "(2)" not in table(one.start()), "the other copy is somebody else's"
    both = Scenario(2).sorcerer(play=["kairn_the_destroyer"] * 2, reserve="1 fire").start()
    assert "in play: Kairn the Destroyer, Kairn the Destroyer (2)" in table(both)
    assert "2  Activate Kairn the Destroyer (2)" in asked(both)


@BOTH
def test_a_spectator_sees_no_hand(rich: SeasonsPlay, plain: bool) -> None:
    shown = table(rich, plain=plain)
    assert "Kairn" not in shown
    assert "Dragon Skull" not in shown
    assert "Figrim" not in shown


@BOTH
def test_a_spectator_sees_a_card_in_hand_that_all_have_seen(rich: SeasonsPlay, plain: bool) -> None:
    rich.sorcerer(0).known[0] = EVERYONE
    shown = table(rich, plain=plain)
    assert "nown in hand: Kairn the Destroyer" in shown.words
    assert "Your hand" not in shown


def test_the_own_hand_is_shown_with_cost_prestige_and_text(rich: SeasonsPlay) -> None:
    shown = table(rich, seat=0).words
    assert "Your hand (cost: W water, E earth, F fire, A air, ◆ crystals; prestige)" in shown
    assert (
        "- Kairn the Destroyer (familiar, AAA, 9) Activate for 1 energy: "
        "each opponent loses 4 crystals." in shown
    )
    assert "- Elemental Amulet (any different energies, 2) Pay 1 to 4" in shown


def test_the_own_libraries_are_named_with_what_their_cards_cost(rich: SeasonsPlay) -> None:
    shown = table(rich, seat=0)
    assert "Library of year III: Figrim the Avaricious (9◆), Temporal Boots (free)" in shown
    assert "Library of year II:" not in shown
    assert "Figrim" not in table(rich, seat=1)


@BOTH
def test_what_is_known_of_another_hand_is_told_and_nothing_else(
    rich: SeasonsPlay, plain: bool
) -> None:
    shown = table(rich, seat=0, plain=plain)
    assert "nown in hand: Dragon Skull" in shown.words
    assert shown.words.count("nown in hand") == 1, "of the own hand that goes without saying"
    assert "Potion of Life" not in shown


@BOTH
def test_the_piles_are_counted_and_the_known_top_is_told(rich: SeasonsPlay, plain: bool) -> None:
    rich.table.deck_known[-3] |= 1
    shown = table(rich, seat=0, plain=plain).words
    assert f"Draw pile {len(rich.table.deck)}, discard pile 0." in shown
    assert "Open on top of the draw pile: Sid Nightshade, Amulet of Air." in shown
    assert "Next in the draw pile, only you know: Potion of Power." in shown
    assert "Potion of Power" not in table(rich, seat=1, plain=plain)


@BOTH
def test_the_enchantment_and_the_own_token_are_explained(rich: SeasonsPlay, plain: bool) -> None:
    shown = table(rich, seat=0, plain=plain).words
    assert "Enchantment Vision of Destiny: The top 2 cards of the draw pile lie face up." in shown
    assert "Your token Turn the Wheel: Move the season marker exactly 2 spaces" in shown
    assert "Your token" not in table(rich, seat=1, plain=plain), "it is used"


def test_a_sorcerer_is_said_in_sentences(rich: SeasonsPlay) -> None:
    shown = table(rich, plain=True).words
    assert (
        "Year II, round 1: spring, space 5 of 12. A token transmuted now brings: "
        "water 1, earth 1, fire 3, air 2." in shown
    )
    assert "Cobalt has the die: 2 water, star, 3 dots." in shown
    assert "The die left over: card, 3 dots." in shown
    assert (
        "Ruby (Ann): 34 crystals. Reserve: 2 water, 1 fire; 3 of 7. Summoning gauge 7, cards in "
        "play 3. Bonuses used 1 of 3, minus 5 at the end. Cards in hand 2, for year II 0, for "
        "year III 2. Token Turn the Wheel. In play: Amulet of Water (holds 2 earth, 1 air), "
        "Purse of Io (activated), Raven the Usurper as Tree of Light." in shown
    )
    assert "Jade (Cid): 0 crystals. Reserve: 1 earth; 1 of 6." in shown


def test_the_own_hand_is_said_in_sentences(rich: SeasonsPlay) -> None:
    shown = table(rich, seat=0, plain=True).words
    assert "Your hand, 2 cards: Kairn the Destroyer, familiar, cost 3 air, prestige 9: " in shown
    assert (
        "Library of year III: Figrim the Avaricious (9 crystals), Temporal Boots (free)." in shown
    )


@LANGUAGES
@BOTH
def test_the_fullest_table_fits_the_screen(rich: SeasonsPlay, language: str, plain: bool) -> None:
    shown = table(rich, seat=0, language=language, plain=plain)
    assert "112" in shown
    assert not (plain and set(shown) & set(DRAWING))


def test_between_two_answers_one_sees_the_own_board_and_the_numbers_of_the_others(
    rich: SeasonsPlay,
) -> None:
    shown = asked(rich)
    assert shown.splitlines()[0].startswith("Year II, round 1")
    assert "in play: Tree of Light, Statue of Eolis, Bespelled Grimoire" in shown
    assert "Runic Cube" not in shown
    assert "7" in shown.line("Amber (Dee)")
    assert "Your hand: Dragon Skull (WEF), Potion of Life (EE)" in shown


def test_a_glance_in_plain_mode_is_short_in_the_turn_and_full_when_dice_are_taken() -> None:
    dice = Scenario(2).at(space=4).sorcerer(hand=["dragon_skull"]).start(phase="take")
    taking = asked(dice, plain=True).words
    assert "spring, space 4 of 12" in taking
    assert "Your hand: Dragon Skull (1 water, 1 earth, 1 fire)." in taking
    turn = Scenario(2).sorcerer(hand=["dragon_skull"]).start()
    assert asked(turn, plain=True).splitlines()[0] == (
        "Ruby (Ann): 0 crystals. Reserve: nothing; 0 of 7. Summoning gauge 5, cards in "
    )
    assert "Dragon Skull" not in asked(turn, plain=True)


@BOTH
def test_drawn_cards_can_be_read_before_one_is_kept(plain: bool) -> None:
    play = Scenario(2).die("c..").top("staff_of_spring", "dragon_skull").start(phase="die")
    shown = asked(play.answers("draw_two"), plain=plain).words
    assert "Before you lie:" in shown
    assert "Each power card you summon from your hand earns you 3 crystals." in shown
    assert "Keep Dragon Skull" in shown
    assert "Staff of Spring" not in table(play, seat=1, plain=plain)


def test_others_see_only_that_cards_are_being_chosen() -> None:
    play = Scenario(2).die("c..").top("staff_of_spring").start(phase="die")
    play.answers("draw")
    assert "a card that you do not see" in table(play, seat=1)
    assert "a card that you do not see." in table(play, seat=1, plain=True)


@BOTH
def test_the_card_that_is_being_paid_for_is_named(plain: bool) -> None:
    play = (
        Scenario(2)
        .sorcerer(
            reserve="2 air",
            play=["amulet_of_water"],
            on={"amulet_of_water": "1 air"},
            hand=["amulet_of_air"],
        )
        .start()
    )
    assert "Being summoned: Amulet of Air." in asked(
        play.answers("summon amulet_of_air"), plain=plain
    )


def test_options_that_differ_in_a_number_are_one_line() -> None:
    play = Scenario(2).sorcerer(reserve="5 water").die("waT.").start()
    assert "  1-5  Transmute 1 water into 1 crystal … Transmute 5 water into 5 crystals" in asked(
        play
    )
