"""`python -m tools.screenshots`: screenshots of the main pages for docs/, of known games."""

import random
import tempfile
from itertools import count
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Browser, Page, sync_playwright
from tests.server.running import Client, Server
from tests.web.conftest import CALM, FLAGS, Visitor, chromium
from tests.web.pages.shelved import months, shelve
from tests.web.prophecy.expansion_scenes import deep, fire, treasures
from tests.web.prophecy.scenes import busy, rivals
from tests.web.seasons.scenes import last_turn, summer
from tests.web.seasons.test_game import lift_curtain
from tests.web.staged import Stage, staging
from tests.web.story import Opened, story
from tests.web.wizards.scenes import before_the_roll, crowd

from fabletop.core.scenario import Play

FOLDER = Path(__file__).parents[1] / "docs" / "screenshots"
WIDE, LARGE, HIGH, PHONE = (1280, 800), (1400, 900), (1280, 1320), (390, 844)
MOMENT = 60
"""How many answers the game has when its table is shown."""


PEOPLE = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Finn")
STORY = 3
"""The number of the finished game whose story is shown."""

LANDS_LAID = 50
"""How many answers are given before the unfinished map is shown."""

DUEL = (("stay", 0), ("attack mystic", 0), ("by_strength", 0), ("stand", 1), ("use sword", 0))
"""The answers of a battle between characters, up to the moment of the screenshot."""


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=chromium(), args=FLAGS)
        try:
            with tempfile.TemporaryDirectory() as folder:
                server = Server(Path(folder)).start()
                try:
                    take_basic(browser, server)
                finally:
                    server.kill()
            with tempfile.TemporaryDirectory() as folder, staging(Path(folder)) as stage:
                take_standard(browser, stage)
                take_expansions(browser, stage)
                take_seasons(browser, stage)
                take_wizards(browser, stage)
            with tempfile.TemporaryDirectory() as folder:
                take_looking_back(browser, Path(folder))
        finally:
            browser.close()


def take_standard(browser: Browser, stage: Stage) -> None:
    """Prophecy Standard, in positions with much to see."""
    guest = visitor(browser, stage, LARGE)
    keep(place(guest, stage, busy()), "standard")
    fight = rivals()
    for answer, seat in DUEL:
        fight.answers(answer, seat=seat)
    keep(place(guest, stage, fight), "standard-battle")
    guest.take(guest.found(options={"version": "standard"}), 0)
    keep(guest.page, "standard-draft")
    keep(place(visitor(browser, stage, PHONE), stage, busy()), "standard-phone")


def take_expansions(browser: Browser, stage: Stage) -> None:
    """Prophecy with Treasure Island and the Realms."""
    guest = visitor(browser, stage, LARGE)
    keep(place(guest, stage, treasures()), "prophecy-island")
    keep(place(guest, stage, deep()), "prophecy-water")
    keep(place(guest, stage, fire()), "prophecy-both")
    keep(place(visitor(browser, stage, PHONE), stage, deep()), "prophecy-phone")


def take_seasons(browser: Browser, stage: Stage) -> None:
    """Seasons with Enchanted Kingdom: a turn, the draft, the scores."""
    guest = visitor(browser, stage, LARGE)
    page = place(guest, stage, summer())
    for energy, tokens in (("earth", 2), ("fire", 1)):
        page.locator(f"#reserve-0-{energy}").click()
        guest.choose(page.locator("#choice button").nth(tokens - 1))
    keep(page, "seasons")
    options = {"pool": "50_enchanted", "tokens": "yes", "enchantment": "ios_bounty"}
    seats = ({"name": name} for name in PEOPLE[:3])
    page = guest.take(guest.found(*seats, game="seasons", options=options), 0, 1, 2)
    for _ in range(9):
        lift_curtain(page)
        guest.choose(page.locator(".power.lit").nth(2))
    lift_curtain(page)
    keep(page, "seasons-draft")
    page = place(guest, stage, last_turn(), 2)
    guest.choose("End your turn")
    keep(page, "seasons-scores")
    page = place(visitor(browser, stage, PHONE), stage, summer())
    page.evaluate("scrollTo(0, 520)")
    keep(page, "seasons-phone")


def take_wizards(browser: Browser, stage: Stage) -> None:
    """Wizards: six players on the map; the map while it is built; a phone."""
    guest = visitor(browser, stage, LARGE)
    page = place(guest, stage, before_the_roll())
    guest.choose("Roll the die")
    keep(page, "wizards")
    opened = guest.found(*({"name": name} for name in PEOPLE[:3]), seed=4, game="wizards")
    page = guest.take(opened, lay_lands(opened))
    keep(page, "wizards-laying")
    phone = visitor(browser, stage, PHONE)
    keep(place(phone, stage, crowd()), "wizards-phone")


def take_looking_back(browser: Browser, folder: Path) -> None:
    """The statistics of a server with finished games, and the story of one of them."""
    shelve(folder, months())
    server = Server(folder).start()
    try:
        guest = visitor(browser, server, HIGH)
        keep(guest.visit("/statistics"), "statistics")
        keep(guest.visit(f"/t/past{STORY}/story"), "game-story")
        phone = visitor(browser, server, PHONE)
        keep(phone.visit(f"/t/past{STORY}/story"), "story-phone")
    finally:
        server.kill()


def lay_lands(opened: Opened) -> int:
    """Answer for everybody at random with a fixed seed, until one of the last lands must be turned;
    returns the seat that is asked then."""
    luck = random.Random(2)
    for number in count():
        seat: int = opened.get()["waiting_for"][0]
        told = opened.client.call("GET", f"/tables/{opened.id}/decisions", opened.tokens[seat])
        (asked,) = told["decisions"]
        if number > LANDS_LAID and asked["kind"] == "lay_turn":
            return seat
        opened.answer(seat, tuple(luck.choice(asked["options"])["option"]), asked["id"])
    raise AssertionError("the lands never end")


def place(guest: Visitor, stage: Stage, play: Play[Any], seat: int = 0) -> Page:
    """Seat the guest at a table in this position."""
    seats = ({"name": name} for name in PEOPLE[: len(play.match.header.seats)])
    return guest.take(guest.found(*seats, **stage.set(play)), seat)


def take_basic(browser: Browser, server: Server) -> None:
    guest = visitor(browser, server, WIDE)
    keep(guest.visit("/"), "landing")
    page = guest.sit(after=MOMENT)
    keep(page, "table")
    table = page.url.removeprefix(server.address)
    keep(guest.sit(after=before_the_dice()), "battle")
    keep(guest.visit(f"{table}/replay?at=40"), "replay")
    keep(guest.visit("/games/prophecy/cards?q=wizard"), "cards")
    keep(guest.visit("/games/prophecy/rules?q=certificate"), "rules")
    keep(visitor(browser, server, WIDE, "light").visit(table), "table-light")
    phone = visitor(browser, server, PHONE)
    keep(phone.sit(after=MOMENT), "phone")


def before_the_dice() -> int:
    """The first moment after `MOMENT` at which dice must be rolled."""
    moves = story(CALM)
    return next(n for n in range(MOMENT, len(moves)) if moves[n].option == ("roll",))


def visitor(
    browser: Browser,
    server: Client,
    size: tuple[int, int],
    scheme: Literal["dark", "light"] = "dark",
) -> Visitor:
    width, height = size
    context = browser.new_context(
        viewport={"width": width, "height": height}, color_scheme=scheme, reduced_motion="reduce"
    )
    guest = Visitor(context, server)
    guest.at_once()
    return guest


def keep(page: Page, name: str) -> None:
    page.wait_for_load_state("networkidle" if "/t/" not in page.url else "load")
    page.wait_for_timeout(500)
    page.screenshot(path=FOLDER / f"{name}.png")


if __name__ == "__main__":
    main()
