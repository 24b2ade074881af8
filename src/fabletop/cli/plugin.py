"""What a game provides for the terminal: its drawing, and words.

A package announces one `CliPlugin` per game in the entry-point group `fabletop.cli`. Nothing in it
is required. The view of a game without one is shown as it is.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol

from rich.console import RenderableType

from fabletop.core import plugins
from fabletop.core.texts.joined_catalogue import JoinedCatalogue, readable
from fabletop.core.view import AnyView, V_contra

GROUP = "fabletop.cli"
SUBJECT = "cli"


class TerminalDrawing(Protocol[V_contra]):
    """Draws views in one language, with the names of the seats. In every chapter of a game, such as
    a turn, the whole table is drawn once for the player who answers; after that, and always in the
    midst of something such as a battle, a glance is enough. The sheet explains the scores at the
    end, where they are not obvious."""

    def table(self, view: V_contra) -> RenderableType: ...
    def glance(self, view: V_contra, seat: int) -> RenderableType: ...
    def table_sentences(self, view: V_contra) -> list[str]: ...
    def glance_sentences(self, view: V_contra, seat: int) -> list[str]: ...
    def chapter(self, view: V_contra) -> str: ...
    def in_the_midst(self, view: V_contra) -> bool: ...
    def seat(self, view: V_contra, seat: int) -> str: ...
    def ended(self, ended_by: str) -> str: ...
    def scored(self, view: V_contra) -> str: ...
    def sheet(self, view: V_contra) -> list[RenderableType]: ...
    def sheet_sentences(self, view: V_contra) -> list[str]: ...


@dataclass(frozen=True, slots=True, kw_only=True)
class CliPlugin:
    drawing: Callable[[str, Sequence[str]], TerminalDrawing] | None = None
    """Makes a drawing for a language and the names of the seats."""
    card_at_table: Callable[[AnyView, str, str], list[str]] | None = None
    """What else there is to say about a card, by its id, for the seat that sees this view, in a
    language: for example the odds of a battle with it."""
    words: str = ""
    """The subject whose messages name roles that are not cards, as `lab-part-NAME`."""


NOTHING = CliPlugin()


def plugin_of(game: str) -> CliPlugin:
    return plugins.find(GROUP, game, CliPlugin) or NOTHING


@plugins.cached
def words_of_terminal(language: str) -> JoinedCatalogue:
    """Our own words, and those that games provide."""
    every = plugins.every(GROUP, CliPlugin).values()
    return JoinedCatalogue(
        [SUBJECT, *readable([one.words for one in every if one.words])], language
    )
