"""What goes over the wire."""

from typing import Annotated, Any

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

from fabletop.core.registry import DEFAULT_GAME
from fabletop.server.bots.thinking import STAND_IN

MOST_SEATS = 10
Name = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=40)]
BotName = Annotated[str, Field(max_length=40)]
WireWord = Annotated[str, Field(max_length=80)]
OptionText = Annotated[str, Field(max_length=500)]
Corrected = dict[WireWord, Any]
"""A table of corrected fields for each card; checked card by card where they are allowed."""
WireNumber = Annotated[int, Field(ge=0, lt=2**63)]
WireOption = Annotated[list[WireWord | int], Field(min_length=1, max_length=6)]


class Wire(BaseModel):
    model_config = ConfigDict(extra="forbid")


class NewSeat(Wire):
    """A person by name, a bot by kind, or a free seat for whoever claims it. One without a name has
    none, and is called after its number in the reader's language: Player 1, Player 2."""

    name: Name | None = None
    bot: BotName = ""
    free: bool = False


NewSeats = Annotated[list[NewSeat], Field(min_length=1, max_length=MOST_SEATS)]


class NewTable(Wire):
    game: WireWord = DEFAULT_GAME
    seats: NewSeats
    options: dict[WireWord, OptionText | Corrected] = Field(default_factory=dict)
    seed: WireNumber | None = None
    thoughts: bool = False
    """Everybody may see what the bots think, also what they have in their hands."""


class NewBranch(Wire):
    """From which moment of a finished game to play on, with which luck, and who plays."""

    count: WireNumber
    fresh: bool = True
    seats: NewSeats | None = None


class SeatTicket(Wire):
    """The secret of a seat; empty for a free one, which nobody has yet."""

    seat: int
    name: str
    bot: str
    token: str


class TableTicket(Wire):
    """A new table with the secret of each seat. Whoever has a token plays that seat."""

    table: str
    seats: list[SeatTicket]


class ClashInfo(Wire):
    """Another setting's choice with which a choice does not go, for these numbers of players."""

    setting: str
    choice: str
    players: list[int]


class NeedInfo(Wire):
    """What a choice needs: choices of other settings, of each one of those listed, and certain
    numbers of players (none: any); and what it clashes with."""

    settings: dict[str, list[str]]
    players: list[int]
    clashes: list[ClashInfo]


class SettingInfo(Wire):
    name: str
    choices: list[str]
    default: str
    most: int
    """How many choices may be made, with "+" between them; 0: exactly one."""
    without: str
    """The setting whose choices this one cannot make again, or nothing."""
    needs: dict[str, NeedInfo]
    """The choices that are not always possible."""


class GameInfo(Wire):
    name: str
    players: list[int]
    settings: list[SettingInfo]
    bots: list[str]


class SeatInfo(Wire):
    seat: int
    name: str
    bot: str
    resigned: bool
    free: bool


class ResultInfo(Wire):
    places: list[int]
    scores: list[int]
    ended_by: str


class TableInfo(Wire):
    table: str
    game: str
    options: dict[str, Any]
    revision: int
    answers: int
    epoch: int
    seats: list[SeatInfo]
    you: int | None
    waiting_for: list[int]
    can_undo: bool
    can_redo: bool
    over: bool
    closed: bool
    finished: bool
    thoughts: bool
    result: ResultInfo | None


class OpenTable(Wire):
    """A table at which somebody may sit down."""

    table: str
    game: str
    options: dict[str, Any]
    seats: list[SeatInfo]
    created: float


class SeatedTable(Wire):
    """A table at which somebody sits: on the seats `mine`, one of which is asked if `waiting`."""

    table: str
    game: str
    options: dict[str, Any]
    seats: list[SeatInfo]
    mine: list[int]
    waiting: bool
    over: bool
    closed: bool
    changed: float


class ViewInfo(Wire):
    revision: int
    view: dict[str, Any]


class OptionInfo(Wire):
    number: int
    option: list[str | int]
    label: str
    fatal: bool = False
    """It surely kills; the label says so, too."""


class RefusalInfo(Wire):
    option: list[str | int]
    label: str
    reason: str
    rule: str


class DecisionInfo(Wire):
    id: str
    seat: int
    kind: str
    subject: str | None
    prompt: str
    options: list[OptionInfo]
    refusals: list[RefusalInfo]


class DecisionList(Wire):
    revision: int
    decisions: list[DecisionInfo]


class GivenAnswer(Wire):
    """The id of an open decision, and one of its options."""

    decision: Annotated[str, Field(max_length=40)]
    option: WireOption


class Accepted(Wire):
    revision: int


class ForeseenInfo(Wire):
    """An answer that is expected to follow."""

    seat: int
    label: str


class WeighedOption(Wire):
    """An option that a bot has tried: the chance to win from 0 to 1 (none where there were fewer
    than 30 tries), how many tries there were, what is expected to follow, and what is better or
    worse about it: than the second one for the first, than the first for all others."""

    number: int
    option: list[str | int]
    label: str
    chance: float | None
    tries: int
    chosen: bool
    expected: list[ForeseenInfo]
    better: list[str]
    worse: list[str]
    difference: str


class Hint(Wire):
    """What a bot would do at a decision, and the options it weighed, the best one first. There
    are none if there was nothing to choose."""

    decision: str
    option: list[str | int]
    label: str
    weighed: list[WeighedOption]


class ThoughtInfo(Hint):
    """What a bot thought before it gave the answer of this number."""

    seat: int
    bot: str
    answer: int


class NewLevel(Wire):
    """The bot that plays a bot's seat from now on."""

    bot: BotName


class HandOver(Wire):
    bot: BotName = ""


class Resignation(Wire):
    """The bot that plays the seat to the end."""

    bot: BotName = STAND_IN


class NewName(Wire):
    name: Name


class NewWebhook(Wire):
    """Where to tell that the seat is asked; nowhere, if empty."""

    address: Annotated[str, Field(max_length=500)] = ""


class Told(Wire):
    number: int
    event: list[str | int]
    sentence: str


class ChronicleInfo(Wire):
    revision: int
    events: list[Told]


class NewMessage(Wire):
    text: Annotated[str, Field(min_length=1, max_length=500)]


class MessageInfo(Wire):
    number: int
    seat: int | None
    name: str
    text: str
    sent: float
