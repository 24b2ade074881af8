"""What is sent to an address that a stranger gave us, and where to."""

import socket
import ssl
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from http.client import HTTPException
from typing import Any
from unittest.mock import Mock

import pytest

from fabletop.server.errors import NotPossible
from fabletop.server.outgoing.safe_post import Post, Target, _Https, is_public, parse, resolved
from tests.server.outgoing.hooks import Chat, chatting


@pytest.fixture
def chat() -> Iterator[Chat]:
    with chatting() as chat:
        yield chat


@pytest.mark.parametrize(
    ("address", "target"),
    [
        ("https://example.org", Target("https", "example.org", 443, "/")),
        ("http://example.org:8080/a/b?c=d#e", Target("http", "example.org", 8080, "/a/b?c=d")),
        ("https://[2001:db8::1]/x", Target("https", "2001:db8::1", 443, "/x")),
    ],
)
def test_an_address_has_a_host_a_port_and_a_path(address: str, target: Target) -> None:
    assert parse(address) == target


@pytest.mark.parametrize(
    "address",
    [
        "ftp://example.org/",
        "file:///etc/passwd",
        "javascript:alert(1)",
        "//example.org",
        "https://",
        "https:///path",
        "https://user:pass@example.org/",
        "https://example.org:99999/",
        "https://example.org/with space",
        "https://example.org/line\nbreak",
        "https://example.org/\r\nHost: other",
        "https://exämple.org/",
        "https://[::1/",
        "example.org",
        "https://example.org/" + "x" * 500,
    ],
)
def test_anything_else_is_refused(address: str) -> None:
    with pytest.raises(NotPossible, match="an address"):
        parse(address)


@pytest.mark.parametrize(
    "ip",
    [
        "127.0.0.1",
        "10.1.2.3",
        "172.16.0.1",
        "192.168.1.1",
        "169.254.169.254",
        "100.64.0.1",
        "0.0.0.0",
        "224.0.1.1",
        "240.0.0.1",
        "255.255.255.255",
        "::1",
        "::",
        "fe80::1",
        "fd00::1",
        "ff0e::1",
        "::ffff:127.0.0.1",
        "64:ff9b::7f00:1",
        "2002:7f00:1::",
        "2001:0:4136:e378:8000:63bf:3fff:fdd2",
        *("::ffff:8.8.8.8", "2001:db8::1", "3fff::1", "64:ff9b:1::1", "5f00::1", "fec0::1"),
        *("192.0.0.8", "192.88.99.1", "198.18.0.1", "203.0.113.1", "fe80::1%lo", "not an address"),
    ],
)
def test_what_is_not_for_everybody_is_not_public(ip: str) -> None:
    assert not is_public(ip)


@pytest.mark.parametrize("ip", ["8.8.8.8", "1.1.1.1", "2606:4700:4700::1111"])
def test_what_is_for_everybody_is_public(ip: str) -> None:
    assert is_public(ip)


def names(monkeypatch: pytest.MonkeyPatch, *ips: str) -> list[str]:
    """The name hooks.test has these addresses, one after the other; who asks for it is noted."""
    asked: list[str] = []
    real = socket.getaddrinfo

    def look(host: Any, port: Any, *more: Any, **most: Any) -> Any:
        if host != "hooks.test":
            return real(host, port, *more, **most)
        ip = ips[min(len(asked), len(ips) - 1)]
        asked.append(host)
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (one, port)) for one in ip.split()]

    monkeypatch.setattr(socket, "getaddrinfo", look)
    return asked


def test_one_private_address_among_public_ones_is_enough_to_refuse(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    names(monkeypatch, "8.8.8.8 127.0.0.1")
    with pytest.raises(NotPossible, match="not on the public internet"):
        resolved(parse("http://hooks.test/"), private=False)


def test_a_name_that_is_nowhere_is_refused() -> None:
    with pytest.raises(NotPossible, match="nothing can be sent"):
        resolved(parse("http://nowhere.invalid/"), private=False)


def test_a_name_that_turns_private_later_gets_nothing(
    monkeypatch: pytest.MonkeyPatch, chat: Chat
) -> None:
    """It was public when the webhook was set, and is looked up and checked again before sending."""
    names(monkeypatch, "8.8.8.8", "127.0.0.1")
    address = f"http://hooks.test:{chat.port}/"
    resolved(parse(address), private=False)
    with pytest.raises(NotPossible):
        Post(address, b"{}", private=False).send()
    assert chat.heard == []


def test_the_connection_goes_to_the_address_that_was_checked(
    monkeypatch: pytest.MonkeyPatch, chat: Chat
) -> None:
    asked = names(monkeypatch, "127.0.0.1", "192.0.2.1")
    assert Post(f"http://hooks.test:{chat.port}/", b"{}", private=True).send() == 204
    assert asked == ["hooks.test"], "a second look could give another address"
    assert chat.hosts == [f"hooks.test:{chat.port}"]


def test_an_address_that_cannot_be_reached_is_passed_over_for_the_next(
    monkeypatch: pytest.MonkeyPatch, chat: Chat
) -> None:
    names(monkeypatch, "127.0.0.2 127.0.0.1")
    assert Post(f"http://hooks.test:{chat.port}/", b"{}", private=True).send() == 204


class Noting(ssl.SSLContext):
    """Shows no certificate; remembers whose was wanted."""

    wanted: Any = None

    def wrap_socket(self, *lines: Any, **how: Any) -> Any:
        self.wanted = how["server_hostname"]
        lines[0].close()
        return Mock()


def test_the_certificate_must_be_the_hosts(chat: Chat) -> None:
    context = Noting(ssl.PROTOCOL_TLS_CLIENT)
    connection = _Https("hooks.test", chat.port, context=context)
    connection.ips = ["127.0.0.1"]
    connection.connect()
    assert context.wanted == "hooks.test"
    connection.close()


def test_a_reply_that_comes_byte_by_byte_can_be_ended() -> None:
    with socket.create_server(("127.0.0.1", 0)) as trap:
        post = Post(f"http://127.0.0.1:{trap.getsockname()[1]}/", b"{}", private=True)
        with ThreadPoolExecutor(1) as thread:
            dripped = thread.submit(_drip, trap, post)
            with pytest.raises((HTTPException, OSError)):
                post.send()
            assert dripped.result()


def _drip(trap: socket.socket, post: Post) -> bool:
    """Reply in part, and have the sender hang up; whether the sender does."""
    line, _ = trap.accept()
    with line:
        line.settimeout(10)
        line.recv(1)
        line.send(b"H")
        post.hang_up()
        try:
            while line.recv(65_536):
                pass
        except ConnectionError:
            return True
        except TimeoutError:
            return False
    return True
