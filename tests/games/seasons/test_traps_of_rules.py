"""Where digital versions of the game have gone wrong with its rules: costs, surplus energy, the
order of effects, the ends of tracks."""

import pytest

from fabletop.games.seasons.scenario import Scenario, SeasonsPlay
from tests.games.seasons.rules.matches import all_answer, begin, table_of

# Costs before effects


@pytest.mark.rule("S-111")
@pytest.mark.parametrize(
    ("card", "reason"),
    [
        ("kairn_the_destroyer", "no_energy"),
        ("balance_of_ishtar", "three_alike"),
        ("jewel_of_the_ancients", "three_alike"),
        ("tree_of_light", "no_energy_no_crystals"),
        ("mirror_of_the_seasons", "no_energy_no_crystals"),
        ("arcane_telescope", "no_crystals"),
        ("dragon_skull", "three_cards"),
        ("necrotic_kriss", "no_familiar"),
        ("potion_of_dreams", "nothing_to_dream"),
        ("glutton_cauldron", "no_energy"),
        ("fairy_monolith", "nothing_stored"),
        ("damned_soul_of_onys", "no_water"),
    ],
)
def test_a_card_whose_cost_cannot_be_paid_cannot_be_activated(card: str, reason: str) -> None:
    play = Scenario(2).sorcerer(play=[card]).sorcerer().start()
    assert f"activate {card}" not in " ".join(play.options)
    assert play.refused()[f"activate {card}"] == (reason, "S-111")


@pytest.mark.rule("S-111", "S-114")
def test_the_cost_of_an_activation_is_paid_before_thieving_fairies_take_their_share() -> None:
    """Our ruling on the order; with exactly 2 crystals the Telescope can still be paid."""
    play = (
        Scenario(2)
        .sorcerer(crystals=2, play=["arcane_telescope"])
        .sorcerer(play=["thieving_fairies"])
        .only("amulet_of_air")
        .start()
    )
    play.answers("activate arcane_telescope")
    assert [play.sorcerer(seat).crystals for seat in (0, 1)] == [0, 1]


@pytest.mark.rule("S-111", "S-114")
def test_thieving_fairies_leave_the_crystals_that_the_mirror_of_the_seasons_costs() -> None:
    """Two crystals turn two energies; only then do the Fairies look for a crystal."""
    play = (
        Scenario(2)
        .sorcerer(crystals=2, reserve="2 water", play=["mirror_of_the_seasons"])
        .sorcerer(play=["thieving_fairies"])
        .start()
    )
    play.answers("activate mirror_of_the_seasons", "mirror water 2", "into fire")
    assert play.reserve(0) == {"fire": 2}
    assert [play.sorcerer(seat).crystals for seat in (0, 1)] == [0, 1]


@pytest.mark.rule("S-111", "S-114")
def test_thieving_fairies_come_before_the_effect_of_an_activation() -> None:
    """The owner of the Fairies has 3 crystals: 2 more for the activation, then Kairn takes 4."""
    play = (
        Scenario(2)
        .sorcerer(crystals=1, reserve="1 fire", play=["kairn_the_destroyer"])
        .sorcerer(crystals=3, play=["thieving_fairies"])
        .start()
    )
    play.answers("activate kairn_the_destroyer")
    assert [play.sorcerer(seat).crystals for seat in (0, 1)] == [0, 1]


@pytest.mark.rule("S-104", "S-103")
def test_the_crystals_of_the_staff_come_too_late_to_pay_for_the_card_itself() -> None:
    play = (
        Scenario(2)
        .sorcerer(crystals=19, play=["staff_of_spring"], hand=["runic_cube_of_eolis"])
        .sorcerer()
        .start()
    )
    assert play.refused()["summon runic_cube_of_eolis"] == ("crystals", "S-104")


# Surplus energy


@pytest.mark.rule("S-071")
def test_five_energies_of_a_potion_on_top_of_four_leave_seven() -> None:
    play = Scenario(2).sorcerer(reserve="4 water", play=["potion_of_knowledge"]).sorcerer().start()
    play.answers("activate potion_of_knowledge")
    play.choose("fire", "fire", "fire", "fire", "fire")
    assert play.question.kind == "overflow"
    play.answers("drop water", "drop fire")
    assert play.reserve(0) == {"water": 3, "fire": 4}


@pytest.mark.rule("S-071", "S-124")
def test_surplus_of_a_shielded_potion_is_dropped_as_well() -> None:
    play = (
        Scenario(2)
        .sorcerer(reserve="4 water", play=["potion_of_knowledge", "shield_of_zira"])
        .sorcerer()
        .start()
    )
    play.answers("activate potion_of_knowledge", "shield shield_of_zira")
    play.choose("fire", "fire", "fire", "fire", "fire")
    play.answers("drop water", "drop water")
    assert play.reserve(0) == {"water": 2, "fire": 5}
    assert play.play(0) == ["potion_of_knowledge"]


@pytest.mark.rule("S-071", "S-092")
def test_an_exchange_of_amulet_tokens_into_a_full_reserve_leaves_seven() -> None:
    play = (
        Scenario(2)
        .sorcerer(reserve="7 water", play=["amulet_of_water"], on={"amulet_of_water": "2 earth"})
        .sorcerer()
        .start()
    )
    play.answers("bonus exchange", "pay earth amulet_of_water", "pay earth amulet_of_water")
    play.choose("fire", "fire")
    play.answers("drop water", "drop water")
    assert play.reserve(0) == {"water": 5, "fire": 2}
    assert play.on("amulet_of_water") == {}


@pytest.mark.rule("S-071")
def test_the_seven_energies_of_a_boiling_cauldron_do_not_all_fit_beside_others() -> None:
    play = (
        Scenario(2)
        .sorcerer(reserve="3 water", play=["glutton_cauldron"], on={"glutton_cauldron": "6 fire"})
        .sorcerer()
        .start()
    )
    play.answers("activate glutton_cauldron water", "drop fire", "drop fire")
    assert play.reserve(0) == {"water": 3, "fire": 4}
    assert (play.play(0), play.sorcerer().crystals) == ([], 15)


# The end of a round


def titus_and_a_lantern(first: int) -> SeasonsPlay:
    """The second seat's Titus wants crystals that the third's Lantern brings in this round."""
    play = (
        Scenario(3)
        .at(first=first)
        .sorcerer(crystals=5)
        .sorcerer(play=["titus_deepgaze"])
        .sorcerer(play=["mesodaes_lantern"])
        .start(active=(first + 2) % 3)
    )
    play.answers("end")
    return play


@pytest.mark.rule("S-045", "S-046")
def test_effects_of_the_round_come_in_the_order_of_the_players() -> None:
    """I-066: Titus comes before the Lantern and finds nothing there."""
    play = titus_and_a_lantern(first=0)
    assert [sorcerer.crystals for sorcerer in play.table.sorcerers] == [4, 1, 3]
    assert play.play(1) == []


@pytest.mark.rule("S-045", "S-046")
def test_with_another_first_player_the_effects_of_the_round_come_in_another_order() -> None:
    """I-066: the Lantern comes first, so that Titus is paid and stays."""
    play = titus_and_a_lantern(first=2)
    assert [sorcerer.crystals for sorcerer in play.table.sorcerers] == [4, 2, 2]
    assert play.play(1) == ["titus_deepgaze"]


@pytest.mark.rule("S-045")
def test_effects_of_the_round_come_before_the_marker_moves() -> None:
    """I-067: Mesodae's 3 crystals are there when Figrim asks for 1 at the change of season."""
    play = (
        Scenario(2)
        .at(space=3)
        .sorcerer(play=["figrim_the_avaricious"])
        .sorcerer(play=["mesodaes_lantern"])
        .start(active=1)
    )
    play.answers("end")
    assert [sorcerer.crystals for sorcerer in play.table.sorcerers] == [1, 2]


# The summoning gauge at its end


@pytest.mark.rule("S-106", "S-062")
def test_a_star_is_lost_with_the_gauge_at_fifteen() -> None:
    play = Scenario(2).sorcerer(gauge=15).sorcerer().die("ww*..").start(phase="die")
    assert play.sorcerer().gauge == 15
    assert play.reserve(0) == {"water": 2}


@pytest.mark.rule("S-106")
def test_what_goes_beyond_fifteen_is_lost() -> None:
    play = (
        Scenario(2).sorcerer(gauge=14, reserve="2 air", hand=["amulet_of_air"]).sorcerer().start()
    )
    play.answers("summon amulet_of_air")
    assert play.sorcerer().gauge == 15


@pytest.mark.rule("S-094", "S-106")
def test_the_bonus_of_the_gauge_is_refused_at_fifteen() -> None:
    play = Scenario(2).sorcerer(gauge=15).sorcerer().start()
    assert "bonus gauge" not in play.options
    assert play.refused()["bonus gauge"] == ("gauge_full", "S-094")
    almost = Scenario(2).sorcerer(gauge=14).sorcerer().start()
    almost.answers("bonus gauge")
    assert almost.sorcerer().gauge == 15


@pytest.mark.rule("S-106", "S-050")
def test_the_steadfast_die_does_not_offer_the_gauge_at_fifteen() -> None:
    play = Scenario(2).sorcerer(gauge=15, play=["steadfast_die"]).sorcerer().start(phase="die")
    assert play.options == ["apply", "steadfast energy", "steadfast transmute"]
    assert play.refused()["steadfast gauge"] == ("gauge_full", "S-106")


# The last pick


@pytest.mark.rule("S-030")
def test_the_last_card_of_a_packet_is_picked_without_a_question() -> None:
    match = begin(3)
    for _ in range(7):
        all_answer(match)
    table = table_of(match)
    assert [len(sorcerer.packet) for sorcerer in table.sorcerers] == [2, 2, 2]
    last = [sorcerer.packet[1] for sorcerer in table.sorcerers]
    all_answer(match)
    table = table_of(match)
    assert [question.kind for question in match.position.open] == ["hand"] * 3
    assert [sorcerer.picks[-1] for sorcerer in table.sorcerers] == [last[2], last[0], last[1]]
    assert [len(sorcerer.picks) for sorcerer in table.sorcerers] == [9, 9, 9]
