"""Cards that a player can read: the hand, the libraries, the cards to choose from."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from fabletop.cli.seasons.marks import CRYSTAL, cost
from fabletop.cli.seasons.names import Names, box
from fabletop.cli.table.layout import bullets, row
from fabletop.games.seasons.numbers import FAMILIAR
from fabletop.games.seasons.seen.view import UNKNOWN, SeasonsView


def read(view: SeasonsView, cards: Sequence[str], names: Names, heading: str) -> RenderableType:
    """Cards with cost, prestige and text, below a heading."""
    pairs = zip(names.letters, names.energies, strict=True)
    letters = ", ".join(f"{letter} {energy}" for letter, energy in pairs)
    legend = names.say("card-legend", letters=f"{letters}, {CRYSTAL} {names.term('crystals')}")
    title = Text.assemble((heading, "bold"), "  ", (legend, "dim"))
    return Group(title, bullets([_full(view, card, names) for card in cards]))


def _full(view: SeasonsView, card: str, names: Names) -> Text:
    if card == UNKNOWN:
        return Text(names.say("unknown"))
    printed = box(view).cards[card]
    parts = [Text(names.term(FAMILIAR))] if printed.category == FAMILIAR else []
    parts += [cost(view, card, names), Text(str(printed.prestige))]
    inside = Text(", ").join(parts)
    text = names.text(view, card)
    return Text.assemble((names.thing(view, card), "bold"), " (", inside, ") ", text)


def in_a_row(view: SeasonsView, cards: Sequence[str], names: Names, label: str) -> RenderableType:
    """Cards with their costs only, in as few lines as possible."""
    shown = [
        Text.assemble(names.thing(view, card), " (", cost(view, card, names), ")") for card in cards
    ]
    return row(Text(names.labelled(label, "").rstrip(), style="bold"), Text(", ").join(shown))


def libraries(view: SeasonsView, names: Names) -> list[tuple[str, list[str]]]:
    """The reader's libraries that still hold cards, each with its name."""
    own = view.sorcerers[view.seat].libraries if view.seat is not None else ([], [])
    words = ("library-two", "library-three")
    pairs = zip(words, own, strict=True)
    return [(names.say(f"own-{word}"), cards) for word, cards in pairs if cards]


def said(view: SeasonsView, card: str, names: Names) -> str:
    """A card as a sentence."""
    if card == UNKNOWN:
        return f"{names.say('unknown')}."
    printed = box(view).cards[card]
    paid = names.cost(view, card)
    return names.say(
        "card",
        name=names.thing(view, card),
        category=names.term(printed.category),
        cost=names.say("cost", cost=paid) if paid else names.term("free"),
        prestige=str(printed.prestige),
        text=names.text(view, card),
    )


def said_in_a_row(view: SeasonsView, cards: Sequence[str], names: Names, label: str) -> str:
    """Cards with their costs only, in one sentence."""
    free = names.term("free")
    spoken = [f"{names.thing(view, card)} ({names.cost(view, card) or free})" for card in cards]
    return f"{names.labelled(label, ', '.join(spoken))}."
