"""The odds of battles in sentences: against a Creature or Guardian that the reader could go and
fight, and of the battle that is going on. They are told from what she sees alone."""

from collections.abc import Callable, Iterator
from fractions import Fraction

from fabletop.core.foretelling import LIFE, HeldAmounts
from fabletop.core.question import Option
from fabletop.core.texts.catalogue import catalogue
from fabletop.games.prophecy.box import open_box
from fabletop.games.prophecy.expansions.adventures.scroll_of_fates import EXCHANGING_FATES, SWAP
from fabletop.games.prophecy.printed.cards import BOTH, STRENGTH, WILLS
from fabletop.games.prophecy.rules.battle.dice import ALTERED_REALITY
from fabletop.games.prophecy.seen.battles.fights import BattleOdds
from fabletop.games.prophecy.seen.battles.odds import battle_odds, creature_odds, doppelganger_odds
from fabletop.games.prophecy.seen.view import ProphecyView
from fabletop.games.prophecy.words import GAME, ProphecyWords

AskOdds = Callable[[Option], BattleOdds | None]
"""The odds of a battle with one of the choices, or with none if it is empty."""

SCROLLS = {"reroll": ALTERED_REALITY, SWAP: EXCHANGING_FATES}
"""The cards of the options that do not name theirs."""


class WordsOfOdds:
    """Sentences in one language."""

    def __init__(self, language: str) -> None:
        self.words = ProphecyWords(language)
        self._catalogue = catalogue(GAME, language)

    def against(self, view: ProphecyView, card: str) -> list[str]:
        """The reader's odds against a Creature or Guardian that she sees on the table, for each
        kind of battle, and for each place if it lies in several."""
        seat, foe = view.seat, open_box(view.cards).foes.get(card)
        if seat is None or foe is None or not view.heroes[seat].space:
            return []
        lines, places = list[str](), _places(view, card)
        for place in places:
            copies = foe.special.copies_character
            found = (
                self._copies(view, seat, place) if copies else self._fights(view, seat, card, place)
            )
            where = [self.words.name(place)] if len(places) > 1 else []
            for what, ask in found:
                lines += self._told(view, ", ".join(filter(None, [*where, what])), ask)
        return lines

    def now(self, view: ProphecyView) -> str:
        """The odds of the battle that is going on, for the reader if she fights in it, otherwise
        for the hero whose turn it is; empty if no roll comes next."""
        own = None if view.seat is None else battle_odds(view, view.seat)
        odds = own or battle_odds(view)
        if odds is None:
            return ""
        hero = self.words.hero(view, view.active)
        what = self._say("yours") if own else self._say("of", hero=hero)
        return self._say("told", what=what, ends=self._ends(odds, yours=bool(own)))

    def _fights(
        self, view: ProphecyView, seat: int, foe: str, place: str
    ) -> Iterator[tuple[str, AskOdds]]:
        """The battles with a Creature, and what sets each apart; one that leaves no choice of the
        kind is told once."""
        space = _space(view, place)
        known = set[tuple[str, bool]]()
        for alive in (False, True):
            for kind in (STRENGTH, WILLS, BOTH):

                def ask(chosen: Option, kind: str = kind, alive: bool = alive) -> BattleOdds | None:
                    return creature_odds(
                        view, seat, foe, kind, space=space, alive=alive, chosen=chosen
                    )

                odds = ask(())
                if odds is not None and (odds.kind, alive) not in known:
                    known.add((odds.kind, alive))
                    yield self.words.term("alive") if alive else "", ask

    def _copies(self, view: ProphecyView, seat: int, place: str) -> Iterator[tuple[str, AskOdds]]:
        """The battles with a Creature that copies one of the other characters; a Battle of Wills
        may be started by the copy or by the reader."""
        space = _space(view, place)
        for other in view.heroes:
            if other.seat == seat or not other.space:
                continue
            copies = self._say("copy", hero=self.words.hero(view, other.seat))
            for kind, payer in ((STRENGTH, seat), (WILLS, other.seat), (WILLS, seat)):

                def ask(
                    chosen: Option, copied: int = other.seat, kind: str = kind, payer: int = payer
                ) -> BattleOdds | None:
                    return doppelganger_odds(
                        view, seat, copied, kind, payer=payer, space=space, chosen=chosen
                    )

                yours = kind == WILLS and payer == seat
                yield ", ".join([copies, self._say("you-start")] if yours else [copies]), ask

    def _told(self, view: ProphecyView, what: str, ask: AskOdds) -> list[str]:
        """The odds of a battle, and what the player could do about them."""
        odds = ask(())
        if odds is None:
            return []
        parts = [self._say("yours"), *filter(None, [what]), self._say(f"by-{odds.kind}")]
        lines = [self._say("told", what=", ".join(parts), ends=self._ends(odds))]
        others = [
            self._with(view, option, ask(option))
            for option in _choices(view, odds)
            if option[0] == "use" or not _is_like(odds, ask(option))
        ]
        if others:
            lines.append(self._say("not-counted", things=", ".join(others)))
        return lines + ([self._say("questions")] if odds.questions else [])

    def _with(self, view: ProphecyView, option: Option, odds: BattleOdds | None) -> str:
        """Something that the player could do, with the odds if she does that alone."""
        card = _card(view, option)
        called = self.words.name(card) if card else self.words.label(option, view)
        if odds is None:
            return called
        win = self._say("win", n=_percent(odds.win))
        return self._say(
            "with", name=called, win=win, lose=self._say("lose", n=_percent(odds.lose))
        )

    def _ends(self, odds: BattleOdds, *, yours: bool = True) -> str:
        """Each end that can happen, with what it surely brings and costs the reader or another."""
        ends = (
            ("win", odds.win, odds.won),
            ("draw", odds.draw, odds.drawn),
            ("lose", odds.lose, odds.lost),
        )
        return ", ".join([self._end(*end, yours=yours) for end in ends if end[1]])

    def _end(self, end: str, chance: Fraction, changes: HeldAmounts, *, yours: bool) -> str:
        said = self._say(end, n=_percent(chance))
        if LIFE in changes and not yours:
            return self._say("fatal", what=said)
        return self.words.outcome(said, changes) if changes else said

    def _say(self, message: str, /, **values: str) -> str:
        return self._catalogue.say(f"odds-{message}", values)


def odds_against(view: ProphecyView, card: str, language: str) -> list[str]:
    """The reader's odds against a Creature or Guardian on the table."""
    return WordsOfOdds(language).against(view, card)


def _places(view: ProphecyView, foe: str) -> list[str]:
    """The spaces and open planes where the reader sees it, face up or because she has looked."""
    known = [place for place, cards in view.known.items() if foe in cards]
    spaces = [one.id for one in view.spaces if foe in one.cards or one.id in known]
    return spaces + [
        plane.id
        for plane in view.planes
        if not plane.closed and (foe in (plane.lesser, plane.greater) or plane.id in known)
    ]


def _space(view: ProphecyView, place: str) -> str:
    """A place if it is a space; empty if it is a plane."""
    return place if any(space.id == place for space in view.spaces) else ""


def _choices(view: ProphecyView, odds: BattleOdds) -> list[Option]:
    """What the player could do, each card once."""
    once: dict[str | Option, Option] = {}
    for option in odds.choices:
        once.setdefault(_card(view, option) or option, option)
    return [*once.values()]


def _is_like(odds: BattleOdds, other: BattleOdds | None) -> bool:
    """Whether the chances are the same; not if they are unknown."""
    return other is not None and (other.win, other.lose) == (odds.win, odds.lose)


def _card(view: ProphecyView, option: Option) -> str:
    """The card that an option is about; empty if it names none."""
    named, unnamed = open_box(view.cards).named, SCROLLS.get(str(option[0]), "")
    return unnamed or next((str(word) for word in option if word in named), "")


def _percent(chance: Fraction) -> str:
    """Rounded, but never to nothing or to certainty."""
    whole = round(100 * chance)
    if whole == 0 and chance:
        return "<1"
    return ">99" if whole == 100 and chance < 1 else str(whole)
