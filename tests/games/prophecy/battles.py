"""The totals of a battle, as the chronicle tells and the view shows them."""

from fabletop.games.prophecy.scenario import ProphecyPlay


def totals(play: ProphecyPlay) -> list[tuple[int, int]]:
    """Both sides' totals of every roll so far, dice included; the attacker's, or the hero's
    against a Creature, is the first."""
    return [(int(told[5]), int(told[6])) for told in play.told() if told[0] == "rolled"]


def own_parts(play: ProphecyPlay) -> dict[str, int]:
    """What counts for the first seat's hero in the current battle, source by source."""
    return _parts(play, "own")


def foe_parts(play: ProphecyPlay) -> dict[str, int]:
    """What counts for the other side."""
    return _parts(play, "foe")


def _parts(play: ProphecyPlay, side: str) -> dict[str, int]:
    battle = play.match.view(0).battle
    assert battle is not None
    parts = battle.own if side == "own" else battle.foe
    assert parts is not None
    assert len(dict(parts)) == len(parts), f"something counts twice: {parts}"
    return dict(parts)
