"""`python -m bench --envs`: our environments and those of public libraries, interleaved.

As in `bench.beside`: in every round our worker runs again before each peer's, and a ratio compares
two neighbouring runs. A peer is compared with our row of the same interface.
"""

from statistics import median

from bench.envs.stepping import Round, Stepped, parse
from bench.interleaving import Peer, Workers, interleave
from bench.sheet import Sheet, figure

PEERS = ("pettingzoo", "open_spiel", "rlcard")
COLUMNS = (
    *("environment", "interface", "rules in", "numbers seen", "actions"),
    *("steps/s", "ours ÷ peer"),
)

WORKERS = Workers("bench.envs.ours", "_envs", parse)


def measure(runs: int, seconds: float, seed: int) -> list[Peer[Round]]:
    return interleave(PEERS, WORKERS, runs, seconds, seed)


def sheet(peers: list[Peer[Round]], facts: str, runs: int, seconds: float) -> Sheet:
    ours = [ours for peer in peers for ours, _ in peer.rounds]
    rows = _our_rows(ours) if ours else []
    rows += [row for peer in peers for row in _peer_rows(peer)]
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
        tuple(rows),
    )


def _our_rows(rounds: list[Round]) -> list[tuple[str, ...]]:
    columns = zip(*(one.stepped for one in rounds), strict=True)
    return [_row(f"Fabletop: {each[0].name}", each, "") for each in columns]


def _peer_rows(peer: Peer[Round]) -> list[tuple[str, ...]]:
    if missing := peer.missing(len(COLUMNS)):
        return missing
    rows: list[tuple[str, ...]] = []
    for each in zip(*(theirs.stepped for _, theirs in peer.rounds), strict=True):
        title = f"{peer.name} {peer.rounds[0][1].version}: {each[0].name}"
        ratios = [
            _like(ours, theirs).steps / theirs.steps
            for (ours, _), theirs in zip(peer.rounds, each, strict=True)
        ]
        rows.append(_row(title, each, figure(median(ratios))))
    return rows


def _like(ours: Round, theirs: Stepped) -> Stepped:
    """Our first row with the peer's interface, or else our first row."""
    same = [one for one in ours.stepped if one.interface == theirs.interface]
    return (same or list(ours.stepped))[0]


def _row(title: str, rounds: tuple[Stepped, ...], ratio: str) -> tuple[str, ...]:
    one = rounds[0]
    steps = median(each.steps for each in rounds)
    return (
        *(title, one.interface, one.language, f"{one.numbers:,}", f"{one.actions:,}"),
        *(figure(steps), ratio),
    )
