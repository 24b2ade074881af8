"""`fabletop games`: lists the games and the settings of their tables."""

from collections.abc import Iterator, Sequence
from itertools import groupby

from fabletop.cli.shared.options import LanguageOption
from fabletop.cli.table.screen import Screen
from fabletop.core.game import SEVERAL, Condition, Need, Setting
from fabletop.core.registry import find, names


def games(language: LanguageOption) -> None:
    """List the games with their player counts and settings (for --set)."""
    screen = Screen(language)
    for name in names():
        game = find(name)
        screen.line(f"{name}: {_players(game.seats, screen)}")
        width = max((len(setting.name) for setting in game.settings), default=0)
        for setting in game.settings:
            name = f"{setting.name}=".ljust(width + 1)
            screen.item(f"  --set {name}", _choices(setting, screen))


def _choices(setting: Setting, screen: Screen) -> str:
    """The possible choices; those with the same requirements are listed together."""
    together = groupby(setting.choices, key=lambda choice: tuple(_notes(setting, choice, screen)))
    parts = []
    for notes, choices in together:
        listed = ", ".join(choices)
        parts.append(f"{listed} ({'; '.join(notes)})" if notes else listed)
    told = "; ".join(parts)
    if not setting.most:
        return told
    return screen.words("word-several", n=setting.most, sign=SEVERAL, choices=told)


def _notes(setting: Setting, choice: str, screen: Screen) -> Iterator[str]:
    """Whether a choice is the default, and what it requires."""
    if choice == setting.default:
        yield screen.words("word-default")
    condition = setting.only.get(choice, Condition())
    if condition.needs:
        needs = ", ".join(_need(need, screen) for need in condition.needs)
        yield screen.words("word-needs", setting=needs)
    if condition.seats:
        yield _players(condition.seats, screen)
    for clash in condition.clashes:
        for seats in clash.seats:
            yield screen.words("word-clashes", setting="=".join(clash.setting), n=seats)


def _need(need: Need, screen: Screen) -> str:
    name, *choices = need
    either = f" {screen.words('word-or')} "
    return f"{name}={either.join(choices)}"


def _players(seats: Sequence[int], screen: Screen) -> str:
    """The player counts as a range, or one by one if there are gaps."""
    if len(seats) > 1 and list(seats) == list(range(seats[0], seats[-1] + 1)):
        return screen.words("word-players", least=seats[0], most=seats[-1])
    return ", ".join(screen.words("word-seats", n=number) for number in seats)
