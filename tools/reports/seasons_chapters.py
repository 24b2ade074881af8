"""The chapters of the report on Seasons in simulation."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from statistics import mean, quantiles
from typing import NamedTuple

from fabletop.core.registry import find
from fabletop.games.seasons.box import POOLS
from fabletop.games.seasons.seen.turn import began
from fabletop.lab.comparing.intervals import Interval, mean_interval
from fabletop.lab.counting.card_use import CheckedGame, GameSort
from tools.reports.passages import table

DRAFTING = ("pick", "last_pick")
PLAYING = ("summon", "put")
SOURCES = {
    "crystals": "crystals",
    "prestige": "prestige",
    "hand": "cards in hand",
    "bonuses": "bonuses",
    "token": "token",
}
BY_CARDS = "cards at the end"
NAMED = 12
"""How many of the best and of the worst cards are named."""

FEW = 2
"""With fewer games than this, a result is not shown."""


class Played(NamedTuple):
    sort: GameSort
    game: CheckedGame


def page(sorts: Sequence[GameSort], games: Sequence[CheckedGame], command: str, every: int) -> str:
    played = [Played(sorts[game.sort], game) for game in games]
    sound = [one for one in played if not one.game.violations]
    chapters = [
        "# Seasons in simulation",
        f"{len(games):,} games between bots, made by `{command}`, which writes the same page "
        "again. In each game one bot plays all seats: the random bot takes any option, the greedy "
        "bot the one with the highest evaluation. Their play shows how the rules work, not how "
        "people play.",
        _checks(played, every),
        _scores(sound),
        _sources(sound),
        _seats(sound),
        _enchantments(sound),
        _cards(sound),
    ]
    return "\n\n".join(chapters) + "\n"


def _of(played: Iterable[Played], bot: str) -> list[Played]:
    return [one for one in played if one.sort.bot == bot]


def _by_bot_and_seats(played: Sequence[Played]) -> Iterator[tuple[str, int, list[CheckedGame]]]:
    for bot in ("greedy", "random"):
        for seats in find("seasons").seats:
            some = [one.game for one in _of(played, bot) if one.sort.seats == seats]
            if len(some) >= FEW:
                yield bot, seats, some


def _checks(played: Sequence[Played], every: int) -> str:
    decisions = sum(one.game.decisions for one in played)
    wrong = [one for one in played if one.game.violations]
    lines = [
        f"- seed {one.game.seed}, {one.sort.seats} players, {one.sort.bot}, {one.sort.options}: "
        f"{one.game.violations[0]}"
        for one in wrong[:20]
    ]
    found = "No violation." if not wrong else f"{len(wrong)} games with a violation:"
    return "\n".join(
        [
            "## Checks",
            "",
            f"All pools, all enchantments and none, with and without tokens, ready-made sets, 2 to "
            f"4 players: {decisions:,} decisions under the conformance checks. At every decision: "
            "no card in two places, no energy made or lost, gauge from 0 to 15, bonuses from 0 to "
            f"3, no negative crystals, the reserve within its limit. At one decision in {every}: "
            "copying, re-running, saving and loading, undo, every option taken once, and the "
            "leak test over hands, libraries, draw pile, face-down discard pile, picks and "
            f"tokens. At the end: the whole log, a branch, the fast path. {found}",
            *lines,
        ]
    )


def _scores(played: Sequence[Played]) -> str:
    rows = []
    for bot, seats, some in _by_bot_and_seats(played):
        scores = [score for game in some for score in game.scores]
        rounds = [game.rounds for game in some]
        cut = quantiles(scores, n=20)
        winners = [max(game.scores) for game in some]
        rows.append(
            (
                f"{bot}, {seats} players",
                f"{len(some):,}",
                f"{mean(scores):.1f}",
                *(f"{cut[place]:.0f}" for place in (0, 4, 9, 14, 18)),
                f"{max(scores)}",
                f"{mean(winners):.1f}",
                f"{min(rounds)} / {mean(rounds):.1f} / {max(rounds)}",
            )
        )
    columns = ("bot", "games", "mean", "5 %", "25 %", "median", "75 %", "95 %", "highest")
    heads = (*columns, "winner's mean", "rounds: least, mean, most")
    return "## Scores\n\n" + table(heads, rows)


def _sources(played: Sequence[Played]) -> str:
    """Where the points come from: the mean per seat."""
    rows = []
    for bot in ("greedy", "random"):
        totals: dict[str, float] = defaultdict(float)
        sheets = [sheet for one in _of(played, bot) for sheet in one.game.final["sheets"]]
        if not sheets:
            continue
        for sheet in sheets:
            for source, value in sheet:
                totals[SOURCES.get(source, BY_CARDS)] += value / len(sheets)
        names = [*SOURCES.values(), BY_CARDS]
        rows.append((bot, *(f"{totals[name]:+.1f}" for name in names)))
    return "## Where the points come from\n\n" + table(("bot", *SOURCES.values(), BY_CARDS), rows)


def _seats(played: Sequence[Played]) -> str:
    """Shares of wins by the distance from the first player."""
    rows = []
    for bot, seats, some in _by_bot_and_seats(played):
        cells = []
        for distance in range(seats):
            shares = [game.shares[(_began(game) + distance) % seats] for game in some]
            cells.append(_percent(mean_interval(shares), mean(shares)))
        rows.append((f"{bot}, {seats} players", *cells, *[""] * (4 - seats)))
    return (
        "## Who begins\n\nThe share of wins of the first player of round 1 and of the seats to "
        "the left, with the 95 % interval.\n\n"
        + table(("bot", "first", "second", "third", "fourth"), rows)
    )


def _began(game: CheckedGame) -> int:
    """The seat that began the game: the first player changes with every round."""
    return began(int(game.final["first"]), game.rounds, len(game.scores))


def _pools(cards: str) -> list[str]:
    """The pools that contain the cards of a set."""
    return [pool for pool, sets in POOLS.items() if cards in sets]


def _percent(interval: Interval, share: float) -> str:
    return f"{share:.1%} ({interval.low:.1%} to {interval.high:.1%})"


def _enchantments(played: Sequence[Played]) -> str:
    cards = {card.id: card.names["en"] for card in find("seasons").library({})}
    rows = []
    for enchantment in dict.fromkeys(
        str(one.sort.options.get("enchantment", "none")) for one in played
    ):
        row = [cards.get(enchantment, "none")]
        for bot in ("greedy", "random"):
            some = [
                one.game
                for one in _of(played, bot)
                if one.sort.options.get("enchantment", "none") == enchantment
            ]
            scores = [score for game in some for score in game.scores]
            rounds = [game.rounds for game in some]
            row += [f"{mean(scores):.1f}", f"{mean(rounds):.1f}"] if some else ["–", "–"]
        rows.append(row)
    heads = ("enchantment", "greedy: score", "rounds", "random: score", "rounds")
    return "## Enchantments\n\n" + table(heads, rows)


class Difference(NamedTuple):
    """How wins differ between seats with and without a card, in games that have both."""

    games: int
    mean: float
    interval: Interval

    def __str__(self) -> str:
        if not self.games:
            return "–"
        return f"{self.mean:+.1%} ({self.interval.low:+.1%} to {self.interval.high:+.1%})"


def difference(games: Sequence[CheckedGame], card: str, verbs: Sequence[str]) -> Difference:
    """In each game: the mean share of wins with the card minus that without it."""
    found = []
    wanted = {(verb, card) for verb in verbs}
    for game in games:
        having = [bool(done & wanted) for done in game.deeds]
        if all(having) or not any(having):
            continue
        with_it = [share for share, has in zip(game.shares, having, strict=True) if has]
        without = [share for share, has in zip(game.shares, having, strict=True) if not has]
        found.append(mean(with_it) - mean(without))
    return Difference(len(found), mean(found) if found else 0.0, mean_interval(found))


def _cards(played: Sequence[Played]) -> str:
    """Each card, in the games of greedy bots whose pool contains it."""
    rows, summoned = [], []
    for card in find("seasons").library({}):
        if card.deck != "power":
            continue
        games = [
            one.game
            for one in _of(played, "greedy")
            if one.sort.options["pool"] in _pools(card.fact("set"))
        ]
        first = difference(games, card.id, DRAFTING)
        second = difference(games, card.id, PLAYING)
        summoned.append((second.mean, card.names["en"], second))
        rows.append(
            (
                card.names["en"],
                _per_hundred(games, card.id, DRAFTING),
                _per_hundred(games, card.id, PLAYING),
                str(first),
                str(second),
            )
        )
    summoned.sort(reverse=True)
    best = [f"{name} {text}" for _, name, text in summoned[:NAMED]]
    worst = [f"{name} {text}" for _, name, text in summoned[: -NAMED - 1 : -1]]
    heads = (
        "card",
        "drafted",
        "entered play",
        "wins of seats that drafted it",
        "wins of seats that brought it into play",
    )
    return (
        "## Cards\n\nGames of greedy bots whose pool has the card. Drafted, and entered play "
        "(from hand or by an effect): how many seats per hundred games did so. Then, in games in "
        "which some seats did so and others did not, how much larger their share of wins is, with "
        "the 95 % interval. Cards that end the game are played by players who lead, so the "
        "difference does not prove a cause.\n\n"
        + table(heads, rows)
        + f"\n\nHighest in play: {'; '.join(best)}.\n\nLowest in play: {'; '.join(worst)}."
    )


def _per_hundred(games: Sequence[CheckedGame], card: str, verbs: Sequence[str]) -> str:
    wanted = {(verb, card) for verb in verbs}
    seats = sum(bool(done & wanted) for game in games for done in game.deeds)
    return f"{100 * seats / max(1, len(games)):.1f}"
