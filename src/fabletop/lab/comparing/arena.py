"""The arena: bots against each other with the same deals in every seating.

The games of a deal follow each other, one per seating. The seed of the table depends only on the
deal. The seed of a bot depends on the deal and its seat, never on which bot it is. So a bot against
itself plays the same game in every seating, and the result is exactly even.
"""

from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from fractions import Fraction
from functools import partial
from hashlib import sha256
from itertools import permutations
from pathlib import Path

from fabletop.bots.levels import EASY, budget_of, level_named, slips_of
from fabletop.bots.outlook import outlook_if_any, read_weights
from fabletop.bots.outside.guarded import SECONDS
from fabletop.bots.outside.secret import run_secret
from fabletop.core.errors import BadSetup
from fabletop.core.game import Options, Result, settle
from fabletop.core.question import Option, Question
from fabletop.core.registry import find
from fabletop.lab.playing.simulate import RANDOM, own_seed, seat_seeds
from fabletop.lab.playing.sitting import invited, play_table
from fabletop.lab.playing.stopwatch import Times, read_times, time_class
from fabletop.lab.playing.workers import Chunk, Progress
from fabletop.lab.runs.ledger import Ledger, LedgerRow, gather

KIND = "arena"

SEEDING = "+2"
"""How bots get their seeds from that of their table; raised when they get others, so that runs from
before are not continued with them."""

SeatOrder = tuple[int, ...]
"""For every seat, the number of its contestant."""


def seatings(contestants: int, players: int) -> list[SeatOrder]:
    """The seatings in which every deal is played.

    There is one per order of the contestants: they take the seats in that order, and if there are
    more seats than contestants, they start again from the first. If there are more contestants than
    seats, every selection of them is seated in every order. So two bots at a table for two are
    seated both ways, and each bot always gets each seat equally often.
    """
    seated = min(contestants, players)
    return [
        tuple(order[seat % seated] for seat in range(players))
        for order in permutations(range(contestants), seated)
    ]


@dataclass(frozen=True, slots=True)
class Contest:
    """What is played, and by which bots. Small and picklable: every process gets a copy."""

    game: str
    options: Options
    bots: tuple[str, ...]
    players: int
    deals: int
    seed: int
    most: int
    seconds: float = SECONDS
    """The time limit per choice of a bot from outside."""
    secret: bytes = field(default_factory=run_secret, repr=False, compare=False)
    """The key for the seeds that bots from outside receive; it is never stored."""

    @property
    def seatings(self) -> list[SeatOrder]:
        return seatings(len(self.bots), self.players)

    @property
    def games(self) -> int:
        return self.deals * len(self.seatings)

    def plan(self) -> dict[str, object]:
        """Everything that the games depend on, as plain data for a ledger."""
        made = made_of(self.game, self.options, self.bots)
        own = asdict(self)
        del own["secret"]
        return {**own, "bots": list(self.bots), **made}


@dataclass(frozen=True, slots=True)
class ArenaGame:
    """One game: the place of every seat, and how long each seat thought. If nobody has won, the
    places are by score and begin with 2; in a game that was cut off, all places are the same."""

    number: int
    places: tuple[int, ...]
    decisions: int
    rounds: int
    ended_by: str
    times: tuple[Times, ...]
    faults: tuple[int, ...]

    @property
    def finished(self) -> bool:
        return bool(self.ended_by)

    @property
    def shares(self) -> tuple[Fraction, ...]:
        """Each seat's share of the win: seats that share the best place split it. So coming nearest
        in a game that nobody wins counts as much as winning."""
        best = min(self.places)
        first = Fraction(1, self.places.count(best))
        return tuple(first * (place == best) for place in self.places)


def make_contest(
    game: str,
    given: Options,
    bots: Sequence[str],
    *,
    players: int | None,
    deals: int,
    seed: int,
    most: int,
    seconds: float = SECONDS,
) -> Contest:
    """Make and check a contest; by default there are as many players as bots."""
    if len(bots) < 2:
        raise BadSetup("an arena needs two bots or more, such as --bots greedy,random")
    seats = len(bots) if players is None else players
    if seats < 2:
        raise BadSetup("an arena needs two players or more")
    options = settle(find(game), given, seats)
    find(game).data_hash(options)
    for name in dict.fromkeys(bots):
        with invited(name, game, 0):
            pass
    return Contest(game, options, tuple(bots), seats, deals, seed, most, seconds)


def made_of(game: str, options: Options, bots: Sequence[str]) -> dict[str, object]:
    """What games depend on besides their plan: the rules, the cards, and versions of the bots."""
    rules = {"ruleset": find(game).ruleset, "cards": find(game).data_hash(options)}
    return {**rules, "made_of": [made(name, game) for name in bots]}


def made(name: str, game: str) -> str:
    """A fingerprint of what defines a bot besides our code: its weights and budgets, or the file
    that it comes from; then how bots get their seeds."""
    return "" if name == RANDOM else f"{_defined(name, game)}{SEEDING}"


def _defined(name: str, game: str) -> str:
    named = level_named(name)
    if named is not None:
        level, given = named.level, named.weights
        weights = outlook_if_any(game) if given is None else read_weights(game, Path(given))
        budget = None if level == EASY else budget_of(level, game)
        return sha256(repr((weights, budget, slips_of(level, game))).encode()).hexdigest()
    source = Path(name.rpartition(":")[0])
    return sha256(source.read_bytes()).hexdigest() if source.is_file() else ""


def play(
    contest: Contest,
    *,
    ledger: Ledger | None = None,
    workers: int = 1,
    progress: Progress = lambda _done: None,
) -> list[ArenaGame]:
    """All games of a contest in their order; games in the ledger are not played again."""
    work = partial(play_games, contest)
    return gather(work, contest.games, _read, ledger=ledger, workers=workers, progress=progress)


def play_games(contest: Contest, numbers: Chunk) -> list[LedgerRow]:
    return [_play(contest, number) for number in numbers]


def _play(contest: Contest, number: int) -> LedgerRow:
    deal, which = divmod(number, len(contest.seatings))
    names = [contest.bots[one] for one in contest.seatings[which]]
    seed = own_seed(contest.seed, deal)
    game = find(contest.game)
    table = game.new(contest.options, contest.players, seed)
    times = [Times() for _ in names]

    def clock(question: Question, _option: Option, seconds: float) -> None:
        times[question.seat][time_class(seconds)] += 1

    sat = play_table(
        game,
        table,
        names,
        seat_seeds(seed, contest.players),
        options=contest.options,
        most=contest.most,
        seconds=contest.seconds,
        secret=contest.secret,
        witness=clock,
    )
    result = game.result(table)
    return {
        "n": number,
        "places": [] if result is None else _places(result),
        "ended_by": "" if result is None else result.ended_by,
        "decisions": sat.choices,
        "rounds": game.rounds(table),
        "times": [sorted(one.items()) for one in times],
        "faults": list(sat.faults),
    }


def _places(result: Result) -> list[int]:
    if result.winners:
        return list(result.places)
    scores = result.scores
    return [2 + sum(other > score for other in scores) for score in scores]


def _read(row: LedgerRow) -> ArenaGame:
    seats = len(row["times"])
    places = [int(place) for place in row["places"]] or [2] * seats
    if len(places) != seats:
        raise ValueError(f"game {row['n']} has {len(places)} places for {seats} seats")
    return ArenaGame(
        row["n"],
        tuple(places),
        int(row["decisions"]),
        int(row["rounds"]),
        str(row["ended_by"]),
        tuple(read_times(times) for times in row["times"]),
        tuple(map(int, row["faults"])),
    )
