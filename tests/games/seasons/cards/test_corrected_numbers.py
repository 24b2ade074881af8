"""A number in the data that is corrected changes what the card or token does."""

from fabletop.core.cards.corrections import Corrections
from fabletop.games.seasons.scenario import Scenario, SeasonsPlay


def at_the_end_of_a_round(card: str, cards: Corrections, reserve: str) -> SeasonsPlay:
    scene = Scenario(2, cards=cards).sorcerer(play=[card], reserve=reserve).sorcerer()
    play = scene.leftover("ww*.").start(active=1)
    play.answers("end")
    return play


def test_a_horn_may_take_more_tokens() -> None:
    cards: Corrections = {"horn_of_plenty": {"params": {"tokens": 2, "crystals": 5}}}
    play = at_the_end_of_a_round("horn_of_plenty", cards, "2 earth 1 fire")
    play.answers("horn earth", "horn earth")
    assert (play.sorcerer().crystals, sum(play.sorcerer().reserve)) == (10, 1)


def test_a_monolith_may_store_more_tokens() -> None:
    cards: Corrections = {"fairy_monolith": {"params": {"tokens": 2}}}
    play = at_the_end_of_a_round("fairy_monolith", cards, "2 earth 1 fire")
    play.answers("store earth", "store fire")
    assert play.item("fairy_monolith").energy == [0, 1, 1, 0]


def test_a_warden_may_take_more_cards() -> None:
    cards: Corrections = {"warden_of_argos": {"params": {"tokens": 4, "cards": 2}}}
    hand = ["purse_of_io", "potion_of_life", "dragon_skull"]
    scene = Scenario(2, cards=cards).sorcerer(play=["warden_of_argos"]).sorcerer(hand=hand)
    play = scene.start(entered="warden_of_argos")
    play.answers("warden card", "discard purse_of_io", "discard potion_of_life")
    assert play.sorcerer(1).hand == ["dragon_skull"]


def test_a_token_may_draw_more_cards() -> None:
    cards: Corrections = {"draw_card": {"params": {"cards": 2}}}
    scene = Scenario(2, cards=cards, tokens="yes").sorcerer(token="draw_card").sorcerer()
    play = scene.top("purse_of_io", "dragon_skull").start()
    play.answers("ability", "keep purse_of_io", "discard dragon_skull")
    assert play.sorcerer().hand == ["purse_of_io"]
