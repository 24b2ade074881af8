"""Shield of Zira (S-124; I-040 to I-045): it goes instead of another card, for ten crystals."""

import pytest

from fabletop.games.seasons.scenario import Scenario, SeasonsPlay

SHIELD = "shield_of_zira"


def test_shield_of_zira_costs_one_air_even_with_the_hand_of_fortune() -> None:
    scenario = Scenario(2).sorcerer(play=["hand_of_fortune"], reserve="2 air", hand=[SHIELD])
    play = scenario.start()
    play.answers(f"summon {SHIELD}")
    assert (play.play(), play.reserve()) == (["hand_of_fortune", SHIELD], {"air": 1})


# What cards and enchantments demand


def syllas(*, play: list[str], hand: list[str] | None = None) -> Scenario:
    """The first seat must give a card to the Syllas of the second."""
    scenario = Scenario(2).sorcerer(play=play, hand=hand or [])
    return scenario.sorcerer(reserve="3 fire", hand=["syllas_the_faithful"])


@pytest.mark.rule("S-124", "T-76")
def test_shield_of_zira_may_be_given_to_syllas_for_ten_crystals() -> None:
    """I-040"""
    play = syllas(play=["purse_of_io", SHIELD]).start(active=1)
    play.answers("summon syllas_the_faithful")
    assert (play.question.seat, play.options) == (
        0,
        ["sacrifice purse_of_io", f"sacrifice {SHIELD}"],
    )
    play.answers(f"sacrifice {SHIELD}")
    assert (play.play(), play.sorcerer().crystals) == (["purse_of_io"], 10)
    assert play.table.discard == [SHIELD]


@pytest.mark.rule("S-124")
def test_shield_of_zira_need_not_be_given() -> None:
    play = syllas(play=["purse_of_io", SHIELD]).start(active=1)
    play.answers("summon syllas_the_faithful", "sacrifice purse_of_io")
    assert (play.play(), play.sorcerer().crystals) == ([SHIELD], 0)


@pytest.mark.rule("S-124")
def test_shield_of_zira_is_worth_nothing_where_no_other_card_could_go() -> None:
    play = syllas(play=[SHIELD], hand=["purse_of_io"]).start(active=1)
    play.answers("summon syllas_the_faithful")
    assert (play.play(), play.sorcerer().crystals) == ([], 0)


def test_two_shields_of_zira_pay_twenty_crystals_for_one() -> None:
    """I-042"""
    play = syllas(play=[SHIELD, SHIELD, "purse_of_io"]).start(active=1)
    play.answers("summon syllas_the_faithful", f"sacrifice {SHIELD}")
    assert (play.play(), play.sorcerer().crystals) == ([f"{SHIELD}+", "purse_of_io"], 20)


@pytest.mark.rule("S-124")
def test_shield_of_zira_saves_a_card_in_hand_from_the_warden_of_argos() -> None:
    """I-040"""
    scenario = Scenario(2).sorcerer(play=[SHIELD], hand=["purse_of_io"])
    play = scenario.sorcerer(reserve="1 air", hand=["warden_of_argos"]).start(active=1)
    play.answers("summon warden_of_argos", "warden card")
    assert (play.question.seat, play.options) == (0, ["discard purse_of_io", f"shield {SHIELD}"])
    play.answers(f"shield {SHIELD}")
    assert (play.sorcerer().hand, play.play()) == (["purse_of_io"], [])
    assert play.sorcerer().crystals == 10


@pytest.mark.rule("S-124")
def test_shield_of_zira_stays_when_the_warden_finds_an_empty_hand() -> None:
    scenario = Scenario(2).sorcerer(play=[SHIELD])
    play = scenario.sorcerer(reserve="1 air", hand=["warden_of_argos"]).start(active=1)
    play.answers("summon warden_of_argos", "warden card")
    assert (play.play(), play.question.kind) == ([SHIELD], "turn")


@pytest.mark.rule("S-124", "S-097")
def test_shield_of_zira_may_be_the_price_of_the_throne_of_renewal() -> None:
    """I-040"""
    scenario = Scenario(2).sorcerer(
        bonuses=1,
        play=[SHIELD],
        reserve="1 water 2 fire",
        hand=["throne_of_renewal", "purse_of_io"],
    )
    play = scenario.top("staff_of_spring").start()
    play.answers("summon throne_of_renewal", f"shield {SHIELD}")
    assert play.sorcerer().hand == ["purse_of_io", "staff_of_spring"]
    assert (play.sorcerer().bonuses, play.sorcerer().crystals) == (0, 10)


@pytest.mark.rule("S-124")
def test_shield_of_zira_does_not_feed_the_throne_for_an_empty_hand() -> None:
    scenario = Scenario(2).sorcerer(
        bonuses=1, play=[SHIELD], reserve="1 water 2 fire", hand=["throne_of_renewal"]
    )
    play = scenario.start()
    play.answers("summon throne_of_renewal")
    assert (play.play(), play.sorcerer().bonuses) == ([SHIELD, "throne_of_renewal"], 1)


@pytest.mark.rule("S-124")
def test_shield_of_zira_may_be_one_of_the_discards_for_the_amulet_of_time() -> None:
    """I-040"""
    hand = ["amulet_of_time", "purse_of_io", "amulet_of_air"]
    scenario = Scenario(2).sorcerer(play=[SHIELD], reserve="2 water", hand=hand)
    play = scenario.top("staff_of_spring", "lewis_greyface").start()
    play.answers("summon amulet_of_time")
    play.choose("fire", "fire")
    play.answers("discard amulet_of_air", f"shield {SHIELD}")
    assert play.sorcerer().hand == ["purse_of_io", "staff_of_spring", "lewis_greyface"]
    assert (play.sorcerer().crystals, play.play()) == (10, ["amulet_of_time"])


@pytest.mark.rule("S-124")
def test_shield_of_zira_feeds_the_vampiric_crown_with_the_best_card_in_hand() -> None:
    """I-040, I-043: the Purse is worth 6, the Chest 4."""
    hand = ["vampiric_crown", "wondrous_chest", "purse_of_io"]
    scenario = Scenario(2).sorcerer(play=[SHIELD], reserve="1 water 1 air", hand=hand)
    play = scenario.start()
    play.answers("summon vampiric_crown", f"shield {SHIELD}")
    play.choose("fire", "fire", "fire", "air", "air", "air")
    assert (play.reserve(), play.question.kind) == ({"fire": 3, "air": 3}, "turn")
    assert (play.sorcerer().hand, play.sorcerer().crystals) == (hand[1:], 10)


@pytest.mark.rule("S-124")
def test_shield_of_zira_saves_a_familiar_from_the_necrotic_kriss() -> None:
    """I-040"""
    cards = ["necrotic_kriss", "kairn_the_destroyer", SHIELD]
    play = Scenario(2).sorcerer(play=cards).start()
    play.answers("activate necrotic_kriss")
    assert play.options == ["sacrifice kairn_the_destroyer", f"shield {SHIELD}"]
    play.answers(f"shield {SHIELD}")
    play.choose("fire", "fire", "fire", "fire")
    assert (play.play(), play.reserve()) == (cards[:2], {"fire": 4})
    assert play.sorcerer().crystals == 10


@pytest.mark.rule("S-124")
def test_shield_of_zira_may_be_one_of_the_sacrifices_for_the_dragon_skull() -> None:
    """I-040"""
    cards = ["dragon_skull", "purse_of_io", "temporal_boots", SHIELD]
    play = Scenario(2).sorcerer(play=cards).start()
    play.answers("activate dragon_skull", f"sacrifice {SHIELD}")
    play.answers("sacrifice purse_of_io", "sacrifice temporal_boots")
    assert (play.play(), play.sorcerer().crystals) == (["dragon_skull"], 25)


@pytest.mark.rule("S-124")
def test_shield_of_zira_saves_titus_from_an_opponent_without_crystals() -> None:
    """I-040"""
    scenario = Scenario(2).at(first=1).sorcerer(play=["titus_deepgaze", SHIELD])
    play = scenario.start(active=0)
    play.answers("end")
    assert play.options == ["sacrifice titus_deepgaze", f"shield {SHIELD}"]
    play.answers(f"shield {SHIELD}")
    assert (play.play(), play.sorcerer().crystals) == (["titus_deepgaze"], 10)


@pytest.mark.rule("S-124", "S-158")
def test_shield_of_zira_may_be_given_to_the_drought() -> None:
    """I-040"""
    scenario = Scenario(2, enchantment="drought").at(space=6, first=1).leftover("ee*.")
    play = scenario.sorcerer(crystals=31, play=["purse_of_io", SHIELD]).start(active=0)
    play.answers("end", "give_card", f"sacrifice {SHIELD}")
    assert (play.play(), play.sorcerer().crystals) == (["purse_of_io"], 41)
    assert play.sorcerer().covered == 0


@pytest.mark.rule("S-124", "S-155")
def test_shield_of_zira_may_be_given_to_argoss_embrace() -> None:
    """I-040"""
    scenario = Scenario(2, enchantment="argoss_embrace").sorcerer(
        crystals=4, play=["potion_of_power", SHIELD]
    )
    play = scenario.top("staff_of_spring").start()
    play.answers("activate potion_of_power", "sacrifice potion_of_power")
    assert play.options == [f"sacrifice {SHIELD}", "discard staff_of_spring"]
    play.answers(f"sacrifice {SHIELD}")
    assert (play.sorcerer().hand, play.sorcerer().crystals) == (["staff_of_spring"], 14)


@pytest.mark.rule("S-160")
def test_shield_of_zira_pays_nothing_for_a_special_ability() -> None:
    """I-045"""
    scenario = Scenario(2, tokens="yes")
    scenario.sorcerer(token="sacrifice_or_discard", play=["purse_of_io", SHIELD])
    play = scenario.start()
    play.answers("ability")
    assert play.options == ["sacrifice purse_of_io", f"sacrifice {SHIELD}"]
    play.answers(f"sacrifice {SHIELD}")
    assert (play.play(), play.sorcerer().crystals) == (["purse_of_io"], 0)


def test_shield_of_zira_is_not_asked_for_when_a_card_is_taken_back() -> None:
    scenario = Scenario(2).sorcerer(
        play=["purse_of_io", SHIELD], reserve="1 water 1 air", hand=["selenias_codex"]
    )
    play = scenario.start()
    play.answers("summon selenias_codex")
    assert play.options == ["return purse_of_io", f"return {SHIELD}"]
    play.answers(f"return {SHIELD}")
    assert play.sorcerer().crystals == 0


# Cards that are the price of their own effect


@pytest.mark.rule("S-124", "T-75")
def test_shield_of_zira_is_sacrificed_after_the_effect_instead_of_a_potion_of_knowledge() -> None:
    """I-041"""
    play = Scenario(2).sorcerer(play=["potion_of_knowledge", SHIELD]).start()
    play.answers("activate potion_of_knowledge")
    assert play.options == ["sacrifice potion_of_knowledge", f"shield {SHIELD}"]
    play.answers(f"shield {SHIELD}")
    play.choose("fire", "fire", "fire", "air")
    assert (play.play(), play.sorcerer().crystals) == (["potion_of_knowledge", SHIELD], 0)
    play.choose("air")
    assert (play.play(), play.sorcerer().crystals) == (["potion_of_knowledge"], 10)
    assert (play.reserve(), play.table.discard) == ({"fire": 3, "air": 2}, [SHIELD])


@pytest.mark.rule("S-124", "S-110")
def test_shield_of_zira_does_not_straighten_the_potion_it_saved() -> None:
    play = Scenario(2).sorcerer(play=["potion_of_life", SHIELD], reserve="2 fire").start()
    play.answers("activate potion_of_life", f"shield {SHIELD}")
    assert play.refused()["activate potion_of_life"] == ("turned", "S-110")


@pytest.mark.rule("S-124")
def test_shield_of_zira_saves_a_potion_of_life() -> None:
    """I-041"""
    play = Scenario(2).sorcerer(play=["potion_of_life", SHIELD], reserve="2 fire").start()
    play.answers("activate potion_of_life", f"shield {SHIELD}")
    assert (play.play(), play.sorcerer().crystals) == (["potion_of_life"], 18)
    told = play.told()
    assert told.index(("earned", 0, 8)) < told.index(("shielded", 0, SHIELD))


@pytest.mark.rule("S-124")
def test_shield_of_zira_saves_a_potion_of_power() -> None:
    """I-041"""
    play = Scenario(2).sorcerer(play=["potion_of_power", SHIELD]).top("staff_of_spring").start()
    play.answers("activate potion_of_power", f"shield {SHIELD}")
    assert (play.play(), play.sorcerer().crystals) == (["potion_of_power"], 10)
    assert (play.sorcerer().gauge, play.sorcerer().hand) == (7, ["staff_of_spring"])


@pytest.mark.rule("S-124")
def test_shield_of_zira_saves_a_potion_of_dreams() -> None:
    """I-041"""
    scenario = Scenario(2).sorcerer(
        play=["potion_of_dreams", SHIELD], reserve="3 fire", hand=["staff_of_spring"]
    )
    play = scenario.start()
    play.answers("activate potion_of_dreams", f"shield {SHIELD}")
    assert play.play() == ["potion_of_dreams", "staff_of_spring"]
    assert (play.sorcerer().crystals, play.reserve()) == (10, {})


@pytest.mark.rule("S-124")
def test_shield_of_zira_is_not_found_by_the_potion_of_resurrection_it_saved() -> None:
    """I-041, I-084"""
    scenario = Scenario(2).sorcerer(play=["potion_of_resurrection", SHIELD])
    play = scenario.discarded("purse_of_io", "staff_of_spring").start()
    play.answers("activate potion_of_resurrection", f"shield {SHIELD}")
    assert play.options == ["keep staff_of_spring", "keep purse_of_io"]
    play.answers("keep purse_of_io")
    assert (play.sorcerer().hand, play.play()) == (["purse_of_io"], ["potion_of_resurrection"])
    assert play.table.discard == ["staff_of_spring", SHIELD]
    assert play.sorcerer().crystals == 10


@pytest.mark.rule("S-124")
def test_shield_of_zira_saves_an_argos_hawk() -> None:
    """I-041"""
    play = Scenario(2).sorcerer(play=["argos_hawk", SHIELD]).start()
    play.answers("activate argos_hawk", f"shield {SHIELD}")
    assert (play.play(), play.sorcerer().crystals) == (["argos_hawk"], 10)
    assert (play.sorcerer(1).gauge, play.sorcerer(1).crystals) == (4, 6)


@pytest.mark.rule("S-124")
def test_shield_of_zira_saves_a_glutton_cauldron_that_boils_over() -> None:
    """I-041"""
    scenario = Scenario(2).sorcerer(
        play=["glutton_cauldron", SHIELD], on={"glutton_cauldron": "6 fire"}, reserve="1 air"
    )
    play = scenario.start()
    play.answers("activate glutton_cauldron air", f"shield {SHIELD}")
    assert (play.play(), play.sorcerer().crystals) == (["glutton_cauldron"], 25)
    assert (play.reserve(), play.on("glutton_cauldron")) == ({"fire": 6, "air": 1}, {})


def test_two_shields_of_zira_pay_twenty_crystals_for_a_potion() -> None:
    """I-042"""
    play = Scenario(2).sorcerer(play=["potion_of_life", SHIELD, SHIELD]).start()
    play.answers("activate potion_of_life", f"shield {SHIELD}+")
    assert (play.play(), play.sorcerer().crystals) == (["potion_of_life", SHIELD], 20)


def test_raven_as_a_shield_of_zira_falls_without_pay_with_the_shield_it_mimics() -> None:
    """I-044, I-052"""
    raven = "raven_the_usurper"
    scenario = Scenario(2).sorcerer(play=["purse_of_io", SHIELD])
    play = scenario.sorcerer(
        play=[f"{raven}={SHIELD}"], reserve="3 fire", hand=["syllas_the_faithful"]
    ).start(active=1)
    play.answers("summon syllas_the_faithful", f"sacrifice {SHIELD}")
    assert (play.play(0), play.sorcerer(0).crystals) == (["purse_of_io"], 10)
    assert (play.play(1), play.sorcerer(1).crystals) == (["syllas_the_faithful"], 0)


# Two Shields, and what a Shield cannot do


def test_two_shields_of_zira_and_nothing_else_pay_ten_crystals() -> None:
    """One of them must go, the other goes instead: that is one replacement."""
    play = syllas(play=[SHIELD, SHIELD]).start(active=1)
    play.answers("summon syllas_the_faithful", f"sacrifice {SHIELD}+")
    assert (play.play(), play.sorcerer().crystals) == ([SHIELD], 10)


def test_a_card_in_hand_is_no_card_that_syllas_could_have_taken() -> None:
    play = syllas(play=[SHIELD, SHIELD], hand=["purse_of_io"]).start(active=1)
    play.answers("summon syllas_the_faithful", f"sacrifice {SHIELD}")
    assert play.sorcerer().crystals == 10


def test_a_shield_and_a_raven_that_is_one_pay_ten_crystals_when_nothing_else_is_there() -> None:
    scenario = Scenario(2).sorcerer(play=[SHIELD, "raven_the_usurper=shield_of_zira+"])
    play = scenario.sorcerer(play=[SHIELD], reserve="3 fire", hand=["syllas_the_faithful"]).start(
        active=1
    )
    play.answers("summon syllas_the_faithful", f"sacrifice {SHIELD}")
    assert (play.play(), play.sorcerer().crystals) == (["raven_the_usurper"], 10)


@pytest.mark.rule("S-158")
def test_two_shields_of_zira_and_nothing_else_pay_ten_crystals_in_the_drought() -> None:
    scenario = Scenario(2, enchantment="drought").at(space=6, first=1).leftover("ee*.")
    play = scenario.sorcerer(crystals=31, play=[SHIELD, SHIELD]).start(active=0)
    play.answers("end", "give_card", f"sacrifice {SHIELD}")
    assert (play.play(), play.sorcerer().crystals) == ([f"{SHIELD}+"], 41)


def test_two_shields_pay_twenty_crystals_for_a_card_in_hand() -> None:
    scenario = Scenario(2).sorcerer(play=[SHIELD, SHIELD], hand=["purse_of_io"])
    play = scenario.sorcerer(reserve="1 air", hand=["warden_of_argos"]).start(active=1)
    play.answers("summon warden_of_argos", "warden card", f"shield {SHIELD}")
    assert (play.sorcerer().hand, play.sorcerer().crystals) == (["purse_of_io"], 20)


@pytest.mark.rule("S-155")
def test_two_shields_pay_twenty_crystals_to_who_holds_nothing_else_but_the_new_card() -> None:
    scenario = Scenario(2, enchantment="argoss_embrace").sorcerer(play=[SHIELD, SHIELD])
    play = scenario.top("staff_of_spring").die("c..").start(phase="die")
    play.answers("draw", "keep staff_of_spring", f"sacrifice {SHIELD}")
    assert (play.sorcerer().hand, play.sorcerer().crystals) == (["staff_of_spring"], 20)


def test_shield_of_zira_goes_unpaid_where_the_dragon_skull_takes_all_cards() -> None:
    """Whatever it stood in for would have to go as well."""
    play = Scenario(2).sorcerer(play=["dragon_skull", "purse_of_io", SHIELD]).start()
    play.answers("activate dragon_skull", f"sacrifice {SHIELD}", "sacrifice purse_of_io")
    assert (play.play(), play.sorcerer().crystals) == ([], 15)


def test_two_shields_save_the_dragon_skull_no_more_cards_than_stay() -> None:
    cards = ["dragon_skull", "purse_of_io", SHIELD, SHIELD]
    play = Scenario(2).sorcerer(play=cards).start()
    play.answers("activate dragon_skull", f"sacrifice {SHIELD}", f"sacrifice {SHIELD}+")
    play.answers("sacrifice purse_of_io")
    assert (play.play(), play.sorcerer().crystals) == (["dragon_skull"], 25)


def amulet_of_time(*hand: str, shields: int = 1) -> SeasonsPlay:
    """The Amulet's energies have been taken; what will be exchanged?"""
    scenario = Scenario(2).sorcerer(
        play=[SHIELD] * shields, reserve="2 water", hand=["amulet_of_time", *hand]
    )
    play = scenario.top("staff_of_spring", "lewis_greyface", "wondrous_chest").start()
    play.answers("summon amulet_of_time")
    return play.choose("fire", "fire")


@pytest.mark.rule("S-124")
def test_a_card_that_the_shield_saved_is_not_exchanged_by_the_amulet_of_time_as_well() -> None:
    play = amulet_of_time("purse_of_io")
    play.answers(f"shield {SHIELD}")
    assert play.question.kind == "turn"
    assert play.sorcerer().hand == ["purse_of_io", "staff_of_spring"]
    assert (play.sorcerer().crystals, play.play()) == (10, ["amulet_of_time"])


@pytest.mark.rule("S-124")
def test_of_two_cards_the_amulet_of_time_takes_one_and_the_shield_saves_the_other() -> None:
    play = amulet_of_time("purse_of_io", "amulet_of_air")
    play.answers(f"shield {SHIELD}")
    assert play.options == ["enough", "discard purse_of_io", "discard amulet_of_air"]
    play.answers("discard purse_of_io")
    assert play.sorcerer().hand == ["amulet_of_air", "staff_of_spring", "lewis_greyface"]
    assert play.question.kind == "turn"


@pytest.mark.rule("S-124")
def test_a_shield_has_nothing_to_save_from_the_amulet_of_time_when_the_hand_is_empty() -> None:
    play = amulet_of_time("purse_of_io")
    play.answers("discard purse_of_io")
    assert (play.question.kind, play.sorcerer().hand) == ("turn", ["staff_of_spring"])
    assert play.play() == [SHIELD, "amulet_of_time"]


@pytest.mark.rule("S-124")
def test_two_shields_save_a_single_card_from_the_amulet_of_time_once() -> None:
    play = amulet_of_time("purse_of_io", shields=2)
    play.answers(f"shield {SHIELD}")
    assert play.question.kind == "turn"
    assert play.sorcerer().hand == ["purse_of_io", "staff_of_spring"]
    assert (play.sorcerer().crystals, play.play()) == (20, [f"{SHIELD}+", "amulet_of_time"])


KRISS = "necrotic_kriss"
RAVEN = f"raven_the_usurper={SHIELD}"


def test_raven_as_a_shield_cannot_stand_in_for_itself_before_the_necrotic_kriss() -> None:
    scenario = Scenario(2).sorcerer(play=[KRISS, RAVEN])
    play = scenario.sorcerer(play=[SHIELD]).start(active=0)
    play.answers(f"activate {KRISS}")
    play.choose("fire", "fire", "fire", "fire")
    assert (play.play(), play.sorcerer().crystals) == ([KRISS], 0)


def test_raven_as_a_shield_may_stand_in_for_another_familiar_before_the_necrotic_kriss() -> None:
    scenario = Scenario(2).sorcerer(play=[KRISS, RAVEN], hand=["sid_nightshade"])
    play = scenario.sorcerer(play=[SHIELD]).start(active=0)
    play.answers(f"activate {KRISS}")
    assert "shield raven_the_usurper" in play.options
    play.answers("shield raven_the_usurper")
    play.choose("fire", "fire", "fire", "fire")
    assert (play.play(), play.sorcerer().crystals) == ([KRISS], 10)
    assert play.sorcerer().hand == ["sid_nightshade"]


def test_a_shield_saves_a_lone_raven_that_is_one_from_the_necrotic_kriss_for_ten() -> None:
    scenario = Scenario(2).sorcerer(play=[KRISS, f"{RAVEN}+", SHIELD])
    play = scenario.sorcerer(play=[SHIELD]).start(active=0)
    play.answers(f"activate {KRISS}")
    assert play.options == ["sacrifice raven_the_usurper", f"shield {SHIELD}"]
    play.answers(f"shield {SHIELD}")
    play.choose("fire", "fire", "fire", "fire")
    assert (play.play(), play.sorcerer().crystals) == ([KRISS, "raven_the_usurper"], 10)


@pytest.mark.rule("S-163")
def test_a_shield_in_place_of_a_raven_that_was_one_is_offered_and_paid_for_ten() -> None:
    """The Raven loses the power of the Shield that it mimicked, so only one Shield pays."""
    scenario = Scenario(2).sorcerer(play=["purse_of_io", SHIELD])
    play = scenario.sorcerer(
        play=[RAVEN, SHIELD], reserve="3 fire", hand=["syllas_the_faithful"]
    ).start(active=1)
    play.answers("summon syllas_the_faithful", f"sacrifice {SHIELD}")
    assert (play.question.seat, play.options[1]) == (1, f"shield {SHIELD}+")
    assert play.match.decisions()[0].labels("en")[1].endswith("(+10 crystals)")
    play.answers(f"shield {SHIELD}+")
    assert play.sorcerer(1).crystals == 10
    assert play.play(1) == ["raven_the_usurper", "syllas_the_faithful"]
