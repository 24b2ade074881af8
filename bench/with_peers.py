"""`python -m bench --peers`: the same work with public libraries, interleaved with ours.

In every round our worker runs again before each peer's, and a ratio compares two neighbouring runs,
so that other load on the machine affects both.
"""

from statistics import median

from bench.clock import Pace
from bench.interleaving import Peer, Workers, interleave
from bench.ours import ANYWHERE
from bench.rounds import Round
from bench.sheet import Sheet, figure
from bench.worker import Measured, parse_round

PEERS = ("catanatron", "open_spiel", "rlcard", "chess")
COLUMNS = (
    *("library and game", "rules in", "real choices/s", "ours ÷ peer"),
    *("games/s", "ours ÷ peer", "copy at a choice", "median µs", "ours ÷ peer"),
)


WORKERS = Workers("bench.ours", "", parse_round)


def measure(runs: int, seconds: float, seed: int) -> list[Peer[Round[Measured]]]:
    return interleave(PEERS, WORKERS, runs, seconds, seed)


def sheet(peers: list[Peer[Round[Measured]]], facts: str, runs: int, seconds: float) -> Sheet:
    rows = [row for peer in peers for row in _peer_rows(peer)]
    ours = [ours.results[0] for peer in peers for ours, _ in peer.rounds]
    if ours:
        rows.insert(0, _our_row(ours))
    return Sheet(
        "peers",
        (
            facts,
            f"Random play, one process at a time, {runs} rounds of {seconds:g} s for each game "
            "(half of it again for the copies), Fabletop before each peer. Medians over the "
            "rounds, also of the rounds' ratios. A ratio above 1 means more choices or games a "
            "second with us; for copies, below 1 means that ours is cheaper.",
            "The games differ: in length, in the number of options, in what a choice sets off. "
            "Read the ratios as orders of magnitude, and games per second hardly at all. Only "
            "choices between two or more options count; forced moves, dealing, dice and other "
            "chance are played and timed but not counted. Each library is driven from Python by "
            "the leanest calls it offers; what it then records or checks by itself is its own.",
        ),
        COLUMNS,
        tuple(rows),
    )


def _our_row(ours: list[Measured]) -> tuple[str, ...]:
    return (
        *(f"Fabletop: {ours[0].name}", ours[0].language),
        *(figure(median(game.pace.choices for game in ours)), ""),
        *(figure(median(game.pace.games for game in ours)), ""),
        *("Position.copy", figure(median(game.copies[ANYWHERE].median for game in ours)), ""),
    )


def _peer_rows(peer: Peer[Round[Measured]]) -> list[tuple[str, ...]]:
    if missing := peer.missing(len(COLUMNS)):
        return missing
    first = peer.rounds[0][1]
    rows: list[tuple[str, ...]] = []
    for index, game in enumerate(first.results):
        pairs = [(ours.results[0], theirs.results[index]) for ours, theirs in peer.rounds]
        title = f"{peer.name} {first.version}: {game.name}"
        rows += _game_rows(title, pairs)
    return rows


def _game_rows(title: str, pairs: list[tuple[Measured, Measured]]) -> list[tuple[str, ...]]:
    """A row for the game with its first way of copying, and a row for each other way."""
    paces = [(ours.pace, theirs.pace) for ours, theirs in pairs]
    lead = (title, pairs[0][1].language, *_choices(paces), *_games(paces))
    rows: list[tuple[str, ...]] = []
    for way in pairs[0][1].copies:
        micros = [
            (ours.copies[ANYWHERE].median, theirs.copies[way].median) for ours, theirs in pairs
        ]
        rows.append((*lead, way, *_compared(micros)))
        lead = ("", "", "", "", "", "")
    return rows


def _choices(paces: list[tuple[Pace, Pace]]) -> tuple[str, str]:
    return _compared([(ours.choices, theirs.choices) for ours, theirs in paces])


def _games(paces: list[tuple[Pace, Pace]]) -> tuple[str, str]:
    return _compared([(ours.games, theirs.games) for ours, theirs in paces])


def _compared(pairs: list[tuple[float, float]]) -> tuple[str, str]:
    """The peer's value, and ours divided by it."""
    value = median(theirs for _, theirs in pairs)
    return figure(value), figure(median(ours / theirs for ours, theirs in pairs))
