"""The example packages, installed as pip would."""

import shutil
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest
from fastapi.testclient import TestClient

from fabletop.server.settings import Settings
from fabletop.web.site import create_site
from tests.installed import announce, installed
from tests.outside.misty import with_the_mist

SOURCE = Path(__file__).parents[1] / "outside_game"


@pytest.fixture
def outside_game(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """High Card with everything that a game can bring; the folder that it is installed in."""
    folder = tmp_path_factory.mktemp("installed")
    project = tomllib.loads((SOURCE / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    shutil.copytree(SOURCE / "high_card_game", folder / "high_card_game")
    announce(folder, project["name"], project["entry-points"])
    with installed(folder):
        yield folder


@pytest.fixture
def misty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """The Misty Realm."""
    with with_the_mist(tmp_path_factory.mktemp("installed")):
        yield


@pytest.fixture
def guest(tmp_path: Path) -> Iterator[TestClient]:
    """Somebody at a server with the games that are installed."""
    with TestClient(create_site(Settings(folder=tmp_path, page_processes=0))) as client:
        yield client
