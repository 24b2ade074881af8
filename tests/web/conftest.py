"""A real server and a real Chromium for the tests of the pages."""

import shutil
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from tests.server.running import Server

NAMES = ("chromium", "chromium-browser", "google-chrome")
CALM = 5
"""A seed whose first moves meet nobody."""
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("tables")).start()
    yield server
    server.kill()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    path = next(filter(None, map(shutil.which, NAMES)), None)
    assert path, "these tests need Chromium: `make browser` installs it where it may"
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=path, args=FLAGS)
        yield browser
        browser.close()


class Visitor:
    """Somebody at a browser of her own; whatever the console complains about is kept."""

    def __init__(self, context: BrowserContext, server: Server) -> None:
        self.context = context
        self.server = server
        self.page: Page = context.new_page()
        self.complaints: list[str] = []
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on(
            "console",
            lambda line: self.complaints.append(line.text) if line.type == "error" else None,
        )

    def visit(self, path: str) -> Page:
        self.page.goto(self.server.address + path)
        return self.page

    def open_table(self, *kinds: str) -> Page:
        """Fill in the form of the landing page and play."""
        page = self.visit("/")
        for number in range(5):
            kind = kinds[number] if number < len(kinds) else "nobody"
            page.locator("select").nth(number).select_option(kind)
        page.get_by_role("button", name="Play").click()
        page.wait_for_url("**/t/*")
        return page

    def sit(self, *seats: dict[str, str], seed: int = CALM) -> Page:
        """A table with known luck; all its people sit at this browser."""
        wishes = list(seats) or [{"name": "Ada"}, {"name": "Ben"}]
        ticket = self.server.call("POST", "/tables", body={"seats": wishes, "seed": seed})
        for wish, seat in zip(wishes, ticket["seats"], strict=True):
            if not wish.get("bot"):
                self.visit(f"/t/{ticket['table']}/sit/{seat['token']}")
        self.is_asked()
        return self.page

    def is_asked(self) -> None:
        self.page.locator(".options button").first.wait_for(timeout=20_000)


@pytest.fixture
def visitors(browser: Browser, server: Server) -> Iterator[list[Visitor]]:
    """Two people; their browsers must have had nothing to complain about."""
    people = [
        Visitor(browser.new_context(viewport={"width": 1280, "height": 900}), server)
        for _ in range(2)
    ]
    yield people
    for one in people:
        one.context.close()
        assert one.complaints == []


@pytest.fixture
def visitor(visitors: list[Visitor]) -> Visitor:
    return visitors[0]
