"""A game as text, for `render`: what has happened, what is asked, and the possible answers with
their numbers. The sentences are the game's own, in one of its languages."""

from fabletop.envs.episode import Episode

AGENT = "player_{}"


class Telling:
    """Describes what has happened since the last call."""

    def __init__(self, language: str = "en") -> None:
        self._language = language
        self._told = 0

    def text(self, episode: Episode, seat: int | None = None) -> str:
        """The text for a seat or, without one, for the seat that is asked."""
        words = episode.setup.game.words(self._language)
        if seat is None:
            seat = 0 if episode.over else episode.seat
        lines = [f"# {words.title()}, {episode.decisions}"]
        lines += self._news(episode, seat)
        if episode.over:
            lines += _end(episode)
        elif episode.seat == seat:
            lines += self._choices(episode)
        return "\n".join(lines)

    def _news(self, episode: Episode, seat: int) -> list[str]:
        if episode.memory is None:
            return []
        words, view = episode.setup.game.words(self._language), episode.view(seat)
        news = episode.memory.told[self._told :]
        self._told = len(episode.memory.told)
        return [words.tell(event, view) for event in news if event.known_to(seat)]

    def _choices(self, episode: Episode) -> list[str]:
        decision = episode.decision()
        labels = decision.labels(self._language)
        return [
            f"{AGENT.format(episode.seat)}: {decision.prompt(self._language)}",
            *(f"{n:6d}  {label}" for n, label in zip(episode.numbers(), labels, strict=True)),
        ]


def _end(episode: Episode) -> list[str]:
    result = episode.result
    if result is None:
        return [f"{episode.decisions} / {episode.setup.most}"]
    return [
        f"{AGENT.format(seat)}: {place}. ({score})"
        for seat, (place, score) in enumerate(zip(result.places, result.scores, strict=True))
    ]
