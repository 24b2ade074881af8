"""The command line of the benchmarks. Prints a table; it is not a test."""

import argparse
import json
import sys
from dataclasses import asdict
from pathlib import Path

from bench import alone, hotspots, simulating, with_peers
from bench.comparing import command
from bench.comparing.builds import BUILDS
from bench.comparing.intervals import FEWEST
from bench.environment import prepare
from bench.envs import with_peers as stepping_with_peers
from bench.machine import Stopwatch
from bench.search import alone as searching
from bench.search import shares as searching_shares
from bench.search import with_peers as searching_with_peers
from bench.server import load
from bench.sheet import Sheet


def main() -> None:
    asked = _arguments()
    if asked.compare is None:
        _show(asked, *_measured(asked))
    else:
        _compare(asked)


def _compare(asked: argparse.Namespace) -> None:
    compared = command.compare(
        command.Wanted(
            asked.compare, asked.rounds, asked.seconds, asked.only, asked.python, asked.fresh
        )
    )
    _show(asked, compared.sheet(), compared.plain())
    if asked.strict is not None and (slower := compared.slower(asked.strict / 100)):
        raise SystemExit("\n".join((f"slower by more than {asked.strict:g} %:", *slower)))


def _show(asked: argparse.Namespace, sheet: Sheet, figures: object) -> None:
    print(sheet.markdown() if asked.markdown else sheet.plain())
    if asked.write:
        sheet.write()
    if asked.json is not None:
        text = json.dumps({"notes": sheet.notes, "figures": figures}, indent=1, ensure_ascii=False)
        asked.json.write_text(f"{text}\n", encoding="utf-8")


def _measured(asked: argparse.Namespace) -> tuple[Sheet, object]:
    runs, seconds, seed = asked.runs, asked.seconds, asked.seed
    if asked.peers or asked.profile or asked.envs:
        prepare()
    if asked.search:
        return _searched(asked)
    watch = Stopwatch()
    if asked.peers:
        peers = with_peers.measure(runs, seconds, seed)
        return with_peers.sheet(peers, watch.facts(), runs, seconds), [
            asdict(peer) for peer in peers
        ]
    if asked.profile:
        shares = hotspots.measure(runs * seconds, seed)
        return hotspots.sheet(shares, watch.facts()), [asdict(each) for each in shares]
    if asked.envs:
        others = stepping_with_peers.measure(runs, seconds, seed)
        paces = [asdict(peer) for peer in others]
        return stepping_with_peers.sheet(others, watch.facts(), runs, seconds), paces
    if asked.load:
        loads = load.measure(runs * seconds)
        return load.sheet(loads, watch.facts(), runs * seconds), [asdict(each) for each in loads]
    if asked.simulate:
        simulated = simulating.measure(runs, seconds, seed)
        return simulating.sheet(simulated, watch.facts(), runs, seconds), asdict(simulated)
    figures = alone.measure(runs, seconds, seed)
    return alone.sheet(figures, watch.facts(), runs, seconds), [asdict(each) for each in figures]


def _searched(asked: argparse.Namespace) -> tuple[Sheet, object]:
    runs, seconds, seed = asked.runs, asked.seconds, asked.seed
    watch = Stopwatch()
    if asked.peers:
        peers = searching_with_peers.measure(runs, seconds, seed)
        figures = [asdict(peer) for peer in peers]
        return searching_with_peers.sheet(peers, watch.facts(), runs, seconds), figures
    if asked.profile:
        shares = searching_shares.measure(runs * seconds, seed)
        return searching_shares.sheet(shares, watch.facts()), [asdict(each) for each in shares]
    pondered = searching.measure(runs, seed)
    return searching.sheet(pondered, watch.facts(), runs), [asdict(each) for each in pondered]


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    what = parser.add_mutually_exclusive_group()
    what.add_argument("--peers", action="store_true", help="compare with public libraries")
    what.add_argument("--profile", action="store_true", help="show where the time goes")
    what.add_argument("--load", action="store_true", help="a server with many tables and tabs")
    what.add_argument(
        "--simulate", action="store_true", help="simulations, with tables and on a cluster"
    )
    what.add_argument("--envs", action="store_true", help="environments, and public ones")
    what.add_argument(
        "--compare",
        metavar="REV",
        help="this tree beside another revision; or one of its builds beside the other: "
        f"{', '.join(BUILDS)}",
    )
    parser.add_argument(
        "--search",
        action="store_true",
        help="the searching bots: alone at 12 choices per run, or with --peers or --profile",
    )
    parser.add_argument("--runs", type=int, default=5, help="number of runs (5)")
    parser.add_argument(
        "--seconds",
        type=float,
        help=f"length of a run (2); with --compare, of a figure in a round ({command.SECONDS:g})",
    )
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--markdown", action="store_true", help="print the table as Markdown")
    parser.add_argument("--write", action="store_true", help="update it in docs/performance.md")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures to a file")
    _offer_comparing(parser)
    asked = parser.parse_args()
    others = asked.load or asked.simulate or asked.envs or asked.compare is not None
    if asked.search and others:
        parser.error("--search, --load, --simulate, --envs, --compare are measurements: choose one")
    if asked.seconds is None:
        asked.seconds = 2.0 if asked.compare is None else command.SECONDS
    if asked.rounds < 1 or asked.seconds <= 0:
        parser.error("--rounds and --seconds must be above 0")
    if asked.strict is not None and asked.rounds < FEWEST:
        parser.error(f"--strict needs at least {FEWEST} rounds: fewer prove nothing")
    return asked


def _offer_comparing(parser: argparse.ArgumentParser) -> None:
    """Options that change how --compare works."""
    group = parser.add_argument_group("with --compare")
    group.add_argument(
        "--rounds",
        type=int,
        default=command.ROUNDS,
        help=f"how often both sides are measured ({command.ROUNDS})",
    )
    group.add_argument(
        "--only", default="", metavar="TEXT", help="the figures with this in their names"
    )
    group.add_argument(
        "--python",
        type=Path,
        default=Path(sys.executable),
        metavar="PATH",
        help="the interpreter for both sides, with the same packages as this one",
    )
    group.add_argument("--fresh", action="store_true", help="unpack the other revision again")
    group.add_argument(
        "--strict",
        type=float,
        nargs="?",
        const=command.TOLERANCE,
        metavar="PERCENT",
        help="exit status 1 if a figure is marked as slower, and by more than this many per cent "
        f"({command.TOLERANCE:g})",
    )


main()
