"""Addresses of clients: how they are counted, and which of them are trusted proxies."""

import ipaddress
from collections.abc import Iterable
from functools import lru_cache

from starlette.types import Scope

from fabletop.core.errors import BadSetup

IP = ipaddress.IPv4Address | ipaddress.IPv6Address
Network = ipaddress.IPv4Network | ipaddress.IPv6Network

HOUSEHOLD = 64
"""An IPv6 client usually owns all addresses with the same first bits, this many."""

LONGEST = 64
"""No address has more characters, with a zone and a port."""


def parsed(text: str) -> IP | None:
    """An IP address; one that is IPv4 mapped to IPv6 counts as IPv4."""
    if len(text) > LONGEST:
        return None
    try:
        found = ipaddress.ip_address(text.partition("%")[0])
    except ValueError:
        return None
    mapped = found.ipv4_mapped if isinstance(found, ipaddress.IPv6Address) else None
    return mapped or found


@lru_cache(maxsize=4096)
def counted_as(address: str) -> str:
    """Under which name the requests of an address are counted: IPv6 by its network."""
    found = parsed(address)
    if found is None:
        return address[:LONGEST]
    if isinstance(found, ipaddress.IPv6Address):
        return str(ipaddress.ip_network((int(found), HOUSEHOLD), strict=False))
    return str(found)


def client_of(scope: Scope) -> str:
    """The client of a request, as it is counted."""
    client = scope.get("client")
    return counted_as(str(client[0])) if client else "unknown"


class Proxies:
    """The addresses and networks of proxies whose headers are believed."""

    def __init__(self, listed: Iterable[str]) -> None:
        self._networks = [_network(one) for text in listed for one in text.split(",") if one]

    def __contains__(self, address: object) -> bool:
        found = parsed(str(address))
        return found is not None and any(found in network for network in self._networks)

    def __bool__(self) -> bool:
        return bool(self._networks)


def _network(text: str) -> Network:
    try:
        return ipaddress.ip_network(text.strip(), strict=False)
    except ValueError as error:
        raise BadSetup(
            f"{text.strip()!r} is no address or network of a proxy; write 10.0.0.7 or 10.0.0.0/8"
        ) from error
