"""What a game must offer. Front ends, bots and tests know a game only through this."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Protocol

from typing_extensions import TypeVar

from fabletop.core.cards.library import LibraryCard, Rule
from fabletop.core.errors import BadSetup
from fabletop.core.question import Option, Question, Refusal, Step
from fabletop.core.seeds import Seed
from fabletop.core.table import Event, Table
from fabletop.core.view import V, V_contra

T = TypeVar("T", bound=Table, default=Any)
"""The class of a game's table. Code for all games need not name it: `Match` is one of any game."""

SEVERAL: Final = "+"
"""The separator between several choices of one setting."""

NOTHING: Final = "none"
"""What may be given, and is shown, for a setting of several choices if none is made."""

Options = dict[str, object]


@dataclass(frozen=True, slots=True)
class Clash:
    """A choice of another setting that excludes this one, for certain numbers of players (empty:
    all)."""

    setting: tuple[str, str]
    seats: tuple[int, ...] = ()


Need = tuple[str, ...]
"""The name of a setting, followed by its choices; one of them must have been made. The empty choice
stands for none of a setting of several choices."""


@dataclass(frozen=True, slots=True)
class Condition:
    """When a choice is possible: the choices of other settings that it needs, the numbers of
    players it is for (empty: all), and the choices that it clashes with."""

    needs: tuple[Need, ...] = ()
    seats: tuple[int, ...] = ()
    clashes: tuple[Clash, ...] = ()


@dataclass(frozen=True, slots=True)
class Setting:
    """An option of a table: its name, its choices, the default, and the choices that are not
    always possible. A setting with `most` takes from none to that many choices, joined by "+".
    `without` names another setting: what is chosen there cannot be chosen here. `older` has the
    values that were written differently once, as in games that were saved then."""

    name: str
    choices: tuple[str, ...]
    default: str
    only: Mapping[str, Condition] = field(default_factory=dict)
    most: int = 0
    without: str = ""
    older: Mapping[str, str] = field(default_factory=dict)

    def settled(self, value: str) -> str:
        """A value as it is written today."""
        if self.most and value == NOTHING:
            return ""
        return self.older.get(value, value)

    def chosen(self, value: str) -> tuple[str, ...]:
        """The single choices that a value stands for; one empty choice if there is none."""
        return tuple(made(self.settled(value))) if self.most else (self.settled(value),)


def made(value: object) -> list[str]:
    """The choices in a value of any setting."""
    return str(value).split(SEVERAL)


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended: the place of each seat (1 is first, ties share a place; if nobody wins,
    the places begin with 2) and its score."""

    places: tuple[int, ...]
    scores: tuple[int, ...]
    ended_by: str

    @property
    def winners(self) -> tuple[int, ...]:
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)

    @property
    def nearest(self) -> tuple[int, ...]:
        """The winners or, if nobody wins, the seats with the highest score."""
        highest = max(self.scores)
        scored = tuple(seat for seat, score in enumerate(self.scores) if score == highest)
        return self.winners or scored


class Words(Protocol[V_contra]):
    """A game's sentences in one language."""

    def title(self) -> str: ...
    def blurb(self) -> str: ...
    def setting(self, name: str) -> str: ...
    def choice(self, setting: str, value: str) -> str: ...
    def aim(self, view: V_contra) -> str: ...
    def prompt(self, question: Question, view: V_contra) -> str: ...
    def label(self, option: Option, view: V_contra) -> str: ...
    def tell(self, event: Event, view: V_contra) -> str: ...
    def refuse(self, refusal: Refusal, view: V_contra) -> str: ...


class Game(Protocol[T, V]):
    """A game, with the classes of its table and of its views. `step` plays what needs no answer and
    returns the coroutine that asks next; a step must not change the table before its first
    question. `reimagine` draws a table that looks the same to some seats together (none: to
    spectators), from what they know and nothing else."""

    name: str
    ruleset: str
    seats: range
    revealing: frozenset[str]
    """Kinds of question that are asked even with a single option: either the answer reveals
    something, so this is the last moment to undo, or the player should see what happened."""

    @property
    def settings(self) -> tuple[Setting, ...]: ...
    def data_hash(self, options: Options) -> str: ...
    def new(self, options: Options, seats: int, seed: Seed) -> T: ...
    def step(self, table: T) -> Step | None: ...
    def result(self, table: T) -> Result | None: ...
    def rounds(self, table: T) -> int: ...
    def view(self, table: T, seat: int | None) -> V: ...
    def refusals(self, table: T, question: Question) -> Sequence[Refusal]: ...
    def reimagine(self, table: T, seats: Collection[int], seed: Seed) -> T: ...
    def invariants(self, table: T) -> Sequence[str]: ...
    def dump(self, table: T) -> dict[str, object]: ...
    def load(self, options: Options, plain: Mapping[str, object]) -> T: ...
    def words(self, language: str) -> Words[V]: ...
    def library(self, options: Options) -> Sequence[LibraryCard]: ...
    def rulebook(self) -> Sequence[Rule]: ...
    def rules_about(self, question: Question, options: Options) -> Sequence[str]: ...


def settle(game: Game[T], given: Mapping[str, object], seats: int) -> Options:
    """Options with defaults filled in; raises BadSetup for options that do not exist or do not go
    together."""
    if seats not in game.seats:
        raise BadSetup(
            f"{game.name} is for {game.seats[0]} to {game.seats[-1]} players, not {seats}"
        )
    options: Options = {setting.name: setting.default for setting in game.settings}
    known = {setting.name: setting for setting in game.settings}
    for name, value in given.items():
        if name == "cards":
            options["cards"] = value
            continue
        setting = known.get(name)
        if setting is None:
            raise BadSetup(
                f"{game.name} has no option {name!r}; it has: {', '.join(sorted(known)) or 'none'}"
            )
        today = setting.settled(value) if isinstance(value, str) else value
        wrong = _wrong_choice(setting, today)
        if wrong:
            raise BadSetup(f"option {name} cannot be {value!r}; {wrong}")
        options[name] = today
    for setting in game.settings:
        _check(setting, options, seats)
    return options


def written_today(game: Game[T], options: Mapping[str, object]) -> Options:
    """The same options, with values as they are written today."""
    settings = {setting.name: setting for setting in game.settings}
    return {
        name: settings[name].settled(value)
        if name in settings and isinstance(value, str)
        else value
        for name, value in options.items()
    }


def _wrong_choice(setting: Setting, value: object) -> str:
    """What is wrong with a value by itself; empty if nothing is."""
    listed = ", ".join(setting.choices)
    if not setting.most:
        return "" if value in setting.choices else f"choose one of: {listed}"
    chosen = made(value) if value else []
    if len(set(chosen)) != len(chosen) or not set(chosen) <= set(setting.choices):
        return f"choose some of these, with {SEVERAL} between them: {listed}"
    return "" if len(chosen) <= setting.most else f"choose at most {setting.most}"


def _check(setting: Setting, options: Options, seats: int) -> None:
    """A choice whose condition is not met is an error; it is not silently ignored."""
    value = str(options[setting.name])
    problem = why_not_choose(setting, value, options, seats)
    if problem:
        raise BadSetup(f"option {setting.name}={value} {problem}")


def why_not_choose(setting: Setting, value: str, options: Options, seats: int) -> str:
    """Why a choice is not possible with these options; empty if it is."""
    if setting.without and value:
        shared = set(made(value)) & set(made(options[setting.without]))
        if shared:
            return f"does not go with {setting.without}={sorted(shared)[0]}"
    for choice in setting.chosen(value):
        problem = _why_not_this(setting.only.get(choice), options, seats)
        if problem:
            return problem
    return ""


def _why_not_this(condition: Condition | None, options: Options, seats: int) -> str:
    if condition is None:
        return ""
    need = missing_need(condition, options)
    if need:
        return f"needs {need[0]}={' or '.join(one or NOTHING for one in need[1:])}"
    if condition.seats and seats not in condition.seats:
        return f"is for {_span(condition.seats)} players, not {seats}"
    clash = clash_of(condition, options, seats)
    if clash is not None:
        for_them = f" for {seats} players" if clash.seats else ""
        return f"does not go with {'='.join(clash.setting)}{for_them}"
    return ""


def _span(seats: tuple[int, ...]) -> str:
    """Consecutive numbers as a range, others one by one."""
    if len(seats) > 1 and seats == tuple(range(seats[0], seats[-1] + 1)):
        return f"{seats[0]} to {seats[-1]}"
    return " or ".join(map(str, seats))


def missing_need(condition: Condition, options: Options) -> Need:
    """The first need that the chosen options do not meet; empty if all are met."""
    for need in condition.needs:
        if not any(one in need[1:] for one in made(options[need[0]])):
            return need
    return ()


def clash_of(condition: Condition, options: Options, seats: int) -> Clash | None:
    """The first clash of the condition with what was chosen, or None."""
    for clash in condition.clashes:
        name, value = clash.setting
        if value in made(options[name]) and (not clash.seats or seats in clash.seats):
            return clash
    return None
