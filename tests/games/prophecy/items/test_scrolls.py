"""Scrolls that are read in one's own turn, outside battle."""

import pytest

from fabletop.games.prophecy.box import open_box
from fabletop.games.prophecy.scenario import Scenario

from .duels import FIELD


def test_philosophers_stone_scroll_makes_experience_of_gold(scenario: type[Scenario]) -> None:
    play = (
        scenario()
        .hero("paladin", gold=6, experience=2, items=["philosophers_stone_scroll"])
        .start()
    )
    play.answers("read philosophers_stone_scroll", "gold_for_experience 4")
    assert (play.hero().gold, play.hero().experience) == (2, 6)
    assert play.table.common_discard == ["philosophers_stone_scroll"]


def test_philosophers_stone_scroll_makes_gold_of_experience(scenario: type[Scenario]) -> None:
    play = (
        scenario()
        .hero("paladin", gold=6, experience=2, items=["philosophers_stone_scroll"])
        .start()
    )
    play.answers("read philosophers_stone_scroll", "experience_for_gold 2")
    assert (play.hero().gold, play.hero().experience) == (8, 0)


def test_philosophers_stone_scroll_exchanges_no_more_than_one_has(
    scenario: type[Scenario],
) -> None:
    play = (
        scenario()
        .hero("paladin", gold=1, experience=2, items=["philosophers_stone_scroll"])
        .start()
    )
    play.answers("read philosophers_stone_scroll")
    assert play.options == [
        "gold_for_experience 1",
        "experience_for_gold 1",
        "experience_for_gold 2",
    ]


def test_philosophers_stone_scroll_is_refused_to_who_has_nothing(scenario: type[Scenario]) -> None:
    play = (
        scenario()
        .hero("paladin", gold=0, experience=0, items=["philosophers_stone_scroll"])
        .start()
    )
    refused = play.refused()["read philosophers_stone_scroll"]
    assert refused == ("nothing_to_exchange", "R-166")


@pytest.mark.rule("R-167")
def test_scroll_of_stealing_takes_an_item_of_the_readers_choice(scenario: type[Scenario]) -> None:
    play = (
        scenario()
        .hero("paladin", at="city", items=["scroll_of_stealing"])
        .hero("mystic", at="city", items=["cape", "sword"])
        .start()
    )
    play.answers("read scroll_of_stealing", "take sword")
    assert play.hero(0).items == ["sword"]
    assert play.hero(1).items == ["cape"]
    assert play.table.common_discard == ["scroll_of_stealing"]


def test_scroll_of_stealing_chooses_among_all_who_are_here(scenario: type[Scenario]) -> None:
    play = (
        scenario(4)
        .hero("paladin", at="city", items=["scroll_of_stealing"])
        .hero("mystic", at="city", items=["cape"])
        .hero("scout", at="city", items=["sword"])
        .hero("ranger", at="village", items=["axe"])
        .start()
    )
    play.answers("read scroll_of_stealing")
    assert play.options == ["take cape", "take sword"]


@pytest.mark.rule("R-156")
def test_scroll_of_stealing_takes_a_damaged_item_that_stays_damaged(
    scenario: type[Scenario],
) -> None:
    play = (
        scenario()
        .hero("paladin", at="city", items=["scroll_of_stealing"])
        .hero("mystic", at="city", damaged=["sword"])
        .start("arrive")
    )
    play.answers("read scroll_of_stealing")
    assert play.hero().items == ["sword"]
    assert play.table.damaged == ["sword"]
    assert play.refused()["sell sword"] == ("repair_first", "R-159")


@pytest.mark.parametrize("scroll", ["scroll_of_stealing", "scroll_of_decay"])
def test_scroll_of_stealing_or_decay_reaches_nobody_elsewhere(
    scenario: type[Scenario], scroll: str
) -> None:
    play = (
        scenario()
        .hero("paladin", at="city", items=[scroll])
        .hero("mystic", at="village", items=["sword"])
        .start()
    )
    assert play.refused()[f"read {scroll}"] == ("nobody_with_items_here", "R-252")


def test_scroll_of_decay_destroys_an_item_of_the_readers_choice(scenario: type[Scenario]) -> None:
    play = (
        scenario()
        .hero("paladin", at="city", items=["scroll_of_decay"])
        .hero("mystic", at="city", items=["cape"], damaged=["great_sword"])
        .start()
    )
    play.answers("read scroll_of_decay", "destroy great_sword")
    assert play.hero(0).items == []
    assert play.hero(1).items == ["cape"]
    assert play.table.rare_discard == ["great_sword"]
    assert play.table.damaged == []


@pytest.mark.rule("R-252")
@pytest.mark.parametrize("scroll", ["scroll_of_stealing", "scroll_of_decay"])
@pytest.mark.parametrize("before", [(), ("fight rat", "roll")])
def test_scroll_of_stealing_or_decay_is_read_before_a_battle_or_after_it(
    scenario: type[Scenario], scroll: str, before: tuple[str, ...]
) -> None:
    play = (
        scenario()
        .hero("paladin", at=FIELD, items=[scroll])
        .hero("mystic", at=FIELD, items=["cape"])
        .lies(FIELD, "rat")
        .dice(*(6, 1)[: 2 if before else 0])
        .start("arrive")
    )
    play.answers(*before, f"read {scroll}")
    assert play.hero(1).items == []


@pytest.mark.rule("R-252")
@pytest.mark.parametrize("scroll", ["scroll_of_stealing", "scroll_of_decay"])
def test_scroll_of_stealing_or_decay_is_read_without_any_battle(
    scenario: type[Scenario], scroll: str
) -> None:
    play = (
        scenario()
        .hero("paladin", at="city", items=[scroll])
        .hero("mystic", at="city", items=["cape"])
        .start("arrive")
    )
    play.answers(f"read {scroll}")
    assert play.hero(1).items == []


def test_scroll_of_destruction_removes_a_creature_without_reward(scenario: type[Scenario]) -> None:
    play = (
        scenario()
        .hero("paladin", at=FIELD, items=["scroll_of_destruction"])
        .lies(FIELD, "bear")
        .start("arrive")
    )
    play.answers("read scroll_of_destruction")
    assert play.lying(FIELD) == []
    assert play.table.adventure_discard == ["bear"]
    assert (play.hero().gold, play.hero().experience) == (3, 3)
    assert play.options == ["end"], "the space is free to use"


@pytest.mark.rule("R-096")
def test_scroll_of_destruction_frees_from_the_web_of_the_giant_spider(
    scenario: type[Scenario],
) -> None:
    play = (
        scenario()
        .hero("paladin", at=FIELD, items=["scroll_of_destruction"])
        .lies(FIELD, "giant_spider")
        .start()
    )
    assert play.options == ["stay", "read scroll_of_destruction"]
    assert play.refused()["walk city"] == ("caught", "R-096")
    play.answers("read scroll_of_destruction", "walk city")
    assert play.space() == "city"


def test_scroll_of_destruction_discards_what_the_highwayman_has_stolen(
    scenario: type[Scenario],
) -> None:
    play = (
        scenario()
        .hero("paladin", at=FIELD, items=["scroll_of_destruction"])
        .lies(FIELD, "highwayman")
        .hoard("highwayman", "sword", "great_sword")
        .start("arrive")
    )
    play.answers("read scroll_of_destruction")
    assert play.hero().items == []
    assert play.table.hoards == {}
    assert play.table.common_discard == ["sword", "scroll_of_destruction"]
    assert play.table.rare_discard == ["great_sword"]


def test_scroll_of_destruction_takes_the_brigands_gold_out_of_the_game(
    scenario: type[Scenario],
) -> None:
    play = (
        scenario()
        .hero("paladin", at=FIELD, items=["scroll_of_destruction"])
        .lies(FIELD, "band_of_brigands")
        .hoard("band_of_brigands", gold=5)
        .start("arrive")
    )
    play.answers("read scroll_of_destruction")
    assert play.table.hoarded_gold == {}
    assert play.hero().gold == 3


def test_scroll_of_destruction_finds_nothing_in_an_empty_space(scenario: type[Scenario]) -> None:
    play = (
        scenario()
        .hero("paladin", at="city", items=["scroll_of_destruction"])
        .lies(FIELD, "bear")
        .start()
    )
    assert play.refused()["read scroll_of_destruction"] == ("no_creature_here", "R-106")


@pytest.mark.rule("R-167")
def test_scroll_of_wishes_takes_any_rare_item_from_the_deck(scenario: type[Scenario]) -> None:
    play = scenario().hero("paladin", items=["scroll_of_wishes"]).start()
    play.answers("read scroll_of_wishes", "take crown_of_power")
    assert play.hero().items == ["crown_of_power"]
    assert "crown_of_power" not in play.table.rare_deck
    assert play.table.rare_discard == ["scroll_of_wishes"]


def test_scroll_of_wishes_takes_a_rare_item_from_the_discards(scenario: type[Scenario]) -> None:
    play = scenario().hero("paladin", items=["scroll_of_wishes"]).only("elixir_of_youth").start()
    play.answers("read scroll_of_wishes", "take great_sword")
    assert play.hero().items == ["great_sword"]
    assert "great_sword" not in play.table.rare_discard


def test_scroll_of_wishes_cannot_take_itself(scenario: type[Scenario]) -> None:
    play = scenario().hero("paladin", items=["scroll_of_wishes"]).start()
    play.answers("read scroll_of_wishes")
    assert "take scroll_of_wishes" not in play.options
    assert len(play.options) == 25


def test_scroll_of_wishes_is_refused_when_all_rare_items_are_owned(
    scenario: type[Scenario],
) -> None:
    box = open_box()
    rare = [item.id for item in box.items.values() if item.deck == "rare" and not item.part]
    rare.remove("scroll_of_wishes")
    play = scenario().hero("paladin", items=["scroll_of_wishes"]).hero("mystic", items=rare).start()
    assert play.refused()["read scroll_of_wishes"] == ("no_rare_item_left", "R-019")
