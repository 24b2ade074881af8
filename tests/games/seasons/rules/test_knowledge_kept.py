"""What stays known of cards that were seen, and what is forgotten (S-130, S-133)."""

import pytest

from fabletop.games.seasons.scenario import Scenario, SeasonsPlay
from tests.games.seasons.rules.knowing import AMULETS, EVERYBODY, hand_of_first, heard, tops
from tests.games.seasons.seen import hands


@pytest.mark.rule("S-133")
def test_a_top_card_that_was_left_is_remembered_until_it_is_drawn() -> None:
    play = Scenario(3).sorcerer(play=["crystal_orb"]).die("c..", seat=1).top(*AMULETS).start()
    play.answers("activate crystal_orb look", "leave", "end")
    assert tops(play)[0] == ["amulet_of_air"]
    play.answers("draw", "keep amulet_of_air")
    assert tops(play)[0] == []
    assert [hands(play.match, seat)[1] for seat in EVERYBODY] == [
        ["amulet_of_air"],
        ["amulet_of_air"],
        [],
        [],
    ]


@pytest.mark.rule("S-133")
def test_the_arcane_telescope_shows_three_cards_to_its_owner_alone() -> None:
    play = Scenario(3).sorcerer(crystals=2, play=["arcane_telescope"]).top(*AMULETS).start()
    play.answers("activate arcane_telescope")
    assert [play.match.view(seat).aside for seat in EVERYBODY] == [
        list(AMULETS),
        ["?"] * 3,
        ["?"] * 3,
        ["?"] * 3,
    ]
    play.answers("on_top amulet_of_earth", "on_top amulet_of_air")
    assert tops(play) == [["amulet_of_earth", "amulet_of_air", "amulet_of_fire"], [], [], []]


@pytest.mark.rule("S-133")
def test_who_arranges_the_pile_makes_the_others_forget_where_cards_lie() -> None:
    play = (
        Scenario(3)
        .sorcerer(crystals=2, play=["arcane_telescope"])
        .sorcerer(crystals=2, play=["arcane_telescope"])
        .top(*AMULETS)
        .start()
    )
    play.answers("activate arcane_telescope", "on_top amulet_of_air", "on_top amulet_of_fire")
    play.answers("end", "activate arcane_telescope+")
    play.answers("on_top amulet_of_air", "on_top amulet_of_fire")
    assert tops(play) == [[], list(AMULETS), [], []]


@pytest.mark.rule("S-133", "S-160")
def test_the_twelfth_token_shows_three_cards_to_its_owner_alone() -> None:
    play = Scenario(3, tokens="yes").sorcerer(token="arrange_top_three").top(*AMULETS).start()
    play.answers("ability", "on_top amulet_of_fire", "on_top amulet_of_air")
    assert tops(play) == [["amulet_of_fire", "amulet_of_air", "amulet_of_earth"], [], [], []]


@pytest.mark.rule("S-133", "S-160")
def test_the_eleventh_token_shows_the_other_hands_to_its_owner_alone() -> None:
    play = (
        Scenario(3, tokens="yes")
        .sorcerer(token="see_hands", hand=["purse_of_io"])
        .sorcerer(hand=AMULETS[:2])
        .sorcerer(hand=AMULETS[2:])
        .start()
    )
    play.answers("ability")
    seen = [hands(play.match, seat) for seat in EVERYBODY]
    assert seen[0] == [["purse_of_io"], ["amulet_of_air", "amulet_of_fire"], ["amulet_of_earth"]]
    assert seen[1] == [[], ["amulet_of_air", "amulet_of_fire"], []]
    assert seen[3] == [[], [], []]
    assert heard(play, "saw", 1, "amulet_of_air") == [0]


@pytest.mark.rule("S-122", "S-133")
def test_a_card_that_is_taken_back_is_known_to_all_until_it_is_played() -> None:
    play = (
        Scenario(3)
        .sorcerer(
            reserve="1 water 1 air", hand=["amsug_longneck", "purse_of_io"], play=["die_of_malice"]
        )
        .start()
    )
    play.answers("summon amsug_longneck")
    assert hand_of_first(play)[1:] == [["die_of_malice"]] * 3
    play.answers("summon die_of_malice")
    assert hand_of_first(play)[1:] == [[], [], []]


@pytest.mark.rule("S-130", "S-133")
def test_a_card_discarded_face_down_makes_the_others_unsure_of_the_rest_of_the_hand() -> None:
    play = _hand_with_a_known_card("amulet_of_air")
    play.answers("discard die_of_malice")
    assert play.sorcerer().hand == ["amulet_of_air"]
    assert hand_of_first(play)[1:] == [[], [], []]
    assert heard(play, "discarded", 0) == list(EVERYBODY)
    assert heard(play, "discarded_card", "die_of_malice") == [0]


@pytest.mark.rule("S-130", "S-133")
def test_a_known_card_that_may_have_been_discarded_is_no_longer_shown() -> None:
    play = _hand_with_a_known_card("amulet_of_air")
    play.answers("discard amulet_of_air")
    assert play.sorcerer().hand == ["die_of_malice"]
    assert hand_of_first(play)[1:] == [[], [], []]


def _hand_with_a_known_card(*others: str) -> SeasonsPlay:
    """The first seat has taken the Die of Malice back and must discard for the Warden."""
    play = (
        Scenario(3)
        .sorcerer(
            reserve="1 water 2 air",
            hand=["amsug_longneck", "warden_of_argos", *others],
            play=["die_of_malice"],
        )
        .start()
    )
    play.answers("summon amsug_longneck", "summon warden_of_argos")
    assert hand_of_first(play)[1:] == [["die_of_malice"]] * 3
    play.answers("warden card")
    return play


@pytest.mark.rule("S-120", "S-133")
def test_a_familiar_given_up_for_the_necrotic_kriss_is_shown_to_all() -> None:
    play = (
        Scenario(3)
        .sorcerer(play=["necrotic_kriss"], hand=["arcano_leech", "kairn_the_destroyer"])
        .start()
    )
    play.answers("activate necrotic_kriss", "discard arcano_leech")
    assert heard(play, "discarded_openly", 0, "arcano_leech") == list(EVERYBODY)


@pytest.mark.rule("S-095", "S-133", "S-159")
def test_nobody_sees_which_of_two_open_cards_is_kept() -> None:
    play = (
        Scenario(3, enchantment="vision_of_destiny").die("c..").top(*AMULETS).start(phase="begin")
    )
    play.answers("draw_two", "keep amulet_of_fire")
    assert hand_of_first(play) == [["amulet_of_fire"], [], [], []]


@pytest.mark.rule("S-063", "S-133", "S-159")
def test_an_open_card_that_is_drawn_and_kept_is_known_to_all() -> None:
    play = (
        Scenario(3, enchantment="vision_of_destiny").die("c..").top(*AMULETS).start(phase="begin")
    )
    play.answers("draw", "keep amulet_of_air")
    assert hand_of_first(play) == [["amulet_of_air"]] * 4


@pytest.mark.rule("S-133")
def test_naria_knows_whom_she_gave_what_and_the_others_know_their_own() -> None:
    play = Scenario(3).sorcerer(crystals=6, hand=["naria_the_prophetess"]).top(*AMULETS).start()
    play.answers("summon naria_the_prophetess", "keep amulet_of_air", "give amulet_of_earth 1")
    assert [hands(play.match, seat) for seat in EVERYBODY] == [
        [["amulet_of_air"], ["amulet_of_earth"], ["amulet_of_fire"]],
        [[], ["amulet_of_earth"], []],
        [[], [], ["amulet_of_fire"]],
        [[], [], []],
    ]


@pytest.mark.rule("S-133", "S-159")
def test_nobody_sees_what_naria_makes_of_open_cards() -> None:
    play = (
        Scenario(2, enchantment="vision_of_destiny")
        .sorcerer(crystals=6, hand=["naria_the_prophetess"])
        .top(*AMULETS)
        .start()
    )
    play.answers("summon naria_the_prophetess", "keep amulet_of_fire")
    assert [hands(play.match, seat) for seat in (0, 1, None)] == [
        [["amulet_of_fire"], ["amulet_of_air"]],
        [[], ["amulet_of_air"]],
        [[], []],
    ]


@pytest.mark.rule("S-134", "S-133")
def test_nobody_sees_what_the_potion_of_resurrection_brings_back() -> None:
    play = Scenario(3).sorcerer(play=["potion_of_resurrection"]).discarded(*AMULETS).start()
    play.answers("activate potion_of_resurrection", "keep amulet_of_fire", "any_order")
    assert hand_of_first(play) == [["amulet_of_fire"], [], [], []]
    assert heard(play, "looked", "amulet_of_fire") == [0]


@pytest.mark.rule("S-131", "S-133")
def test_a_shuffle_makes_everybody_forget() -> None:
    play = Scenario(3).only("purse_of_io").discarded(*AMULETS).die("c..").start(phase="begin")
    play.answers("draw", "keep purse_of_io")
    assert tops(play) == [[], [], [], []]
