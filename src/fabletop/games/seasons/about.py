"""Which rules answer "what may I do now?", for each kind of question."""

from functools import cache

from fabletop.core.game import Options
from fabletop.core.question import Question
from fabletop.games.seasons.box import open_box
from fabletop.games.seasons.library import library

START = ("S-040", "S-041", "S-042", "S-043", "S-052", "S-100", "S-080", "S-090", "S-173")
"""The course of the game: the answer when there is no particular question."""

GIVING = ("S-120", "S-121", "S-124")
KEEPING = ("S-063", "S-133", "S-155", "S-173")

ABOUT: dict[str, tuple[str, ...]] = {
    "pick": ("S-030", "S-031", "S-150", "S-036"),
    "reject": ("S-152", "S-130"),
    "reject_one": ("S-152", "S-130"),
    "hand": ("S-031", "S-036", "S-143"),
    "library_two": ("S-031", "S-036", "S-143"),
    "token": ("S-034", "S-035", "S-160", "S-053"),
    "take": ("S-042", "S-060", "S-061", "S-062", "S-063", "S-064", "S-065", "S-045"),
    "die": ("S-050", "S-051", "S-101"),
    "turn": (
        *("S-052", "S-100", "S-101", "S-102", "S-103", "S-110", "S-111", "S-080", "S-081"),
        *("S-082", "S-090", "S-091", "S-092", "S-093", "S-094", "S-053", "S-054", "S-056"),
    ),
    "draw": ("S-063", "S-095", "S-055"),
    "keep_or_discard": KEEPING,
    "keep_one": ("S-095", *KEEPING),
    "bury": ("S-135", "S-130"),
    "under": ("S-134", "S-135"),
    "energy": ("S-077", "S-071", "S-070"),
    "fill": ("S-076", "S-077"),
    "overflow": ("S-071", "S-070", "S-074", "S-075"),
    "drop": ("S-070", "S-076"),
    "pay": ("S-103", "S-111", "S-076", "S-154"),
    "elements": ("S-102", "S-154"),
    "sacrifice": GIVING,
    "discard": GIVING,
    "give_up": GIVING,
    "embrace": ("S-155", *GIVING),
    "token_gives": ("S-160", "S-120"),
    "drought": ("S-158", "S-073", "S-124"),
    "marker": ("S-140", "S-141", "S-144", "S-146", "S-171"),
    "chalice": ("S-105", "S-100"),
    "dream": ("S-105", "S-100"),
    "orb": ("S-105", "S-100", "S-133"),
    "naria": ("S-133",),
    "return": ("S-122", "S-123", "S-155"),
    "lewis": ("S-070", "S-071", "S-076"),
    "crown": ("S-133", "S-070", "S-124"),
    "raven": ("S-163", "S-123"),
    "warden": ("S-076", "S-120", "S-124"),
    "ratty": ("S-070", "S-076"),
    "name_energy": ("S-133", "S-130"),
    "found": ("S-133", "S-130"),
    "throne": ("S-097", "S-120", "S-124"),
    "exchange_cards": ("S-120", "S-124"),
    "arrange": ("S-133", "S-159"),
    "resurrect": ("S-130", "S-134"),
    "which_first": ("S-045", "S-142"),
    "horn": ("S-045", "S-076"),
    "monolith": ("S-045", "S-076"),
    "unstore": ("S-076", "S-071"),
    "statue": ("S-141", "S-133"),
    "kriss": GIVING,
    "mirror": ("S-111", "S-076"),
    "mirror_into": ("S-111",),
}


def rules_about(question: Question, _options: Options) -> tuple[str, ...]:
    """The rules behind a question; the rules of its subject (a card, for example) come first."""
    subject = question.subject or ""
    return tuple(dict.fromkeys([*_rules_that_name(subject), *ABOUT.get(question.kind, START)]))


@cache
def _rules_that_name(subject: str) -> tuple[str, ...]:
    cards = {card.id: card.rules for card in library(open_box())}
    return cards.get(subject, ())
