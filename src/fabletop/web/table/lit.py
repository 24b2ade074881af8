"""Which options and which refusals are about which thing on the table."""

from dataclasses import dataclass, field

Numbers = dict[str, list[int]]


@dataclass(frozen=True, slots=True)
class Asked:
    """The numbers of options and refusals, by the thing they are about."""

    options: Numbers = field(default_factory=dict)
    refusals: Numbers = field(default_factory=dict)

    def marks(self, thing: str) -> dict[str, list[int]]:
        """What a drawn thing carries: the options it offers and the reasons it refuses."""
        return {
            "numbers": self.options.get(thing, []),
            "refused": self.refusals.get(thing, []),
        }
