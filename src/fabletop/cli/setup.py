"""The short setup: a few questions, each with a default, and the game begins."""

from fabletop.bots.bot import BOTS
from fabletop.cli.screen import Screen
from fabletop.cli.seats import DEFAULT_BOT, DEFAULT_PLAYERS, HUMAN
from fabletop.core.game import Game, Options, Setting, T


def ask_options(game: Game[T], screen: Screen) -> Options:
    """What a game's first setting, such as the version of the rules, shall be. Whoever wants the
    others names them on the command line."""
    return {setting.name: _ask_setting(game, setting, screen) for setting in game.settings[:1]}


def _ask_setting(game: Game[T], setting: Setting, screen: Screen) -> str:
    words = game.words(screen.language)
    screen.line(words.setting(setting.name))
    for number, choice in enumerate(setting.choices, start=1):
        screen.line(f"{number:3}  {words.choice(setting.name, choice)}")
    most = len(setting.choices)
    default = setting.choices.index(setting.default) + 1
    while True:
        text = screen.ask("ask-setting", default=default).casefold() or str(default)
        if text in setting.choices:
            return text
        if text.isdecimal() and 1 <= int(text) <= most:
            return setting.choices[int(text) - 1]
        screen.say("not-a-number", least=1, most=most)


def ask_seats(game: Game[T], screen: Screen) -> list[str]:
    """Seats in their text form: people first, bots on the rest."""
    players = _ask_number(game, screen)
    people = _ask_people(players, screen)
    if len(people) == players:
        return people
    return people + [_ask_bot(screen)] * (players - len(people))


def _ask_number(game: Game[T], screen: Screen) -> int:
    least, most = game.seats[0], game.seats[-1]
    default = min(max(DEFAULT_PLAYERS, least), most)
    while True:
        text = screen.ask("ask-seats", least=least, most=most, default=default)
        if not text:
            return default
        if text.isdecimal() and int(text) in game.seats:
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
    bots = ", ".join(BOTS)
    while True:
        name = screen.ask("ask-bots", bots=bots, default=DEFAULT_BOT).casefold() or DEFAULT_BOT
        if name in BOTS:
            return name
        screen.say("no-such-bot", name=name, bots=bots)
