"""What a game provides for the pages: its drawing with templates and a style sheet, icons, how its
cards look, and how the landing page lays out its settings.

A package announces one `WebPlugin` per game in the entry-point group `fabletop.web`. Nothing in it
is required. A game without one is shown in plain words.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Protocol

from fabletop.core import plugins
from fabletop.core.codec import JsonObject
from fabletop.core.errors import BadSetup
from fabletop.core.question import Option
from fabletop.core.table import Event
from fabletop.core.view import AnyView, V_contra
from fabletop.web.table.lit import Lit

GROUP = "fabletop.web"


class Places(Protocol):
    """The things on one table."""

    def things(self, option: Option) -> Sequence[str]:
        """The things that an option is about; none if it has no place on the table."""

    def on_board(self, option: Option) -> bool:
        """Whether it is chosen on the board and need not be listed beside it."""

    def card(self, option: Option) -> str:
        """The card that an option is about, if it is about one."""


class Drawing(Protocol[V_contra]):
    """Templates for the board, the panels of the seats, and what is happening now; and the values
    that they show."""

    board: str
    panels: str
    stage: str
    company: str
    """The message with the common name of the players, such as heroes."""

    def places(self, view: V_contra) -> Places:
        """The things on the table, and which of them options are about."""

    def heading(self, verb: str) -> str:
        """A heading for many options with the same first word; empty if there is none."""

    def icon(self, option: Option) -> str:
        """The icon on the button of an option."""

    def seat(self, view: V_contra, seat: int) -> str:
        """The name of a seat in the game, besides its player's name."""

    def hidden(self, view: V_contra) -> bool:
        """Whether the view shows what others at the same screen must not see."""

    def context(self, view: V_contra, events: Sequence[Event], asked: Lit) -> JsonObject:
        """The values for the templates; `events` are the newest ones."""


@dataclass(frozen=True, slots=True, kw_only=True)
class DeckLook:
    """How the cards of a deck are drawn."""

    icons: str = ""
    """The group of icons that has one for each card; if empty, the group of the deck."""
    kinds: Mapping[str, str] = field(default_factory=dict)
    """Icons by the fact `kind` of a card, if its kind is drawn."""
    badges: Mapping[str, str] = field(default_factory=dict)
    """The facts in a corner of the card, with their icons."""
    line: tuple[str, ...] = ()
    """The facts that make the line under the name."""


@dataclass(frozen=True, slots=True, kw_only=True)
class WebPlugin:
    drawing: Callable[[str, str], Drawing] | None = None
    """Makes a drawing for a language and a shape of the screen, "wide" or "tall"."""
    templates: Path | None = None
    """A folder. Its file `board.html` is the template `GAME/board.html`."""
    static: Path | None = None
    """A folder of files that the pages may load from `/static/games/GAME/`."""
    sheet: str = ""
    """The style sheet of the game, a file in `static`. All its rules must be inside
    `:where(.game-GAME)`."""
    icons: Path | None = None
    """A TOML file: names of icons, and drawings of game-icons.net that stand for them."""
    words: str = ""
    """The package whose catalogue has the words of the templates and of the cards."""
    card_at_table: Callable[[AnyView, str, str], list[str]] | None = None
    """What else there is to say about a card, by its id, for the seat that sees this view, in a
    language: for example the odds of a battle with it."""
    decks: Mapping[str, DeckLook] = field(default_factory=dict)
    groups: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Settings that are folded on the landing page, by the message that is their heading. The
    others come first, unfolded."""
    mixtures: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    """Presets: settings that differ from the defaults, by the message that names the preset."""

    def __post_init__(self) -> None:
        for folder in (self.templates, self.static):
            if folder is not None and not folder.is_dir():
                raise BadSetup(f"{folder} is not a folder")
        if self.sheet and not (self.static and (self.static / self.sheet).is_file()):
            raise BadSetup(f"there is no style sheet {self.sheet} in {self.static}")
        if self.icons is not None and not self.icons.is_file():
            raise BadSetup(f"there is no file {self.icons}")


NOTHING = WebPlugin()


@plugins.cached
def every_plugin() -> Mapping[str, WebPlugin]:
    return plugins.every(GROUP, WebPlugin)


def plugin_of(game: str) -> WebPlugin:
    """The plugin of a game. If it fails to load, that is logged, and the game is shown plainly."""
    return every_plugin().get(game, NOTHING)
