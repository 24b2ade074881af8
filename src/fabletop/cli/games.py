"""`fabletop games`: which games there are, and how their tables can be set."""

from fabletop.cli.options import Language
from fabletop.cli.screen import Screen
from fabletop.core.registry import find, names


def games(language: Language) -> None:
    """List the games with their player counts and settings."""
    screen = Screen(language)
    for name in names():
        game = find(name)
        players = screen.words("word-players", least=game.seats[0], most=game.seats[-1])
        screen.line(f"{name}: {players}")
        default = screen.words("word-default")
        for setting in game.settings:
            choices = ", ".join(
                f"{choice} ({default})" if choice == setting.default else choice
                for choice in setting.choices
            )
            screen.line(f"  --set {setting.name}=  {choices}")
