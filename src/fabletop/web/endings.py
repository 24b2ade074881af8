"""How games end, in words."""

from fabletop.core.text import catalogue
from fabletop.web.facts import kebab


def ending(game: str, ended_by: str, language: str) -> str:
    """A way to end in words; one that nobody has described by its own name."""
    words, message = catalogue("web", language), f"ended-{game}-{kebab(ended_by)}"
    return words.say(message) if words.has(message) else ended_by.replace("_", " ")
