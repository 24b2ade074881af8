"""All luck passes through Chance: streams, scripts, records."""

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from fabletop.core.chance import DICE, DRAW, Chance


def test_the_same_seed_gives_the_same_luck() -> None:
    first, second = Chance.seeded(7), Chance.seeded(7)
    assert [first.roll() for _ in range(50)] == [second.roll() for _ in range(50)]


def test_the_first_dice_of_a_seed_never_change() -> None:
    """Saved games and published results rest on this: a new generator is a new ruleset."""
    luck = Chance.seeded(1)
    assert [luck.roll() for _ in range(12)] == FIRST_DICE


FIRST_DICE = [3, 6, 4, 5, 4, 1, 3, 2, 3, 6, 1, 5]


def test_streams_do_not_disturb_each_other() -> None:
    quiet, busy = Chance.seeded(7), Chance.seeded(7)
    for _ in range(10):
        busy.below(DRAW, 52)
    assert [quiet.roll() for _ in range(20)] == [busy.roll() for _ in range(20)]


def test_one_stream_can_have_a_seed_of_its_own() -> None:
    one = Chance.seeded(7, streams={"draw": 8})
    other = Chance.seeded(7)
    assert [one.below(DICE, 6) for _ in range(20)] == [other.below(DICE, 6) for _ in range(20)]
    assert [one.below(DRAW, 99) for _ in range(9)] != [other.below(DRAW, 99) for _ in range(9)]


def test_a_copy_has_the_same_luck_to_come_and_goes_its_own_way() -> None:
    luck = Chance.seeded(3)
    twin = luck.copy()
    assert luck == twin
    luck.roll()
    assert luck != twin
    twin.roll()
    assert luck == twin


def test_dice_are_fair() -> None:
    luck = Chance.seeded(11)
    counts = Counter(luck.roll() for _ in range(60_000))
    assert set(counts) == {1, 2, 3, 4, 5, 6}
    chi_square = sum((count - 10_000) ** 2 / 10_000 for count in counts.values())
    assert chi_square < 20.5  # 0.1 % of fair dice exceed this


@given(st.integers(0, 2**63 - 1), st.integers(1, 1000))
def test_below_stays_below(seed: int, limit: int) -> None:
    assert 0 <= Chance.seeded(seed).below(DICE, limit) < limit


@given(st.integers(0, 2**63 - 1), st.lists(st.text(), max_size=60))
def test_shuffling_loses_nothing(seed: int, cards: list[str]) -> None:
    deck = cards[:]
    Chance.seeded(seed).shuffle(deck)
    assert sorted(deck) == sorted(cards)


def test_every_order_of_three_cards_is_equally_likely() -> None:
    luck = Chance.seeded(5)
    orders: Counter[str] = Counter()
    for _ in range(12_000):
        deck = ["a", "b", "c"]
        luck.shuffle(deck)
        orders["".join(deck)] += 1
    assert len(orders) == 6
    assert all(1_800 < count < 2_200 for count in orders.values())


def test_scripted_results_come_before_random_ones() -> None:
    luck = Chance.seeded(1)
    luck.load([("dice", 6), ("draw", "b"), ("dice", 2)])
    deck = ["a", "b", "c"]
    assert luck.draw(deck) == "b"
    assert deck == ["a", "c"]
    assert [luck.roll(), luck.roll()] == [6, 2]
    assert not luck.script
    assert 1 <= luck.roll() <= 6


def test_a_record_holds_rolls_draws_and_reveals_in_order() -> None:
    luck = Chance.seeded(1)
    luck.record = []
    luck.load([("dice", 3)])
    luck.roll()
    luck.draw(["x"])
    luck.reveal("y")
    luck.shuffle(["p", "q"])
    assert luck.record == [("dice", 3), ("draw", "x"), ("reveal", "y")]


def test_the_top_of_a_deck_is_its_last_card() -> None:
    assert Chance.seeded(1).draw(["bottom", "top"]) == "top"
