"""The limits of connections, as settings of a server."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated

from fabletop.server.host_option import Group, HostOption


def _limit(text: str, name: str = "", least: float = 1) -> HostOption:
    return HostOption(Group.CONNECTIONS, text, name=name, least=least)


@dataclass(frozen=True, slots=True, kw_only=True)
class ConnectionLimits:
    total: Annotated[
        int, _limit("At most this many connections at a time.", "connections", least=10)
    ] = 2_000
    per_client: Annotated[
        int,
        _limit(
            "At most this many from one address (IPv6: from one /64 network).",
            "connections_per_client",
            least=2,
        ),
    ] = 200
    streams_per_client: Annotated[
        int, _limit("At most this many live streams of a client, also behind a proxy.")
    ] = 100
    head_seconds: Annotated[
        float,
        _limit("Seconds that a client may take for the head of a request.", "request_head_seconds"),
    ] = 10.0
    body_seconds: Annotated[
        float,
        _limit("Seconds that a client may take for the body of a request.", "request_body_seconds"),
    ] = 20.0
    reading_seconds: Annotated[
        float,
        _limit("Seconds in which a client may read nothing of a reply.", "reply_reading_seconds"),
    ] = 30.0
    idle_seconds: Annotated[
        int,
        _limit(
            "Seconds that a connection may idle between two requests.", "connection_idle_seconds"
        ),
    ] = 15
    head_bytes: Annotated[
        int, _limit("The largest head of a request, in bytes.", "request_head_bytes", least=1024)
    ] = 32 * 1024
    backlog: Annotated[int, _limit("How many connections may wait to be accepted.")] = 128

    @property
    def seconds(self) -> Mapping[str, float]:
        """How long we wait for a client, by what we wait for."""
        return {
            "head": self.head_seconds,
            "body": self.body_seconds,
            "reading": self.reading_seconds,
            "closing": self.reading_seconds,
        }
