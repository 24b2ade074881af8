"""`python -m tools.report_screenshots report.html`: screenshots of a report for docs/."""

import sys
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright
from tests.web.conftest import FLAGS, chromium

from tools.screenshots import FOLDER

WIDTH = 1280
SHOWN = {
    "report": ("#played", 1760),
    "report-cards": ("#wins", 1720),
    "report-luck": ("#luck", 880),
}
"""For each screenshot, the chapter at its top and its height. The first one is the page's top."""


def take(browser: Browser, file: Path) -> None:
    for name, (chapter, height) in SHOWN.items():
        page = browser.new_page(viewport={"width": WIDTH, "height": height}, color_scheme="dark")
        page.goto(file.resolve().as_uri())
        if name != "report":
            page.locator(chapter).evaluate("(one) => one.scrollIntoView()")
        page.screenshot(path=FOLDER / f"{name}.png")
        page.close()


def main() -> None:
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=chromium(), args=FLAGS)
        try:
            take(browser, Path(sys.argv[1]))
        finally:
            browser.close()


if __name__ == "__main__":
    main()
