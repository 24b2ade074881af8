"""What an option is read to cost and bring is what the rules then take and give."""

import random
from collections import Counter

import pytest

from fabletop.core.any_options import any_options
from fabletop.core.foretelling import LIFE, Foretold
from fabletop.core.game import settle
from fabletop.core.position import Position
from fabletop.core.question import Question
from fabletop.games.prophecy.game import PROPHECY
from fabletop.games.prophecy.scenario import Scenario
from fabletop.games.prophecy.seen import prices
from fabletop.games.prophecy.seen.option_prices import KNOWN, option_prices

STEPS = 60


def claimed(position: Position, question: Question) -> Counter[tuple[str, str]]:
    """The prices of a question that are known, each compared with what the rules take."""
    found = Counter[tuple[str, str]]()
    told = option_prices(PROPHECY.view(position.table, question.seat), question)
    foretold = Foretold.of(position.copy, question.seat)
    assert foretold is not None
    for option, price in zip(question.options, told, strict=True):
        taken = foretold.surely(option) if price is not None else {}
        if price is not None and LIFE not in taken:
            found[question.kind, str(option[0])] += 1
            assert {name: n for name, n in price.items() if n} == taken, option
    return found


def compared(seed: int) -> Counter[tuple[str, str]]:
    """How many prices of a random game were compared, by kind of question and verb."""
    luck, found = random.Random(seed), Counter[tuple[str, str]]()
    seats = luck.randint(1, 5)
    options = settle(PROPHECY, any_options(PROPHECY, seats, luck.randrange), seats)
    dealt = PROPHECY.rich if seed % 2 else PROPHECY.new
    position = Position(PROPHECY, dealt(options, seats, seed))
    for _ in range(STEPS):
        if not position.open:
            break
        question = luck.choice(position.open)
        found += claimed(position, question)
        position.answer(luck.choice(question.options), question.seat)
    return found


def test_the_prices_of_all_options_are_what_the_rules_take() -> None:
    """And each of them is told somewhere: a price that nobody claims to know is never wrong."""
    found = in_a_guild()
    for seed in range(120):
        found += compared(seed)
    known = {(kind, verb) for kind, verbs in KNOWN.items() for verb in verbs}
    assert known - found.keys() == {("announce", "cast")}, "a Spell in a battle of two, as in roll"
    beyond = {verb for kind, verb in found.keys() - known if kind == "move"}
    assert len(beyond) > 3, "Abilities that carry a hero"


def in_a_guild() -> Counter[tuple[str, str]]:
    """Certificates are rarely on offer in a random game."""
    play = Scenario().hero("druid", at="monastery", gold=9, experience=9).start()
    play.answers("stay")
    return claimed(play.match.position, play.question)


@pytest.mark.parametrize(("at", "target", "gold"), [("city", "treasure_island", -2)])
def test_a_voyage_is_paid_on_the_way_there(at: str, target: str, gold: int) -> None:
    play = Scenario(2, version="standard", island="yes").hero("paladin", at=at, gold=5).start()
    view = play.match.view(0)
    assert prices.fare(view, 0, ("sail", target))["Gold"] == gold
    assert prices.fare(view, 0, ("sail", at), space=target)["Gold"] == 0


def test_haggling_lowers_prices_and_raises_sales() -> None:
    plain = Scenario(2, version="standard").hero("paladin", at="city", items=["great_sword"])
    sly = Scenario(2, version="standard").hero(
        "paladin", at="city", items=["great_sword"], abilities=["haggling"]
    )
    usual, better = (one.start().match.view(0) for one in (plain, sly))
    assert prices.buying_price(better, 0, "sword") < prices.buying_price(usual, 0, "sword")
    assert prices.selling_price(better, 0, "great_sword") > prices.selling_price(
        usual, 0, "great_sword"
    )


def test_rest_and_work_are_read_for_spaces_far_away() -> None:
    play = Scenario(2, version="standard").hero("paladin", at="city", health=2, wounds=3, gold=2)
    view = play.start().match.view(0)
    assert prices.rests(view, 0, "forest_camp") == [
        {"Gold": -1, "Health": 1, "Magic": 0},
        {"Gold": -2, "Health": 2, "Magic": 0},
    ]
    assert prices.rests(view, 0, "monastery") == [{"Gold": 0, "Health": 1, "Magic": 0}]
    assert prices.work(view, 0, "fortress") == {"Health": -1, "Experience": 2}
    assert prices.work(view, 0, "village") is None
