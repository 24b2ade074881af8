"""Options of a table by chance."""

from collections.abc import Callable, Iterator
from itertools import combinations
from typing import Final

from fabletop.core.game import SEVERAL, Condition, Game, Options, Setting, T, why_not_choose

ATTEMPTS: Final = 1_000
"""How many times a choice that does not fit is retried; usually a few retries are enough."""


def any_options(
    game: Game[T],
    seats: int,
    below: Callable[[int], int],
    given: Options | None = None,
    *,
    attempts: int = ATTEMPTS,
) -> Options:
    """Random options; given ones are kept. They go together, unless `attempts` retries were not
    enough. `below(n)` gives a random number from 0 to n - 1."""
    free = [setting for setting in game.settings if setting.name not in (given or {})]
    options: Options = {setting.name: setting.default for setting in game.settings}
    options |= given or {}
    for setting in free:
        options[setting.name] = _any_choice(setting, below)
    for _ in range(attempts):
        wrong = [
            setting
            for setting in game.settings
            if why_not_choose(setting, str(options[setting.name]), options, seats)
        ]
        if not wrong or not free:
            break
        blamed = {name for setting in wrong for name in _involved(setting, options)}
        guilty = [setting for setting in free if setting.name in blamed] or free
        one = guilty[below(len(guilty))]
        options[one.name] = _any_choice(one, below)
    return options


def _involved(setting: Setting, options: Options) -> Iterator[str]:
    """A setting, and the other settings that its choices need or clash with."""
    yield setting.name
    if setting.without:
        yield setting.without
    for choice in setting.chosen(str(options[setting.name])):
        condition = setting.only.get(choice, Condition())
        yield from (need[0] for need in condition.needs)
        yield from (clash.setting[0] for clash in condition.clashes)


def _any_choice(setting: Setting, below: Callable[[int], int]) -> str:
    if not setting.most:
        return setting.choices[below(len(setting.choices))]
    if setting.most == len(setting.choices):
        sets = [some for n in range(setting.most + 1) for some in combinations(setting.choices, n)]
        return SEVERAL.join(sets[below(len(sets))])
    left, chosen = list(setting.choices), []
    for _ in range(below(setting.most + 1)):
        chosen.append(left.pop(below(len(left))))
    return SEVERAL.join(chosen)
