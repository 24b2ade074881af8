"""A table of Seasons in a real browser, in positions that were built."""

import re

import pytest
from playwright.sync_api import Page, expect

from fabletop.games.seasons.scenario import Scenario, SeasonsPlay
from tests.web.axe import stumbles
from tests.web.conftest import PHONE, WINDOW, Arrive, Visitor
from tests.web.seasons.scenes import last_turn, looking, spirits, summer
from tests.web.staged import Stage

NAMES = ("Ada", "Ben", "Cleo", "Dan")
LARGE = {"viewport": {"width": 1400, "height": 900}}

TOUCHING = """() => {
  const shown = [...document.querySelectorAll(
    "#table :is(.wheel, .season-die, .spell, .pile, .run, .socket, .bonus, .ability, .power, .mini)"
  )].map((one) => [one, one.getBoundingClientRect()]);
  const apart = (a, b) => a.right <= b.left + 1 || b.right <= a.left + 1
    || a.bottom <= b.top + 1 || b.bottom <= a.top + 1;
  const wrong = [];
  const called = (one) => one.textContent.trim() || one.className;
  shown.forEach(([one, a], n) => shown.slice(0, n).forEach(([other, b]) => {
    const same = one.closest("section, aside") === other.closest("section, aside");
    if (same && !apart(a, b))
      wrong.push(`${called(one)} / ${called(other)}`);
  }));
  const words = ".power :is(.name, .text), .looked [data-option] span";
  for (const one of document.querySelectorAll(words))
    if (one.scrollWidth > one.clientWidth + 1) wrong.push(`cut: ${one.textContent}`);
  for (const one of document.querySelectorAll("#table .power")) {
    const text = one.querySelector(".text");
    const within = text.getBoundingClientRect().bottom <= one.getBoundingClientRect().bottom + 1;
    if (!within) wrong.push(`too long: ${text.textContent}`);
  }
  return [shown.length, wrong];
}"""
"""How many things lie on the table, and whatever touches something else or is cut."""


SIDEWAYS = "document.documentElement.scrollWidth - document.documentElement.clientWidth"


def sit(visitor: Visitor, stage: Stage, play: SeasonsPlay, *seats: int) -> Page:
    """A table in this position, with the visitor on these seats."""
    visitor.at_once()
    names = ({"name": name} for name in NAMES[: len(play.table.sorcerers)])
    return visitor.take(visitor.found(*names, **stage.set(play)), *seats)


def test_a_card_is_summoned_by_a_click_and_paid_with_the_tokens_of_the_reserve(
    arrive: Arrive, stage: Stage
) -> None:
    visitor = arrive(stage)
    page = sit(visitor, stage, spirits(), 0)
    visitor.choose(page.locator("#hand-amulet_of_air.lit"))
    expect(page.locator("#question")).to_have_text("Pay one more energy. Which?")
    expect(page.locator(".entering .name")).to_have_text("Amulet of Air")
    expect(page.locator(".run.lit")).to_have_count(2)
    visitor.choose(page.locator("#reserve-0-fire"))
    expect(page.locator("#play-amulet_of_air")).to_be_visible()
    expect(page.locator(".entering")).to_have_count(0)
    expect(page.locator("#held-0")).to_have_text("1/7")
    expect(page.locator("#gauge-0")).to_have_text("1/4")
    expect(page.locator(".chronicle")).to_contain_text("Ruby summons Amulet of Air.")


def test_a_card_that_cannot_be_summoned_tells_why(arrive: Arrive, stage: Stage) -> None:
    page = sit(arrive(stage), stage, spirits(), 0)
    page.locator("#hand-divine_chalice").click()
    expect(page.locator("#choice")).to_contain_text("S-102")
    page.keyboard.press("Escape")
    expect(page.locator("#choice")).to_be_hidden()


def test_tokens_of_an_energy_offer_how_many_are_transmuted(arrive: Arrive, stage: Stage) -> None:
    visitor = arrive(stage)
    page = sit(visitor, stage, spirits(), 0)
    page.locator("#reserve-0-air").click()
    expect(page.locator("#choice button")).to_contain_text(["1 air", "2 air"])
    visitor.choose(page.locator("#choice button").nth(1))
    expect(page.locator("#own-crystals-0")).to_have_text("9")
    expect(page.locator("#reserve-0-air")).to_have_count(0)


def test_bonuses_lie_on_their_track(arrive: Arrive, stage: Stage) -> None:
    visitor = arrive(stage)
    page = sit(visitor, stage, spirits(), 0)
    page.locator("#bonus").click()
    visitor.choose(page.locator("#choice button", has_text="gauge"))
    expect(page.locator("#bonus .here")).to_have_text("−5")
    expect(page.locator("#gauge-0")).to_have_text("0/3")


def test_a_die_is_taken_by_a_click_and_shows_whose_it_is(arrive: Arrive, stage: Stage) -> None:
    visitor = arrive(stage)
    scene = Scenario(2).at(space=1).sorcerer().sorcerer().die("ww*..", seat=0)
    page = sit(visitor, stage, scene.start(phase="take"), 0)
    expect(page.locator(".season-die.lit")).to_have_count(3)
    visitor.choose(page.get_by_role("button", name="2 water, star, 2 dots"))
    expect(page.locator(".season-die.taken")).to_have_count(1)
    expect(page.get_by_role("button", name=re.compile("taken by Ada$"))).to_have_count(1)


def test_the_marker_is_moved_on_the_wheel(arrive: Arrive, stage: Stage) -> None:
    visitor = arrive(stage)
    scene = Scenario(2).at(year=1, space=2).sorcerer(reserve="2 water 2 air 2 fire 1 earth")
    scene.sorcerer()
    play = scene.start()
    play.table.sorcerers[0].hand.append("temporal_boots")
    play.table.sorcerers[0].known.append(1)
    play.table.deck.remove("temporal_boots")
    play.table.deck_known.pop()
    page = sit(visitor, stage, play, 0)
    visitor.choose(page.locator("#hand-temporal_boots"))
    while page.locator("#question").inner_text() != "Move the season marker.":
        visitor.choose(page.locator(".run.lit").first)
    expect(page.locator(".wedge.lit")).to_have_count(4)
    visitor.choose(page.get_by_role("button", name="Space 4, spring"))
    expect(page.locator("#space-4.here")).to_have_count(1)


def test_a_raven_mimics_a_card_before_somebody_else(arrive: Arrive, stage: Stage) -> None:
    visitor = arrive(stage)
    scene = Scenario(2).sorcerer(reserve="2 fire 2 air", hand=["raven_the_usurper"])
    scene.sorcerer(play=["amulet_of_air", "divine_chalice"])
    page = sit(visitor, stage, scene.start(), 0)
    visitor.choose(page.locator("#hand-raven_the_usurper"))
    visitor.choose(page.locator("#sorcerer-1 .mini.lit"))
    expect(page.locator("#play-raven_the_usurper")).to_contain_text("mimics Amulet of Air")


def test_cards_that_are_looked_at_are_chosen_below_the_question(
    arrive: Arrive, stage: Stage
) -> None:
    visitor = arrive(stage)
    page = sit(visitor, stage, looking(), 0)
    expect(page.locator(".looked .power")).to_have_count(4)
    visitor.choose("Keep Wondrous Chest")
    while page.locator(".looked").count():
        visitor.choose("Any order will do")
    expect(page.locator("#hand-wondrous_chest")).to_be_visible()
    expect(page.locator("#discard-left")).to_have_text("3")


def test_everything_on_the_table_has_a_name(arrive: Arrive, stage: Stage) -> None:
    page = sit(arrive(stage), stage, summer(), 0)
    wheel = "Season wheel: year II, summer, space 8 of 12. At the end of the round the marker goes"
    expect(page.get_by_role("group", name=re.compile(f"^{wheel} to space 10"))).to_have_count(1)
    for name in (
        re.compile(r"^Amulet of Fire, magic item, cost: 2 fire, prestige 6\. On entering play"),
        re.compile(r"^Hand of Fortune, .*the others know it 2$"),
        re.compile(r"^Amulet of Water, .*3 tokens on it: 2 water, 1 air 14 15…$"),
        "Raven the Usurper, mimics Amulet of Water, one token on it: 1 fire",
        "Kairn the Destroyer, all see it",
        "Shield of Zira, only you know it",
        "Potion of Dreams, top of the draw pile, all see it",
        re.compile(r"^3 earth 9 10…$"),
        "bonuses used: 1 of 3, costs 5 in the end",
        re.compile(r"^Raise Your Gauge\s+used$"),
        re.compile(r"^Vision of Destiny The top 2"),
    ):
        expect(page.get_by_role("button", name=name)).to_have_count(1)
    reserve = page.get_by_role("group", name="reserve: 5 of 10")
    expect(reserve.locator(".socket.added")).to_have_count(3)
    expect(page.locator("#sorcerer-2 .socket.covered")).to_have_count(2)
    expect(page.locator("#panel-crystals-1 + .hundred")).to_have_count(1)


def test_the_table_is_played_by_keyboard(arrive: Arrive, stage: Stage) -> None:
    visitor = arrive(stage)
    page = sit(visitor, stage, spirits(), 0)
    visitor.is_asked()
    page.keyboard.press("b")
    expect(page.locator("#reserve-0-water")).to_be_focused()
    for _ in range(20):
        if page.evaluate("document.activeElement.id") == "hand-amulet_of_air":
            break
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    visitor.sees_moment(1)
    page.keyboard.press("1")
    visitor.sees_moment(2)
    expect(page.locator("#play-amulet_of_air")).to_be_visible()


def test_a_tap_on_a_card_shows_it_with_what_can_be_done(arrive: Arrive, stage: Stage) -> None:
    visitor = arrive(stage, **PHONE)
    page = sit(visitor, stage, spirits(), 0)
    page.locator("#hand-amulet_of_air").tap()
    card = page.locator("#zoom")
    expect(card).to_contain_text("Amulet of Air")
    card.get_by_role("button", name="Summon Amulet of Air").tap()
    visitor.sees_moment(1)


@pytest.mark.parametrize("shape", ["wide", "phone"])
def test_nothing_on_the_table_touches_or_is_cut(arrive: Arrive, stage: Stage, shape: str) -> None:
    visitor = arrive(stage, **(PHONE if shape == "phone" else LARGE))
    for play, least in ((summer(), 50), (looking(), 15)):
        page = sit(visitor, stage, play, 0)
        for language in ("en", "fr"):
            page.goto(f"{page.url.partition('?')[0]}?language={language}")
            page.evaluate("document.fonts.ready")
            things, wrong = page.evaluate(TOUCHING)
            assert wrong == [], language
            assert things > least
            assert page.evaluate(SIDEWAYS) <= 0


def test_the_table_speaks_french(arrive: Arrive, stage: Stage) -> None:
    visitor = arrive(stage, locale="fr-FR")
    page = sit(visitor, stage, summer(), 0)
    expect(page.locator("#hand-title")).to_have_text("Votre main (5)")
    expect(page.locator(".wheel .year")).to_have_text("Année II")
    amulet = re.compile(
        r"^Amulette de feu, objet magique, coût : 2 (énergies de )?feu, prestige 6\."
    )
    expect(page.get_by_role("button", name=amulet)).to_have_count(1)
    expect(page.get_by_role("region", name="Sorciers")).to_have_count(1)


def test_the_scores_stand_source_by_source_when_the_game_is_over(
    arrive: Arrive, stage: Stage
) -> None:
    visitor = arrive(stage)
    page = sit(visitor, stage, last_turn(), 2)
    visitor.choose("End your turn")
    expect(page.locator(".scores thead th")).to_have_text(
        [
            re.compile(r"Ada\s*Ruby · 2nd place"),
            re.compile(r"Ben\s*Cobalt · 3rd place"),
            re.compile(r"Cleo\s*Jade · 1st place"),
        ]
    )
    rows = [row.locator("th, td").all_text_contents() for row in page.locator("tbody tr").all()]
    assert [[cell.strip() for cell in row] for row in rows] == [
        ["Crystals", "20", "31", "36"],
        ["Lantern of Xidit", "6", "", ""],
        ["Ragfield's Helm", "", "", "20"],
        ["Prestige of cards in play", "30", "9", "27"],
        ["Cards left in hand", "−5", "0", "6"],
        ["Bonuses used", "−5", "−12", "−20"],
        ["Special Ability token", "9", "0", "0"],
    ]
    expect(page.locator(".scores tfoot td")).to_have_text(["55", "28", "69"])
    expect(page.locator(".ask")).to_contain_text("1. Cleo, Jade (69). 2. Ada, Ruby (55).")


@pytest.mark.parametrize("shape", ["wide", "phone"])
def test_axe_objects_to_nothing(arrive: Arrive, stage: Stage, shape: str) -> None:
    look = PHONE if shape == "phone" else {"viewport": WINDOW}
    visitor = arrive(stage, reduced_motion="reduce", **look)
    page = sit(visitor, stage, summer(), 0)
    page.get_by_text("choices lie on the table").click()
    assert stumbles(page) == []
    page = sit(visitor, stage, summer())
    assert stumbles(page, "#table") == []
    page = sit(visitor, stage, looking(), 0)
    assert stumbles(page, "#table") == []
    page = sit(visitor, stage, last_turn(), 2)
    visitor.choose("End your turn")
    assert stumbles(page, "#table") == []
    options = {"pool": "50_enchanted", "tokens": "yes", "enchantment": "ios_bounty"}
    visitor.take(visitor.found(game="seasons", options=options), 0)
    expect(page.locator("#packet-title")).to_be_visible()
    assert stumbles(page, "#table") == []
