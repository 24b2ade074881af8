"""`python -m bench --search --peers`: our search and those of public libraries, interleaved.

As in `bench.beside`: in every round our worker runs again before each peer's, and a ratio compares
two neighbouring runs.
"""

from statistics import median

from bench.interleaving import Peer, Workers, interleave
from bench.search.tempo import Searched, Tempo, parse
from bench.sheet import Sheet, figure

PEERS = ("catanatron", "open_spiel")
COLUMNS = (
    *("library and game", "search", "rules in", "simulations/s"),
    *("choices in one", "choices/s", "ours ÷ peer"),
)


WORKERS = Workers("bench.search.ours", "_search", parse)


def measure(runs: int, seconds: float, seed: int) -> list[Peer[Searched]]:
    return interleave(PEERS, WORKERS, runs, seconds, seed)


def sheet(peers: list[Peer[Searched]], facts: str, runs: int, seconds: float) -> Sheet:
    ours = [ours for peer in peers for ours, _ in peer.rounds]
    rows = _our_rows(ours) if ours else []
    rows += [row for peer in peers for row in _peer_rows(peer)]
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
        tuple(rows),
    )


def _our_rows(rounds: list[Searched]) -> list[tuple[str, ...]]:
    columns = zip(*(one.tempos for one in rounds), strict=True)
    return [_row(f"Fabletop: {tempos[0].name}", tempos, "") for tempos in columns]


def _peer_rows(peer: Peer[Searched]) -> list[tuple[str, ...]]:
    if missing := peer.missing(len(COLUMNS)):
        return missing
    ours = [ours.tempos[0].choices for ours, _ in peer.rounds]
    rows: list[tuple[str, ...]] = []
    for tempos in zip(*(theirs.tempos for _, theirs in peer.rounds), strict=True):
        title = f"{peer.name} {peer.rounds[0][1].version}: {tempos[0].name}"
        ratios = [own / their.choices for own, their in zip(ours, tempos, strict=True)]
        rows.append(_row(title, tempos, figure(median(ratios))))
    return rows


def _row(title: str, tempos: tuple[Tempo, ...], ratio: str) -> tuple[str, ...]:
    return (
        *(title, tempos[0].bot, tempos[0].language),
        figure(median(tempo.simulations for tempo in tempos)),
        figure(median(tempo.length for tempo in tempos)),
        figure(median(tempo.choices for tempo in tempos)),
        ratio,
    )
