"""The Unlicensed Alchemist becomes a second copy of a potion or scroll."""

from collections import Counter

import pytest

from fabletop.games.prophecy.scenario import ProphecyPlay, Scenario
from tests.games.prophecy.expansions.adventures.wilds import FIELD, wilds

POTION = "potion_of_healing"


def copied(
    scenario: type[Scenario],
    *items: str,
    at: str = FIELD,
    wounds: int = 4,
    abilities: tuple[str, ...] = (),
) -> ProphecyPlay:
    """The Paladin has had her potion copied; the Mystic stands in the same space."""
    play = (
        wilds(scenario, trade="yes")
        .hero(
            "paladin",
            at=at,
            gold=5,
            health=4,
            wounds=wounds,
            magic=0,
            drained=2,
            items=[POTION, *items],
            abilities=abilities,
        )
        .hero("mystic", at=at, magic=0)
        .lies(at, "unlicensed_alchemist")
        .top("chance_tradesman", "chance_city_merchant")
        .start("arrive")
    )
    play.answers("peace", "use unlicensed_alchemist")
    if play.question.kind == "duplicate":
        play.answers(f"duplicate {POTION}")
    return play


def test_unlicensed_alchemist_becomes_a_second_potion_for_two_gold(
    scenario: type[Scenario],
) -> None:
    play = copied(scenario, "sword")
    assert (play.hero().gold, play.hero().items) == (3, [POTION, "sword", POTION])
    assert play.lying(FIELD) == play.table.adventure_discard == play.hero().kept == []
    assert play.match.game.invariants(play.table) == []


def test_of_several_potions_and_scrolls_one_is_chosen(scenario: type[Scenario]) -> None:
    play = (
        wilds(scenario)
        .hero("paladin", at=FIELD, items=["sword", POTION, "scroll_of_stealing"])
        .lies(FIELD, "unlicensed_alchemist")
        .start("arrive")
    )
    play.answers("use unlicensed_alchemist")
    assert play.options == [f"duplicate {POTION}", "duplicate scroll_of_stealing"]
    play.answers("duplicate scroll_of_stealing")
    assert Counter(play.hero().items)["scroll_of_stealing"] == 2


def test_two_scrolls_of_teleportation_lead_nowhere_twice(scenario: type[Scenario]) -> None:
    play = (
        wilds(scenario)
        .hero("paladin", at=FIELD, items=["scroll_of_teleportation"])
        .hero("mystic")
        .lies(FIELD, "unlicensed_alchemist")
        .start("arrive")
    )
    play.answers("use unlicensed_alchemist")
    assert play.hero().items == ["scroll_of_teleportation"] * 2
    while play.question.kind != "move" or play.question.seat != 0:
        play.answers(play.options[0])
    assert len(set(play.options)) == len(play.options)
    assert "teleport city" in play.options


def test_without_potion_scroll_or_gold_he_is_of_no_use(scenario: type[Scenario]) -> None:
    for items, gold, reason in (
        (["sword"], 9, "no_potion_or_scroll"),
        ([POTION], 1, "needs_gold"),
    ):
        play = (
            wilds(scenario)
            .hero("paladin", at=FIELD, gold=gold, items=items)
            .lies(FIELD, "unlicensed_alchemist")
            .start("arrive")
        )
        assert play.refused()["use unlicensed_alchemist"][0] == reason


def test_both_potions_work_and_the_card_goes_to_the_adventure_discards(
    scenario: type[Scenario],
) -> None:
    play = copied(scenario)
    assert play.options.count(f"drink {POTION}") == 1
    play.answers(f"drink {POTION}")
    healed = play.table.box.items[POTION].params.heal
    assert (play.hero().health, play.hero().items) == (4 + healed, [POTION])
    assert play.table.adventure_discard == ["unlicensed_alchemist"]
    assert play.table.common_discard == []
    play.answers(f"drink {POTION}")
    assert (play.hero().health, play.hero().items) == (4 + 2 * healed, [])
    assert play.table.common_discard == [POTION]


@pytest.mark.rule("W-287")
def test_who_steals_the_copied_item_has_a_potion_and_the_owner_has_the_other(
    scenario: type[Scenario],
) -> None:
    play = (
        wilds(scenario)
        .hero("paladin", at=FIELD, gold=5, magic=0, items=[POTION])
        .hero("mystic", at=FIELD, wounds=3, magic=0)
        .lies(FIELD, "unlicensed_alchemist")
        .dice(6, 1)
        .top("chance_tradesman")
        .start("arrive")
    )
    play.answers("peace", "use unlicensed_alchemist", "end", "stay", "attack paladin")
    play.answers("roll", "offer_items")
    assert [hero.items for hero in play.table.heroes] == [[POTION], [POTION]]
    assert play.match.game.invariants(play.table) == []
    play.answers(f"drink {POTION}")
    assert play.table.adventure_discard == ["unlicensed_alchemist"]
    assert play.hero().items == [POTION]


def test_a_copied_item_is_offered_once_wherever_items_are_offered(
    scenario: type[Scenario],
) -> None:
    play = copied(scenario, abilities=("mass_decay",))
    assert len(set(play.options)) == len(play.options)
    assert f"cast mass_decay {POTION}" in play.options
    play.answers("end", "stay", "peace", "end", "trade mystic")
    assert play.question.kind == "compose"
    assert play.options.count(f"give_item {POTION}") == 1


@pytest.mark.parametrize("card", ["collector", "hermit", "exchange"])
def test_a_copied_item_is_offered_once_to_people(scenario: type[Scenario], card: str) -> None:
    play = (
        wilds(scenario)
        .hero("paladin", at=FIELD, gold=3, items=[POTION, "axe"])
        .hero("mystic", at="city", gold=2)
        .lies(FIELD, "unlicensed_alchemist", card)
        .start("arrive")
    )
    play.answers("use unlicensed_alchemist", f"use {card}")
    offered = [option for option in play.options if POTION in option]
    assert len(offered) == 1


def test_a_copied_item_is_sold_one_at_a_time(scenario: type[Scenario]) -> None:
    play = (
        wilds(scenario)
        .hero("paladin", at=FIELD, items=[POTION])
        .hero("mystic", at="village")
        .lies(FIELD, "unlicensed_alchemist")
        .top("chance_charity", "chance_peaceful_times")
        .start("arrive")
    )
    play.answers("use unlicensed_alchemist", "end", "stay", "end", "walk city")
    assert play.options.count(f"sell {POTION}") == 1
    play.answers(f"sell {POTION}")
    assert play.hero().items == [POTION]
    assert play.table.adventure_discard == ["unlicensed_alchemist"]


def owners_of_copies(scenario: type[Scenario], scroll: str) -> ProphecyPlay:
    """The Scout reads a scroll between two characters who own the same potion."""
    play = (
        wilds(scenario, 3)
        .hero("scout", at=FIELD, items=[scroll])
        .hero("paladin", at=FIELD, items=[POTION])
        .hero("mystic", at=FIELD)
        .start()
    )
    play.table.doubled = POTION
    play.hero(2).items.append(POTION)
    play.table.adventure_deck.remove("unlicensed_alchemist")
    return play


@pytest.mark.rule("R-252", "W-287")
@pytest.mark.parametrize("scroll", ["scroll_of_stealing", "scroll_of_decay"])
@pytest.mark.parametrize(("victim", "seat"), [("paladin", 1), ("mystic", 2)])
def test_who_reads_a_scroll_names_the_owner_of_the_copy_that_is_lost(
    scenario: type[Scenario], scroll: str, victim: str, seat: int
) -> None:
    play = owners_of_copies(scenario, scroll)
    play.answers(f"read {scroll}")
    if play.question.kind != "whose":
        play.answers(play.options[0])
    assert (play.question.kind, play.question.subject) == ("whose", POTION)
    assert play.options == ["from paladin", "from mystic"]
    play.answers(f"from {victim}")
    assert play.hero(seat).items == []
    assert play.hero(3 - seat).items == [POTION]
    assert play.hero().items == ([POTION] if scroll == "scroll_of_stealing" else [])
    assert play.match.game.invariants(play.table) == []


@pytest.mark.rule("R-252")
def test_who_owns_both_copies_is_not_asked_about(scenario: type[Scenario]) -> None:
    play = owners_of_copies(scenario, "scroll_of_stealing")
    play.hero(1).items.append(play.hero(2).items.pop())
    play.answers("read scroll_of_stealing")
    assert play.hero().items == [POTION]
    assert play.hero(1).items == [POTION]


def test_two_scrolls_of_teleportation_offer_every_space_once(scenario: type[Scenario]) -> None:
    scroll = "scroll_of_teleportation"
    play = (
        wilds(scenario)
        .hero("paladin", at=FIELD, gold=5, items=[scroll])
        .lies(FIELD, "unlicensed_alchemist")
        .top("chance_tradesman", "chance_city_merchant")
        .start("arrive")
    )
    play.answers("use unlicensed_alchemist", "end", "stay", "end")
    assert play.hero().items == [scroll, scroll]
    assert (play.question.seat, play.question.kind) == (0, "move")
    assert len(set(play.options)) == len(play.options)
