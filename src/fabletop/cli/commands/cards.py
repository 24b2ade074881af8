"""`fabletop cards`: browse and search the cards of a game."""

from collections.abc import Sequence
from dataclasses import asdict
from typing import Annotated

import typer

from fabletop.cli.shared.options import (
    CardsOption,
    LanguageOption,
    PlainOption,
    game_and_words,
    read_settings,
)
from fabletop.cli.shared.pages import card_page
from fabletop.cli.table.screen import Screen
from fabletop.core.cards.library import LibraryCard, in_language
from fabletop.core.cards.search import card_by_id, close_cards, exact_cards, matching_cards
from fabletop.core.errors import BadSetup
from fabletop.core.game import settle
from fabletop.core.registry import find
from fabletop.core.texts.foreign import json_for_terminal


def cards(
    language: LanguageOption,
    given: Annotated[
        list[str] | None,
        typer.Argument(metavar="[GAME] [WORDS]...", help="The game, and words to search for."),
    ] = None,
    deck: Annotated[str | None, typer.Option(help="Only cards of this deck.")] = None,
    reconstructed: Annotated[
        bool, typer.Option("--reconstructed", help="Only cards with reconstructed fields.")
    ] = False,
    show: Annotated[str | None, typer.Option(metavar="ID", help="Show one card in full.")] = None,
    corrections: CardsOption = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
    plain: PlainOption = False,
) -> None:
    """Browse and search cards by id, name in any language, text or deck.

    A single result, or a card with exactly this name, is shown in full.
    """
    screen = Screen(language, plain=plain)
    name, words = game_and_words(given or [])
    game = find(name)
    options = settle(game, read_settings(name, [], corrections), game.seats[-1])
    library = game.library(options)
    if show is not None:
        found = [_shown(library, show)]
    else:
        found = matching_cards(_of_deck(library, deck), words)
        found = [card for card in found if card.unsure or not reconstructed]
    if as_json:
        print(json_for_terminal([asdict(card) for card in found], indent=2))
    elif show is not None or (words and not reconstructed):
        in_full = found if len(found) == 1 else exact_cards(found, " ".join(words))
        for card in in_full:
            screen.lines(card_page(card, name, screen))
        _rest(screen, found, in_full)
    else:
        _list(screen, found, fields=reconstructed)


def _of_deck(library: Sequence[LibraryCard], deck: str | None) -> Sequence[LibraryCard]:
    decks = dict.fromkeys(card.deck for card in library)
    if deck is None:
        return library
    if deck not in decks:
        raise BadSetup(f"there is no deck {deck!r}; there is: {', '.join(decks)}")
    return [card for card in library if card.deck == deck]


def _shown(library: Sequence[LibraryCard], name: str) -> LibraryCard:
    card = card_by_id(library, name)
    if card is not None:
        return card
    close = ", ".join(one.id for one in close_cards(library, name))
    hint = f"; did you mean: {close}?" if close else "; `fabletop cards` lists them"
    raise BadSetup(f"there is no card {name!r}{hint}")


def _rest(screen: Screen, found: Sequence[LibraryCard], in_full: Sequence[LibraryCard]) -> None:
    """List the cards that were found but not shown in full."""
    rest = [card for card in found if card not in in_full]
    if in_full and rest:
        screen.say("cards-besides", style="bold")
    if rest or not in_full:
        _list(screen, rest, fields=False)


def _list(screen: Screen, found: Sequence[LibraryCard], *, fields: bool) -> None:
    if not found:
        screen.say("no-cards")
        return
    for card in found:
        name = in_language(card.names, screen.language)
        text = ", ".join(card.unsure) if fields else in_language(card.texts, screen.language)
        screen.line(f"{card.id} ({card.deck}): {name}. {text}".rstrip())
    screen.say("cards-found", n=len(found), style="dim")
