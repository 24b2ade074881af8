"""Deliberate faults of the questions about battles that a fighter might fight."""

from collections.abc import Callable
from typing import Any

from fabletop.games.prophecy.printed.cards import STRENGTH, WILLS
from fabletop.games.prophecy.seen.battles import (
    additions,
    announced,
    battles_ahead,
    fighters,
    kinds_ahead,
    laid_out,
    odds,
    outfits,
    rolls,
)
from fabletop.games.prophecy.seen.battles.rolls import RollOdds
from tests.games.faults import Fault
from tests.games.prophecy.seen.battles import test_battles_ahead, test_odds_of_choices

SEEDS = range(12)


def forget() -> None:
    """Empty all that is kept of earlier answers."""
    laid_out._KNOWN.clear()
    for module in (announced, battles_ahead, fighters, laid_out, outfits, rolls):
        for found in vars(module).values():
            if hasattr(found, "cache_clear"):
                found.cache_clear()


def over(check: Callable[[int], None]) -> Callable[[], None]:
    """A check of several positions, which remembers nothing."""

    def checked() -> None:
        forget()
        try:
            for seed in SEEDS:
                check(seed)
        finally:
            forget()

    return checked


FORECAST = over(test_battles_ahead.test_forecasts_are_the_odds_of_fighting_to_every_end)
KINDS = over(
    test_battles_ahead.test_the_kinds_of_battle_are_those_that_are_offered_and_their_prices
)
SPELL = over(
    lambda _: test_battles_ahead.test_a_spell_in_a_battle_ahead_costs_what_was_said(
        "", "plains_by_city", [], [], 1
    )
)
DUEL = over(test_battles_ahead.test_totals_against_a_rival_are_those_of_the_odds)
ANNOUNCED = over(test_battles_ahead.test_an_announcement_changes_the_next_roll_as_was_said)
OUTFITS = over(lambda _: test_battles_ahead.test_outfits_are_the_sets_that_can_be_declared())
WORK = test_battles_ahead.test_gear_with_work_is_that_of_a_hero_who_has_it
MEAN = test_battles_ahead.test_the_mean_of_a_die


def less(found: Any) -> Any:
    return found[:-1]


def nothing(_found: object) -> Any:
    return ()


def other_kind(kinds: tuple[str, ...]) -> tuple[str, ...]:
    return (STRENGTH if kinds[-1] == WILLS else WILLS,)


def stronger(found: tuple[Any, ...]) -> tuple[Any, ...]:
    return tuple([one._replace(bonus=one.bonus + 1, later=one.later + 1) for one in found])


def one_more(added: additions.Addition) -> additions.Addition:
    return added[0] + 1, added[1] + 1, added[2]


def unlucky(found: RollOdds) -> RollOdds:
    return found._replace(win=found.win / 2)


def ahead(found: Any) -> Any:
    return tuple([one._replace(own=one.own + 1) for one in found]) if found else found


BATTLE_FAULTS = [
    Fault(test_battles_ahead, "plans", KINDS, less),
    Fault(kinds_ahead, "wills_price", KINDS),
    Fault(test_battles_ahead, "stages", FORECAST, other_kind),
    Fault(test_battles_ahead, "spell_prices", SPELL, lambda prices: (prices[0] + 1, *prices[1:])),
    Fault(battles_ahead, "own_values", FORECAST),
    Fault(battles_ahead, "values_added", FORECAST, nothing),
    Fault(battles_ahead, "added", FORECAST),
    Fault(battles_ahead, "line_up", FORECAST, ahead),
    Fault(test_battles_ahead, "rolls", FORECAST, ahead),
    Fault(
        test_battles_ahead, "chances", FORECAST, lambda found: found._replace(win=found.win + 0.1)
    ),
    Fault(battles_ahead, "skill", FORECAST),
    Fault(battles_ahead, "toughness", FORECAST),
    Fault(additions, "shield_save", FORECAST, lambda save: 1.0 - save),
    Fault(test_battles_ahead, "armed", FORECAST, stronger),
    Fault(
        additions, "gear_sums", FORECAST, lambda said: said._replace(nothing=one_more(said.nothing))
    ),
    Fault(additions, "additions", FORECAST, lambda found: [one_more(one) for one in found]),
    Fault(
        test_battles_ahead,
        "matchup",
        FORECAST,
        lambda pair: pair._replace(taken=pair.taken.with_gear(()).with_craft(())),
    ),
    Fault(test_battles_ahead, "place_of", FORECAST, lambda place: place._replace(plane=0)),
    Fault(
        test_battles_ahead,
        "fighter",
        FORECAST,
        lambda me: me._replace(strength=me.strength + 1, willpower=me.willpower + 1),
    ),
    Fault(fighters, "craft", FORECAST, nothing),
    Fault(fighters, "skills", FORECAST, nothing),
    Fault(battles_ahead, "die_rolls", FORECAST, lambda dice: (dice[1], dice[0])),
    Fault(
        odds,
        "strengthening",
        test_odds_of_choices.test_a_potion_that_raises_strength_is_named_with_its_odds,
    ),
    Fault(
        odds,
        "belongings",
        test_odds_of_choices.test_an_item_that_is_found_hides_nothing_that_comes_after_it,
        lambda has: {name: has[name] for name in has if name != "Item"},
    ),
    Fault(battles_ahead, "roll_odds", FORECAST, unlucky),
    Fault(test_battles_ahead, "outfits", OUTFITS, less),
    Fault(fighters, "gear", OUTFITS, less),
    Fault(test_battles_ahead, "with_work", WORK, less),
    Fault(test_battles_ahead, "without", WORK, nothing),
    Fault(test_battles_ahead, "mean_of", MEAN),
    Fault(test_battles_ahead, "standing", ANNOUNCED, lambda one: one._replace(lead=one.lead + 1)),
    Fault(
        test_battles_ahead,
        "standings",
        ANNOUNCED,
        lambda found: {option: one._replace(lead=one.lead + 1) for option, one in found.items()},
    ),
]
