"""The chapters of the report on Prophecy in simulation."""

from collections import Counter
from collections.abc import Iterable, Sequence
from statistics import quantiles
from typing import NamedTuple

from fabletop.core.cards.library import LibraryCard
from fabletop.core.game import Options
from fabletop.core.registry import find
from fabletop.lab.comparing.intervals import wilson
from fabletop.lab.counting.census import CensusGame, Tally
from tools.reports.passages import table
from tools.reports.prophecy_card_use import DECKS, row, standouts

BASIC = "Basic"
UNFINISHED = "given up"

DECK_NAMES = {
    "characters": "Characters",
    "chance": "Chance cards",
    "creatures": "Creatures",
    "opportunities": "Opportunities",
    "items": "Items",
    "abilities": "Abilities",
    "guardians": "Guardians",
    "artifacts": "Artifacts",
}


class Series(NamedTuple):
    """The games of one variant, with one number of players and the same bot on all seats."""

    variant: str
    seats: int
    bot: str
    tally: Tally


def page(series: Sequence[Series], command: str) -> str:
    games = sum(len(one.tally.played) for one in series)
    chapters = [
        "# Prophecy in simulation",
        f"{games:,} games between bots, made by `{command}`, which writes the same page again. In "
        "each game one bot plays all seats: the random bot takes any option, the greedy bot the "
        "one with the highest evaluation. Their play shows how the rules work, not how people "
        "play.",
        _lengths(series),
        _endings(series),
        _seats(series),
        _characters(series),
        _cards(series),
        _outstanding(series),
    ]
    return "\n\n".join(chapters) + "\n"


def _finished(series: Iterable[Series]) -> list[CensusGame]:
    return [game for one in series for game in one.tally.played if game.outcome.finished]


def _lengths(series: Sequence[Series]) -> str:
    """Rounds: median and quartiles."""
    rows = [
        (
            f"{one.variant}, {one.seats} players",
            one.bot,
            f"{len(one.tally.played):,}",
            *_quartiles([game.outcome.rounds for game in _finished([one])]),
            _quartiles([game.outcome.decisions for game in _finished([one])])[1],
        )
        for one in series
    ]
    heads = ("variant", "bot", "games", "rounds, lower quartile", "median", "upper quartile")
    return (
        "## How long a game lasts\n\nA round is a turn of every player; choices are those between "
        "two or more options, of all players together (median).\n\n"
        + table((*heads, "choices"), rows)
    )


def _quartiles(numbers: list[int]) -> tuple[str, str, str]:
    if len(numbers) < 2:
        only = f"{numbers[0]:,}" if numbers else "-"
        return only, only, only
    low, middle, high = quantiles(numbers, method="inclusive")
    return f"{low:,.0f}", f"{middle:,.0f}", f"{high:,.0f}"


def _endings(series: Sequence[Series]) -> str:
    kinds = list(dict.fromkeys((one.variant, one.bot) for one in series))
    counts = {
        kind: Counter(
            game.outcome.ended_by or UNFINISHED
            for one in series
            if (one.variant, one.bot) == kind
            for game in one.tally.played
        )
        for kind in kinds
    }
    ways = sorted({way for count in counts.values() for way in count})
    rows = [
        (
            variant,
            bot,
            *(_share(counts[variant, bot][way], counts[variant, bot].total()) for way in ways),
        )
        for variant, bot in kinds
    ]
    return "## How games end\n\n" + table(("variant", "bot", *ways), rows)


def _share(count: int, total: int) -> str:
    return f"{count / total:.1%}" if count else "-"


def _rate(won: float, played: int) -> str:
    low, high = wilson(won, played)
    return f"{won / played:.1%} ({low:.1%} to {high:.1%})" if played else "-"


def _won(game: CensusGame, seat: int) -> float:
    """A shared victory is divided among the winners."""
    winners = game.outcome.winners
    return 1 / len(winners) if seat in winners else 0.0


def _alone(series: Iterable[Series], bot: str) -> list[Series]:
    """Games of the Standard version without teams."""
    return [
        one
        for one in series
        if one.bot == bot and one.variant != BASIC and not one.variant.startswith("in pairs")
    ]


def _seats(series: Sequence[Series]) -> str:
    rows: list[tuple[str, ...]] = []
    most = max(one.seats for one in series)
    bots = dict.fromkeys(one.bot for one in series)
    for bot in bots:
        for seats in sorted({one.seats for one in _alone(series, bot)}):
            games = _finished(one for one in _alone(series, bot) if one.seats == seats)
            rates = [
                _rate(sum(_won(game, (game.began + turn) % seats) for game in games), len(games))
                for turn in range(seats)
            ]
            rows.append((f"{seats} players", bot, *rates, *[""] * (most - seats)))
    heads = ("players", "bot", *(_ordinal(turn) for turn in range(most)))
    return (
        "## Who wins: by the order of turns\n\nThe Standard version without teams. The seat that "
        "begins is the first; in brackets is the 95 % Wilson interval. A game that nobody wins "
        "counts for nobody.\n\n" + table(heads, rows)
    )


def _ordinal(turn: int) -> str:
    return ("first", "second", "third", "fourth", "fifth")[turn]


def _characters(series: Sequence[Series]) -> str:
    """Victories of the seats that began with each character, and their fair share."""
    bots = dict.fromkeys(one.bot for one in series)
    names = _names()
    rows: list[tuple[str, ...]] = []
    for card in _library():
        if card.deck != "characters":
            continue
        cells: list[str] = []
        for bot in bots:
            cells += _character(_finished(_alone(series, bot)), card.id)
        rows.append((names[card.id], *cells))
    heads = [f"{bot}: {what}" for bot in bots for what in ("games", "won", "fair share")]
    return (
        "## Who wins: by character\n\nThe Standard version without teams; what counts is the "
        "character that a seat began with. The fair share is 1 divided by the number of "
        "players.\n\n" + table(("character", *heads), rows)
    )


def _character(games: Iterable[CensusGame], character: str) -> tuple[str, str, str]:
    played, won, fair = 0, 0.0, 0.0
    for game in games:
        if character in game.cast:
            played += 1
            won += _won(game, game.cast.index(character))
            fair += 1 / len(game.cast)
    return f"{played:,}", _rate(won, played), f"{fair / played:.1%}" if played else "-"


def _library() -> Sequence[LibraryCard]:
    game = find("prophecy")
    options: Options = {setting.name: setting.default for setting in game.settings}
    return [card for card in game.library(options) if "part" not in dict(card.facts)]


def _names() -> dict[str, str]:
    return {card.id: card.names["en"] for card in _library()}


def _together(series: Iterable[Series]) -> Tally:
    whole = Tally()
    for one in series:
        whole.add(one.tally)
    return whole


def _by_bot(series: Sequence[Series]) -> dict[str, Tally]:
    """The Standard games of each bot, all variants together."""
    return {
        bot: _together(one for one in series if one.bot == bot and one.variant != BASIC)
        for bot in dict.fromkeys(one.bot for one in series)
    }


def _cards(series: Sequence[Series]) -> str:
    tallies, cards = _by_bot(series), _library()
    chapters = [
        "## How often cards were seen and used\n\nAll variants of the Standard version together, "
        "each number for the random and for the greedy bot. A card that works by itself, without "
        "being announced, counts as used by its owner. A card that was passed over, not bought or "
        "not learned is counted at every choice that offered it.",
    ]
    for deck, columns in DECKS.items():
        rows = []
        for card in cards:
            if card.deck == deck:
                counts = [row(tally, card) for tally in tallies.values()]
                cells = [" / ".join(f"{n:,}" for n in both) for both in zip(*counts, strict=True)]
                rows.append((card.names["en"], *cells))
        heads = ("card", *(column.title for column in columns))
        chapters.append(f"### {DECK_NAMES[deck]}\n\n{table(heads, rows)}")
    return "\n\n".join(chapters)


def _outstanding(series: Sequence[Series]) -> str:
    """Cards that were never seen, never used or always declined."""
    rows = [
        (one.card.names["en"], DECK_NAMES[one.card.deck], bot, one.what, one.why)
        for bot, tally in _by_bot(series).items()
        for one in standouts(tally, _library())
    ]
    title = "## Cards never seen, never used or always declined\n\n"
    if not rows:
        return f"{title}None: every card was seen and used by both bots."
    return title + table(("card", "deck", "bot", "what", "why"), rows)
