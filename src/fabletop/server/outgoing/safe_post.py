"""One POST to an address that a stranger gave us.

A host name is resolved once. If any of its addresses is not public, nothing is sent, unless private
ones are allowed. Otherwise the connection goes to an address that was checked, so changing the
DNS entry in between gains nothing.
"""

import http.client
import ipaddress
import socket
import time
from collections.abc import Sequence
from dataclasses import dataclass
from urllib.parse import urlsplit

from fabletop.server.errors import NotPossible

SECONDS = 5.0
EXAMPLE = "https://example.org/path"
LONGEST_ADDRESS = 500
PORTS = {"http": 80, "https": 443}
UNICAST = ipaddress.IPv6Network("2000::/3")
"""The addresses that are given to single hosts; everything else in IPv6 is special."""

SPECIAL_IPV6 = tuple(
    map(
        ipaddress.IPv6Network,
        (
            *("2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20"),
            *("2620:4f:8000::/48", "64:ff9b::/96", "64:ff9b:1::/48"),
        ),
    )
)
"""Tunnels, translations to IPv4, documentation, and other addresses that lead elsewhere."""

SPECIAL_IPV4 = tuple(
    map(
        ipaddress.IPv4Network,
        (
            *("0.0.0.0/8", "100.64.0.0/10", "192.0.0.0/24", "192.31.196.0/24", "192.52.193.0/24"),
            *("192.88.99.0/24", "192.175.48.0/24", "198.18.0.0/15", "224.0.0.0/3"),
        ),
    )
)


@dataclass(frozen=True, slots=True)
class Target:
    scheme: str
    host: str
    port: int
    path: str


def parse(address: str) -> Target:
    """Split a webhook's address into its parts; raises NotPossible if it is invalid."""
    if len(address) > LONGEST_ADDRESS:
        raise NotPossible("long-address", n=LONGEST_ADDRESS)
    plain = address.isascii() and address.isprintable() and " " not in address
    try:
        parts = urlsplit(address)
        port = PORTS[parts.scheme] if parts.port is None else parts.port
        whole = plain and parts.hostname and port and "@" not in parts.netloc
    except (KeyError, ValueError):
        whole = False
    if not whole:
        raise NotPossible("no-address", example=EXAMPLE)
    query = f"?{parts.query}" if parts.query else ""
    return Target(parts.scheme, parts.hostname or "", port, (parts.path or "/") + query)


def resolved(target: Target, *, private: bool) -> list[str]:
    """The IP addresses of the host. It blocks on the network: do not call it in the event loop. A
    host that does not exist and one that is not public are refused in the same words: nobody shall
    learn from them which names our own network has."""
    try:
        found = socket.getaddrinfo(target.host, target.port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError) as error:
        raise NotPossible("no-host", host=target.host) from error
    addresses = list(dict.fromkeys(str(place[0]) for *_, place in found))
    if not addresses or (not private and not all(map(is_public, addresses))):
        raise NotPossible("no-host", host=target.host)
    return addresses


def is_public(address: str) -> bool:
    """Whether an address is one of a single host on the internet."""
    try:
        ip = ipaddress.ip_address(address)
    except ValueError:  # such as one with a zone, fe80::1%eth0
        return False
    if isinstance(ip, ipaddress.IPv4Address):
        return ip.is_global and not any(ip in network for network in SPECIAL_IPV4)
    return ip in UNICAST and ip.is_global and not any(ip in network for network in SPECIAL_IPV6)


class Post:
    """A request that is sent in a thread and can be aborted from another one."""

    def __init__(self, address: str, body: bytes, *, private: bool) -> None:
        self._target = parse(address)
        self._body = body
        self._private = private
        self._connection: _Http | _Https | None = None

    def send(self) -> int:
        """The status of the reply; OSError or HTTPException if there is none."""
        ips = resolved(self._target, private=self._private)
        kind = _Https if self._target.scheme == "https" else _Http
        self._connection = kind(self._target.host, self._target.port, timeout=SECONDS)
        self._connection.ips = ips
        headers = {"Content-Type": "application/json", "User-Agent": "Fabletop"}
        try:
            self._connection.request("POST", self._target.path, self._body, headers)
            return self._connection.getresponse().status
        finally:
            self._connection.close()

    def hang_up(self) -> None:
        """Abort a request that takes too long, even if it still receives a byte now and then."""
        line = self._connection and self._connection.sock
        if line:
            try:
                socket.socket.shutdown(line, socket.SHUT_RDWR)
            except OSError:
                return


class _Http(http.client.HTTPConnection):
    ips: Sequence[str] = ()

    def connect(self) -> None:
        self.sock = _connected(self.ips, self.port)


class _Https(http.client.HTTPSConnection):
    ips: Sequence[str] = ()

    def connect(self) -> None:
        """Connect to the checked IP address; the certificate must match the host name."""
        line = _connected(self.ips, self.port)
        context = self._context  # type: ignore[attr-defined]
        self.sock = context.wrap_socket(
            line, server_hostname=self.host, do_handshake_on_connect=False
        )
        self.sock.do_handshake()


def _connected(ips: Sequence[str], port: int) -> socket.socket:
    """A connection to the first address that can be reached."""
    end = time.monotonic() + SECONDS
    for ip in ips:
        try:
            return socket.create_connection((ip, port), max(0.1, end - time.monotonic()))
        except OSError as error:
            last = error
    raise last
