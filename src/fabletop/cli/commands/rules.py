"""`fabletop rules`: finds rules by id or by words."""

from collections import Counter
from collections.abc import Sequence
from typing import Annotated

import typer

from fabletop.cli.shared.options import LanguageOption, PlainOption, game_and_words
from fabletop.cli.shared.pages import rule_page
from fabletop.cli.table.screen import Screen
from fabletop.core.cards.library import Rule, in_language
from fabletop.core.cards.search import matching_rules
from fabletop.core.errors import BadSetup
from fabletop.core.registry import find


def rules(
    language: LanguageOption,
    given: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="[GAME] [ID or WORDS]...", help="The game, and an id (R-082, r82) or words."
        ),
    ] = None,
    group: Annotated[str | None, typer.Option(help="Only rules of this group, such as H.")] = None,
    plain: PlainOption = False,
) -> None:
    """Find rules by id or by words. Without either, list the groups of rules."""
    screen = Screen(language, plain=plain)
    name, words = game_and_words(given or [])
    rulebook = find(name).rulebook()
    if not words and group is None:
        _groups(screen, rulebook)
        return
    found = matching_rules(_of_group(rulebook, group), words)
    for rule in found:
        screen.lines(rule_page(rule, name, screen))
    if not found:
        screen.say("no-rules")


def _of_group(rulebook: Sequence[Rule], group: str | None) -> Sequence[Rule]:
    if group is None:
        return rulebook
    found = [rule for rule in rulebook if rule.group == group.upper()]
    if not found:
        groups = ", ".join(dict.fromkeys(rule.group for rule in rulebook))
        raise BadSetup(f"there is no group of rules {group!r}; there is: {groups}")
    return found


def _groups(screen: Screen, rulebook: Sequence[Rule]) -> None:
    counts = Counter(rule.group for rule in rulebook)
    headings = {rule.group: in_language(rule.heading, screen.language) for rule in rulebook}
    for group, count in counts.items():
        number = screen.words("rules-in-group", n=count)
        screen.line(f"{group}  {headings[group]} ({number})")
