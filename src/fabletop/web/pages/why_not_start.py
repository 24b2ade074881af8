"""Why the choices on the landing page cannot be combined, as a message with its values."""

from fabletop.core.game import (
    Condition,
    Game,
    Options,
    Setting,
    Words,
    clash_of,
    made,
    missing_need,
    why_not_choose,
)

Problem = tuple[str, dict[str, str | int]]


def unfit(game: Game, options: Options, seats: int, language: str) -> Problem | None:
    """The first choice that cannot be combined with the others."""
    words = game.words(language)
    for setting in game.settings:
        value = str(options[setting.name])
        if setting.most and len(made(value)) > setting.most:
            return "unfit-many", {"n": setting.most, "setting": words.setting(setting.name)}
        if why_not_choose(setting, value, options, seats):
            return _twice(setting, options, words) or _one_choice(setting, options, seats, words)
    return None


def _twice(setting: Setting, options: Options, words: Words) -> Problem | None:
    """The same thing is chosen both to be in the game and to be left out."""
    if not setting.without:
        return None
    other, chosen = made(options[setting.without]), made(options[setting.name])
    shared = [value for value in chosen if value and value in other]
    return ("unfit-twice", {"choice": words.choice(setting.name, shared[0])}) if shared else None


def _one_choice(setting: Setting, options: Options, seats: int, words: Words) -> Problem | None:
    """A choice lacks what it requires, clashes with another, or is not for this player count."""
    for value in setting.chosen(str(options[setting.name])):
        condition = setting.only.get(value, Condition())
        choice = words.choice(setting.name, value)
        need = missing_need(condition, options)
        if need:
            needed = " / ".join(words.choice(need[0], one) for one in need[1:])
            return "unfit-choice", {"choice": choice, "needed": needed}
        clash = clash_of(condition, options, seats)
        if clash is not None:
            other = words.choice(*clash.setting)
            if not clash.seats:
                return "unfit-pair", {"choice": choice, "other": other}
            return "unfit-together", {"choice": choice, "other": other, "seats": seats}
        if condition.seats and seats not in condition.seats:
            return "unfit-seats", {"choice": choice, "n": _span(condition.seats), "seats": seats}
    return None


def _span(seats: tuple[int, ...]) -> str:
    """The player counts as a range, or one by one if there are gaps."""
    if len(seats) > 1 and seats == tuple(range(seats[0], seats[-1] + 1)):
        return f"{seats[0]}–{seats[-1]}"
    return " / ".join(map(str, seats))
