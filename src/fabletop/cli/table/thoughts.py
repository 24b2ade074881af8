"""What bots think, shown at the table: the adviser's hint for the person who has to answer, and the
thoughts of the bots that play, if they think aloud."""

from fabletop.bots.advice import advise
from fabletop.bots.reasons import Foreseen, ReasonedOption, Reasons, reasons
from fabletop.bots.thought import Thought
from fabletop.cli.plugin import TerminalDrawing
from fabletop.cli.table.screen import Screen
from fabletop.core.decision import Decision
from fabletop.core.match import Match
from fabletop.core.seeds import derived
from fabletop.core.view import AnyView

INDENT = " " * 5
"""The indentation below the label of a numbered option."""


def give_hint(match: Match, decision: Decision, drawing: TerminalDrawing, screen: Screen) -> None:
    """Show the best options by number. The same moment of a game always gets the same hint."""
    if len(decision.options) == 1:
        screen.say("hint-one-option")
        return
    screen.say("hint-thinking", style="dim")
    seed = derived(match.header.seed, "hint", len(match.entries))
    thought = advise(match.game, decision.question, match.glimpse(decision.seat), seed)
    view = decision.view()
    told = _reasons(thought, decision, match, screen)
    for option in told.options:
        tell_option(option, view, drawing, screen)


def tell_option(
    option: ReasonedOption, view: AnyView, drawing: TerminalDrawing, screen: Screen
) -> None:
    screen.item(f"{option.number:3}", valued(option, screen))
    if option.line:
        line = expected(option.line, view, drawing, screen)
        screen.line(INDENT + screen.words("hint-expected", line=line))
    if option.difference:
        screen.line(INDENT + option.difference)


def valued(option: ReasonedOption, screen: Screen) -> str:
    """An option with its chance to win and its number of tries."""
    return screen.words("hint-option", label=option.label, chance=option.chance, tries=option.tries)


def expected(
    line: tuple[Foreseen, ...], view: AnyView, drawing: TerminalDrawing, screen: Screen
) -> str:
    return screen.words("thought-between").join(
        screen.words("hint-step", hero=drawing.seat(view, step.seat), label=step.label)
        for step in line
    )


def thought_aloud(
    thought: Thought,
    decision: Decision,
    match: Match,
    drawing: TerminalDrawing,
    screen: Screen,
) -> list[str]:
    """A bot's thought in two lines; call it before the answer changes the table."""
    view = decision.view()
    told = _reasons(thought, decision, match, screen)
    lines = [
        screen.words(
            "thought", hero=drawing.seat(view, decision.seat), options=_briefly(told, screen)
        )
    ]
    return [*lines, f"  {told.because}"] if told.because else lines


def _reasons(thought: Thought, decision: Decision, match: Match, screen: Screen) -> Reasons:
    language = screen.language
    labels = decision.labels(language)
    return reasons(thought, match.game.name, decision.question, labels, language)


def _briefly(told: Reasons, screen: Screen) -> str:
    return screen.words("thought-between").join(
        screen.words(
            "thought-chosen" if option.chosen else "thought-option",
            label=option.label,
            chance=option.chance,
            tries=option.tries,
        )
        for option in told.options
    )
