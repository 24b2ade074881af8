"""Seeds: numbers and keys, and what can be derived from them."""

import pickle
from collections import Counter

import pytest

from fabletop.core.chance import DEAL, DICE, DRAW, STREAMS, Chance
from fabletop.core.codec import dump, load
from fabletop.core.errors import BadSetup
from fabletop.core.seeds import LAST_SEED, checked, derived, from_text

KEY = "00112233445566778899aabbccddeeff"
OTHER = "10112233445566778899aabbccddeeff"


@pytest.mark.parametrize("seed", [0, 7, LAST_SEED, KEY])
def test_a_seed_is_a_number_or_a_key(seed: int | str) -> None:
    assert checked(seed) == seed
    assert from_text(str(seed)) == seed


@pytest.mark.parametrize("seed", [-1, LAST_SEED + 1, True, None, "7", KEY.upper(), KEY[1:], 1.5])
def test_nothing_else_is_a_seed(seed: object) -> None:
    with pytest.raises(BadSetup, match="a seed is"):
        checked(seed)


def test_what_is_derived_depends_on_the_seed_the_purpose_and_the_numbers() -> None:
    one = derived(7, "bot", 1)
    assert one == derived(7, "bot", 1)
    others = [derived(8, "bot", 1), derived(7, "hint", 1), derived(7, "bot", 2), derived(KEY, "x")]
    assert one not in others
    assert len({*others}) == 4
    assert all(0 <= number <= LAST_SEED for number in (one, *others))


def test_a_derived_number_is_not_the_seed_in_disguise() -> None:
    """Neighbouring seeds lead to numbers that differ in about half of their bits."""
    differing = [(derived(n, "bot", 0) ^ derived(n + 1, "bot", 0)).bit_count() for n in range(400)]
    assert 29 < sum(differing) / len(differing) < 34


def results(luck: Chance, stream: int = DICE, count: int = 60) -> list[int]:
    return [luck.below(stream, 1_000) for _ in range(count)]


def test_a_key_gives_the_same_luck_each_time_and_another_key_another() -> None:
    assert results(Chance.seeded(KEY)) == results(Chance.seeded(KEY))
    assert results(Chance.seeded(KEY)) != results(Chance.seeded(OTHER))


def test_the_first_dice_of_a_key_never_change() -> None:
    """Stored tables rest on this: another generator would be another ruleset."""
    luck = Chance.seeded(KEY)
    assert [luck.roll() for _ in range(12)] == FIRST_DICE
    deck = [f"c{number}" for number in range(8)]
    luck.shuffle(deck, DEAL)
    assert deck == FIRST_DECK


FIRST_DICE = [3, 2, 4, 1, 4, 4, 2, 6, 6, 3, 5, 1]
FIRST_DECK = ["c6", "c3", "c7", "c4", "c0", "c1", "c5", "c2"]


def test_streams_of_a_key_do_not_disturb_each_other() -> None:
    quiet, busy = Chance.seeded(KEY), Chance.seeded(KEY)
    results(busy, DRAW)
    assert results(quiet) == results(busy)
    assert len({tuple(results(Chance.seeded(KEY), stream)) for stream in range(len(STREAMS))}) == 3


def test_keyed_dice_are_fair() -> None:
    luck = Chance.seeded(KEY)
    counts = Counter(luck.roll() for _ in range(30_000))
    assert set(counts) == {1, 2, 3, 4, 5, 6}
    assert sum((count - 5_000) ** 2 / 5_000 for count in counts.values()) < 20.5


def test_keyed_shuffles_reach_every_order() -> None:
    luck, orders = Chance.seeded(KEY), Counter[str]()
    for _ in range(6_000):
        deck = list("abc")
        luck.shuffle(deck)
        orders["".join(deck)] += 1
    assert len(orders) == 6
    assert sum((count - 1_000) ** 2 / 1_000 for count in orders.values()) < 20.5


def test_copies_and_saves_have_the_same_luck_to_come() -> None:
    luck = Chance.seeded(KEY)
    results(luck)
    for twin in (
        luck.copy(),
        load(Chance, dump(luck), {}),
        pickle.loads(pickle.dumps(luck)),
    ):
        assert twin == luck
        assert results(twin) == results(luck.copy())


def test_new_luck_leaves_nothing_of_the_key() -> None:
    luck = Chance.seeded(KEY)
    luck.reseed(5)
    assert luck == Chance.seeded(5)


def test_luck_saved_before_there_were_keys_is_read() -> None:
    plain = dump(Chance.seeded(5))
    del plain["key"]
    assert load(Chance, plain, {}) == Chance.seeded(5)
