"""The README and the recipes are executed, and point to what exists."""

import doctest
import re
from pathlib import Path

import pytest

from tests.server.running import Server

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_examples_in_documents_work(page: Path, tmp_path: Path) -> None:
    server = Server(tmp_path).start() if "SERVER" in page.read_text(encoding="utf-8") else None
    try:
        failed, _ = doctest.testfile(
            str(page),
            module_relative=False,
            encoding="utf-8",
            extraglobs={"SERVER": server.address if server else ""},
        )
    finally:
        if server:
            server.kill()
    assert failed == 0


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_in_documents_lead_somewhere(page: Path) -> None:
    links = re.findall(r"\]\(([^)#:]+)\)", page.read_text(encoding="utf-8"))
    assert [link for link in links if not (page.parent / link).exists()] == []
