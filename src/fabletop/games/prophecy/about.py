"""Which rules answer "what may I do now?", for each question that is asked at the table.

The Basic version only. Rules that name the subject of the question, a Creature or an Opportunity,
come before the general ones.
"""

from functools import cache

from fabletop.core.question import Question
from fabletop.games.prophecy.box import open_box
from fabletop.games.prophecy.library import library, rulebook
from fabletop.games.prophecy.printed import STRENGTH, Creature

START = ("R-228", "R-233", "R-236", "R-049", "R-055", "R-080", "R-106", "R-104")
"""The aim and the course of a turn, for whoever asks about nothing in particular."""

SCROLL = ("R-166", "R-167", "R-187")
"""A scroll does what it says, once, in its owner's turn."""

BAND = ("R-124", "R-125")
"""A band of Creatures has three lives."""

ABOUT: dict[str, tuple[str, ...]] = {
    "move": (
        *("R-080", "R-081", "R-082", "R-083", "R-084", "R-085", "R-086", "R-087"),
        *("R-088", "R-089", "R-090", "R-091", "R-097", "R-096", "R-187"),
    ),
    "fight": ("R-106", "R-193", "R-188", "R-252", "R-129", "R-109", "R-120", "R-103"),
    "kind": ("R-111", "R-114", "R-112", "R-128", "R-188", "R-191", "R-040", "R-126", "R-117"),
    "declare": (
        *("R-168", "R-169", "R-170", "R-175", "R-174", "R-176", "R-171", "R-239"),
        *("R-246", "R-156", "R-126", "R-116"),
    ),
    "roll": ("R-117", "R-116", "R-241", "R-177", "R-244", "R-317", "R-127", "R-188", "R-109"),
    "rolled": ("R-250", "R-117", "R-127", "R-319", "R-122", "R-120"),
    "curse": ("R-286", "R-119"),
    "robbed": ("R-120", "R-109"),
    "space": (
        *("R-104", "R-233", "R-236", "R-157", "R-158", "R-155", "R-160", "R-161"),
        *("R-162", "R-163", "R-164", "R-100", "R-102", "R-159", "R-248"),
    ),
    "wind": ("R-075", "R-079"),
    "spiral": ("R-053", "R-054", "R-167"),
    "exchange": (*SCROLL, "R-048"),
    "steal": ("R-252", *SCROLL),
    "decay": ("R-252", *SCROLL),
    "destroy": (*SCROLL, "R-193", "R-103"),
    "wish": (*SCROLL, "R-019"),
    "golden_fish": ("R-303", "R-322", "R-038", "R-042", "R-101"),
    "cleansing_fire": ("R-298", "R-305", "R-034", "R-035", "R-042"),
    "master_wizard": ("R-300", "R-106", "R-104"),
    "black_market": ("R-321", "R-048"),
    "apothecary": ("R-036", "R-041", "R-048", "R-101"),
    "alchemist": ("R-297", "R-045", "R-038", "R-042"),
    "hermit_gives": ("R-302", "R-322", "R-048"),
    "hermit": ("R-302", "R-037", "R-038", "R-042"),
    "collector": ("R-305", "R-159", "R-101"),
}


def rules_about(question: Question) -> tuple[str, ...]:
    """The rules behind a question, most useful first."""
    subject = question.subject or ""
    rules = [*_rules_that_name(subject)]
    creature = open_box().creatures.get(subject)
    if creature and creature.lives > 1:
        rules += BAND
    rules += ABOUT.get(question.kind, START)
    if creature:
        rules.append(_kind_of_battle(creature))
    return tuple(dict.fromkeys(rules))


@cache
def _rules_that_name(subject: str) -> tuple[str, ...]:
    basic = {rule.id for rule in rulebook() if ("Basic", "yes") in rule.notes}
    cards = {card.id: card.rules for card in library(open_box())}
    return tuple(rule for rule in cards.get(subject, ()) if rule in basic)


def _kind_of_battle(creature: Creature) -> str:
    """The rule that says how a Creature is fought, from what is printed on it."""
    by_strength = creature.strength is not None or creature.special.strength_per_health
    if creature.first != STRENGTH or creature.special.alive_gold:
        return "R-114"
    if by_strength and creature.willpower is not None:
        return "R-111"
    return "R-110" if by_strength else "R-113"
