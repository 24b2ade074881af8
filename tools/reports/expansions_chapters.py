"""The chapters of the report on Prophecy's expansions in simulation."""

from collections import Counter
from collections.abc import Iterator, Sequence
from statistics import mean, median
from typing import NamedTuple, cast

from fabletop.core.game import NOTHING, made
from fabletop.core.registry import find
from fabletop.games.prophecy.box import open_box
from fabletop.games.prophecy.words import ProphecyWords
from fabletop.lab.counting.card_use import CheckedGame, GameSort
from tools.reports.expansions_journeys import Journey
from tools.reports.passages import checks, share, table

BOTS = ("greedy", "random")
CONTEST = ("final_battle", "two_artifacts", "apocalypse")
FEW = 20
"""With fewer games or players than this, a result is not shown."""


class Played(NamedTuple):
    sort: GameSort
    game: CheckedGame

    @property
    def journeys(self) -> list[Journey]:
        return cast(list[Journey], self.game.summary)

    def chosen(self, setting: str) -> str:
        return str(self.sort.options[setting])

    def has(self, realm: str) -> bool:
        return realm in made(self.sort.options["realms"])


def page(
    sorts: Sequence[GameSort], games: Sequence[CheckedGame], command: str, watch: tuple[int, int]
) -> str:
    played = [Played(sorts[game.sort], game) for game in games]
    sound = [one for one in played if not one.game.violations]
    sets = len({(str(sort.options), sort.seats) for sort in sorts})
    chapters = [
        "# Prophecy's expansions in simulation",
        f"{len(games):,} games between bots, made by `{command}`, which writes the same page "
        f"again. {sets} sets of options, so that every possible pair of choices occurs at least "
        "once, and each choice with every number of players that it allows. In each game one bot "
        "plays all seats: the random bot takes any option, the greedy bot the one with the highest "
        "evaluation; it knows the way through the Realms, but not every use of the new cards. "
        "Their play shows how the rules work, not how people play. Random heroes who own four "
        "Artifacts may wander about for very long before they fetch the one in a Realm: such games "
        "are stopped.",
        checks([(one.sort, one.game) for one in played], *watch),
        _ends(sound),
        _lengths(sound),
        _realms(sound),
        _prizes(sound),
        _treasures(sound),
    ]
    return "\n\n".join(chapters) + "\n"


def _some(played: Sequence[Played], bot: str, setting: str, *choices: str) -> list[Played]:
    return [one for one in played if one.sort.bot == bot and one.chosen(setting) in choices]


def _in_realm(played: Sequence[Played], bot: str, realm: str) -> list[Played]:
    """The games with a Realm."""
    return [one for one in played if one.sort.bot == bot and one.has(realm)]


def _ends(played: Sequence[Played]) -> str:
    rows = []
    for ending in dict.fromkeys(one.chosen("ending") for one in played):
        for bot in BOTS:
            games = _some(played, bot, "ending", ending)
            ends = Counter(one.game.ended_by for one in games)
            told = ", ".join(f"{end} {count / len(games):.0%}" for end, count in ends.most_common())
            if games:
                rows.append([ending, bot, str(len(games)), told])
    return "\n\n".join(
        [
            "## How games end",
            "survivor: the characters of all sides but one have been used up. too_late and fallen: "
            "the cooperative game is lost.",
            table(("ending", "bot", "games", "ended by"), rows),
        ]
    )


def _lengths(played: Sequence[Played]) -> str:
    rows = []
    for setting in ("ending", "realms", "island", "races", "new_items", "new_adventures"):
        for choice in dict.fromkeys(one.chosen(setting) for one in played):
            for bot in BOTS:
                games = _some(played, bot, setting, choice)
                if len(games) >= FEW:
                    rows.append([setting, choice or NOTHING, bot, *_length(games)])
    return "\n\n".join(
        [
            "## Length",
            "Rounds and decisions of a game: the median, and the longest.",
            table(("setting", "choice", "bot", "games", "rounds", "longest", "decisions"), rows),
        ]
    )


def _length(games: Sequence[Played]) -> list[str]:
    rounds = [one.game.rounds for one in games]
    decisions = median(one.game.decisions for one in games)
    return [str(len(games)), f"{median(rounds):.0f}", str(max(rounds)), f"{decisions:,.0f}"]


def _travellers(
    played: Sequence[Played], bot: str, realm: str
) -> Iterator[tuple[Played, Journey, float]]:
    for one in _in_realm(played, bot, realm):
        for journey, won in zip(one.journeys, one.game.shares, strict=True):
            yield one, journey, won


def _realms(played: Sequence[Played]) -> str:
    rows = []
    box, words = open_box(), ProphecyWords("en")
    for realm in box.realms:
        name = words.realm(realm)
        for bot in BOTS:
            players = [journey for _, journey, _ in _travellers(played, bot, realm)]
            if len(players) < FEW:
                continue
            games = _in_realm(played, bot, realm)
            seen = sum(any(j.entered.get(realm) for j in one.journeys) for one in games)
            inside = [journey for journey in players if journey.entered.get(realm)]
            rows.append(
                [
                    name,
                    bot,
                    str(len(games)),
                    share(seen, len(games)),
                    share(len(inside), len(players)),
                    f"{mean([j.entered[realm] for j in inside] or [0]):.1f}",
                    share(sum(box.prize_of[realm] in j.prizes for j in inside), len(inside)),
                    str(sum(j.drowned for j in players)) if realm == "water" else "",
                ]
            )
    columns = (
        *("Realm", "bot", "games", "entered in a game", "players who entered", "times"),
        *("of those with the prize", "drowned"),
    )
    return "\n\n".join(
        [
            "## How often the Realms are entered",
            "Shares with their 95 % intervals; times: how often a player who entered did so; "
            "drowned: characters who died because they ran out of air.",
            table(columns, rows),
        ]
    )


def _prizes(played: Sequence[Played]) -> str:
    """How often players win with the prize of a Realm and without it."""
    rows = []
    for realm, prize in open_box().prize_of.items():
        for bot in BOTS:
            players = [
                (journey, won)
                for one, journey, won in _travellers(played, bot, realm)
                if one.chosen("ending") in CONTEST
            ]
            for has, told in ((True, "with it"), (False, "without")):
                some = [won for journey, won in players if (prize in journey.prizes) == has]
                if len(some) >= FEW:
                    rows.append([_name(prize), bot, told, str(len(some)), _won(some)])
    return "\n\n".join(
        [
            "## Who wins with the prize of a Realm",
            "Players of the games for Artifacts, by whether they won the prize of a Realm, and "
            "their share of the win. Players who come that far are strong anyway, so the numbers "
            "do not show the effect of the prize alone.",
            table(("prize", "bot", "players", "number", "won"), rows),
        ]
    )


def _won(shares: Sequence[float]) -> str:
    return share(sum(shares), len(shares))


def _treasures(played: Sequence[Played]) -> str:
    """Which Treasures decide games."""
    rows = []
    for card in find("prophecy").library({}):
        facts = dict(card.facts)
        if "maps" not in facts:
            continue
        for bot in BOTS:
            games = [one for one in _some(played, bot, "island", "yes") if one.sort.seats > 1]
            rivals = [one for one in games if one.chosen("ending") != "cooperative"]
            diggers = [
                (won * one.sort.seats, won)
                for one in rivals
                for journey, won in zip(one.journeys, one.game.shares, strict=True)
                if card.id in journey.treasures
            ]
            if len(diggers) >= FEW:
                fair = mean(relative for relative, _ in diggers)
                won = _won([won for _, won in diggers])
                names = [card.names["en"], card.fact("maps"), bot, str(len(diggers)), won]
                rows.append([*names, f"{fair:.2f}"])
    return "\n\n".join(
        [
            "## Which Treasures decide games",
            "Players who dug up a Treasure, their share of the win, and this as a multiple of the "
            "fair share (1 divided by the number of players). Only Treasures that were dug up "
            "often enough.",
            table(("Treasure", "maps", "bot", "players", "won", "of the fair share"), rows),
        ]
    )


def _name(card: str) -> str:
    return next(one.names["en"] for one in find("prophecy").library({}) if one.id == card)
