"""The proxies of `deploy/`, started from these very files; only ports, paths and certificates are
others, because a test has neither the usual ports nor a public name."""

import os
import shutil
import socket
import ssl
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import httpx2

from tests.server.running import free_port
from tests.waiting import wait_until

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
UNPACKED = ROOT / ".proxies" / "usr"
"""Where `make proxies` unpacks nginx and Caddy if they are not installed."""
PLACES = f"{UNPACKED}/sbin:{UNPACKED}/bin:{os.environ['PATH']}:/usr/sbin"
NAME = "play.example.org"

NGINX = """
daemon off;
pid {folder}/nginx.pid;
error_log stderr warn;
events {{}}
http {{
    access_log {folder}/access.log;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    gzip on;
    include {folder}/site.conf;
}}
"""


@dataclass(frozen=True)
class Front:
    """A proxy that runs: its ports for https and http, and the certificate that it shows."""

    port: int
    plain: int
    certificate: Path
    logs: Path
    """The folder of its logs."""

    @property
    def origin(self) -> str:
        return f"https://{NAME}:{self.port}"

    @contextmanager
    def browser(self) -> Iterator[httpx2.Client]:
        """A client with cookies that comes to the public name, as a browser does."""
        trusted = ssl.create_default_context(cafile=str(self.certificate))

        def named(request: httpx2.Request) -> None:
            request.extensions["sni_hostname"] = NAME

        with httpx2.Client(
            base_url=f"https://127.0.0.1:{self.port}",
            headers={"Host": f"{NAME}:{self.port}", "Accept-Encoding": "gzip"},
            verify=trusted,
            timeout=20,
            trust_env=False,
            event_hooks={"request": [named]},
        ) as client:
            yield client


@dataclass(frozen=True)
class Ports:
    """What is replaced in the files of a proxy."""

    server: int
    secure: int
    plain: int
    folder: Path


def nginx(ports: Ports) -> list[str]:
    site = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
    for old, new in {
        "listen [::]:": "# no IPv6 here: ",
        "listen 80;": f"listen 127.0.0.1:{ports.plain};",
        "listen 443 ": f"listen 127.0.0.1:{ports.secure} ",
        "/etc/letsencrypt/live/play.example.org/": f"{ports.folder}/",
        "/var/log/nginx/": f"{ports.folder}/",
        "127.0.0.1:8000": f"127.0.0.1:{ports.server}",
    }.items():
        assert old in site, f"nginx.conf has no {old!r}"
        site = site.replace(old, new)
    (ports.folder / "site.conf").write_text(site, encoding="utf-8")
    whole = ports.folder / "nginx.conf"
    whole.write_text(NGINX.format(folder=ports.folder), encoding="utf-8")
    return ["nginx", "-c", str(whole), "-e", "stderr"]


def caddy(ports: Ports) -> list[str]:
    site = (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
    keys = f"\ttls {ports.folder}/fullchain.pem {ports.folder}/privkey.pem\n"
    assert f"{NAME} {{\n" in site
    site = site.replace(f"{NAME} {{\n", f"https://{NAME}:{ports.secure} {{\n{keys}")
    assert "127.0.0.1:8000" in site
    site = site.replace("127.0.0.1:8000", f"127.0.0.1:{ports.server}")
    assert site.startswith("{\n")
    own = "{\n\tadmin off\n\tdefault_bind 127.0.0.1\n"
    own += f"\thttp_port {ports.plain}\n\thttps_port {ports.secure}\n"
    whole = ports.folder / "Caddyfile"
    whole.write_text(own + site.removeprefix("{\n"), encoding="utf-8")
    return ["caddy", "run", "--config", str(whole), "--adapter", "caddyfile"]


ORDERS: dict[str, Callable[[Ports], list[str]]] = {"nginx": nginx, "caddy": caddy}


@contextmanager
def fronting(kind: str, server: int, folder: Path, secure: int) -> Iterator[Front]:
    """A proxy of this kind before the server at a port."""
    program = shutil.which(kind, path=PLACES)
    assert program, f"this test needs {kind}: `make proxies` fetches it where there is apt-get"
    ports = Ports(server, secure, free_port(), folder)
    certify(folder)
    order = [program, *ORDERS[kind](ports)[1:]]
    home = {"HOME": str(folder), "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
    log = (folder / "proxy.log").open("w", encoding="utf-8")
    process = subprocess.Popen(order, env=os.environ | home, stdout=log, stderr=log)

    def listening() -> bool:
        told = (folder / "proxy.log").read_text(encoding="utf-8")
        assert process.poll() is None, f"{kind} did not start: {told}"
        return all(map(is_open, (secure, ports.plain)))

    try:
        wait_until(listening)
        yield Front(secure, ports.plain, folder / "fullchain.pem", folder)
    finally:
        process.terminate()  # killed, nginx would leave its worker processes behind
        process.wait(20)
        log.close()


def is_open(port: int) -> bool:
    with socket.socket() as line:
        return line.connect_ex(("127.0.0.1", port)) == 0


def certify(folder: Path) -> None:
    """A certificate for the public name that our browser trusts."""
    order = ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1"]
    order += [
        "-nodes",
        "-days",
        "2",
        "-subj",
        f"/CN={NAME}",
        "-addext",
        f"subjectAltName=DNS:{NAME}",
    ]
    order += ["-keyout", str(folder / "privkey.pem"), "-out", str(folder / "fullchain.pem")]
    subprocess.run(order, check=True, capture_output=True)
