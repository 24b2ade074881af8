"""Which cards a seat has had and used."""

from fabletop.lab.trial.having import had_and_used


def chose(seat: int, card: str, verb: str, chosen: int = 1) -> dict[str, object]:
    return {"seat": seat, "card": card, "verb": verb, "chosen": chosen}


def told(seat: int, card: str, verb: str) -> dict[str, object]:
    return {"seat": seat, "card": card, "verb": verb}


def test_who_buys_a_sword_has_it_and_who_could_have_bought_it_has_not() -> None:
    events = [told(1, "great_sword", "bought"), told(-1, "dagger", "for_sale")]
    had, used = had_and_used("prophecy", [chose(0, "great_sword", "buy", 0)], events, 2)
    assert had == [set(), {"great_sword"}]
    assert used == [set(), set()]


def test_who_picks_a_card_has_it_and_who_summons_it_uses_it() -> None:
    picked = [chose(0, "amulet_of_air", "pick"), chose(1, "amulet_of_fire", "pick")]
    events = [told(1, "amulet_of_fire", "summons")]
    had, used = had_and_used("seasons", picked, events, 2)
    assert had == [{"amulet_of_air"}, {"amulet_of_fire"}]
    assert used == [set(), {"amulet_of_fire"}]


def test_what_works_by_itself_is_used_by_who_has_it() -> None:
    events = [told(0, "alchemist", "opportunity"), told(1, "alchemist", "laid")]
    had, used = had_and_used("prophecy", [], events, 2)
    assert had == used == [{"alchemist"}, set()]
