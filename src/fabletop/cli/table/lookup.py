"""The command `?`: shows what is refused and why, a card, or a rule."""

from collections.abc import Sequence

from fabletop.cli.plugin import plugin_of
from fabletop.cli.shared.pages import card_page, rule_page
from fabletop.cli.table.screen import Screen
from fabletop.core.cards.library import LibraryCard, in_language
from fabletop.core.cards.search import find_cards, find_rule, matching_cards, matching_rules
from fabletop.core.decision import Decision
from fabletop.core.game import Words
from fabletop.core.match import Match

MOST_NAMES = 12


def refused(screen: Screen, decision: Decision, words: Words) -> None:
    reasons = decision.why_not(screen.language)
    if not reasons:
        screen.say("nothing-refused")
        return
    screen.say("why-not")
    view = decision.view()
    grouped: dict[tuple[str, str], list[str]] = {}
    for refusal, why in reasons:
        grouped.setdefault((why, refusal.rule), []).append(words.label(refusal.option, view))
    for (why, rule), things in grouped.items():
        screen.say("why-not-line", what=", ".join(things), why=why, rule=rule)


def look_up(screen: Screen, match: Match, decision: Decision, text: str) -> None:
    """Look up a text. A number means an option, or a rule if there is no such option."""
    cards = match.game.library(match.header.options)
    if text.isdecimal() and 1 <= int(text) <= len(decision.options):
        _option(screen, match, decision, int(text))
        return
    rule = find_rule(match.game.rulebook(), text)
    if rule is not None:
        screen.lines(rule_page(rule, match.game.name, screen))
        return
    found = find_cards(cards, text)
    if not found:
        _in_texts(screen, match, cards, text)
    elif len(found) == 1:
        _card(screen, match, decision, found[0])
    else:
        screen.say("several-found")
        screen.lines(_named(found, screen))


def _card(screen: Screen, match: Match, decision: Decision, card: LibraryCard) -> None:
    """What is printed on a card, and what the game says about it at this table."""
    screen.lines(card_page(card, match.game.name, screen))
    more = plugin_of(match.game.name).card_at_table
    if more is not None:
        screen.lines(more(decision.view(), card.id, screen.language))


def _in_texts(screen: Screen, match: Match, cards: Sequence[LibraryCard], text: str) -> None:
    """Search the texts of cards and rules, if no name matches."""
    words = text.split()
    told, rules = matching_cards(cards, words), matching_rules(match.game.rulebook(), words)
    if not told and not rules:
        screen.say("nothing-found", text=text)
        return
    screen.say("found-in-texts", text=text)
    screen.lines(_named(told, screen))
    texts = [f"{rule.id}: {in_language(rule.texts, screen.language)}" for rule in rules]
    screen.lines(texts[:MOST_NAMES])
    more = max(0, len(told) - MOST_NAMES) + max(0, len(rules) - MOST_NAMES)
    if more:
        screen.say("found-more", n=more)


def _named(cards: Sequence[LibraryCard], screen: Screen) -> list[str]:
    return [f"{card.id}: {card.names[screen.language]}" for card in cards[:MOST_NAMES]]


def _option(screen: Screen, match: Match, decision: Decision, number: int) -> None:
    """Show the cards that an option names by id or, failing that, its label by name."""
    cards = match.game.library(match.header.options)
    option = decision.options[number - 1]
    label = decision.labels(screen.language)[number - 1]
    named = [card for card in cards if card.id in option] or [
        card for card in cards if in_language(card.names, screen.language) in label
    ]
    for card in named:
        _card(screen, match, decision, card)
    if not named:
        screen.say("no-card-in-option", number=number, label=label)
