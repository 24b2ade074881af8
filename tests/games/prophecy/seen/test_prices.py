"""What an option is read to cost and bring is what the rules then take and give."""

import random
from collections import Counter

import pytest

from fabletop.core.any_options import any_options
from fabletop.core.foretelling import LIFE, Foretold
from fabletop.core.game import settle
from fabletop.core.position import Position
from fabletop.games.prophecy.game import PROPHECY
from fabletop.games.prophecy.scenario import Scenario
from fabletop.games.prophecy.seen import prices
from fabletop.games.prophecy.seen.option_prices import option_prices

STEPS = 60


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
        told = option_prices(PROPHECY.view(position.table, question.seat), question)
        foretold = Foretold.of(position.copy, question.seat)
        assert foretold is not None
        for option, price in zip(question.options, told, strict=True):
            taken = foretold.surely(option) if price is not None else {}
            if price is None or LIFE in taken:
                continue
            found[question.kind, str(option[0])] += 1
            assert price == {name: taken.get(name, 0) for name in price}, (seed, option)
        position.answer(luck.choice(question.options), question.seat)
    return found


def test_the_prices_of_all_options_are_what_the_rules_take() -> None:
    found: Counter[tuple[str, str]] = Counter()
    for seed in range(24):
        found += compared(seed)
    assert {"move", "space", "kind"} <= {kind for kind, _ in found}
    assert {"sail", "ride", "gate", "work", "sell", "buy", "learn"} <= {verb for _, verb in found}


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
