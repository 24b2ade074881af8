"""Who sees what: hands, libraries, packets, tokens, piles; what is revealed and what is looked at
(S-036, S-130, S-133, S-159)."""

import pytest

from fabletop.games.seasons.scenario import Scenario
from tests.games.seasons.rules.knowing import AMULETS, EVERYBODY, hand_of_first, heard, tops
from tests.games.seasons.rules.matches import all_answer, begin, table_of, until
from tests.games.seasons.seen import sorcerers


@pytest.mark.rule("S-036")
def test_a_hand_is_seen_by_its_owner_and_counted_by_the_others() -> None:
    play = Scenario(3).sorcerer(hand=AMULETS).start()
    assert hand_of_first(play) == [list(AMULETS), [], [], []]
    assert [sorcerers(play.match, seat)[0].hand_size for seat in EVERYBODY] == [3] * 4
    for seat in (1, 2, None):
        assert not [card for card in AMULETS if card in str(play.match.view(seat))]


@pytest.mark.rule("S-036")
def test_a_library_is_seen_by_its_owner_and_counted_by_the_others() -> None:
    play = Scenario(3).sorcerer(library_two=AMULETS[:1], library_three=AMULETS[1:]).start()
    own = [list(AMULETS[:1]), list(AMULETS[1:])]
    assert [sorcerers(play.match, seat)[0].libraries for seat in EVERYBODY] == [
        own,
        [[], []],
        [[], []],
        [[], []],
    ]
    assert sorcerers(play.match)[0].library_sizes == [1, 2]


@pytest.mark.rule("S-036", "S-143")
def test_the_cards_of_a_new_year_are_not_shown() -> None:
    play = (
        Scenario(3)
        .at(year=1, space=12)
        .sorcerer(library_two=AMULETS)
        .leftover("e*.")
        .start(active=2)
    )
    play.answers("end")
    assert hand_of_first(play) == [list(AMULETS), [], [], []]


@pytest.mark.rule("S-030")
def test_packets_and_picks_are_seen_by_their_owner_only() -> None:
    match = begin()
    all_answer(match)
    for seat, sorcerer in enumerate(table_of(match).sorcerers):
        view = match.view(seat)
        assert (view.packet, view.picks) == (sorcerer.packet, sorcerer.picks)
        assert view.packet_size == 8
    spectator = match.view(None)
    assert (spectator.packet, spectator.picks) == ([], [])


@pytest.mark.rule("S-034", "S-035")
def test_the_tokens_dealt_are_seen_by_their_owner_only() -> None:
    match = until(begin(tokens="yes"), "token")
    dealt = [sorcerer.offered for sorcerer in table_of(match).sorcerers]
    for seat in EVERYBODY:
        assert [sorcerer.offered for sorcerer in sorcerers(match, seat)] == [
            tokens if other == seat else [] for other, tokens in enumerate(dealt)
        ]


@pytest.mark.rule("S-025", "S-133")
def test_the_draw_pile_lies_face_down() -> None:
    play = Scenario(3).top(*AMULETS).start()
    assert tops(play) == [[], [], [], []]
    assert play.match.view(0).deck == 140


@pytest.mark.rule("S-159", "S-133")
def test_the_vision_of_destiny_shows_two_cards_to_all() -> None:
    play = Scenario(3, enchantment="vision_of_destiny").top(*AMULETS).start()
    assert tops(play) == [list(AMULETS[:2])] * 4


@pytest.mark.rule("S-063", "S-133")
def test_a_drawn_card_is_seen_by_who_draws_it() -> None:
    play = Scenario(3).die("c..").top(*AMULETS).start(phase="begin")
    play.answers("draw")
    assert [play.match.view(seat).aside for seat in EVERYBODY] == [
        ["amulet_of_air"],
        ["?"],
        ["?"],
        ["?"],
    ]
    assert heard(play, "drew", "amulet_of_air") == [0]
    play.answers("keep amulet_of_air")
    assert hand_of_first(play) == [["amulet_of_air"], [], [], []]
    assert heard(play, "kept", 0) == list(EVERYBODY)


@pytest.mark.rule("S-133")
def test_the_scroll_of_ishtar_reveals_to_all_and_what_it_finds_stays_known() -> None:
    play = (
        Scenario(3)
        .sorcerer(reserve="2 fire", hand=["scroll_of_ishtar"])
        .top("amulet_of_air", "staff_of_spring", "amulet_of_fire")
        .start()
    )
    play.answers("summon scroll_of_ishtar", "name earth")
    revealed = ["amulet_of_air", "staff_of_spring"]
    assert [play.match.view(seat).aside for seat in EVERYBODY] == [revealed] * 4
    play.answers("keep staff_of_spring")
    assert hand_of_first(play) == [["staff_of_spring"]] * 4


@pytest.mark.rule("S-133")
def test_the_familiar_catcher_reveals_to_all() -> None:
    play = (
        Scenario(3)
        .sorcerer(reserve="1 fire 1 air", hand=["familiar_catcher"])
        .top("amulet_of_air", "arcano_leech", "kairn_the_destroyer")
        .start()
    )
    play.answers("summon familiar_catcher")
    assert [play.match.view(seat).aside for seat in EVERYBODY] == [
        ["amulet_of_air", "arcano_leech"]
    ] * 4
    play.answers("reject arcano_leech")
    assert hand_of_first(play) == [["kairn_the_destroyer"]] * 4


@pytest.mark.rule("S-133")
def test_the_card_drawn_for_the_vampiric_crown_is_revealed_to_all() -> None:
    play = (
        Scenario(3)
        .sorcerer(reserve="1 water 1 air", hand=["vampiric_crown", "amulet_of_air"])
        .top("cursed_treatise_of_arus")
        .start()
    )
    play.answers("summon vampiric_crown", "draw")
    assert hand_of_first(play)[1:] == [["cursed_treatise_of_arus"]] * 3


@pytest.mark.rule("S-133")
def test_the_card_discarded_for_the_vampiric_crown_is_revealed_and_the_rest_stays_unknown() -> None:
    play = (
        Scenario(3)
        .sorcerer(reserve="1 water 1 air", hand=["vampiric_crown", "die_of_malice", *AMULETS])
        .start()
    )
    play.answers("summon vampiric_crown", "discard die_of_malice")
    assert heard(play, "crown", 0, "die_of_malice") == list(EVERYBODY)
    assert hand_of_first(play)[1:] == [[], [], []]


@pytest.mark.rule("S-133", "S-141")
def test_the_statue_of_eolis_shows_the_top_card_to_its_owner_alone() -> None:
    play = (
        Scenario(3)
        .at(space=3)
        .sorcerer(hand=["temporal_boots"])
        .sorcerer(play=["statue_of_eolis"])
        .top(*AMULETS)
        .start()
    )
    play.answers("summon temporal_boots", "forward 1", "statue look")
    assert tops(play) == [[], ["amulet_of_air"], [], []]
    assert heard(play, "looked", "amulet_of_air") == [1]


@pytest.mark.rule("S-133")
def test_the_crystal_orb_shows_the_top_card_to_its_owner_alone() -> None:
    play = Scenario(3).sorcerer(play=["crystal_orb"]).top(*AMULETS).start()
    play.answers("activate crystal_orb look")
    assert tops(play) == [["amulet_of_air"], [], [], []]
    assert heard(play, "looked", "amulet_of_air") == [0]
