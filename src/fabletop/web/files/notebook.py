"""Matches, decisions and cards in a notebook: the drawings of the pages as self-contained HTML,
with style sheets that apply only to it."""

from fabletop.core.cards.library import LibraryCard
from fabletop.core.codec import JsonObject
from fabletop.core.decision import Decision
from fabletop.core.match import Match
from fabletop.core.painting import LAST_LINES
from fabletop.web.files.scoped_styles import game_class, scoped
from fabletop.web.files.standalone import symbols, table_styles
from fabletop.web.look.rendering import render
from fabletop.web.pages.shelf import any_teller
from fabletop.web.table.scene import Seated, Viewer, scene

SCOPE = "fabletop-shown"


DARK = 'body[data-jp-theme-light="false"],body.vscode-dark'
LIGHT = 'body[data-jp-theme-light="true"],body.vscode-light'
"""How notebooks mark their colour scheme."""


class NotebookPainter:
    def match(self, match: Match, seat: int | None, language: str) -> str:
        shown = _scene(match, seat, language)
        asked = [decision for decision in match.decisions() if decision.seat == seat]
        names = [match.header.seats[question.seat] for question in match.position.open]
        context = {
            "title": match.game.words(language).title(),
            "waiting": ", ".join(names),
            "lines": [sentence for _, sentence in shown["told"][:LAST_LINES]],
            "asked": [_question(decision, language) for decision in asked],
        }
        return _whole("notebook/match.html", language, shown | context)

    def board(self, match: Match, seat: int | None, language: str) -> str:
        return _whole("notebook/board.html", language, _scene(match, seat, language))

    def decision(self, decision: Decision, language: str) -> str:
        return _whole("notebook/decision.html", language, {"one": _question(decision, language)})

    def card(self, card: LibraryCard, language: str) -> str:
        return _whole(
            "notebook/card.html", language, {"card": any_teller(card.deck, language).face(card)}
        )


PAINTER = NotebookPainter()


def _scene(match: Match, seat: int | None, language: str) -> JsonObject:
    names = match.header.seats
    return scene(match, Seated("", names, ("",) * len(names)), Viewer(seat, language, "wide"))


def _question(decision: Decision, language: str) -> JsonObject:
    refused = decision.why_not(language)
    names = decision.describe([refusal.option for refusal, _ in refused], language)
    return {
        "seat": decision.seat,
        "prompt": decision.prompt(language),
        "options": list(zip(decision.options, decision.labels(language), strict=True)),
        "refused": [
            (name, why, refusal.rule) for name, (refusal, why) in zip(names, refused, strict=True)
        ],
    }


def _whole(template: str, language: str, context: JsonObject) -> str:
    """A rendered template with the icons and style rules that it needs. A notebook may show several
    games; the rules of each apply only to that game's pictures."""
    body = render(template, language, context, sprite="")
    icons = f'<svg class="nb-icons" aria-hidden="true">{symbols(body)}</svg>'
    own = [SCOPE, game_class(context["game"])] if "game" in context else [SCOPE]
    html = f'<div class="{" ".join(own)}" lang="{language}">{icons}{body}</div>'
    css = table_styles(context.get("game", ""), "browse", "notebook")
    sheet = scoped(css, html, ".".join(own))
    return f"<style>{sheet.text(DARK, LIGHT)}</style>{html}"
