"""Who is believed what she says about others."""

from pathlib import Path

import httpx2
import pytest
from fastapi.testclient import TestClient

from fabletop.core.errors import BadSetup
from fabletop.server.network.addresses import Proxies
from fabletop.server.settings import Settings
from fabletop.web.site import create_site

PROXY, STRANGER = "10.0.0.7", "192.0.2.66"
HERE = "http://inner:8000"
HTTPS = {"X-Forwarded-Proto": "https", "X-Forwarded-Host": "play.example.org"}
SEATS = {"kind": ["here", "here"], "name": ["", ""]}


def visiting(settings: Settings, address: str, headers: dict[str, str]) -> httpx2.Response:
    """The reply to the form of a new table, sent from this address."""
    client = TestClient(create_site(settings), HERE, client=(address, 5000))
    with client:
        return client.post("/new/prophecy", data=SEATS, headers=headers, follow_redirects=False)


def behind(folder: Path) -> Settings:
    """A server behind proxies, where every client has three requests."""
    return Settings(
        folder=folder,
        proxies=("10.0.0.0/8,::1",),
        hsts=True,
        burst=3,
        requests_per_second=0.001,
    )


def test_behind_a_trusted_proxy_forms_work_and_cookies_are_sent_by_https_only(
    tmp_path: Path,
) -> None:
    origin = {"Origin": "https://play.example.org"}
    reply = visiting(behind(tmp_path), PROXY, HTTPS | origin)
    assert reply.status_code == 303
    cookies = reply.headers.get_list("set-cookie")
    assert cookies
    assert all("; Secure" in one for one in cookies)
    assert reply.headers["strict-transport-security"] == "max-age=31536000"


def test_a_stranger_is_not_believed(tmp_path: Path) -> None:
    reply = visiting(behind(tmp_path), STRANGER, HTTPS | {"Origin": "https://play.example.org"})
    assert reply.status_code == 403
    assert "strict-transport-security" not in reply.headers


def test_without_a_list_nobody_is_believed(tmp_path: Path) -> None:
    origin = {"Origin": "https://play.example.org"}
    reply = visiting(Settings(folder=tmp_path), "127.0.0.1", HTTPS | origin)
    assert reply.status_code == 403


@pytest.mark.parametrize(
    ("origin", "status"),
    [
        ("https://play.example.org", 303),
        ("https://play.example.org:443", 303),
        (HERE, 303),
        ("http://play.example.org", 403),
        ("https://play.example.org.evil.test", 403),
        ("https://evil.test", 403),
        ("null", 403),
        ("", 403),
        ("https://play.example.org:99999999", 403),
    ],
)
def test_the_public_address_is_an_origin_of_our_own(
    tmp_path: Path, origin: str, status: int
) -> None:
    settings = Settings(folder=tmp_path, public_address="https://play.example.org/")
    assert visiting(settings, STRANGER, {"Origin": origin}).status_code == status


@pytest.mark.parametrize("host", ["evil test", "a/b", "x" * 300, "evil.test:99999999", "@", ""])
def test_an_odd_host_is_not_taken_over(tmp_path: Path, host: str) -> None:
    headers = {"X-Forwarded-Host": host, "Origin": HERE}
    assert visiting(behind(tmp_path), PROXY, headers).status_code == 303


def statuses(settings: Settings, address: str, paths: list[str]) -> list[int]:
    """The replies to one request each, with what is said to be the way of the client."""
    client = TestClient(create_site(settings), HERE, client=(address, 5000))
    with client:
        return [
            client.get("/api/games", headers={"X-Forwarded-For": path}).status_code
            for path in paths
        ]


def test_each_client_behind_a_trusted_proxy_has_limits_of_its_own(tmp_path: Path) -> None:
    many = [f"198.51.100.{number}" for number in range(20)]
    assert set(statuses(behind(tmp_path), PROXY, many)) == {200}


def test_a_forged_way_gives_no_new_limits(tmp_path: Path) -> None:
    forged = [f"198.51.100.{number}, 192.0.2.66, 10.9.9.9" for number in range(20)]
    assert 429 in statuses(behind(tmp_path), PROXY, forged)
    straight = [f"198.51.100.{number}" for number in range(20)]
    assert 429 in statuses(behind(tmp_path), STRANGER, straight)
    odd = [f"{number} is no address" for number in range(20)]
    assert 429 in statuses(behind(tmp_path), PROXY, odd)


def test_one_household_counts_once(tmp_path: Path) -> None:
    home = [f"[2001:db8:1:2::{number:x}]:4711" for number in range(20)]
    assert 429 in statuses(behind(tmp_path), PROXY, home)


def test_what_is_no_network_is_a_mistake() -> None:
    with pytest.raises(BadSetup, match="'proxy' is no address or network"):
        Proxies(("10.0.0.1, proxy",))
    assert "10.0.0.1" in Proxies(("10.0.0.1",))
    assert "::ffff:10.0.0.1" in Proxies(("10.0.0.1",))
    assert "10.0.0.2" not in Proxies(("10.0.0.1",))
    assert not Proxies(())
