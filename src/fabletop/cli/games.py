"""`fabletop games`: which games there are, and how their tables can be set."""

from fabletop.cli.options import Language
from fabletop.cli.screen import Screen
from fabletop.core.game import Setting
from fabletop.core.registry import find, names


def games(language: Language) -> None:
    """List the games with their player counts and settings."""
    screen = Screen(language)
    for name in names():
        game = find(name)
        players = screen.words("word-players", least=game.seats[0], most=game.seats[-1])
        screen.line(f"{name}: {players}")
        for setting in game.settings:
            choices = ", ".join(_choice(setting, choice, screen) for choice in setting.choices)
            screen.line(f"  --set {setting.name}=  {choices}")


def _choice(setting: Setting, choice: str, screen: Screen) -> str:
    """A choice, whether it is the usual one, and what it needs."""
    notes = [screen.words("word-default")] if choice == setting.default else []
    condition = setting.only.get(choice)
    if condition is not None:
        notes += [
            screen.words("word-needs", setting=f"{name}={'|'.join(needed)}")
            for name, *needed in condition.needs
        ]
        notes += [screen.words("word-seats", n=seats) for seats in condition.seats]
        notes += [
            screen.words("word-clashes", setting="=".join(clash.setting), n=seats)
            for clash in condition.clashes
            for seats in clash.seats
        ]
    return f"{choice} ({', '.join(notes)})" if notes else choice
