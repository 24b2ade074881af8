"""The line of play that a search expects: its option, and what was tried most often after it."""

from typing import Final

from fabletop.bots.search.halving import RootOption
from fabletop.bots.search.judge import Judge
from fabletop.bots.search.tree import Arm
from fabletop.bots.thought import Expected
from fabletop.core.chance import mix
from fabletop.core.glimpse import Glimpse
from fabletop.core.question import Option, Question
from fabletop.core.texts.languages import languages
from fabletop.core.walk import Walk

LONGEST: Final = 4
"""At most how many answers are listed after the first one."""


def expected(judge: Judge, trial: RootOption, look: Glimpse, seed: int) -> tuple[Expected, ...]:
    """The option and what is expected after it, in one imagined world."""
    walk = look.imagine(mix(seed) >> 1)
    told: list[Expected] = []
    arm: Arm | None = None
    while walk.asked is not None and len(told) <= LONGEST:
        asked = walk.asked if isinstance(walk.asked, tuple) else (walk.asked,)
        answers: list[Option] = []
        for question in asked:
            if arm is None:
                root = question.seat == look.seat
                option = trial.option if root else _favourite(judge, walk, question)
            else:
                option, arm = _followed(judge, walk, question, arm)
            answers.append(option)
            if len(question.options) > 1 and (arm is not None or question.seat == look.seat):
                told.append(_told(walk, question, option))
        walk.answer(tuple(answers) if isinstance(walk.asked, tuple) else answers[0])
        arm = arm or trial.arm
    return tuple(told[: LONGEST + 1])


def _followed(judge: Judge, walk: Walk, question: Question, arm: Arm) -> tuple[Option, Arm]:
    """The option that was tried most often, or else the one that the greedy bot values most."""
    node = arm.next(question)
    option = node.favourite()
    if option is None or option not in question.options:
        option = _favourite(judge, walk, question)
    return option, node.arm(option)


def _favourite(judge: Judge, walk: Walk, question: Question) -> Option:
    return judge.ranked(question, judge.values_at(walk.game, walk.table, question))[0]


def _told(walk: Walk, question: Question, option: Option) -> Expected:
    view = walk.game.view(walk.table, question.seat)
    labels = {language: walk.game.words(language).label(option, view) for language in languages()}
    return Expected(question.seat, option, labels)
