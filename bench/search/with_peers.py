"""`python -m bench --search --peers`: our search and those of public libraries, interleaved.

As in `bench.with_peers`, our worker runs again before each peer's in every round, and a ratio
compares two neighbouring runs.
"""

from collections.abc import Sequence
from statistics import median

from bench.interleaving import Peer, Workers, interleave
from bench.peer_rows import PeerRows
from bench.rounds import Round
from bench.search.tempo import Tempo, parse_round
from bench.sheet import Sheet, figure

PEERS = ("catanatron", "open_spiel")
COLUMNS = (
    *("library and game", "search", "rules in", "simulations/s"),
    *("choices in one", "choices/s", "ours ÷ peer"),
)


WORKERS = Workers("bench.search.ours", "_search", parse_round)


def measure(runs: int, seconds: float, seed: int) -> list[Peer[Round[Tempo]]]:
    return interleave(PEERS, WORKERS, runs, seconds, seed)


def sheet(peers: list[Peer[Round[Tempo]]], facts: str, runs: int, seconds: float) -> Sheet:
    return Sheet(
        "search-peers",
        (
            facts,
            f"One process at a time, {runs} rounds of {seconds:g} s for each row, or one search at "
            "each of 12 choices of a game where that takes longer; Fabletop before each peer. "
            "Medians over the rounds, also of the rounds' ratios.",
            "Simulations of different games cannot be compared: one may take ten choices and "
            "another a thousand. The ratio is of choices played in simulations per second, that of "
            "our first row to the peer's; above 1 means more with us.",
        ),
        COLUMNS,
        PeerRows(len(COLUMNS), _ratio, _cells).rows(peers),
    )


def _ratio(ours: Round[Tempo], theirs: Tempo) -> float:
    return ours.results[0].choices / theirs.choices


def _cells(tempos: Sequence[Tempo]) -> tuple[str, ...]:
    return (
        *(tempos[0].bot, tempos[0].language),
        figure(median(tempo.simulations for tempo in tempos)),
        figure(median(tempo.length for tempo in tempos)),
        figure(median(tempo.choices for tempo in tempos)),
    )
