"""The rules that explain "what may I do now?", for each question asked at the table.

Rules that name the subject of the question, a Creature or an Opportunity, come before the general
ones. The Basic version shows only its own rules, and expansions only if they are in play.
"""

from collections.abc import Iterable, Mapping
from functools import cache

from fabletop.core.plugins import cached
from fabletop.core.question import Question
from fabletop.games.prophecy.box import open_box
from fabletop.games.prophecy.help.about_parts import ADDED, in_play
from fabletop.games.prophecy.help.library import library, rulebook
from fabletop.games.prophecy.printed.cards import STRENGTH, Creature

START = ("R-003", "R-228", "R-233", "R-236", "R-049", "R-055", "R-080", "R-106", "R-104")
"""The aim of the game and the order of a turn, for questions without rules of their own."""

SCROLL = ("R-166", "R-167", "R-187")
"""A scroll does what it says, once, in its owner's turn."""

BAND = ("R-124", "R-125")
"""A band of Creatures has three lives."""

ABOUT: dict[str, tuple[str, ...]] = {
    "move": (
        *("R-080", "R-092", "R-081", "R-082", "R-083", "R-084", "R-085", "R-086", "R-087"),
        *("R-088", "R-089", "R-090", "R-091", "R-194", "R-195", "R-097", "R-096", "R-187"),
        *("R-226", "R-213"),
    ),
    "fight": ("R-106", "R-193", "R-188", "R-252", "R-129", "R-109", "R-120", "R-103"),
    "kind": ("R-111", "R-114", "R-112", "R-128", "R-188", "R-191", "R-040", "R-126", "R-117"),
    "declare": (
        *("R-168", "R-169", "R-170", "R-175", "R-174", "R-176", "R-171", "R-239"),
        *("R-246", "R-156", "R-126", "R-116"),
    ),
    "roll": ("R-117", "R-116", "R-241", "R-177", "R-244", "R-317", "R-127", "R-188", "R-109"),
    "rolled": ("R-250", "R-117", "R-127", "R-319", "R-122", "R-120"),
    "shield": ("R-246", "R-319", "R-117", "R-120"),
    "curse": ("R-286", "R-119"),
    "robbed": ("R-120", "R-109"),
    "space": (
        *("R-104", "R-152", "R-153", "R-233", "R-236", "R-157", "R-158", "R-155", "R-160", "R-161"),
        *("R-162", "R-163", "R-164", "R-165", "R-100", "R-102", "R-159", "R-248"),
    ),
    "wind": ("R-075", "R-079"),
    "spiral": ("R-053", "R-054", "R-276", "R-167"),
    "exchange": (*SCROLL, "R-048"),
    "steal": ("R-252", *SCROLL),
    "decay": ("R-252", *SCROLL),
    "whose": ("R-252", "W-287", *SCROLL),
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
    "draft": ("R-028", "R-029", "R-031"),
    "pick": ("R-030", "R-031", "R-026"),
    "new_character": ("R-148", "R-149", "R-150"),
    "banner": ("R-310", "R-312", "R-212"),
    "open_training": ("R-069", "R-066", "R-067", "R-068"),
    "dream": ("R-073", "R-074"),
    "attack": (
        *("R-130", "R-132", "R-133", "R-134", "R-137", "R-131", "R-140", "R-193"),
        *("R-214", "R-215"),
    ),
    "duel_kind": ("R-134", "R-137", "R-135", "R-136", "R-204"),
    "reply": ("R-136", "R-137", "R-204", "R-138"),
    "announce": ("R-138", "R-116", "R-241", "R-179", "R-249", "R-244"),
    "riddle": ("R-317", "R-189", "R-291"),
    "pray": ("R-178", "R-278", "R-184"),
    "keep_die": ("R-178", "R-315"),
    "drawn": ("R-277", "R-122", "R-193"),
    "mend": ("R-269",),
    "hoard": ("R-292", "R-119"),
    "ransom": ("R-140", "R-141", "R-142"),
    "plunder": ("R-141", "R-203"),
    "thievery": ("R-268", "R-140", "R-319"),
    "hand_over": ("R-215", "R-208"),
    "limits": ("R-057", "R-058", "R-059", "R-201", "R-202", "R-182", "R-271"),
    "battlefield": ("R-205", "R-209", "R-210", "R-211", "R-213", "R-214"),
    "library_guild": ("R-152", "R-101"),
    "library": ("R-152", "R-154", "R-180"),
    "compose": ("R-224", "R-225", "R-226", "R-227", "R-223"),
    "choose_artifact": ("W-179", "W-180", "R-199"),
    "scepter": ("W-242", "W-243", "W-244", "W-246"),
    "scepter_loss": ("W-244", "W-242"),
    "entrance": ("W-254", "W-255", *SCROLL),
    "missing": ("W-255", "W-254"),
    "consent": ("R-225", "R-224", "R-227"),
    "gate": ("W-082", "W-083", "W-086", "W-087", "W-085", "W-088", "W-211", "R-092", "R-197"),
    "triumph": ("W-161", "W-163", "W-162", "W-164", "W-165", "W-166", "R-200"),
    "legends": ("W-073", "W-080", "W-074", "W-081", "R-050"),
    "expelled": ("W-174",),
    "bag": ("W-088", "W-089", "W-090", "W-099", "W-096", "W-100", "W-091"),
    "breathe": ("W-088", "W-077"),
    "swim": (
        *("W-106", "W-107", "W-108", "W-109", "W-110", "W-111", "W-114", "W-116", "W-117"),
        *("W-124", "W-128", "W-096", "W-100", "W-112", "W-160"),
    ),
    "swim_on": ("W-108", "W-109", "W-110", "W-133", "W-107"),
    "current": ("W-121", "W-122", "W-123", "W-120"),
    "washed_out": ("W-116", "W-122"),
    "enrage": ("R-189", "R-124"),
    "hold": ("W-292", "W-293", "W-294"),
    "surrender": ("R-118", "R-124"),
    "patrol_talks": ("R-118", "W-111"),
    "enchanted": ("R-020", "R-120"),
    "song": ("W-246", "R-118"),
    "bargain": ("R-118", "R-038", "R-042"),
    "fairy_tale": ("W-296", "W-295"),
    "rewards": ("R-118", "R-119"),
    "storm": ("W-299", "W-300", "W-301"),
    "thought": ("W-137", "W-138", "R-101"),
    "cavern": ("W-137", "W-138", "R-101"),
    "climb": ("W-114", "W-211", "R-055", "R-106", "R-104"),
    "climb_on": ("W-211", "R-055", "R-106"),
    "trial": ("W-211", "R-055"),
    "labyrinth_of_stone": ("W-211", "R-055"),
    "crossroads": ("W-211", "R-055"),
    "hide_die": ("W-211", "R-055"),
    "give_up_ability": ("R-020", "R-120"),
    "ancient_statue": ("W-211", "R-055"),
    "eyes_of_fire": ("W-211", "R-034", "R-035"),
    "thrown_out": ("W-114", "W-211", "R-109"),
    "fear": ("R-189", "R-040"),
    "peek": ("W-211", "W-077"),
    "pool_of_secret_wishes": ("R-101", "R-104"),
    "guess": ("R-117", "R-124"),
    "naming": ("R-189", "R-113"),
    "chronicler": ("W-180", "R-073"),
    "dig": ("W-190", "W-191", "W-192", "W-047"),
    "dig_more": ("W-043", "W-044", "W-045", "W-047"),
    "booty": ("W-187", "R-140"),
    "pose": ("W-279", "W-280", "W-282", "W-283", "W-285", "W-286"),
    "beast": ("W-232", "W-234", "R-140"),
    "spare": ("R-118", "W-227"),
    "greed": ("R-118", "R-035"),
    "soul": ("W-288", "W-246"),
    "fate": ("R-050", "W-007"),
    "fate_later": ("R-050", "W-007"),
    "riddler": ("W-277", "W-278", "W-228"),
    "riddle_name": ("W-277", "W-278"),
    "gifts": ("W-226", "R-101"),
    "trade_in": ("R-101", "R-102"),
    "duplicate": ("W-287", "R-187"),
    "race_draft": ("W-072", "R-028", "R-029"),
    "race_pick": ("W-072", "R-030"),
    "dawn": ("W-257", "W-258", "W-266", "W-267", "W-269", "W-271"),
}


def rules_about(question: Question, chosen: Mapping[str, str]) -> tuple[str, ...]:
    """The rules behind a question at a table with these choices, most useful first."""
    subject = question.subject or ""
    rules = [*_rules_of_cards().get(subject, ())]
    creature = open_box().foes.get(subject)
    if creature and creature.lives > 1:
        rules += BAND
    rules += ABOUT.get(question.kind, START)
    rules += ADDED.get(question.kind, ())
    if creature:
        rules.append(_kind_of_battle(creature))
    return _played(rules, chosen) or _played(START, chosen)


def _played(rules: Iterable[str], chosen: Mapping[str, str]) -> tuple[str, ...]:
    """The rules that are in play at the table, without repetition."""
    basic = chosen["version"] == "basic"
    return tuple(
        rule
        for rule in dict.fromkeys(rules)
        if (rule in _basic() if basic else in_play(rule, chosen))
    )


@cache
def _basic() -> frozenset[str]:
    return frozenset(rule.id for rule in rulebook() if ("basic", ("yes",)) in rule.notes)


@cached
def _rules_of_cards() -> dict[str, tuple[str, ...]]:
    """The rules that name a card, by card id."""
    return {card.id: card.rules for card in library(open_box())}


def _kind_of_battle(creature: Creature) -> str:
    """The rule that says how a Creature is fought, given its printed values."""
    special = creature.special
    by_strength = creature.strength is not None or special.strength_per_health
    wills_first = by_strength and creature.first != STRENGTH
    if wills_first or special.alive_gold or special.copies_character:
        return "R-114"
    if by_strength and creature.willpower is not None:
        return "R-111"
    return "R-110" if by_strength else "R-113"
