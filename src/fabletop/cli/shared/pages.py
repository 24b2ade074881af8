"""A card or a rule, shown in full."""

from fabletop.cli.table.screen import Screen
from fabletop.core.cards.library import LibraryCard, Rule, in_language
from fabletop.web.pages.facts import FactWords


def card_page(card: LibraryCard, game: str, screen: Screen) -> list[str]:
    words = FactWords(screen.language, game)
    other = " / ".join(name for language, name in card.names.items() if language != screen.language)
    lines = [f"{in_language(card.names, screen.language)} / {other} ({card.id})"]
    if card.texts:
        lines.append(in_language(card.texts, screen.language))
    told = [
        (screen.words("word-deck"), words.word("deck", card.deck)),
        *words.facts(card),
        (screen.words("word-provenance"), words.provenance(card)),
        (
            screen.words("word-sources"),
            ", ".join(words.word("source", source) for source in card.sources),
        ),
        (screen.words("word-note"), in_language(card.notes, screen.language)),
        (screen.words("word-rules"), ", ".join(card.rules)),
    ]
    return lines + [screen.words("fact", name=name, value=text) for name, text in told if text]


def rule_page(rule: Rule, game: str, screen: Screen) -> list[str]:
    heading = in_language(rule.heading, screen.language)
    words = FactWords(screen.language, game)
    lines = [
        f"{rule.id}  ({rule.group}: {heading})" if heading else f"{rule.id}  ({rule.group})",
        f"  {in_language(rule.texts, screen.language)}",
    ]
    if rule.source:
        lines.append(screen.words("fact", name=screen.words("word-source"), value=rule.source))
    return lines + [f"  {words.note(note)}" for note in rule.notes]
