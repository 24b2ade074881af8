"""Prophecy Standard between people: the draft, a battle between characters, a trade."""

import re

import pytest
from playwright.sync_api import expect

from fabletop.games.prophecy.scenario import ProphecyPlay
from tests.web.conftest import Arrive, Visitor
from tests.web.prophecy.scenes import rivals, traders
from tests.web.staged import Stage


@pytest.fixture
def pair(arrive: Arrive, stage: Stage) -> list[Visitor]:
    return [arrive(stage), arrive(stage)]


def sit_both(pair: list[Visitor], stage: Stage, play: ProphecyPlay) -> None:
    """The two seats of a position in two browsers."""
    opened = pair[0].found({"name": "Ada"}, {"name": "Ben"}, **stage.set(play))
    for seat, visitor in enumerate(pair):
        visitor.at_once()
        visitor.take(opened, seat)


def test_characters_are_drafted_by_two_people_in_secret(pair: list[Visitor]) -> None:
    ada, ben = pair
    opened = ada.found(options={"version": "standard"}, seed=7)
    for seat, visitor in enumerate(pair):
        visitor.at_once()
        visitor.take(opened, seat)
    hands = [set(visitor.page.locator(".character-card h2").all_inner_texts()) for visitor in pair]
    assert len(hands[0] | hands[1]) == 4
    expect(ada.page.locator(".character-card").first).to_contain_text(re.compile(r"\d+\s+\d+"))
    for _ in range(2):
        ada.page.locator(".draft button").first.click()
        expect(ada.page.locator(".ask")).to_contain_text("Waiting for Ben")
        ben.page.locator(".draft button").last.click()
        expect(ada.page.locator(".draft button")).to_have_count(2)
    chosen = ada.page.locator(".character-card h2").first.inner_text()
    ada.option(f"Play {chosen}").click()
    ben.page.locator(".draft button").first.click()
    for visitor in pair:
        expect(visitor.page.locator("#hero-0 .who")).to_contain_text(chosen)
        expect(visitor.page.locator(".draft")).to_have_count(0)
        expect(visitor.page.locator(".plane")).to_have_count(5)


def test_a_battle_between_characters_is_seen_by_both_sides(
    pair: list[Visitor], stage: Stage
) -> None:
    ada, ben = pair
    sit_both(pair, stage, rivals())
    ada.page.keyboard.press("1")
    ada.page.locator("#pawn-1.lit").click()
    expect(ada.page.locator("#question")).to_have_text("How do you attack Mystic?")
    ada.choose("Battle of Strength")
    awaited = [visitor.page.locator(".fighter.awaited") for visitor in pair]
    for side in awaited:
        expect(side).to_contain_text("Mystic")
    ben.choose("Stand by Strength")
    ada.choose("Use Sword")
    ada.choose("Ready")
    ben.choose("Use Dagger")
    for visitor in pair:
        sums = visitor.page.locator(".fighter")
        expect(sums.nth(0)).to_contain_text(re.compile(r"Strength \+4\s+Sword \+2\s+Duelling \+1"))
        expect(sums.nth(0).locator(".sum")).to_have_text("= 7")
        expect(sums.nth(1)).to_contain_text(re.compile(r"Strength \+3\s+Dagger \+1"))
    expect(awaited[1]).to_contain_text("Paladin")
    ada.choose("Cast Concentration")
    expect(ben.page.locator(".fighter").first).to_contain_text("Concentration")
    ben.choose("Roll the dice")
    for visitor in pair:
        expect(visitor.page.locator(".fighter .sum").nth(0)).to_have_text(re.compile("= 13$"))
        expect(visitor.page.locator(".fighter .sum").nth(1)).to_have_text(re.compile("= 5$"))
        expect(visitor.page.locator(".chronicle")).to_contain_text("Paladin beats Mystic.")
    expect(ben.page.locator("#question")).to_have_text("Paladin has beaten you. What do you give?")


def test_a_trade_is_composed_and_accepted(pair: list[Visitor], stage: Stage) -> None:
    ada, ben = pair
    sit_both(pair, stage, traders())
    ada.choose("Offer a trade")
    ada.choose(ada.page.get_by_role("button", name="You give Sword"))
    ada.choose(ada.page.locator("#thing-oaken_staff"))
    ada.choose(ada.page.get_by_role("button", name="You give 2 Gold"))
    expect(ben.page.locator(".giving").nth(0)).to_contain_text(re.compile(r"Scout gives\s+Sword"))
    ada.choose("Make this offer")
    expect(ben.page.locator(".giving").nth(0)).to_contain_text("2 Gold")
    expect(ben.page.locator(".giving").nth(1)).to_contain_text("Oaken Staff")
    ben.choose("Agree")
    for visitor in pair:
        expect(visitor.page.locator("#hero-1 .things")).to_contain_text("Sword")
        expect(visitor.page.locator("#hero-0 .things")).to_contain_text("Oaken Staff")
        expect(visitor.page.locator("#gold-1")).to_have_text("6")
        expect(visitor.page.locator(".trade")).to_have_count(0)
