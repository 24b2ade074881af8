"""What a game must offer. Front ends, bots and tests know a game only through this."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Protocol, TypeVar

from fabletop.core.cards.library import LibraryCard, Rule
from fabletop.core.errors import BadSetup
from fabletop.core.question import Option, Question, Refusal, Step
from fabletop.core.table import Event, Table

T = TypeVar("T", bound=Table)

SEVERAL = "+"
"""Between several choices of one setting."""

View = dict[str, object]
Options = dict[str, object]


@dataclass(frozen=True, slots=True)
class Clash:
    """Another setting's choice with which a choice does not go, for certain numbers of players."""

    setting: tuple[str, str]
    seats: tuple[int, ...]


Need = tuple[str, ...]
"""A setting, and the choices of it of which one must have been made."""


@dataclass(frozen=True, slots=True)
class Condition:
    """What a choice needs: choices of other settings, perhaps certain numbers of players, and
    nothing that it clashes with."""

    needs: tuple[Need, ...] = ()
    seats: tuple[int, ...] = ()
    clashes: tuple[Clash, ...] = ()


@dataclass(frozen=True, slots=True)
class Setting:
    """An option of a table: its name, what may be chosen, what is chosen by default, and the
    choices that are not always possible. Of a setting with `most` several choices may be made,
    joined by "+", or none at all; what a setting `without` another has chosen it cannot."""

    name: str
    choices: tuple[str, ...]
    default: str
    only: Mapping[str, Condition] = field(default_factory=dict)
    most: int = 0
    without: str = ""

    def chosen(self, value: str) -> tuple[str, ...]:
        """The single choices that a value stands for."""
        return tuple(value.split(SEVERAL)) if self.most and value else (value,)


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended: the place of each seat (1 is first, ties share a place; a game that nobody
    wins has no first place, and begins with the second) and its score."""

    places: tuple[int, ...]
    scores: tuple[int, ...]
    ended_by: str

    @property
    def winners(self) -> tuple[int, ...]:
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)

    @property
    def nearest(self) -> tuple[int, ...]:
        """The winners, or where nobody wins those with the highest score."""
        highest = max(self.scores)
        scored = tuple(seat for seat, score in enumerate(self.scores) if score == highest)
        return self.winners or scored


class Words(Protocol):
    """A game's sentences in one language."""

    def title(self) -> str: ...
    def blurb(self) -> str: ...
    def setting(self, name: str) -> str: ...
    def choice(self, setting: str, value: str) -> str: ...
    def aim(self, view: View) -> str: ...
    def prompt(self, question: Question, view: View) -> str: ...
    def label(self, option: Option, view: View) -> str: ...
    def tell(self, event: Event, view: View) -> str: ...
    def refuse(self, refusal: Refusal, view: View) -> str: ...


class Game(Protocol[T]):
    """A game. `step` plays what needs no answer and returns the coroutine that asks next;
    a step must not change the table before its first question."""

    name: str
    ruleset: str
    seats: range
    settings: tuple[Setting, ...]
    revealing: frozenset[str]
    """Kinds of question that are asked even with a single option, because the answer lets
    something be revealed, the last moment to undo, or because one should see what was."""

    def data_hash(self, options: Options) -> str: ...
    def new(self, options: Options, seats: int, seed: int) -> T: ...
    def step(self, table: T) -> Step | None: ...
    def result(self, table: T) -> Result | None: ...
    def rounds(self, table: T) -> int: ...
    def view(self, table: T, seat: int | None) -> View: ...
    def refusals(self, table: T, question: Question) -> Sequence[Refusal]: ...
    def reimagine(self, table: T, seat: int | None, seed: int) -> T: ...
    def invariants(self, table: T) -> Sequence[str]: ...
    def dump(self, table: T) -> dict[str, object]: ...
    def load(self, options: Options, plain: Mapping[str, object]) -> T: ...
    def words(self, language: str) -> Words: ...
    def library(self, options: Options) -> Sequence[LibraryCard]: ...
    def rulebook(self) -> Sequence[Rule]: ...
    def rules_about(self, question: Question, options: Options) -> Sequence[str]: ...


def settle(game: Game[T], given: Mapping[str, object], seats: int) -> Options:
    """Options with defaults filled in; a clear error for what does not exist."""
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
        wrong = _wrong_choice(setting, value)
        if wrong:
            raise BadSetup(f"option {name} cannot be {value!r}; {wrong}")
        options[name] = value
    for setting in game.settings:
        _check(setting, options, seats)
    return options


def _wrong_choice(setting: Setting, value: object) -> str:
    """What is wrong with a value by itself, or nothing."""
    listed = ", ".join(setting.choices)
    if not setting.most:
        return "" if value in setting.choices else f"choose one of: {listed}"
    chosen = str(value).split(SEVERAL) if value else []
    if len(set(chosen)) != len(chosen) or not set(chosen) <= set(setting.choices):
        return f"choose some of these, with {SEVERAL} between them: {listed}"
    return "" if len(chosen) <= setting.most else f"choose at most {setting.most}"


def _check(setting: Setting, options: Options, seats: int) -> None:
    """A choice that needs something else than what was chosen is an error, not ignored."""
    value = str(options[setting.name])
    problem = why_not_choose(setting, value, options, seats)
    if problem:
        raise BadSetup(f"option {setting.name}={value} {problem}")


def why_not_choose(setting: Setting, value: str, options: Options, seats: int) -> str:
    """What a choice needs and does not have, or nothing."""
    if setting.without and value:
        shared = set(value.split(SEVERAL)) & set(str(options[setting.without]).split(SEVERAL))
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
        return f"needs {need[0]}={' or '.join(need[1:])}"
    if condition.seats and seats not in condition.seats:
        return f"is for {_span(condition.seats)} players, not {seats}"
    clash = clash_of(condition, options, seats)
    if clash is not None:
        return f"does not go with {'='.join(clash.setting)} for {seats} players"
    return ""


def _span(seats: tuple[int, ...]) -> str:
    """Numbers that follow each other, or each of them."""
    if len(seats) > 1 and seats == tuple(range(seats[0], seats[-1] + 1)):
        return f"{seats[0]} to {seats[-1]}"
    return " or ".join(map(str, seats))


def missing_need(condition: Condition, options: Options) -> Need:
    """The first need that what was chosen does not meet, or nothing."""
    for need in condition.needs:
        if options[need[0]] not in need[1:]:
            return need
    return ()


ATTEMPTS = 1_000
"""How often a choice that does not fit is made again; a handful of times is usual."""


def any_options(
    game: Game[T],
    seats: int,
    below: Callable[[int], int],
    given: Options | None = None,
    *,
    attempts: int = ATTEMPTS,
) -> Options:
    """Options that go together, by chance; what is given stays. `below` is the luck."""
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
    """A setting, and the others that its choices need or clash with."""
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
    left, chosen = list(setting.choices), []
    for _ in range(below(setting.most + 1)):
        chosen.append(left.pop(below(len(left))))
    return SEVERAL.join(chosen)


def clash_of(condition: Condition, options: Options, seats: int) -> Clash | None:
    """What has been chosen and does not go with it."""
    for clash in condition.clashes:
        name, value = clash.setting
        if options[name] == value and seats in clash.seats:
            return clash
    return None
