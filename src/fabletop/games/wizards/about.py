"""Which rules answer "what may I do now?", for each kind of question."""

from fabletop.core.game import Options
from fabletop.core.question import Question

START = ("Z-098", "Z-001", "Z-002", "Z-003", "Z-083", "Z-119", "Z-120", "Z-122", "Z-124")
"""The course of the game: the answer when there is no particular question."""

LAYING = ("Z-135", "Z-136", "Z-137", "Z-138", "Z-139", "Z-304")
GIFTS = tuple(f"Z-{number}" for number in range(140, 157))
PLACES = ("Z-241", "Z-242", "Z-243", "Z-244", "Z-245", "Z-246")
FLYING = ("Z-201", "Z-206", "Z-208", "Z-209", "Z-210", "Z-213", "Z-234")

ABOUT: dict[str, tuple[str, ...]] = {
    "lay": LAYING,
    "lay_near": LAYING,
    "lay_centre": LAYING,
    "lay_turn": LAYING,
    "turn": (
        *("Z-070", "Z-071", "Z-074", "Z-185", "Z-186", "Z-190", "Z-192", "Z-193", "Z-194"),
        *("Z-201", "Z-202", "Z-273", "Z-040"),
    ),
    "walk": (
        *("Z-103", "Z-157", "Z-165", "Z-176", "Z-206", "Z-207", "Z-108", "Z-111", "Z-112"),
        *("Z-189", "Z-261", "Z-311", "Z-312", "Z-203", "Z-204"),
    ),
    "trapped": ("Z-036", "Z-038", "Z-072", "Z-073", "Z-074", "Z-101"),
    "pay_for_help": ("Z-074", "Z-075", "Z-076", "Z-287"),
    "escape": ("Z-188", "Z-222", "Z-223", "Z-224", "Z-225", "Z-226", "Z-227"),
    "trap": ("Z-036", "Z-038", "Z-040", "Z-221", "Z-222", "Z-223"),
    "demons": ("Z-058", "Z-059", "Z-060", "Z-061", "Z-062", "Z-063", "Z-113", "Z-114"),
    "dragon": ("Z-064", "Z-065", "Z-066", "Z-067", "Z-068", "Z-069", "Z-114", "Z-267", "Z-269"),
    "gain": ("Z-014", "Z-020", "Z-113", "Z-146"),
    "lose": ("Z-024", "Z-286", "Z-287"),
    "markers": ("Z-083", "Z-218", "Z-220", "Z-131", "Z-132"),
    "marker": PLACES,
    "marker_space": PLACES,
    "name_wizard": ("Z-133", "Z-134"),
    "initiation": ("Z-248", "Z-001", "Z-002", "Z-003", "Z-249"),
    "mentor": ("Z-247", "Z-099", "Z-131", "Z-133", "Z-249", "Z-290", "Z-291"),
    "stranger": ("Z-104", "Z-105"),
    "hamdrel": ("Z-197", "Z-004", "Z-217"),
    "random": ("Z-082", "Z-198", "Z-276", "Z-277", "Z-229"),
    "friend": ("Z-023", "Z-024", "Z-025", "Z-026", "Z-027", "Z-028"),
    "offer": GIFTS,
    "accept": GIFTS,
    "exchange": ("Z-289", "Z-297"),
    "call_boat": ("Z-108", "Z-109", "Z-110", "Z-111"),
    "drift": ("Z-258", "Z-260", "Z-263"),
    "territory": ("Z-077", "Z-209", "Z-210"),
    "flight": FLYING,
    "flight_space": FLYING,
    "follow": ("Z-231", "Z-232", "Z-233"),
    "lead": ("Z-215", "Z-232", "Z-233"),
}


def rules_about(question: Question, _options: Options) -> tuple[str, ...]:
    """The rules behind a question."""
    return ABOUT.get(question.kind, START)
