"""What is recorded of a game of Prophecy with its expansions: where each player went, and what they
gained there."""

from dataclasses import dataclass, field
from typing import Any

from fabletop.core.match import Match
from fabletop.games.prophecy.box import open_box


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
                    realm = open_box().gates[gate].realm
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
