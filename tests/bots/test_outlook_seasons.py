"""The outlook of Seasons: every feature moves as sorcerers expect, and the chances make sense."""

from random import Random

import pytest

from fabletop.bots.outlook import outlook
from fabletop.bots.outlooks.seasons import NAMES, measure, together
from fabletop.core.match import Match
from fabletop.core.texts.catalogue import catalogue
from fabletop.core.texts.languages import languages
from fabletop.games.seasons import SEASONS
from fabletop.games.seasons.scenario import Scenario, SeasonsPlay

LAST_ROUND = {"year": 3, "space": 11}


def at(year: int = 2, space: int = 4) -> Scenario:
    return Scenario(2).at(year=year, space=space)


def feature(play: SeasonsPlay, name: str, seat: int = 0, viewer: int | None = 0) -> float:
    return measure(play.match.view(viewer))[seat][NAMES.index(name)]


def chances(play: SeasonsPlay) -> list[float]:
    return outlook("seasons").standing(play.match.view(0), 0)[0]


def test_more_crystals_are_better() -> None:
    play = at().sorcerer(crystals=30).sorcerer(crystals=10).start()
    assert feature(play, "crystals", 0) > feature(play, "crystals", 1)


def test_the_same_lead_counts_more_near_the_end() -> None:
    early = at(year=1).sorcerer(crystals=20).sorcerer().start()
    late = at(**LAST_ROUND).sorcerer(crystals=20).sorcerer().start()
    assert feature(late, "crystals") > feature(early, "crystals")
    assert chances(late)[0] > chances(early)[0] > 0.5


def test_cards_in_play_have_their_printed_prestige() -> None:
    play = at().sorcerer(play=["runic_cube_of_eolis"]).sorcerer(play=["syllas_the_faithful"])
    rows = measure(play.start().match.view(0))
    place = NAMES.index("prestige")
    assert rows[0][place] / rows[1][place] == pytest.approx(30 / 14)


def test_the_helm_brings_its_crystals_to_whoever_has_most_cards_in_play() -> None:
    alone = at().sorcerer(play=["ragfields_helm"]).sorcerer().start()
    even = at().sorcerer(play=["ragfields_helm"]).sorcerer(play=["purse_of_io"]).start()
    assert feature(alone, "harvest") > feature(even, "harvest") == 0.0


def test_the_sealed_chest_brings_nothing_beside_a_familiar() -> None:
    chest = "sealed_chest_of_urm"
    good = at().sorcerer(play=[chest]).sorcerer().start()
    spoilt = at().sorcerer(play=[chest, "figrim_the_avaricious"]).sorcerer().start()
    assert feature(good, "harvest") > feature(spoilt, "harvest") == 0.0


def test_at_the_end_the_lantern_lives_by_the_reserve() -> None:
    lantern = ["lantern_of_xidit"]
    full = at(**LAST_ROUND).sorcerer(play=lantern, reserve="6 fire").sorcerer().start()
    bare = at(**LAST_ROUND).sorcerer(play=lantern).sorcerer().start()
    assert feature(full, "harvest") > feature(bare, "harvest")


def test_a_jewel_that_will_not_be_full_in_time_is_a_loss() -> None:
    jewel = "jewel_of_the_ancients"
    full = at(**LAST_ROUND).sorcerer(play=[jewel], on={jewel: "3 air"}).sorcerer().start()
    bare = at(**LAST_ROUND).sorcerer(play=[jewel]).sorcerer().start()
    assert feature(full, "harvest") > 0 > feature(bare, "harvest")


def test_a_card_that_pays_every_round_is_better_with_more_rounds_to_come() -> None:
    early = at(year=1).sorcerer(play=["mesodaes_lantern"]).sorcerer().start()
    late = at(**LAST_ROUND).sorcerer(play=["mesodaes_lantern"]).sorcerer().start()
    assert feature(early, "engines") > feature(late, "engines") > 0


def test_a_thief_lives_by_the_number_of_opponents() -> None:
    two = Scenario(2).at(year=2).sorcerer(play=["titus_deepgaze"]).start()
    four = Scenario(4).at(year=2).sorcerer(play=["titus_deepgaze"]).start()
    assert feature(four, "engines") > 2 * feature(two, "engines") > 0


def test_a_potion_in_play_is_still_to_be_drunk() -> None:
    play = at().sorcerer(play=["potion_of_life"]).sorcerer(play=["purse_of_io"]).start()
    assert feature(play, "potions", 0) > feature(play, "potions", 1) == 0.0


def test_a_better_card_in_hand_is_better() -> None:
    good = at().sorcerer(hand=["divine_chalice"]).sorcerer().start()
    poor = at().sorcerer(hand=["arcane_telescope"]).sorcerer().start()
    assert feature(good, "hand") > feature(poor, "hand")


def test_a_hand_that_nobody_sees_is_worth_what_hands_usually_are() -> None:
    strong = at().sorcerer(hand=["divine_chalice"]).sorcerer().start()
    weak = at().sorcerer(hand=["arcane_telescope"]).sorcerer().start()
    assert feature(strong, "hand", viewer=1) == feature(weak, "hand", viewer=1) > 0


def test_cards_for_later_years_are_something_to_look_forward_to() -> None:
    play = at(year=1).sorcerer(library_three=["divine_chalice"]).sorcerer().start()
    assert feature(play, "library", 0) > feature(play, "library", 1) == 0.0


def test_a_good_pick_in_the_draft_is_seen_by_who_picked() -> None:
    match = Match.new(SEASONS, seats=["a", "b"], seed=1, options={})
    for question in match.position.open:
        match.answer(question.options[0], question.seat)
    own, other = measure(match.view(0))
    place = NAMES.index("library")
    assert own[place] != other[place] > 0


def test_cards_that_will_stay_in_hand_cost_more_and_more() -> None:
    hand = ["runic_cube_of_eolis", "divine_chalice"]
    early = at(year=1).sorcerer(hand=hand).sorcerer().start()
    late = at(**LAST_ROUND).sorcerer(hand=hand).sorcerer().start()
    assert feature(late, "leftover") < feature(early, "leftover") <= 0


def test_a_precious_hand_may_stay_where_it_is() -> None:
    hand = ["runic_cube_of_eolis", "divine_chalice"]
    play = at(**LAST_ROUND).sorcerer(hand=hand, token="hand_is_worth").sorcerer().start()
    assert feature(play, "leftover") > 0


def test_energy_is_worth_more_in_its_season() -> None:
    """In winter earth brings three crystals and air one."""
    earth = at(year=2, space=1).sorcerer(reserve="3 earth").sorcerer().start()
    air = at(year=2, space=1).sorcerer(reserve="3 air").sorcerer().start()
    assert feature(earth, "energy") > feature(air, "energy") > 0


def test_energy_on_an_amulet_of_water_counts_as_well() -> None:
    amulet = "amulet_of_water"
    full = at().sorcerer(play=[amulet], on={amulet: "4 air"}).sorcerer().start()
    bare = at().sorcerer(play=[amulet]).sorcerer().start()
    assert feature(full, "energy") > feature(bare, "energy") == 0.0


def test_in_the_last_round_energy_is_good_for_who_may_transmute() -> None:
    may = at(**LAST_ROUND).sorcerer(reserve="4 air").sorcerer().die("faT.").start()
    may_not = at(**LAST_ROUND).sorcerer(reserve="4 air").sorcerer().start()
    assert feature(may, "energy") > feature(may_not, "energy")


def test_a_free_space_of_the_gauge_is_for_a_card_that_waits() -> None:
    waits = at().sorcerer(gauge=2, hand=["divine_chalice"]).sorcerer().start()
    nothing = at().sorcerer(gauge=2).sorcerer().start()
    full = at().sorcerer(gauge=1, hand=["divine_chalice"], play=["purse_of_io"]).sorcerer().start()
    assert feature(waits, "slots") > feature(nothing, "slots") == feature(full, "slots") == 0.0


def test_a_die_counts_until_the_turn_it_brings() -> None:
    play = at().sorcerer().sorcerer().start()
    assert feature(play, "die", 1) > feature(play, "die", 0) == 0.0


def test_a_richer_die_is_better() -> None:
    rich = at(space=1).sorcerer().sorcerer().die("+6..", seat=1).start()
    poor = at(space=1).sorcerer().sorcerer().die("f*..", seat=1).start()
    assert feature(rich, "die", 1) > feature(poor, "die", 1)


def test_bonuses_cost_what_the_track_says() -> None:
    play = at().sorcerer(bonuses=3).sorcerer(bonuses=1).start()
    assert feature(play, "bonuses", 0) == pytest.approx(4 * feature(play, "bonuses", 1))
    assert feature(play, "bonuses", 1) < 0


def test_a_used_token_counts_as_printed_and_an_unused_one_is_a_hope() -> None:
    used = at().sorcerer(token="four_water", token_used=True).sorcerer().start()
    unused = at().sorcerer(token="four_water").sorcerer().start()
    costly = at().sorcerer(token="draw_card", token_used=True).sorcerer().start()
    assert feature(used, "token") > feature(unused, "token") > 0 > feature(costly, "token")


def test_the_chances_of_all_seats_make_one() -> None:
    play = Scenario(4).at(year=2).sorcerer(crystals=40).sorcerer(crystals=10).start()
    assert sum(chances(play)) == pytest.approx(1.0)


def test_who_leads_is_likeliest_to_win() -> None:
    play = Scenario(4).at(year=2).sorcerer(crystals=40).sorcerer(crystals=10).start()
    leader, second, *rest = chances(play)
    assert leader > second > max(rest)


def test_sorcerers_never_win_together() -> None:
    assert not together(at().sorcerer().sorcerer().start().match.view(0))


VARIANTS = [
    (2, {"pool": "30", "start": "sets"}),
    (2, {"pool": "50", "enchantment": "elemental_construction"}),
    (3, {"pool": "30_enchanted", "enchantment": "natural_selection", "tokens": "yes"}),
    (3, {"pool": "50_enchanted", "enchantment": "extended_experience", "tokens": "yes"}),
    (4, {"pool": "50_enchanted", "enchantment": "vision_of_destiny", "tokens": "yes"}),
    (4, {"pool": "50_enchanted", "enchantment": "drought", "tokens": "yes"}),
]


@pytest.mark.parametrize(
    ("seats", "options"), VARIANTS, ids=["-".join(given.values()) for _, given in VARIANTS]
)
def test_every_position_of_a_game_has_an_outlook(seats: int, options: dict[str, object]) -> None:
    luck = Random(seats)
    match = Match.new(SEASONS, seats=["a"] * seats, seed=seats, options=options)
    weights = outlook("seasons")
    while not match.over:
        question = luck.choice(match.position.open)
        match.answer(luck.choice(question.options), question.seat)
        seat = luck.randrange(seats)
        viewer = luck.choice([None, seat])
        assert sum(weights.standing(match.view(viewer), seat)[0]) == pytest.approx(1.0)
    assert match.result is not None
    totals = [sum(row) for row in measure(match.view(None))]
    assert totals == [float(score) for score in match.result.scores]


@pytest.mark.parametrize("language", languages())
def test_every_feature_has_a_name_for_players(language: str) -> None:
    sentences = catalogue("bots", language)
    assert all(sentences.has(f"feature-seasons-{name}") for name in NAMES)
