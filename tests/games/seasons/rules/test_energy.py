"""The reserve and what lies on cards (S-070 to S-077)."""

import pytest

from fabletop.games.seasons.invariants import broken
from fabletop.games.seasons.rules.energy import limit
from fabletop.games.seasons.scenario import Scenario, SeasonsPlay
from tests.games.seasons.seen import sorcerers


def room(play: SeasonsPlay, seat: int = 0) -> int:
    return limit(play.table, play.sorcerer(seat))


def summer_comes(*, covered: int = 0, reserve: str = "") -> SeasonsPlay:
    """The Drought strikes the first seat, who alone leads in crystals and has no card in play."""
    play = (
        Scenario(2, enchantment="drought")
        .at(space=6)
        .sorcerer(crystals=9, covered=covered, reserve=reserve)
        .sorcerer(crystals=8)
        .leftover("a*.")
        .start(active=1)
    )
    play.answers("end")
    return play


@pytest.mark.rule("S-070")
def test_seven_tokens_fit_into_the_reserve() -> None:
    play = Scenario(2).sorcerer(reserve="5 air").die("ww+3.").start(phase="begin")
    assert (play.question.kind, play.reserve()) == ("turn", {"air": 5, "water": 2})


@pytest.mark.rule("S-070", "S-071", "T-20")
def test_of_eight_tokens_one_of_choice_is_discarded_at_once() -> None:
    play = Scenario(2).sorcerer(reserve="4 air 2 fire").die("ww+3.").start(phase="begin")
    assert sum(play.sorcerer().reserve) == 8
    assert (play.question.kind, play.options) == (
        "overflow",
        ["drop water", "drop fire", "drop air"],
    )
    play.answers("drop fire")
    assert play.reserve() == {"water": 2, "air": 4, "fire": 1}
    assert play.question.kind == "turn"


@pytest.mark.rule("S-071")
def test_the_old_tokens_may_go_to_keep_the_new_ones() -> None:
    play = Scenario(2).sorcerer(reserve="7 air").die("ww+3.").start(phase="begin")
    play.answers("drop air", "drop air")
    assert play.reserve() == {"water": 2, "air": 5}


@pytest.mark.rule("S-071", "S-077")
def test_tokens_of_choice_are_all_taken_before_the_surplus_goes() -> None:
    play = Scenario(2).sorcerer(reserve="6 air", play=["potion_of_knowledge"]).start()
    play.answers("activate potion_of_knowledge")
    play.choose("water", "water", "earth", "earth", "fire")
    assert sum(play.sorcerer().reserve) == 11
    play.answers("drop air", "drop air", "drop air", "drop air")
    assert play.reserve() == {"air": 2, "water": 2, "earth": 2, "fire": 1}
    assert play.question.kind == "turn"


@pytest.mark.rule("S-072")
def test_with_a_grimoire_ten_tokens_fit() -> None:
    play = (
        Scenario(2)
        .sorcerer(reserve="9 air", play=["bespelled_grimoire"])
        .die("ww+3.")
        .start(phase="begin")
    )
    assert (room(play), sum(play.sorcerer().reserve), play.question.kind) == (10, 11, "overflow")


@pytest.mark.rule("S-072", "S-074")
def test_two_grimoires_do_not_add_up() -> None:
    play = Scenario(2).sorcerer(play=["bespelled_grimoire", "bespelled_grimoire"]).start()
    assert room(play) == 10


@pytest.mark.rule("S-072", "S-075", "S-123")
def test_when_the_grimoire_leaves_play_its_spaces_and_the_surplus_go() -> None:
    play = (
        Scenario(2)
        .sorcerer(reserve="3 fire", hand=["syllas_the_faithful"])
        .sorcerer(reserve="5 air 4 water", play=["bespelled_grimoire"])
        .start()
    )
    assert room(play, 1) == 10
    play.answers("summon syllas_the_faithful")
    assert (play.question.seat, play.question.kind, room(play, 1)) == (1, "overflow", 7)
    play.answers("drop air", "drop water")
    assert play.reserve(1) == {"air": 4, "water": 3}
    assert play.question.seat == 0


@pytest.mark.rule("S-073", "S-074")
@pytest.mark.parametrize(
    ("cards", "covered", "spaces"),
    [
        ([], 0, 7),
        (["mesodaes_lantern"], 0, 6),
        (["statue_of_eolis"], 0, 6),
        (["mesodaes_lantern", "statue_of_eolis"], 0, 5),
        (["mesodaes_lantern", "mesodaes_lantern"], 0, 5),
        (["bespelled_grimoire", "mesodaes_lantern", "statue_of_eolis"], 0, 8),
        (["bespelled_grimoire", "mesodaes_lantern", "statue_of_eolis"], 2, 6),
        ([], 1, 6),
    ],
)
def test_the_limit_is_seven_or_ten_less_every_covered_space(
    cards: list[str], covered: int, spaces: int
) -> None:
    play = Scenario(2).sorcerer(play=cards, covered=covered).start()
    assert room(play) == spaces
    assert sorcerers(play.match, 1)[0].limit == spaces


@pytest.mark.rule("S-074")
@pytest.mark.parametrize(
    ("item", "spaces"),
    [("mesodaes_lantern", 6), ("statue_of_eolis", 6), ("bespelled_grimoire", 10)],
)
def test_what_a_raven_mimics_counts_for_the_limit(item: str, spaces: int) -> None:
    play = Scenario(2).sorcerer(play=[f"raven_the_usurper={item}"]).sorcerer(play=[item]).start()
    assert (room(play, 0), room(play, 1)) == (spaces, spaces)


@pytest.mark.rule("S-073", "S-109")
def test_a_space_covered_by_a_card_is_free_again_when_the_card_has_left() -> None:
    play = (
        Scenario(2)
        .sorcerer(reserve="1 water 1 air", hand=["amsug_longneck"], play=["statue_of_eolis"])
        .start()
    )
    assert room(play) == 6
    play.answers("summon amsug_longneck")
    assert (room(play), play.sorcerer().hand) == (7, ["statue_of_eolis"])


@pytest.mark.rule("S-073", "S-158", "T-22")
def test_two_droughts_without_a_card_in_play_leave_five_spaces_for_good() -> None:
    play = summer_comes(covered=1)
    assert (play.sorcerer().covered, room(play), room(play, 1)) == (2, 5, 7)


@pytest.mark.rule("S-073", "S-075", "S-158")
def test_tokens_on_a_space_that_the_drought_covers_are_discarded_at_once() -> None:
    play = summer_comes(reserve="4 air 3 fire")
    assert (play.question.seat, play.question.kind) == (0, "overflow")
    play.answers("drop fire")
    assert play.reserve() == {"air": 4, "fire": 2}


@pytest.mark.rule("S-075")
def test_tokens_for_which_there_is_no_room_go_when_a_statue_covers_a_space() -> None:
    play = (
        Scenario(2)
        .sorcerer(
            reserve="3 fire 4 air",
            play=["amulet_of_water"],
            on={"amulet_of_water": "1 water 1 earth 1 fire"},
            hand=["statue_of_eolis"],
        )
        .start()
    )
    play.answers("summon statue_of_eolis", "pay fire amulet_of_water")
    assert (play.question.kind, room(play)) == ("overflow", 6)
    play.answers("drop air")
    assert play.reserve() == {"fire": 3, "air": 3}


@pytest.mark.rule("S-076")
def test_tokens_on_the_amulet_of_water_pay_like_those_of_the_reserve_but_do_not_fill_it() -> None:
    play = (
        Scenario(2)
        .sorcerer(
            reserve="5 earth",
            play=["amulet_of_water"],
            on={"amulet_of_water": "2 air 2 fire"},
            hand=["amulet_of_air"],
        )
        .die("ww*..")
        .start(phase="begin")
    )
    assert play.question.kind == "turn"
    play.answers("summon amulet_of_air")
    assert play.on("amulet_of_water") == {"fire": 2}
    assert play.reserve() == {"earth": 5, "water": 2}


@pytest.mark.rule("S-076")
def test_tokens_on_the_amulet_of_water_are_transmuted_like_those_of_the_reserve() -> None:
    play = (
        Scenario(2)
        .sorcerer(play=["amulet_of_water"], on={"amulet_of_water": "2 earth"})
        .die("a*T.")
        .start()
    )
    play.answers("transmute earth amulet_of_water 2")
    assert (play.sorcerer().crystals, play.on("amulet_of_water")) == (6, {})


@pytest.mark.rule("S-076")
@pytest.mark.parametrize(
    "card",
    ["glutton_cauldron", "jewel_of_the_ancients", "fairy_monolith", "heart_of_argos"],
)
def test_tokens_on_other_cards_pay_for_nothing(card: str) -> None:
    play = (
        Scenario(2)
        .sorcerer(play=[card], on={card: "2 earth"}, hand=["amulet_of_earth"])
        .die("a*T.")
        .start()
    )
    assert play.refused()["summon amulet_of_earth"] == ("energy", "S-102")
    assert not [option for option in play.options if option.startswith("transmute")]
    assert play.refused()["bonus exchange"] == ("two_tokens", "S-092")


@pytest.mark.rule("S-076")
def test_tokens_on_cards_are_not_counted_in_the_reserve() -> None:
    play = (
        Scenario(2)
        .sorcerer(
            reserve="1 fire",
            play=["wondrous_chest", "beggars_horn", "amulet_of_water", "glutton_cauldron"],
            on={"amulet_of_water": "4 air", "glutton_cauldron": "4 air"},
        )
        .start(active=1)
    )
    play.answers("end", "resolve wondrous_chest", "gain water")
    assert (play.sorcerer().crystals, play.reserve()) == (0, {"fire": 1, "water": 1})


@pytest.mark.rule("S-077")
def test_energy_without_a_kind_is_any_mix_of_the_players_choice() -> None:
    play = Scenario(2).sorcerer(reserve="2 water", hand=["amulet_of_time"]).start()
    play.answers("summon amulet_of_time")
    assert play.options == ["gain water", "gain earth", "gain fire", "gain air"]
    play.choose("air", "earth")
    assert play.reserve() == {"air": 1, "earth": 1}


def test_the_laws_notice_who_must_give_up_energy_that_fits() -> None:
    table = Scenario(2).sorcerer(reserve="7 air").sorcerer(reserve="2 fire").start().table
    table.agenda.append(("overflow", 0))
    assert broken(table) == ["seat 0 must give up energy though the reserve has spaces"]
    table.sorcerers[0].covered = 1
    assert broken(table) == []
