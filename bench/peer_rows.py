"""The rows of a table that compares our results with those of the peers: ours first, then those of
each peer with a ratio, or why the peer was not measured."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from statistics import median
from typing import Generic, Protocol, TypeVar

from bench.interleaving import Peer
from bench.rounds import Round
from bench.sheet import figure


class Named(Protocol):
    @property
    def name(self) -> str: ...


M = TypeVar("M", bound=Named)

TextRow = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class PeerRows(Generic[M]):
    columns: int
    ratio: Callable[[Round[M], M], float]
    """Our round compared with a result of the peer's round after it."""
    cells: Callable[[Sequence[M]], TextRow]
    """The cells between the title and the ratio, from the results of all rounds."""

    def rows(self, peers: Sequence[Peer[Round[M]]]) -> tuple[TextRow, ...]:
        ours = [ours.results for peer in peers for ours, _ in peer.rounds]
        own = [
            (f"Fabletop: {each[0].name}", *self.cells(each), "") for each in zip(*ours, strict=True)
        ]
        return (*own, *(row for peer in peers for row in self._peer(peer)))

    def _peer(self, peer: Peer[Round[M]]) -> Iterator[TextRow]:
        if missing := peer.missing(self.columns):
            yield from missing
            return
        for each in zip(*(theirs.results for _, theirs in peer.rounds), strict=True):
            title = f"{peer.name} {peer.rounds[0][1].version}: {each[0].name}"
            pairs = zip(peer.rounds, each, strict=True)
            ratio = median(self.ratio(ours, theirs) for (ours, _), theirs in pairs)
            yield (title, *self.cells(each), figure(ratio))
