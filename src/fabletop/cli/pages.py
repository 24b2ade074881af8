"""A card or a rule, told in full."""

from fabletop.cli.screen import Screen
from fabletop.core.library import LibraryCard, Rule, in_language


def card_page(card: LibraryCard, screen: Screen) -> list[str]:
    other = " / ".join(name for language, name in card.names.items() if language != screen.language)
    lines = [f"{in_language(card.names, screen.language)} / {other} ({card.id})"]
    if card.texts:
        lines.append(in_language(card.texts, screen.language))
    told = [
        (screen.words("word-deck"), card.deck),
        *card.facts,
        (screen.words("word-provenance"), card.provenance),
        (screen.words("word-reconstructed"), ", ".join(card.reconstructed)),
        (screen.words("word-sources"), ", ".join(card.sources)),
        (screen.words("word-note"), card.note),
        (screen.words("word-rules"), ", ".join(card.rules)),
    ]
    return lines + [f"  {name}: {value}" for name, value in told if value]


def rule_page(rule: Rule, screen: Screen) -> list[str]:
    heading = in_language(rule.heading, screen.language)
    lines = [
        f"{rule.id}  ({rule.group}: {heading})" if heading else f"{rule.id}  ({rule.group})",
        f"  {in_language(rule.texts, screen.language)}",
    ]
    told = [(screen.words("word-source"), rule.source), *rule.notes]
    return lines + [f"  {name}: {value}" for name, value in told if value]
