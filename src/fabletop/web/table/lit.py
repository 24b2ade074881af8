"""Which options and refusals are about which thing on the table; such things are highlighted."""

from dataclasses import dataclass, field

NumbersByThing = dict[str, list[int]]


@dataclass(frozen=True, slots=True)
class Lit:
    """The numbers of options and refusals, by the thing they are about."""

    options: NumbersByThing = field(default_factory=dict)
    refusals: NumbersByThing = field(default_factory=dict)
    awaited: frozenset[int] = frozenset()
    """The seats that have a question to answer, whoever looks at the table."""

    def marks(self, thing: str) -> dict[str, list[int]]:
        """What a drawn thing carries: the options it offers and the reasons it refuses."""
        return {
            "numbers": self.options.get(thing, []),
            "refused": self.refusals.get(thing, []),
        }
