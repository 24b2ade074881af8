"""`python -m bench --envs`: our environments and those of public libraries, interleaved.

As in `bench.with_peers`, our worker runs again before each peer's in every round, and a ratio
compares two neighbouring runs. A peer is compared with our row of the same interface.
"""

from collections.abc import Sequence
from statistics import median

from bench.envs.stepping import Stepped, parse_round
from bench.interleaving import Peer, Workers, interleave
from bench.peer_rows import PeerRows
from bench.rounds import Round
from bench.sheet import Sheet, figure

PEERS = ("pettingzoo", "open_spiel", "rlcard")
COLUMNS = (
    *("environment", "interface", "rules in", "numbers seen", "actions"),
    *("steps/s", "ours ÷ peer"),
)

WORKERS = Workers("bench.envs.ours", "_envs", parse_round)


def measure(runs: int, seconds: float, seed: int) -> list[Peer[Round[Stepped]]]:
    return interleave(PEERS, WORKERS, runs, seconds, seed)


def sheet(peers: list[Peer[Round[Stepped]]], facts: str, runs: int, seconds: float) -> Sheet:
    return Sheet(
        "envs",
        (
            facts,
            f"Random legal actions, one process at a time, {runs} rounds of {seconds:g} s for each "
            "row, Fabletop before each peer. Medians over the rounds, also of the rounds' ratios. "
            "The ratio is that of our Seasons with the same interface (for RLCard: PettingZoo's) "
            "to the peer; above 1 means more steps a second with us.",
        ),
        COLUMNS,
        PeerRows(len(COLUMNS), _ratio, _cells).rows(peers),
    )


def _like(ours: Round[Stepped], theirs: Stepped) -> Stepped:
    """Our first row with the peer's interface, or else our first row."""
    same = [one for one in ours.results if one.interface == theirs.interface]
    return (same or list(ours.results))[0]


def _ratio(ours: Round[Stepped], theirs: Stepped) -> float:
    return _like(ours, theirs).steps / theirs.steps


def _cells(rounds: Sequence[Stepped]) -> tuple[str, ...]:
    one = rounds[0]
    steps = median(each.steps for each in rounds)
    numbers = (f"{one.numbers:,}", f"{one.actions:,}", figure(steps))
    return (one.interface, one.language, *numbers)
