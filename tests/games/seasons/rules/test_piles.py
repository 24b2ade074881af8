"""The draw pile and the discard pile (S-130 to S-135)."""

from collections import Counter

import pytest

from fabletop.games.seasons.scenario import Scenario

FIVE = ("amulet_of_air", "amulet_of_fire", "amulet_of_earth", "amulet_of_water", "purse_of_io")


@pytest.mark.rule("S-130")
def test_the_latest_card_lies_on_top_of_the_discard_pile() -> None:
    play = (
        Scenario(2)
        .sorcerer(play=["potion_of_life", "potion_of_power"])
        .die("c..")
        .top("amulet_of_air")
        .discarded("purse_of_io")
        .start(phase="begin")
    )
    play.answers("draw", "discard amulet_of_air", "activate potion_of_life")
    assert play.table.discard == ["purse_of_io", "amulet_of_air", "potion_of_life"]


@pytest.mark.rule("S-130")
def test_nobody_can_look_through_the_discard_pile() -> None:
    play = Scenario(2).discarded("purse_of_io", "staff_of_spring", known=0).start()
    for seat in (0, 1, None):
        view = play.match.view(seat)
        assert view.discard == 2
        assert "purse_of_io" not in str(view)
        assert "staff_of_spring" not in str(view)


@pytest.mark.rule("S-131")
def test_drawing_the_last_card_makes_a_new_draw_pile_of_all_discards_at_once() -> None:
    play = Scenario(2).only("staff_of_spring").discarded(*FIVE).die("c..").start(phase="begin")
    play.answers("draw")
    assert (Counter(play.table.deck), play.table.discard) == (Counter(FIVE), [])
    assert ("reshuffled", 5) in play.told()
    play.answers("discard staff_of_spring")
    assert (len(play.table.deck), play.table.discard) == (5, ["staff_of_spring"])


@pytest.mark.rule("S-131")
def test_the_new_draw_pile_is_shuffled() -> None:
    orders = set()
    for seed in range(12):
        play = (
            Scenario(2, seed=seed)
            .only("staff_of_spring")
            .discarded(*FIVE)
            .die("c..")
            .start(phase="begin")
        )
        play.answers("draw")
        orders.add(tuple(play.table.deck))
    assert len(orders) > 8


@pytest.mark.rule("S-131")
def test_drawing_goes_on_from_the_new_pile_and_what_was_just_drawn_is_not_in_it() -> None:
    play = (
        Scenario(2, pool="50")
        .sorcerer(reserve="2 fire", hand=["amulet_of_fire"])
        .only("staff_of_spring", "beggars_horn")
        .discarded(*FIVE[2:])
        .start()
    )
    play.answers("summon amulet_of_fire")
    assert play.options[:2] == ["keep staff_of_spring", "keep beggars_horn"]
    assert len(play.options) == 4
    assert len(play.table.deck) == 1
    play.answers("keep staff_of_spring")
    assert len(play.table.discard) == 3


@pytest.mark.rule("S-131")
def test_the_last_card_may_also_be_sent_away_unseen() -> None:
    play = (
        Scenario(2)
        .sorcerer(crystals=3, play=["crystal_orb"])
        .only("staff_of_spring")
        .discarded(*FIVE)
        .start()
    )
    play.answers("activate crystal_orb discard")
    assert (len(play.table.deck), play.table.discard) == (5, ["staff_of_spring"])


@pytest.mark.rule("S-131")
def test_an_empty_draw_pile_is_renewed_as_soon_as_a_card_is_drawn_again() -> None:
    play = Scenario(2).sorcerer(play=["potion_of_life", "potion_of_power"]).only().start()
    play.answers("activate potion_of_life", "activate potion_of_power")
    assert len(play.sorcerer().hand) == 1
    assert play.sorcerer().hand[0] in ("potion_of_life", "potion_of_power")
    assert (len(play.table.deck), play.table.discard) == (1, [])


@pytest.mark.rule("S-132")
def test_without_any_card_nothing_is_drawn() -> None:
    play = (
        Scenario(3)
        .sorcerer(reserve="1 water 1 earth 1 fire 1 air", hand=["demon_of_argos"])
        .only()
        .start()
    )
    play.answers("summon demon_of_argos")
    assert [play.sorcerer(seat).hand for seat in (1, 2)] == [[], []]
    assert [play.sorcerer(seat).gauge for seat in (1, 2)] == [4, 4]


@pytest.mark.rule("S-132")
def test_of_four_cards_as_many_are_drawn_as_there_are() -> None:
    play = (
        Scenario(2, pool="50")
        .sorcerer(reserve="2 fire", hand=["amulet_of_fire"])
        .only("staff_of_spring", "beggars_horn")
        .start()
    )
    play.answers("summon amulet_of_fire")
    assert play.options == ["keep staff_of_spring", "keep beggars_horn"]
    play.answers("keep beggars_horn")
    assert (play.table.deck, play.table.discard) == ([], ["staff_of_spring"])


@pytest.mark.rule("S-134")
def test_the_potion_of_resurrection_sends_cards_under_the_discard_pile() -> None:
    play = (
        Scenario(2)
        .sorcerer(play=["potion_of_resurrection"])
        .discarded("staff_of_spring", *FIVE)
        .start()
    )
    play.answers("activate potion_of_resurrection")
    assert play.options == [f"keep {card}" for card in FIVE[::-1]], "the latest five, not the sixth"
    play.answers("keep purse_of_io", "any_order")
    assert Counter(play.table.discard[:4]) == Counter(FIVE[:4])
    assert play.table.discard[4:] == ["staff_of_spring", "potion_of_resurrection"]


@pytest.mark.rule("S-134", "S-135")
def test_the_player_orders_what_goes_under_the_discard_pile() -> None:
    play = (
        Scenario(2)
        .sorcerer(play=["potion_of_resurrection"])
        .discarded("amulet_of_air", "amulet_of_fire", "amulet_of_earth")
        .start()
    )
    play.answers("activate potion_of_resurrection", "keep amulet_of_earth", "under amulet_of_air")
    assert play.table.discard == ["amulet_of_fire", "amulet_of_air", "potion_of_resurrection"]


@pytest.mark.rule("S-135")
def test_who_discards_several_cards_together_decides_on_their_order() -> None:
    play = (
        Scenario(2)
        .sorcerer(reserve="2 fire", hand=["amulet_of_fire"])
        .top("amulet_of_air", "amulet_of_earth", "amulet_of_water", "purse_of_io")
        .start()
    )
    play.answers("summon amulet_of_fire", "keep amulet_of_air")
    assert play.options == [
        "any_order",
        "bury amulet_of_earth",
        "bury amulet_of_water",
        "bury purse_of_io",
    ]
    play.answers("bury purse_of_io", "bury amulet_of_earth")
    assert play.table.discard == ["purse_of_io", "amulet_of_earth", "amulet_of_water"]


@pytest.mark.rule("S-135")
def test_any_order_will_do_where_nothing_depends_on_it() -> None:
    play = (
        Scenario(2, pool="50")
        .sorcerer(reserve="2 fire", hand=["amulet_of_fire"])
        .top("amulet_of_air", "amulet_of_earth", "amulet_of_water", "purse_of_io")
        .start()
    )
    play.answers("summon amulet_of_fire", "keep amulet_of_air")
    assert play.question.kind == "turn"
    assert play.table.discard == ["amulet_of_earth", "amulet_of_water", "purse_of_io"]
