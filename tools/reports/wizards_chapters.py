"""The chapters of the report on Wizards in simulation."""

from collections import Counter
from collections.abc import Iterator, Sequence
from statistics import mean, median
from typing import NamedTuple

from fabletop.games.wizards.box import PLAYERS
from fabletop.games.wizards.printed import ORDERS
from fabletop.games.wizards.seen.calendar import DAYS
from fabletop.games.wizards.seen.ranks import WINNING
from fabletop.lab.comparing.intervals import mean_interval
from fabletop.lab.counting.card_use import CheckedGame, GameSort
from tools.reports.passages import checks, share, table
from tools.reports.wizards_milestones import Career, Course

RANKS = range(1, WINNING + 1)

SHEET = "the sheet as written"
PROPOSALS = {
    "": SHEET,
    "escape=wizards": "Wizards escape Transports, Druids do not",
    "taming=sorcerers": "Sorcerers tame the Dragon, Druids do not",
}


class Played(NamedTuple):
    sort: GameSort
    game: CheckedGame

    @property
    def course(self) -> Course:
        course = self.game.summary
        assert isinstance(course, Course)
        return course


def page(
    sorts: Sequence[GameSort], games: Sequence[CheckedGame], command: str, watch: tuple[int, int]
) -> str:
    played = [Played(sorts[game.sort], game) for game in games]
    sound = [one for one in played if not one.game.violations]
    chapters = [
        "# Wizards in simulation",
        f"{len(games):,} games between bots, made by `{command}`, which writes the same page "
        "again. In each game one bot plays all seats: the random bot takes any option, the greedy "
        "bot goes where its evaluation sees most points for the turns they cost. Their play shows "
        "how the rules work, not how people play: the greedy bot plans no journeys and is far from "
        "a good player.",
        checks([(one.sort, one.game) for one in played], *watch),
        _ends(sound),
        _orders(sound),
        _times(sound),
        _together(sound),
    ]
    return "\n\n".join(chapters) + "\n"


def _is_together(sort: GameSort) -> bool:
    return sort.options.get("play") == "cooperative"


def _ends(played: Sequence[Played]) -> str:
    rows = []
    for bot in ("greedy", "random"):
        for together in (False, True):
            some = [
                one for one in played if one.sort.bot == bot and _is_together(one.sort) == together
            ]
            for seats in PLAYERS:
                games = [one for one in some if one.sort.seats == seats]
                if games:
                    rows.append(
                        [bot, "together" if together else "alone", str(seats), *_end(games)]
                    )
    columns = ("bot", "play", "players", "games", "won", "days", "Tasks", "lands saved", "points")
    return "\n\n".join(
        [
            "## How games end",
            "Won: by somebody, or by all together; the others end with the Sacred Circle. Days, "
            "completed Tasks of all players, lands saved by them, and points of a player at the "
            "end are means.",
            table(columns, rows),
        ]
    )


def _end(games: Sequence[Played]) -> list[str]:
    won = sum(one.game.ended_by != "evil" for one in games)
    careers = [career for one in games for career in one.course.careers]
    return [
        str(len(games)),
        share(won, len(games)),
        f"{mean(one.course.days for one in games):.0f}",
        f"{mean(sum(career.completed for career in one.course.careers) for one in games):.1f}",
        f"{mean(one.course.saved for one in games):.2f}",
        f"{mean(career.points for career in careers):.0f}",
    ]


def _proposal(sort: GameSort) -> str | None:
    """Which of the compared rules a game was played with, if any."""
    if sort.bot != "greedy" or _is_together(sort):
        return None
    changed = {
        name: value for name, value in sort.options.items() if name not in ("layout", "play")
    }
    key = ",".join(f"{name}={value}" for name, value in changed.items())
    return PROPOSALS.get(key)


def _by_rules(played: Sequence[Played]) -> Iterator[tuple[str, list[Played]]]:
    for rules in PROPOSALS.values():
        yield rules, [one for one in played if _proposal(one.sort) == rules]


def _careers(games: Sequence[Played], order: str) -> list[tuple[Career, float]]:
    """The players who ended in an Order without having switched, and their shares of the win."""
    return [
        (career, share)
        for one in games
        for career, share in zip(one.course.careers, one.game.shares, strict=True)
        if career.order == order and not career.switched
    ]


def _orders(played: Sequence[Played]) -> str:
    """The question that the sheet itself asks."""
    rows = []
    for rules, games in _by_rules(played):
        for order in ORDERS:
            careers = _careers(games, order)
            if len(careers) > 1:
                rows.append([rules, order, *_success(careers)])
    columns = ("rules", "Order", "players", "won", "Fourth Rank", "Third Rank", "points", "rank")
    return "\n\n".join(
        [
            "## Are Wizards too weak, and Druids too strong?",
            "Greedy bots of equal strength in competitive games of 2 to 6 players, by the Order "
            "that they joined (and did not leave). Shares with their 95 % intervals; points and "
            "rank at the end are means with theirs. Which Order a player joins depends mostly on "
            "where she starts: Rüktal has one home, Master Sorcerers three, High Wizards are met "
            "by luck or on Evil's first Transport.",
            table(columns, rows),
            _verdict(played),
        ]
    )


def _success(careers: Sequence[tuple[Career, float]]) -> list[str]:
    count = len(careers)
    return [
        str(count),
        share(sum(share for _, share in careers), count),
        share(sum(4 in career.ranks for career, _ in careers), count),
        share(sum(3 in career.ranks for career, _ in careers), count),
        _mean([career.points for career, _ in careers]),
        _mean([max(career.ranks) for career, _ in careers], digits=2),
    ]


def _mean(values: Sequence[float], digits: int = 1) -> str:
    low, high = mean_interval(values)
    return f"{mean(values):.{digits}f} ({low:.{digits}f} to {high:.{digits}f})"


def _verdict(played: Sequence[Played]) -> str:
    """The final ranks by Order, in words: which differences are significant and which are not."""
    told = []
    for rules, games in _by_rules(played):
        ranks = {
            order: [max(career.ranks) for career, _ in _careers(games, order)] for order in ORDERS
        }
        known = {order: mean_interval(some) for order, some in ranks.items() if len(some) > 1}
        if len(known) < len(ORDERS):
            continue
        clear = [
            f"{one} above {other}"
            for one in ORDERS
            for other in ORDERS
            if known[one].low > known[other].high
        ]
        told.append(
            f"- {rules}: " + ("; ".join(clear) if clear else "no Order is clear of another")
        )
    return "By the rank at the end, with intervals that do not touch:\n\n" + "\n".join(told)


def _times(played: Sequence[Played]) -> str:
    rows = []
    for rules, games in _by_rules(played):
        for order in ORDERS:
            careers = [career for career, _ in _careers(games, order)]
            if len(careers) > 1:
                rows.append([rules, order, *(_day(careers, rank) for rank in RANKS)])
    return "\n\n".join(
        [
            "## Time to rank",
            "The median day on which a rank was reached, by those who reached it, and the share of "
            f"players who did; a Fortnight has {DAYS} days.",
            table(("rules", "Order", *(f"Rank {rank}" for rank in RANKS)), rows),
        ]
    )


def _day(careers: Sequence[Career], rank: int) -> str:
    days = [career.ranks[rank] for career in careers if rank in career.ranks]
    if not days:
        return "-"
    return f"{median(days):.0f} ({len(days) / len(careers):.0%})"


def _together(played: Sequence[Played]) -> str:
    rows = []
    for seats in PLAYERS:
        games = [
            one
            for one in played
            if _is_together(one.sort) and one.sort.bot == "greedy" and one.sort.seats == seats
        ]
        if games:
            evil = sum(one.game.ended_by == "evil" for one in games)
            lowest = Counter(min(_rank(career) for career in one.course.careers) for one in games)
            highest = mean(max(_rank(career) for career in one.course.careers) for one in games)
            usual = lowest.most_common(1)[0][0]
            rows.append(
                [
                    str(seats),
                    str(len(games)),
                    share(evil, len(games)),
                    f"{mean(one.course.days for one in games) / DAYS:.1f}",
                    str(usual),
                    f"{highest:.1f}",
                ]
            )
    columns = ("players", "games", "Evil wins", "Fortnights", "lowest rank", "highest rank")
    return "\n\n".join(
        [
            "## How often Evil wins the cooperative game",
            "Greedy bots, the sheet and its variants together. The lowest rank of a team is the "
            "most common one, the highest a mean.",
            table(columns, rows),
        ]
    )


def _rank(career: Career) -> int:
    return max(career.ranks, default=0)
