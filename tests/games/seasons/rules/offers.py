"""What a turn offers."""

from fabletop.games.seasons.scenario import SeasonsPlay


def summons(play: SeasonsPlay) -> list[str]:
    return [option for option in play.options if option.startswith("summon")]
