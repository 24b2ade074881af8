"""The HTML file of a report: every chapter says how to read it; the file loads nothing else."""

from markupsafe import Markup

from fabletop.core.codec import JsonObject
from fabletop.lab.report.report import RunReport
from fabletop.web.charts.figures import figure
from fabletop.web.charts.shapes import Unit
from fabletop.web.files.standalone import fingerprint, read, styles
from fabletop.web.look.rendering import render
from fabletop.web.report.naming import Naming
from fabletop.web.report.pictures import Pictures
from fabletop.web.report.tables import ReportTables

SCRIPT = "static/report.js"
PARTS = ("5", "25", "50", "75", "95")
"""The quantiles to show, in percent."""


def report_page(report: RunReport, language: str) -> str:
    """A report as the text of one HTML file."""
    naming = Naming(report.played.game, language)
    pictures, tables = Pictures(naming), ReportTables(naming)
    script = read(SCRIPT)
    cards, luck = report.cards, report.luck
    context: JsonObject = {
        "style": Markup(styles("charts", "report")),
        "script": Markup(script),
        "fingerprint": Markup(fingerprint(script)),
        "title": naming.words.title(),
        "played": report.played,
        "games": naming.count(report.played.games),
        "glance": _glance(report, naming),
        "facts": _facts(report, naming),
        "command": report.command,
        "even": figure(report.wins.even, Unit.PERCENT, language),
        "parts": PARTS,
        "ends": pictures.ends(report.ends),
        "length": pictures.length(report.length),
        "length_table": tables.length(report.length),
        "scores": pictures.scores(report.scores),
        "scores_table": tables.scores(report.scores),
        "standings": tables.standings(report.scores),
        "wins": pictures.wins(report.wins),
        "mixed": len(set(report.played.bots)) > 1,
        "cards": _cards(report, naming) if cards else None,
        "cards_drawn": pictures.cards(cards) if cards and cards.compared else [],
        "decks": tables.decks(cards) if cards else [],
        "luck": luck and {"base": naming.count(luck.base_games), "games": naming.count(luck.games)},
        "luck_drawn": pictures.luck(luck) if luck else [],
    }
    return render("report/page.html", language, context, sprite="")


def _glance(report: RunReport, naming: Naming) -> list[tuple[str, str, str]]:
    """The key numbers: each with its meaning and its interval."""
    found = []
    for kind, of in (("rounds", report.length.rounds), ("score", report.scores.every)):
        if of.quantiles:
            told = figure(of.mean.value, Unit.NUMBER, naming.language)
            half = of.mean.high - of.mean.value
            width = figure(half, Unit.NUMBER, naming.language, 2 if half < 1 else 1)
            found.append((told, naming.say(f"report-glance-{kind}"), f"±{width}"))
    if report.wins.by_turn:
        first = report.wins.by_turn[0]
        told = figure(first.value, Unit.PERCENT, naming.language)
        width = figure((first.high - first.low) / 2, Unit.PERCENT, naming.language)
        even = figure(report.wins.even, Unit.PERCENT, naming.language)
        found.append((told, naming.say("report-glance-first", even=even), f"±{width}"))
    if report.cards is not None and report.cards.compared:
        standing, compared = map(naming.count, (report.cards.standing, report.cards.compared))
        found.append((standing, naming.say("report-glance-cards", n=compared), ""))
    return [(naming.count(report.played.games), naming.say("report-glance-games"), ""), *found]


def _facts(report: RunReport, naming: Naming) -> list[tuple[str, str]]:
    """What was played, line by line."""
    played = report.played
    facts = [
        (naming.say("report-bots"), ", ".join(played.bots)),
        *naming.options(played.options),
        (naming.say("report-seed"), str(played.seed)),
        (naming.say("report-finished"), naming.count(played.finished)),
        (naming.say("report-choices"), naming.count(played.decisions)),
    ]
    faults = [f"{bot} {naming.count(count)}" for bot, count in played.faults.items()]
    return [*facts, (naming.say("report-faults"), ", ".join(faults))] if faults else facts


def _cards(report: RunReport, naming: Naming) -> dict[str, str]:
    """How many comparisons there were, and how many remain after the correction."""
    cards = report.cards
    assert cards is not None, "asked only where there are some"
    return {
        "compared": naming.count(cards.compared),
        "chance": figure(cards.by_chance, Unit.NUMBER, naming.language, 0),
        "found": naming.count(cards.found),
        "standing": naming.count(cards.standing),
    }
