"""The short setup: a few questions, each with a default, before the game starts."""

from collections.abc import Mapping, Sequence

from fabletop.bots.bot import BOTS
from fabletop.bots.levels import LEVELS
from fabletop.cli.shared.seats import DEFAULT_BOT, DEFAULT_PLAYERS, HUMAN
from fabletop.cli.table.screen import Screen
from fabletop.core.errors import BadSetup
from fabletop.core.game import Game, Options, T, settle
from fabletop.web.plugin import plugin_of
from fabletop.web.words import words_of_pages


def ask_options(game: Game[T], screen: Screen) -> Options:
    """Ask for a game's first setting, such as the version of the rules, and for a preset of the
    others. Single settings can be given on the command line."""
    words = game.words(screen.language)
    options: Options = {}
    for setting in game.settings[:1]:
        screen.line(words.setting(setting.name))
        told = {choice: words.choice(setting.name, choice) for choice in setting.choices}
        options[setting.name] = _choose(told, setting.default, screen)
    mixtures = _mixtures(game, options)
    if len(mixtures) > 1:
        said = words_of_pages(screen.language)
        screen.say("ask-mixture")
        told = {name: said.say(f"mixture-{name}") for name in mixtures}
        options |= mixtures[_choose(told, next(iter(mixtures)), screen)]
    return options


def _mixtures(game: Game[T], options: Options) -> dict[str, Mapping[str, str]]:
    """The presets that agree with the chosen first setting."""
    defaults = {setting.name: setting.default for setting in game.settings}
    return {
        name: mixture
        for name, mixture in plugin_of(game.name).mixtures.items()
        if all((defaults | dict(mixture))[one] == value for one, value in options.items())
    }


def _choose(told: Mapping[str, str], default: str, screen: Screen) -> str:
    """Ask for one of the choices, by its number or its name."""
    names = list(told)
    for number, text in enumerate(told.values(), start=1):
        screen.item(f"{number:3}", text)
    usual = names.index(default) + 1
    while True:
        text = screen.ask("ask-setting", default=usual).casefold() or str(usual)
        if text in names:
            return text
        if text.isdecimal() and 1 <= int(text) <= len(names):
            return names[int(text) - 1]
        screen.say("not-a-number", least=1, most=len(names))


def ask_seats(game: Game[T], options: Options, screen: Screen) -> list[str]:
    """Ask for the seats; returns their text forms, people first, then bots."""
    players = _ask_number(_possible_seats(game, options), screen)
    people = _ask_people(players, screen)
    if len(people) == players:
        return people
    return people + [_ask_bot(screen)] * (players - len(people))


def _possible_seats(game: Game[T], options: Options) -> list[int]:
    """The player counts that these options allow."""
    return [number for number in game.seats if _fits(game, options, number)]


def _fits(game: Game[T], options: Options, seats: int) -> bool:
    try:
        settle(game, options, seats)
    except BadSetup:
        return False
    return True


def _ask_number(possible: Sequence[int], screen: Screen) -> int:
    least, most = possible[0], possible[-1]
    default = min(max(DEFAULT_PLAYERS, least), most)
    while True:
        text = screen.ask("ask-seats", least=least, most=most, default=default)
        if not text:
            return default
        if text.isdecimal() and int(text) in possible:
            return int(text)
        screen.say("not-a-number", least=least, most=most)


def _ask_people(players: int, screen: Screen) -> list[str]:
    while True:
        text = screen.ask("ask-people")
        names = [name.strip() for name in text.split(",") if name.strip()]
        if not names:
            names = [screen.words("default-person")]
        if len(names) <= players:
            return [f"{HUMAN}:{name}" for name in names]
        screen.say("too-many-people", seats=players)


def _ask_bot(screen: Screen) -> str:
    screen.say("ask-bots")
    levels_first = sorted(BOTS, key=lambda name: name not in LEVELS)
    told = {name: screen.words(f"bot-{name}") for name in levels_first}
    return _choose(told, DEFAULT_BOT, screen)
