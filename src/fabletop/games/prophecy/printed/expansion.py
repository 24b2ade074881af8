"""What an expansion adds besides its cards and its rules: settings of a table, endings, kinds of
question and of events. Ours and those of other packages are written alike."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from fabletop.core.errors import BadSetup
from fabletop.core.game import Condition, Need, Setting

if TYPE_CHECKING:
    from fabletop.games.prophecy.parts import Part

STANDARD: Need = ("version", "standard")
NO_REALM: Need = ("realms", "")
CONTEST: Need = ("ending", "final_battle", "two_artifacts", "apocalypse")
"""The endings of the base game."""
SEVERAL_PLAYERS = (2, 3, 4, 5)

LAST = ""
"""Where kinds of question stand that follow no other: after all others."""


@dataclass(frozen=True, slots=True)
class EndingOfGame:
    """A choice of the setting `ending`: its rules, which are in play if it is chosen, and when it
    can be chosen. The rules say how many Artifacts win (`to_win`)."""

    name: str
    part: "Part"
    condition: Condition

    def __post_init__(self) -> None:
        if self.part.to_win is None:
            raise BadSetup(
                f"the ending {self.name!r} of Prophecy must say how many Artifacts win: "
                "give its Part to_win, 0 if none do"
            )


@dataclass(frozen=True, slots=True)
class Expansion:
    settings: tuple[Setting, ...] = ()
    endings: tuple[EndingOfGame, ...] = ()
    questions: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Its kinds of question, by the kind that they follow in the rows of environments, or `LAST`.
    Rows must not change, so ours stand where they once were listed."""
    events: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Its kinds of event, and the words in the sentence of each."""


def only_with(*needs: Need, choices: Sequence[str] = ("yes",)) -> dict[str, Condition]:
    """These choices need the Standard version, and what else is named."""
    return dict.fromkeys(choices, Condition((STANDARD, *needs)))


def yes_or_no(name: str, *needs: Need) -> Setting:
    """A setting that is off unless chosen."""
    return Setting(name, ("no", "yes"), "no", only_with(*needs))


def refuse_twice(what: str, brought: Iterable[tuple[str, str]]) -> None:
    """Refuse names that are brought twice; each name comes with the package that brings it."""
    packages: dict[str, str] = {}
    for name, package in brought:
        if name in packages:
            raise BadSetup(
                f"{packages[name]} and {package} both bring the {what} {name!r} of Prophecy; "
                "rename it in one of them, or uninstall one"
            )
        packages[name] = package
