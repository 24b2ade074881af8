"""Activating cards in play (S-110 to S-115)."""

import pytest

from fabletop.games.seasons.scenario import Scenario, SeasonsPlay


def activations(play: SeasonsPlay) -> list[str]:
    return [option for option in play.options if option.startswith("activate")]


@pytest.mark.rule("S-110")
def test_an_activated_card_is_turned_and_cannot_be_activated_again_in_the_turn() -> None:
    play = Scenario(2).sorcerer(play=["idol_of_the_familiar", "arcano_leech"]).start()
    play.answers("activate idol_of_the_familiar")
    assert play.sorcerer().crystals == 1
    assert play.item("idol_of_the_familiar").turned
    assert activations(play) == []
    assert play.refused()["activate idol_of_the_familiar"] == ("turned", "S-110")


@pytest.mark.rule("S-110")
def test_two_copies_of_a_card_are_activated_one_by_one() -> None:
    play = (
        Scenario(2)
        .sorcerer(play=["idol_of_the_familiar", "idol_of_the_familiar", "arcano_leech"])
        .start()
    )
    play.answers("activate idol_of_the_familiar+")
    assert activations(play) == ["activate idol_of_the_familiar"]
    play.answers("activate idol_of_the_familiar")
    assert play.sorcerer().crystals == 2


@pytest.mark.rule("S-110")
def test_only_own_cards_are_activated() -> None:
    play = Scenario(2).sorcerer().sorcerer(play=["idol_of_the_familiar"]).start()
    assert activations(play) == []


@pytest.mark.rule("S-111")
def test_the_price_of_an_activation_is_paid() -> None:
    play = (
        Scenario(2)
        .sorcerer(reserve="1 air", play=["kairn_the_destroyer"])
        .sorcerer(crystals=9)
        .start()
    )
    play.answers("activate kairn_the_destroyer")
    assert (play.reserve(), play.sorcerer(1).crystals) == ({}, 5)


@pytest.mark.rule("S-111")
@pytest.mark.parametrize(
    ("card", "reserve", "crystals", "reason"),
    [
        ("kairn_the_destroyer", "", 9, "no_energy"),
        ("balance_of_ishtar", "2 air 2 fire", 9, "three_alike"),
        ("tree_of_light", "", 2, "no_energy_no_crystals"),
        ("damned_soul_of_onys", "3 air", 9, "no_water"),
        ("arcane_telescope", "3 air", 1, "no_crystals"),
    ],
)
def test_without_its_price_a_card_cannot_be_activated(
    card: str, reserve: str, crystals: int, reason: str
) -> None:
    play = Scenario(2).sorcerer(play=[card], reserve=reserve, crystals=crystals).start()
    assert activations(play) == []
    assert play.refused()[f"activate {card}"] == (reason, "S-111")


@pytest.mark.rule("S-112")
def test_a_card_may_be_activated_in_the_turn_in_which_it_was_summoned() -> None:
    play = Scenario(2).sorcerer(reserve="2 water", hand=["potion_of_knowledge"]).start()
    play.answers("summon potion_of_knowledge", "activate potion_of_knowledge", *["gain air"] * 5)
    assert (play.reserve(), play.table.discard) == ({"air": 5}, ["potion_of_knowledge"])


@pytest.mark.rule("S-112", "S-050")
def test_a_die_of_malice_that_is_summoned_comes_too_late_for_this_turn() -> None:
    play = Scenario(2).sorcerer(hand=["die_of_malice"]).start()
    play.answers("summon die_of_malice")
    assert activations(play) == []
    assert play.refused()["activate die_of_malice"] == ("before_die", "S-112")


@pytest.mark.rule("S-113")
@pytest.mark.parametrize(("line", "left"), [("gain", 3), ("transmute", 6)])
def test_one_of_two_gear_lines_is_chosen_for_an_activation(line: str, left: int) -> None:
    play = Scenario(2).sorcerer(crystals=6, reserve="1 air", play=["tree_of_light"]).start()
    assert activations(play) == ["activate tree_of_light gain", "activate tree_of_light transmute"]
    play.answers(f"activate tree_of_light {line}")
    if line == "gain":
        play.answers("gain air")
    assert (play.sorcerer().crystals, activations(play)) == (left, [])


@pytest.mark.rule("S-114")
def test_a_gear_sets_off_the_heart_of_argos_and_thieving_fairies() -> None:
    play = (
        Scenario(2)
        .sorcerer(crystals=5, play=["idol_of_the_familiar", "heart_of_argos"])
        .sorcerer(play=["thieving_fairies"])
        .start()
    )
    play.answers("activate idol_of_the_familiar")
    assert [play.sorcerer(seat).crystals for seat in (0, 1)] == [4, 2]
    assert play.on("heart_of_argos") == {"earth": 1}


@pytest.mark.rule("S-114", "S-050")
def test_the_die_of_malice_has_a_gear_too() -> None:
    play = (
        Scenario(2)
        .sorcerer(crystals=5, play=["die_of_malice", "heart_of_argos"])
        .sorcerer(play=["thieving_fairies"])
        .die("ww*...")
        .dice(1)
        .start(phase="begin")
    )
    play.answers("reroll die_of_malice")
    assert [play.sorcerer(seat).crystals for seat in (0, 1)] == [6, 2]
    assert play.on("heart_of_argos") == {"earth": 1}


@pytest.mark.rule("S-114")
def test_what_has_no_gear_sets_off_neither() -> None:
    play = (
        Scenario(2, enchantment="vision_of_destiny", tokens="yes")
        .sorcerer(
            crystals=9,
            reserve="1 earth",
            play=["steadfast_die", "heart_of_argos"],
            hand=["die_of_malice"],
            token="two_energy",
        )
        .sorcerer(play=["thieving_fairies"])
        .die("+6..")
        .start(phase="begin")
    )
    play.answers("steadfast transmute", "summon die_of_malice", "bonus gauge", "vision")
    play.answers("ability", "gain water", "gain water", "transmute earth 1")
    assert [play.sorcerer(seat).crystals for seat in (0, 1)] == [9 - 5 + 3, 0]
    assert play.on("heart_of_argos") == {}


@pytest.mark.rule("S-115")
def test_a_turned_card_keeps_its_permanent_effect() -> None:
    play = (
        Scenario(2)
        .sorcerer(reserve="1 air", play=["fairy_monolith"], on={"fairy_monolith": "1 fire 1 water"})
        .start()
    )
    play.answers("activate fairy_monolith", "unstore fire", "enough", "end", "end")
    assert play.item("fairy_monolith").turned
    assert (play.question.seat, play.question.kind) == (0, "monolith")
    play.answers("store air")
    assert play.on("fairy_monolith") == {"water": 1, "air": 1}
