"""The results of `fabletop lab` in sentences and tables."""

from collections.abc import Sequence

from fabletop.cli.table.screen import Screen
from fabletop.core.cards.library import in_language
from fabletop.lab.trial.arms import Trial
from fabletop.lab.trial.findings import DealsNeeded, Findings, FoundAbout, FoundChange
from fabletop.lab.trial.measures import ENDING, FIRST, SHARES, WIN
from fabletop.lab.trial.subjects import Kind, library_of
from fabletop.lab.trial.warnings import Warned

SAME = "same"

COLUMNS = ("measure", "base", "changed", "change", "interval", "verdict")


class LabAnswer:
    """Says what was found, with names instead of ids."""

    def __init__(self, screen: Screen, trial: Trial) -> None:
        self._screen = screen
        self._names = {
            card.id: in_language(card.names, screen.language) for card in library_of(trial)
        }

    def who(self, one: FoundAbout | FoundChange) -> str:
        """A card or a part by its name, a seat by its number."""
        kind, name = one["kind"], one["name"]
        if kind in (Kind.SEAT, Kind.TURN):
            return self._screen.words(f"lab-{kind}", number=name)
        order = f"lab-part-{name}"
        if kind == Kind.PART and self._screen.knows(order):
            return self._screen.words(order)
        found = self._names.get(name, name)
        return self._screen.words("lab-used", card=found) if kind == Kind.USED else found

    def sentence(self, subject: FoundAbout, rate: FoundChange) -> str:
        """How much the change moves the rate of a subject, or that this is not known."""
        words, who = self._screen.words, self.who(subject)
        if rate["low"] is None:
            base, changed = rate["counts"]
            return words("lab-few", who=who, base=f"{base:.0f}", changed=f"{changed:.0f}")
        verdict = rate["verdict"]
        return words(
            "lab-still" if verdict == SAME else f"lab-{verdict}",
            who=who,
            rate=words(f"lab-rate-{rate['measure']}"),
            **dict(zip(("base", "changed", "change", "interval"), _figures(rate), strict=True)),
        )

    def rests(self, subject: FoundAbout, rate: FoundChange) -> str:
        base, changed = rate["counts"]
        deals = subject["deals"]
        return self._screen.words(
            "lab-rests",
            base=f"{base:.0f}",
            changed=f"{changed:.0f}",
            base_deals=str(deals[0]),
            changed_deals=str(deals[1]),
        )

    def need(self, needed: DealsNeeded) -> str:
        return self._screen.words(
            "lab-need", size=f"{100 * needed['size']:g}", deals=f"{needed['deals']:.0f}"
        )

    def row(self, one: FoundChange, *, whose: bool = False) -> tuple[str, ...]:
        measure = self._screen.words(f"lab-measure-{one['measure']}")
        if one["measure"] == ENDING:
            measure = f"{measure}: {one['name'] or self._screen.words('lab-cut-off')}"
        return (
            f"{self.who(one)}: {measure}" if whose else measure,
            *_figures(one),
            self._screen.words(f"lab-verdict-{one['verdict']}"),
        )

    def rows(self, measures: Sequence[FoundChange], *, whose: bool = False) -> None:
        told = [self.row(one, whose=whose) for one in measures]
        self._screen.rows("lab-column", COLUMNS, told)


def tell(screen: Screen, trial: Trial, found: Findings) -> None:
    telling = LabAnswer(screen, trial)
    _heading(screen, found)
    if not found["differing"]:
        screen.say("lab-same")
        return
    screen.say("lab-differing", differing=found["differing"], deals=found["deals"])
    if found["told"] == FIRST:
        screen.say("lab-unwon")
    for subject in found["about"]:
        _tell_subject(screen, telling, subject)
    screen.heading(screen.words("lab-games"))
    telling.rows(_worth_telling(found["games"]))
    screen.heading(screen.words("lab-others"))
    if found["moved"]:
        telling.rows(found["moved"], whose=True)
    else:
        screen.say("lab-nothing-else")
    screen.say("lab-looked-at", looked=found["looked_at"], few=found["too_few"])


def _heading(screen: Screen, found: Findings) -> None:
    bots = found["bots"]
    screen.say(
        "lab-title",
        game=found["game"],
        players=found["players"],
        bots=bots[0] if len(set(bots)) == 1 else ", ".join(bots),
        deals=found["deals"],
        seed=str(found["seed"]),
        style="bold",
    )
    for name, (before, after) in found["changed_options"].items():
        screen.say("lab-changed-option", name=name, before=before, after=after)
    for card, fields in found["changed_cards"].items():
        told = ", ".join(f"{name} = {value}" for name, value in fields.items())
        screen.say("lab-changed-card", card=card, fields=told)
    for warning in found["warnings"]:
        _warn(screen, warning)


def _warn(screen: Screen, warning: Warned) -> None:
    """What the trial cannot show."""
    screen.say(
        f"lab-warning-{warning['kind']}",
        card=warning["card"],
        field=warning.get("field", ""),
        bots=", ".join(warning.get("bots", ())),
        n=warning.get("decisions", 0),
        style="bold",
    )
    if warning.get("searching"):
        screen.say("lab-warning-searching")


def _tell_subject(screen: Screen, telling: LabAnswer, subject: FoundAbout) -> None:
    screen.heading(telling.who(subject))
    measures = subject["measures"]
    rate = measures[0]
    screen.line(telling.sentence(subject, rate))
    if rate["low"] is None:
        return
    screen.line(telling.rests(subject, rate))
    if rate["verdict"] != "moved" and rate["needed"]:
        screen.line(telling.need(rate["needed"]))
    telling.rows(_worth_telling(measures))


def _worth_telling(measures: Sequence[FoundChange]) -> list[FoundChange]:
    """Leave out what never happened, shares that did not change in any deal, and first places that
    are the same as wins."""
    wins = next((one for one in measures if one["measure"] == WIN), None)
    return [
        one
        for one in measures
        if (one["base"] or one["changed"])
        and not (one["verdict"] == SAME and one["measure"] in SHARES)
        and not (
            one["measure"] == FIRST and wins is not None and _both_ends(one) == _both_ends(wins)
        )
    ]


def _both_ends(one: FoundChange) -> tuple[float, float]:
    return one["base"], one["changed"]


def _figures(one: FoundChange) -> tuple[str, str, str, str]:
    """Before, after, the change and its interval; shares in percentage points."""
    share = one["measure"] in SHARES
    scale, unit = (100, " %") if share else (1, "")
    low, high = one["low"], one["high"]
    interval = "-" if low is None or high is None else f"{scale * low:+.2f} … {scale * high:+.2f}"
    return (
        f"{scale * one['base']:.2f}{unit}",
        f"{scale * one['changed']:.2f}{unit}",
        f"{scale * one['change']:+.2f}",
        interval,
    )
