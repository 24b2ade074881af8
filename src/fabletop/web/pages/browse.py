"""Cards and rules to browse, help for a question at the table, and the credits.

Everything is readable without scripts. Fragments (help, zoom) are complete, but without the frame
of a page; the table page shows them in place.
"""

import json
from collections.abc import Sequence
from functools import lru_cache
from typing import Annotated

from fastapi import APIRouter, Query, Request
from fastapi.responses import HTMLResponse
from markupsafe import Markup

from fabletop.core import plugins
from fabletop.core.cards.search import close_cards, find_rule, matching_cards, matching_rules
from fabletop.core.codec import JsonObject
from fabletop.core.game import Options
from fabletop.core.question import Question
from fabletop.core.registry import names
from fabletop.web.look.rendering import FOLDER, page, render, speaker
from fabletop.web.pages.people import Guest, Visitor
from fabletop.web.pages.shelf import CardFace, Law, Shelf, shelf

router = APIRouter(include_in_schema=False)

LONGEST = 80
"""The longest search text, in letters."""

MOST_LISTS = 32
"""How many lists of cards or of rules are kept in memory."""

FIRST_RULES = 8
NO = ("", "0", "false")

SearchWords = Annotated[str, Query(alias="q")]


@router.get("/games/{game}/cards")
def show_cards(
    request: Request,
    game: str,
    guest: Guest,
    words: SearchWords = "",
    deck: str = "",
    reconstructed: str = "",
) -> HTMLResponse:
    """The gallery."""
    own = shelf(game, guest.language)
    if own is None:
        return _no_game(request, guest, game)
    sought = words[:LONGEST].strip()
    chosen = deck if deck in own.decks() else ""
    unsure = reconstructed.lower() not in NO
    context = {
        "words": sought,
        "deck": chosen,
        "unsure": unsure,
        "found": Markup(_cards_found(game, guest.language, sought, chosen, unsure)),
    }
    title = speaker(guest.language)("lib-cards-of", game=own.title)
    return _page(request, guest, own, "cards", title, context)


@lru_cache(maxsize=MOST_LISTS)
def _cards_found(game: str, language: str, words: str, deck: str, unsure: bool) -> str:
    own = shelf(game, language)
    assert own is not None
    found = [
        own.faces[card.id]
        for card in matching_cards(own.cards, words.split())
        if deck in ("", card.deck) and (card.unsure or not unsure)
    ]
    return render("browse/cards_found.html", language, {"shelf": own, "faces": found})


@router.get("/games/{game}/cards/{card}")
def show_card(request: Request, game: str, card: str, guest: Guest) -> HTMLResponse:
    own = shelf(game, guest.language)
    if own is None:
        return _no_game(request, guest, game)
    face = own.faces.get(card)
    if face is None:
        return _no_card(request, guest, own, card)
    context = {"face": face, "laws": [own.laws[rule] for rule in face.rules]}
    return _page(request, guest, own, "card", face.name, context)


@router.get("/games/{game}/cards/{card}/zoom")
def zoom_card(request: Request, game: str, card: str, guest: Guest) -> HTMLResponse:
    """A card, shown while the pointer hovers over it."""
    own = shelf(game, guest.language)
    if own is None:
        return _no_game(request, guest, game)
    face = own.faces.get(card)
    if face is None:
        return _no_card(request, guest, own, card)
    return HTMLResponse(render("browse/zoom.html", guest.language, {"shelf": own, "face": face}))


@router.get("/games/{game}/rules")
def show_rules(request: Request, game: str, guest: Guest, words: SearchWords = "") -> HTMLResponse:
    """The rule index."""
    own = shelf(game, guest.language)
    if own is None:
        return _no_game(request, guest, game)
    sought = words[:LONGEST].strip()
    found = Markup(_rules_found(game, guest.language, sought))
    title = speaker(guest.language)("lib-rules-of", game=own.title)
    return _page(request, guest, own, "rules", title, {"words": sought, "found": found})


@lru_cache(maxsize=MOST_LISTS)
def _rules_found(game: str, language: str, words: str) -> str:
    own = shelf(game, language)
    assert own is not None
    groups: dict[str, list[Law]] = {}
    for rule in matching_rules(own.rules, words.split()):
        groups.setdefault(rule.group, []).append(own.laws[rule.id])
    return render("browse/rules_found.html", language, {"shelf": own, "groups": groups})


@router.get("/games/{game}/rules/{rule}")
def show_rule(request: Request, game: str, rule: str, guest: Guest) -> HTMLResponse:
    own = shelf(game, guest.language)
    if own is None:
        return _no_game(request, guest, game)
    found = find_rule(own.rules, rule)
    if found is None:
        told = speaker(guest.language)("lib-missing-rule", game=own.title, name=rule[:LONGEST])
        return _missing(request, guest, told, [own])
    before, after = own.neighbours(found.id)
    named = own.named_by(found.id)
    context = {"law": own.laws[found.id], "faces": named, "before": before, "after": after}
    return _page(request, guest, own, "rule", found.id, context)


@router.get("/games/{game}/help")
def show_help(
    request: Request,
    game: str,
    guest: Guest,
    kind: str = "",
    subject: str = "",
) -> HTMLResponse:
    """What the rules say about a question at a table with the settings of the request."""
    own = shelf(game, guest.language)
    if own is None:
        return _no_game(request, guest, game)
    options = _told_options(request, own)
    about = own.game.rules_about(Question(0, kind, (), subject or None), options)
    laws = [own.laws[rule] for rule in about if rule in own.laws]
    context = {
        "shelf": own,
        "face": own.faces.get(subject),
        "laws": laws or list(own.laws.values())[:FIRST_RULES],
    }
    return HTMLResponse(render("browse/help.html", guest.language, context))


def _told_options(request: Request, own: Shelf) -> Options:
    told = request.query_params
    settings = own.game.settings
    return {setting.name: told[setting.name] for setting in settings if setting.name in told}


for _lists in (_cards_found, _rules_found):
    plugins.clear_too(_lists.cache_clear)


@router.get("/credits")
def show_credits(request: Request, guest: Guest) -> HTMLResponse:
    """The credits of third-party work; `make assets` writes their data."""
    file = FOLDER / "built" / "credits.json"
    known = json.loads(file.read_text(encoding="utf-8")) if file.exists() else None
    title = speaker(guest.language)("lib-credits")
    context = {"title": f"{title} · Fabletop", "credits": known}
    return page(request, "browse/credits.html", guest, context)


def _page(
    request: Request, guest: Visitor, own: Shelf, template: str, title: str, context: JsonObject
) -> HTMLResponse:
    shown = {"title": f"{title} · Fabletop", "heading": title, "shelf": own, **context}
    return page(request, f"browse/{template}.html", guest, shown)


def _no_game(request: Request, guest: Visitor, name: str) -> HTMLResponse:
    told = speaker(guest.language)("lib-missing-game", name=name[:LONGEST])
    shelves = [own for game in names() if (own := shelf(game, guest.language))]
    return _missing(request, guest, told, shelves)


def _no_card(request: Request, guest: Visitor, own: Shelf, name: str) -> HTMLResponse:
    told = speaker(guest.language)("lib-missing-card", game=own.title, name=name[:LONGEST])
    close = [own.faces[card.id] for card in close_cards(own.cards, name[:LONGEST])]
    return _missing(request, guest, told, [own], close)


def _missing(
    request: Request,
    guest: Visitor,
    told: str,
    shelves: list[Shelf],
    close: Sequence[CardFace] = (),
) -> HTMLResponse:
    """A 404 page: where to search, and similar names."""
    title = speaker(guest.language)("lib-missing")
    context = {"title": f"{title} · Fabletop", "told": told, "shelves": shelves, "close": close}
    return page(request, "browse/missing.html", guest, context, status=404)
