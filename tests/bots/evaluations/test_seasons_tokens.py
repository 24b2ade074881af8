"""The greedy bot of Seasons reads the Special Ability tokens and the enchantments, and
numbers of cards that count only when a card is used."""

from collections.abc import Iterator
from dataclasses import fields

import pytest

from fabletop.bots.evaluations import seasons
from fabletop.bots.evaluations.seasons.prelude import token_worth
from fabletop.core.cards.corrections import Corrections
from fabletop.core.question import show
from fabletop.games.seasons.box import open_box
from fabletop.games.seasons.printed import Token
from fabletop.games.seasons.scenario import Scenario, SeasonsPlay

BOX = open_box()
OLAF, HAWK, ORB = "olafs_blessed_statue", "argos_hawk", "crystal_orb"


def values(play: SeasonsPlay) -> dict[str, float]:
    question = play.question
    found = seasons.values(question, play.match.view(question.seat))
    return dict(zip(map(show, question.options), found, strict=True))


def numbers(token: Token) -> Iterator[str]:
    yield "prestige"
    for one in fields(token.params):
        if getattr(token.params, one.name):
            yield one.name


NUMBERS = [(token.id, name) for token in BOX.tokens.values() for name in numbers(token)]


def others(token: Token, name: str) -> Iterator[Corrections]:
    """The token with another number: a little more, much more."""
    if name == "prestige":
        for number in (1, 20):
            yield {token.id: {"prestige": int(token.prestige) + number}}
        return
    for number in (1, 4, 30):
        yield {token.id: {"params": {name: getattr(token.params, name) + number}}}


def worth(token: str, cards: Corrections | None = None) -> float:
    """What it is worth to choose a token."""
    play = Scenario(2, cards=cards).sorcerer().sorcerer().start()
    return token_worth(play.match.view(0), token)


@pytest.mark.parametrize(("token", "name"), NUMBERS)
def test_every_number_of_a_token_counts(token: str, name: str) -> None:
    usual = worth(token)
    assert any(worth(token, cards) != usual for cards in others(BOX.tokens[token], name))


def using(token: str, cards: Corrections) -> float:
    """What it is worth to use a token now."""
    scene = Scenario(2, cards=cards).at(year=3, space=12)
    scene.sorcerer(token=token, crystals=9, reserve="4 water", play=[OLAF], hand=[OLAF]).sorcerer()
    return values(scene.start())["ability"]


@pytest.mark.parametrize("token", [token for token in BOX.tokens if token != "hand_is_worth"])
def test_prestige_of_a_token_counts_when_it_is_used(token: str) -> None:
    prestige = int(BOX.tokens[token].prestige)
    usual, more = (using(token, {token: {"prestige": prestige + n}}) for n in (0, 20))
    assert more == pytest.approx(usual + 20)


def rated(enchantment: str, crystals: int) -> dict[str, float]:
    scene = Scenario(2, enchantment=enchantment, cards={enchantment: {"crystals": crystals}})
    scene.sorcerer(crystals=30, reserve="3 water").sorcerer()
    return values(scene.die("f*T...").start())


def test_a_vision_that_costs_more_is_worth_less() -> None:
    found = [rated("vision_of_destiny", crystals)["vision"] for crystals in (0, 5, 9)]
    assert found == [0, -5, -9]


def test_a_bounty_that_brings_more_makes_transmuting_better() -> None:
    found = [rated("ios_bounty", crystals)["transmute water 3"] for crystals in (0, 1, 9)]
    assert found == pytest.approx([found[0], found[0] + 3, found[0] + 27])


def keeping(crystals: int) -> float:
    """How much better it is to keep a drawn card than to discard it."""
    cards: Corrections = {"argoss_embrace": {"crystals": crystals}}
    scene = Scenario(2, enchantment="argoss_embrace", cards=cards)
    scene.sorcerer(crystals=30).sorcerer().top(OLAF)
    play = scene.die("c..").start(phase="die")
    play.answers("draw")
    found = values(play)
    return found[f"keep {OLAF}"] - found[f"discard {OLAF}"]


def test_an_embrace_that_takes_more_makes_keeping_a_card_worse() -> None:
    assert keeping(0) > 0
    assert [keeping(5), keeping(30)] == pytest.approx([keeping(0) - 5, keeping(0) - 30])


def test_no_other_enchantment_has_a_number_to_weigh() -> None:
    """How many cards are dealt and kept is nobody's choice."""
    found = {one.id for one in BOX.enchantments.values() if one.crystals}
    assert found == {"vision_of_destiny", "ios_bounty", "argoss_embrace"}


def hawk(crystals: int) -> float:
    params = {"crystals": 10, "gauge": 1, "less": 1, "more_crystals": crystals}
    scene = Scenario(2, cards={HAWK: {"params": params}}).sorcerer(play=[HAWK]).sorcerer()
    return values(scene.start())[f"activate {HAWK}"]


def test_a_hawk_that_gives_opponents_more_is_used_less() -> None:
    assert hawk(0) > hawk(6) > hawk(60)


def orb(price: int) -> float:
    params = {"price": price, "tokens": 4}
    scene = Scenario(2, cards={ORB: {"params": params}}).sorcerer(play=[ORB], crystals=30)
    return values(scene.sorcerer().start())[f"activate {ORB} discard"]


def test_an_orb_that_costs_more_crystals_is_used_less() -> None:
    assert orb(0) > orb(3) > orb(20)
