"""`python -m tests.web.screenshots`: pictures of the main screens for docs/, of a known game."""

import tempfile
from pathlib import Path
from typing import Literal

from playwright.sync_api import Browser, Page, sync_playwright

from tests.server.running import Server
from tests.web.conftest import CALM, FLAGS, Visitor, chromium
from tests.web.story import story

FOLDER = Path(__file__).parents[2] / "docs" / "screenshots"
WIDE, PHONE = (1280, 800), (390, 844)
MOMENT = 60
"""How far the game has come."""


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as play:
        server = Server(Path(folder)).start()
        browser = play.chromium.launch(executable_path=chromium(), args=FLAGS)
        try:
            take_all(browser, server)
        finally:
            browser.close()
            server.kill()


def take_all(browser: Browser, server: Server) -> None:
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
    """The first moment from then on at which dice are to be rolled."""
    moves = story(CALM)
    return next(n for n in range(MOMENT, len(moves)) if moves[n].option == ("roll",))


def visitor(
    browser: Browser,
    server: Server,
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
