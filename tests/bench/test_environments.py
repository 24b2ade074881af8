"""The benchmark of environments compares like with like."""

import json
from dataclasses import asdict
from random import Random

from bench.envs.stepping import Agents, Stepped, parse_round
from bench.envs.with_peers import COLUMNS, sheet
from bench.interleaving import Peer
from bench.rounds import Round

from fabletop.envs import aec


def stepped(name: str, interface: str, steps: float) -> Stepped:
    return Stepped(name, interface, "Python", 3_000, 7, steps)


def our_round(factor: float) -> Round[Stepped]:
    agents, spiel = stepped("Seasons", "AEC", 100 * factor), stepped("Seasons", "Spiel", factor)
    return Round("1", (agents, spiel))


def test_a_peer_is_compared_with_our_row_of_its_interface() -> None:
    peer = Peer[Round[Stepped]]("library")
    for factor in (1.0, 2.0, 3.0):
        peer.rounds.append((our_round(factor), Round("2", (stepped("go", "Spiel", 10.0),))))
    rows = sheet([peer], "facts", 3, 1.0).rows
    assert rows[-1] == ("library 2: go", "Spiel", "Python", "3,000", "7", "10", "0.2")
    assert [row[0] for row in rows] == ["Fabletop: Seasons", "Fabletop: Seasons", "library 2: go"]


def test_a_peer_that_cannot_run_says_why() -> None:
    rows = sheet([Peer("library", problem="no such module")], "facts", 1, 1.0).rows
    assert rows == (("library: not measured here (no such module)", *[""] * (len(COLUMNS) - 1)),)


def test_a_round_survives_being_printed() -> None:
    one = our_round(1.5)
    assert parse_round(f"noise\n{json.dumps(asdict(one))}\n") == one


def test_a_game_counts_its_steps() -> None:
    agents = Agents("Seasons", "Python", aec.env("seasons", most=40))
    assert agents.play(Random(1)) == 40
    assert (agents.numbers, agents.actions) == (
        aec.raw_env("seasons").setup.observation.size,
        aec.raw_env("seasons").setup.vocabulary.size,
    )
