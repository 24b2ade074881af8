"""A real server and a real Chromium for the tests of the pages."""

import shutil
from collections.abc import Callable, Iterator
from itertools import count
from typing import Any

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Locator,
    Page,
    Route,
    expect,
    sync_playwright,
)

from tests.server.new_stores import made_in_one_go
from tests.server.running import Client, Server
from tests.web.staged import Stage, staging
from tests.web.story import Opened, story

NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
CALM = 5
"""A seed whose first moves meet nobody."""
UNUSED = (
    "AimEnabled",
    "DestroyProfileOnBrowserClose",
    "HttpsFirstBalancedModeAutoEnable",
    "HttpsUpgrades",
    "LensOverlay",
    "MediaRouter",
    "NetworkTimeServiceQuerying",
    "OptimizationHints",
    "PaintHolding",
    "PreconnectToSearch",
    "ThirdPartyStoragePartitioning",
    "WebUIOmniboxAimPopup",
    "WebUIOmniboxPopup",
)
"""What Chromium leaves out: what Playwright turns off and is replaced by this list, and the two
pages behind the address bar, which nobody sees and which cost every window more than a table."""
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    f"--disable-features={','.join(UNUSED)}",
]
WINDOW = {"width": 1280, "height": 900}
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
}

PATIENCE = 15_000
"""Milliseconds; other tests may want the same machine."""

_addresses = count(1)

expect.set_options(timeout=PATIENCE)


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The browser tests of a file stay together, and go to whichever worker is free."""
    for item in items:
        if "browser" in getattr(item, "fixturenames", ()):
            item.add_marker(pytest.mark.xdist_group(item.path.stem))


@pytest.fixture(scope="session", autouse=True)
def new_stores() -> Iterator[None]:
    with made_in_one_go():
        yield


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("tables")).start()
    yield server
    server.kill()


@pytest.fixture(scope="session")
def stage(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Stage]:
    """A site on which positions can be set up."""
    with staging(tmp_path_factory.mktemp("stage")) as stage:
        yield stage


def chromium() -> str:
    """Where the browser is."""
    path = next(filter(None, map(shutil.which, NAMES)), None)
    assert path, "these tests need Chromium: `make browser` installs it where it may"
    return path


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=chromium(), args=FLAGS)
        yield browser
        browser.close()


class Visitor:
    """Somebody at a browser of her own; whatever the console complains about is kept."""

    def __init__(self, context: BrowserContext, server: Client) -> None:
        self.context = context
        self.server = server
        self.complaints: list[str] = []
        self.forgiven: tuple[str, ...] = ()
        self.page: Page = self.new_tab()

    def new_tab(self) -> Page:
        page = self.context.new_page()
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("console", self._listen)
        return page

    def _listen(self, line: ConsoleMessage) -> None:
        if line.type == "error" and not any(word in line.text for word in self.forgiven):
            self.complaints.append(line.text)

    def forgive(self, *words: str) -> None:
        """What the console says of a refusal or a cut line, now or later, is no fault of ours."""
        self.forgiven += words
        self.complaints = [one for one in self.complaints if not any(word in one for word in words)]

    def visit(self, path: str) -> Page:
        self.page.goto(self.server.address + path)
        return self.page

    def open_table(self, *kinds: str) -> Page:
        """Fill in the form of the landing page and play."""
        page = self.visit("/")
        form = page.locator('form[action="/new/prophecy"]')
        for number in range(5):
            kind = kinds[number] if number < len(kinds) else "nobody"
            form.locator('select[name="kind"]').nth(number).select_option(kind)
        form.get_by_role("button", name="Play", exact=True).click()
        page.wait_for_url("**/t/*")
        return page

    def found(
        self,
        *seats: dict[str, Any],
        seed: int = CALM,
        after: int = 0,
        game: str = "prophecy",
        options: dict[str, Any] | None = None,
        thoughts: bool = False,
    ) -> Opened:
        """Open a table with known luck, and play this many moves of its story."""
        wish = {"seats": list(seats) or [{"name": "Ada"}, {"name": "Ben"}], "seed": seed}
        wish |= {"game": game, "options": options or {}, "thoughts": thoughts}
        reply = self.context.request.post(f"{self.server.address}/api/tables", data=wish)
        assert reply.ok, reply.text()
        opened = Opened(self.server, reply.json())
        if after:
            opened.play(story(seed)[:after])
        return opened

    def take(self, opened: Opened, *seats: int) -> Page:
        """Sit down on these seats, by their links, and look at the table."""
        for seat in seats:
            link = self.server.address + opened.links[seat]
            assert self.context.request.get(link, max_redirects=0).status == 303
        return self.visit(opened.path)

    def sit(self, *seats: dict[str, Any], seed: int = CALM, after: int = 0) -> Page:
        """A table with known luck; all its people sit at this browser."""
        opened = self.found(*seats, seed=seed, after=after)
        self.take(opened, *opened.people)
        self.is_asked()
        return self.page

    def at_once(self) -> None:
        """What others do is shown without a pause."""
        self.context.add_init_script('localStorage.setItem("speed", "instant")')

    def is_asked(self) -> None:
        """A question is there, and so is the script that takes the answer."""
        self.page.locator("#table[data-ready] #question").wait_for(timeout=30_000)

    def option(self, words: str) -> Locator:
        """An option by its words, wherever it is listed."""
        return self.page.locator(".options button", has_text=words)

    def choose(self, words: str | Locator) -> None:
        """Choose an option by its words or where it is, and see what comes of it."""
        option = self.option(words) if isinstance(words, str) else words
        option.wait_for(timeout=PATIENCE)  # Then the moment shown is the one that is answered.
        before = self.page.locator(".layout").get_attribute("data-moment")
        option.click()
        changed = self.page.locator(f'.layout:not([data-moment="{before}"])')
        changed.wait_for(state="attached", timeout=PATIENCE)

    def misses(self, opened: Opened, answer: Callable[[], None]) -> int:
        """Give an answer that the page hears of only when all bots have answered. Returns how many
        answers the page must catch up with; if there are two or more, it plays them back."""
        shown = int(self.page.locator(".layout").get_attribute("data-moment") or 0)
        held: list[Route] = []
        self.page.route("**/fragment", lambda route: held.append(route))
        with self.page.expect_request("**/fragment"):
            answer()
        missed = opened.settled() - shown
        self.page.unroute("**/fragment")  # This releases the held requests.
        return missed

    def sees_moment(self, number: int) -> None:
        """Wait until the table after this many answers is shown, and not an animation frame."""
        shown = self.page.locator(f'.layout[data-moment="{number}"]:not([data-revision="0"])')
        shown.wait_for(state="attached", timeout=PATIENCE)


Arrive = Callable[..., Visitor]


@pytest.fixture
def arrive(browser: Browser, server: Server) -> Iterator[Arrive]:
    """Somebody comes with a browser of her own, from an address of her own as behind a proxy,
    because too many tables from one address are refused. Her browser must report no errors.
    """
    people: list[Visitor] = []

    def come(at: Client = server, **shape: Any) -> Visitor:
        number = next(_addresses)
        origin = {"X-Forwarded-For": f"10.1.{number // 250}.{number % 250 + 1}"}
        usual: dict[str, Any] = {"viewport": WINDOW, "extra_http_headers": origin}
        people.append(Visitor(browser.new_context(**usual | shape), at))
        return people[-1]

    yield come
    for one in people:
        one.context.close()
    assert [one.complaints for one in people if one.complaints] == []


@pytest.fixture
def visitor(arrive: Arrive) -> Visitor:
    return arrive()


@pytest.fixture
def visitors(arrive: Arrive, visitor: Visitor) -> list[Visitor]:
    """Two people."""
    return [visitor, arrive()]
