"""A file that is opened where there is no network."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, Page


@contextmanager
def opened_alone(browser: Browser, file: Path, width: int, height: int) -> Iterator[Page]:
    """The page must make no requests and report no errors."""
    context = browser.new_context(viewport={"width": width, "height": height})
    context.set_offline(True)
    page = context.new_page()
    complaints: list[str] = []
    asked: list[str] = []
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.on("console", lambda line: complaints.append(line.text))
    page.on("dialog", lambda dialog: complaints.append(dialog.message))
    page.on("request", lambda request: asked.append(request.url))
    page.goto(file.as_uri())
    yield page
    context.close()
    assert complaints == []
    assert set(asked) == {file.as_uri()}
