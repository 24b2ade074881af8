"""What goes over the wire."""

from typing import Annotated, Any

from pydantic import Field, StringConstraints

from fabletop.core.codec import JsonObject
from fabletop.core.registry import DEFAULT_GAME
from fabletop.server.api.shared import KnownLuck, OptionNumber, Wire, WireBool, WireNumber
from fabletop.server.bots.thinking import STAND_IN

MOST_SEATS = 10
Name = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=40)]
BotName = Annotated[str, Field(max_length=40)]
WireWord = Annotated[str, Field(max_length=80)]
OptionText = Annotated[str, Field(max_length=500)]
Corrected = dict[WireWord, Any]
"""Corrected fields per card. Each card is checked where corrections are allowed."""
WireOption = Annotated[list[WireWord | OptionNumber], Field(min_length=1, max_length=6)]


class NewSeat(Wire):
    """A person by name, a bot by kind, or a free seat that anybody may claim. A seat without a name
    is shown by its number in the reader's language: Player 1, Player 2."""

    name: Name | None = None
    bot: BotName = ""
    free: WireBool = False


NewSeats = Annotated[list[NewSeat], Field(min_length=1, max_length=MOST_SEATS)]


class NewTable(Wire):
    game: WireWord = DEFAULT_GAME
    seats: NewSeats
    options: dict[WireWord, OptionText | Corrected] = Field(default_factory=dict)
    seed: WireNumber | None = None
    thoughts: WireBool = False
    """Everybody may see what the bots think, even if it reveals their hands."""


class NewBranch(Wire):
    """A moment of a finished game to continue from, with the same or new luck, and the players."""

    count: WireNumber
    fresh: WireBool = True
    seats: NewSeats | None = None


class SeatTicket(Wire):
    """The secret token of a seat; empty for a free seat, which nobody has taken yet."""

    seat: int
    name: str
    bot: str
    token: str


class TableTicket(Wire):
    """A new table with the secret token of each seat. The holder of a token plays that seat."""

    table: str
    seats: list[SeatTicket]


class ClashInfo(Wire):
    """A choice of another setting that cannot be combined with this one at these player counts."""

    setting: str
    choice: str
    players: list[int]


class NeedInfo(Wire):
    """What a choice requires: one of the listed choices for each of these other settings, and one
    of these player counts (an empty list allows any); and what it clashes with."""

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
    """The setting whose choices may not be chosen again here, or empty."""
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


class TableInfo(KnownLuck):
    table: str
    game: str
    options: JsonObject
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
    before: int
    """How many answers came before the first that can be shown."""
    stopped: bool
    """The rules have changed, and the game cannot go on."""
    result: ResultInfo | None


class OpenTable(KnownLuck):
    """A table with a free seat."""

    table: str
    game: str
    options: JsonObject
    seats: list[SeatInfo]
    created: float


class SeatedTable(Wire):
    """A table where the reader has the seats `mine`; `waiting` if one of them has to answer."""

    table: str
    game: str
    options: JsonObject
    seats: list[SeatInfo]
    mine: list[int]
    waiting: bool
    over: bool
    closed: bool
    changed: float


class ViewInfo(Wire):
    revision: int
    view: JsonObject


class OptionInfo(Wire):
    number: int
    option: list[str | int]
    label: str
    fatal: bool = False
    """This option certainly kills the character; the label says so, too."""


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
    """An option that a bot has tried: the chance to win from 0 to 1 (none after fewer than 30
    tries), the number of tries, what is expected to follow, and what is better or worse about it.
    The first option is compared with the second, all others with the first."""

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
    """What a bot would do at a decision, and the options it weighed, the best one first. The list
    is empty if there was nothing to choose."""

    decision: str
    option: list[str | int]
    label: str
    weighed: list[WeighedOption]


class ThoughtInfo(Hint):
    """What a bot thought before it gave the answer with this number."""

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
    """The address to notify when the seat has to answer; empty for no notification."""

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
