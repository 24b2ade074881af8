"""How good is an option in Prophecy?"""

from fabletop.core.game import View
from fabletop.core.question import Option, Question


def value(question: Question, option: Option, view: View) -> float:
    return 0.0
