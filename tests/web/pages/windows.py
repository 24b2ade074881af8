"""Where things lie in a window of the browser."""

from playwright.sync_api import Locator, Page


def overlap(one: Locator, other: Locator) -> bool:
    a, b = one.bounding_box(), other.bounding_box()
    assert a
    assert b
    beside = a["x"] + a["width"] <= b["x"] or b["x"] + b["width"] <= a["x"]
    apart = a["y"] + a["height"] <= b["y"] or b["y"] + b["height"] <= a["y"]
    return not beside and not apart


def inside_the_window(page: Page, thing: Locator) -> bool:
    box, size = thing.bounding_box(), page.viewport_size
    assert box
    assert size
    right, bottom = box["x"] + box["width"], box["y"] + box["height"]
    return box["x"] >= 0 and box["y"] >= 0 and right <= size["width"] and bottom <= size["height"]
