"""Where digital versions of the game have gone wrong with single cards: Raven's copies, Amulet of
Time, Mirror of the Seasons, Naria, Throne of Renewal."""

import pytest

from fabletop.games.seasons.rules.energy import limit
from fabletop.games.seasons.scenario import Scenario, SeasonsPlay

# Raven the Usurper


@pytest.mark.rule("S-163")
def test_raven_pays_for_the_cursed_treatise_and_has_its_gains() -> None:
    play = (
        Scenario(2)
        .sorcerer(reserve="1 fire 1 water", hand=["raven_the_usurper"])
        .sorcerer(play=["cursed_treatise_of_arus"])
        .start()
    )
    play.answers("summon raven_the_usurper", "mimic cursed_treatise_of_arus")
    play.choose("air", "air")
    assert play.reserve(0) == {"air": 2}
    assert (play.sorcerer().crystals, play.sorcerer().gauge) == (10, 6)


@pytest.mark.rule("S-163", "S-123")
def test_raven_as_cursed_treatise_takes_the_reserve_along_when_it_is_sacrificed() -> None:
    """I-055: the Treatise is only taken back, but Raven falls for it."""
    play = (
        Scenario(2)
        .sorcerer(
            reserve="1 water 1 air", hand=["amsug_longneck"], play=["cursed_treatise_of_arus"]
        )
        .sorcerer(reserve="3 fire", play=["raven_the_usurper=cursed_treatise_of_arus"])
        .start()
    )
    play.answers("summon amsug_longneck")
    assert play.sorcerer(0).hand == ["cursed_treatise_of_arus"]
    assert (play.play(1), play.reserve(1)) == ([], {})


@pytest.mark.rule("S-163", "S-102")
def test_raven_pays_all_four_energies_for_the_scepter_and_counts_only_magic_items() -> None:
    """I-057, I-059: Raven itself is a familiar and is not counted."""
    play = (
        Scenario(2)
        .sorcerer(
            reserve="1 water 1 earth 2 fire 1 air",
            play=["amulet_of_air", "amulet_of_fire", "kairn_the_destroyer"],
            hand=["raven_the_usurper"],
        )
        .sorcerer(play=["scepter_of_greatness", "amulet_of_earth", "amulet_of_water"])
        .start()
    )
    play.answers("summon raven_the_usurper", "mimic scepter_of_greatness")
    assert play.reserve(0) == {}
    assert play.sorcerer().crystals == 6


@pytest.mark.rule("S-163", "S-102")
def test_raven_cannot_mimic_what_its_owner_cannot_pay() -> None:
    play = (
        Scenario(2)
        .sorcerer(crystals=19, reserve="1 fire 1 water", hand=["raven_the_usurper"])
        .sorcerer(play=["scepter_of_greatness", "cursed_treatise_of_arus", "runic_cube_of_eolis"])
        .start()
    )
    play.answers("summon raven_the_usurper")
    assert play.options == ["decline", "mimic cursed_treatise_of_arus"]
    assert play.refused() == {
        "mimic scepter_of_greatness": ("cannot_mimic", "S-163"),
        "mimic runic_cube_of_eolis": ("cannot_mimic", "S-163"),
    }


@pytest.mark.rule("S-163", "S-072")
def test_raven_pays_for_the_grimoire_and_holds_ten_energies() -> None:
    """I-054."""
    play = (
        Scenario(2)
        .sorcerer(reserve="1 fire 3 water 3 earth", hand=["raven_the_usurper"])
        .sorcerer(play=["bespelled_grimoire"])
        .start()
    )
    play.answers("summon raven_the_usurper", "mimic bespelled_grimoire")
    play.choose("air", "air")
    assert play.reserve(0) == {"water": 2, "earth": 2, "air": 2}
    assert limit(play.table, play.sorcerer(0)) == 10


@pytest.mark.rule("S-072", "S-075", "S-163")
def test_when_the_mimicked_grimoire_leaves_ravens_owner_drops_to_seven() -> None:
    """I-054."""
    play = (
        Scenario(2)
        .sorcerer(reserve="1 water 1 air", hand=["amsug_longneck"], play=["bespelled_grimoire"])
        .sorcerer(reserve="5 water 4 fire", play=["raven_the_usurper=bespelled_grimoire"])
        .start()
    )
    play.answers("summon amsug_longneck")
    assert (play.question.seat, play.question.kind) == (1, "overflow")
    play.answers("drop water", "drop fire")
    assert play.reserve(1) == {"water": 4, "fire": 3}
    assert play.play(1) == []


@pytest.mark.rule("S-163", "S-111")
def test_raven_pays_for_activating_what_it_mimics() -> None:
    """I-050: the Telescope costs 2 crystals each time, once a turn."""
    play = (
        Scenario(2)
        .sorcerer(crystals=5, play=["raven_the_usurper=arcane_telescope"])
        .sorcerer(play=["arcane_telescope"])
        .top("amulet_of_air", "amulet_of_fire", "amulet_of_earth")
        .start()
    )
    play.answers("activate raven_the_usurper", "on_top amulet_of_fire", "on_top amulet_of_air")
    assert play.sorcerer().crystals == 3
    assert play.refused()["activate raven_the_usurper"] == ("turned", "S-110")


# Amulet of Time


@pytest.mark.rule("S-131")
def test_amulet_of_time_discards_everything_before_it_draws() -> None:
    """The last card of the pile is drawn first; then what was just discarded is shuffled."""
    play = (
        Scenario(2)
        .sorcerer(reserve="2 water", hand=["amulet_of_time", "temporal_boots", "die_of_malice"])
        .sorcerer()
        .only("kairn_the_destroyer")
        .start()
    )
    play.answers("summon amulet_of_time").answers("gain fire", "gain fire")
    play.answers("discard temporal_boots")
    assert play.table.deck == ["kairn_the_destroyer"]
    play.answers("discard die_of_malice")
    first, second = play.sorcerer().hand
    assert first == "kairn_the_destroyer"
    assert sorted([second, *play.table.deck]) == ["die_of_malice", "temporal_boots"]
    assert play.table.discard == []


@pytest.mark.rule("S-120")
def test_amulet_of_time_draws_as_many_cards_as_were_discarded() -> None:
    play = (
        Scenario(2)
        .sorcerer(reserve="2 water", hand=["amulet_of_time", "temporal_boots", "die_of_malice"])
        .sorcerer()
        .top("kairn_the_destroyer", "amulet_of_air")
        .start()
    )
    play.answers("summon amulet_of_time").answers("gain fire", "gain fire")
    play.answers("discard temporal_boots", "enough")
    assert play.sorcerer().hand == ["die_of_malice", "kairn_the_destroyer"]
    assert play.table.discard == ["temporal_boots"]


# Mirror of the Seasons


@pytest.mark.rule("S-076")
def test_mirror_of_the_seasons_reaches_the_amulet_of_water() -> None:
    """Our ruling: it is used as the reserve wherever a card takes from that."""
    play = (
        Scenario(2)
        .sorcerer(
            crystals=9,
            reserve="2 water",
            play=["mirror_of_the_seasons", "amulet_of_water"],
            on={"amulet_of_water": "2 water 2 earth"},
        )
        .sorcerer()
        .start()
    )
    play.answers("activate mirror_of_the_seasons")
    assert play.options == [
        *(f"mirror water {count}" for count in range(1, 5)),
        *(f"mirror earth {count}" for count in range(1, 3)),
    ]
    play.answers("mirror water 2", "pay water amulet_of_water", "pay water", "into air")
    assert play.reserve(0) == {"water": 1, "air": 2}
    assert play.on("amulet_of_water") == {"water": 1, "earth": 2}
    assert play.sorcerer().crystals == 7


@pytest.mark.rule("S-076", "S-111")
def test_mirror_of_the_seasons_does_not_need_energy_in_the_reserve_itself() -> None:
    play = (
        Scenario(2)
        .sorcerer(
            crystals=9,
            play=["mirror_of_the_seasons", "amulet_of_water"],
            on={"amulet_of_water": "2 water 2 earth"},
        )
        .sorcerer()
        .start()
    )
    play.answers("activate mirror_of_the_seasons", "mirror earth 2", "into fire")
    assert (play.reserve(), play.on("amulet_of_water")) == ({"fire": 2}, {"water": 2})


@pytest.mark.rule("S-070")
def test_mirror_of_the_seasons_leaves_a_full_reserve_full() -> None:
    play = (
        Scenario(2)
        .sorcerer(crystals=9, reserve="4 water 3 fire", play=["mirror_of_the_seasons"])
        .sorcerer()
        .start()
    )
    play.answers("activate mirror_of_the_seasons", "mirror water 4", "into fire")
    assert play.reserve(0) == {"fire": 7}
    assert play.question.kind == "turn"


# Naria with a short draw pile


@pytest.mark.rule("S-132")
def test_naria_with_two_cards_for_three_players_leaves_the_last_one_without() -> None:
    """Our ruling: the owner first, then the opponents from the left."""
    play = (
        Scenario(3)
        .sorcerer(crystals=3, hand=["naria_the_prophetess"])
        .sorcerer()
        .sorcerer()
        .only("amulet_of_air", "amulet_of_fire")
        .start()
    )
    play.answers("summon naria_the_prophetess", "keep amulet_of_fire")
    hands = [sorcerer.hand for sorcerer in play.table.sorcerers]
    assert hands == [["amulet_of_fire"], ["amulet_of_air"], []]
    assert play.question.kind == "turn"


@pytest.mark.rule("S-131")
def test_naria_goes_on_with_the_shuffled_discards() -> None:
    play = (
        Scenario(3)
        .sorcerer(crystals=3, hand=["naria_the_prophetess"])
        .sorcerer()
        .sorcerer()
        .only("amulet_of_air", "amulet_of_fire")
        .discarded("amulet_of_earth")
        .start()
    )
    play.answers("summon naria_the_prophetess", "keep amulet_of_earth", "give amulet_of_fire 1")
    hands = [sorcerer.hand for sorcerer in play.table.sorcerers]
    assert hands == [["amulet_of_earth"], ["amulet_of_fire"], ["amulet_of_air"]]


@pytest.mark.rule("S-132")
def test_naria_without_any_card_to_draw_does_nothing() -> None:
    play = Scenario(2).sorcerer(crystals=3, hand=["naria_the_prophetess"]).sorcerer().only().start()
    play.answers("summon naria_the_prophetess")
    assert play.play(0) == ["naria_the_prophetess"]
    assert play.question.kind == "turn"


# Throne of Renewal


def enthroned(bonuses: int, *hand: str) -> SeasonsPlay:
    play = (
        Scenario(2)
        .sorcerer(bonuses=bonuses, reserve="1 water 2 fire", hand=["throne_of_renewal", *hand])
        .sorcerer()
        .top("amulet_of_air")
        .start()
    )
    play.answers("summon throne_of_renewal")
    return play


@pytest.mark.rule("T-94", "S-097")
def test_the_throne_of_renewal_discards_draws_and_gives_a_bonus_back() -> None:
    play = enthroned(2, "temporal_boots")
    assert play.sorcerer().bonuses == 1
    assert play.sorcerer().hand == ["amulet_of_air"]
    assert play.table.discard == ["temporal_boots"]


@pytest.mark.rule("S-097", "S-090")
def test_the_bonus_that_the_throne_gives_back_can_be_used_again() -> None:
    play = enthroned(3, "temporal_boots")
    play.answers("bonus gauge")
    assert (play.sorcerer().bonuses, play.sorcerer().gauge) == (3, 6)
    assert play.refused()["bonus gauge"] == ("no_bonus_left", "S-090")
