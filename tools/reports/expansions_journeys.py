"""What is recorded of a game of Prophecy with its expansions: where each player went, and what they
gained there."""

from dataclasses import dataclass, field
from typing import Any

from fabletop.core.match import Match

GATES = {"gate_to_the_water_realm": "water", "gate_to_the_dragon_realm": "dragon"}


@dataclass(slots=True)
class Journey:
    """How often one player entered each Realm, the prizes won, the Treasures dug up, and how often
    the player's characters drowned."""

    entered: dict[str, int] = field(default_factory=dict)
    prizes: list[str] = field(default_factory=list)
    treasures: list[str] = field(default_factory=list)
    drowned: int = 0


def journeys_of(match: Match[Any]) -> list[Journey]:
    found = [Journey() for _ in match.header.seats]
    breathless = -1
    for entry in match.entries:
        for event in entry.events:
            match event.told:
                case ("entered", int(seat), str(gate)):
                    realm = GATES[gate]
                    found[seat].entered[realm] = found[seat].entered.get(realm, 0) + 1
                case ("prize", int(seat), str(prize)):
                    found[seat].prizes.append(prize)
                case ("dug_up", int(seat), str(treasure)):
                    found[seat].treasures.append(treasure)
                case ("drowning", int(seat)):
                    breathless = seat
                case ("died", int(seat)):
                    found[seat].drowned += breathless == seat
                case _:
                    pass
        breathless = -1
    return found
