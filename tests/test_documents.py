"""The README and the recipes are executed, and point to what exists.

Three sorts of examples are run, page by page, in one temporary folder for each page:

- A block fenced as ```` ```toml file=my-cards.toml ```` (any language) is written to that file.
- Of a block fenced as ```` ```console run ```` every line `$ fabletop …` is a command that must end
  well; it goes on in the next line after a backslash, and `# …` is a comment. What stands below a
  command is what it prints (`...` stands for anything); where nothing stands, all is well.
- `>>>` examples, after the blocks of the page, in the same folder if there were any; `SERVER` is
  the address of a running server.
"""

import doctest
import os
import re
import shlex
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.cli.terminal import fabletop
from tests.server.running import Server

ROOT = Path(__file__).parent.parent
PAGES = [
    ROOT / "README.md",
    ROOT / "CONTRIBUTING.md",
    ROOT / "CHANGELOG.md",
    ROOT / "SECURITY.md",
    *sorted((ROOT / "docs").rglob("*.md")),
]

BLOCK = re.compile(
    r"^```(?P<marks>\w+ (?:run|file=\S+))\n(?P<text>.*?)^```$", re.MULTILINE | re.DOTALL
)
LOOSELY = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE


@dataclass(frozen=True)
class Command:
    words: list[str]
    printed: str


def commands(text: str) -> list[Command]:
    """The commands of a block, and what stands below each."""
    _before, *pieces = re.split(r"^\$ ", text.replace("\\\n", " "), flags=re.MULTILINE)
    found = []
    for piece in pieces:
        line, _, printed = piece.partition("\n")
        program, *words = shlex.split(line, comments=True)
        assert program == "fabletop", f"only fabletop is run, not {line!r}"
        found.append(Command(words, printed))
    return found


def follow(page: str) -> None:
    """Do what the blocks of a page say, here."""
    for block in BLOCK.finditer(page):
        _, _, name = block["marks"].partition("file=")
        if name:
            Path(name).write_text(block["text"], encoding="utf-8")
        for command in commands(block["text"]) if not name else ():
            run(command)


def run(command: Command) -> None:
    said = fabletop(*command.words)
    assert said.code == 0, f"fabletop {shlex.join(command.words)}: {said.err}"
    if command.printed.strip():
        same = doctest.OutputChecker().check_output(command.printed, said.out, LOOSELY)
        assert same, f"fabletop {shlex.join(command.words)} printed:\n{said.out}"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_examples_in_documents_work(
    page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = page.read_text(encoding="utf-8")
    monkeypatch.setattr(os, "cpu_count", lambda: 1)  # Starting processes takes longer than games.
    if BLOCK.search(text):
        monkeypatch.chdir(tmp_path)
        follow(text)
    server = Server(tmp_path).start() if "SERVER" in text else None
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


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_in_documents_lead_somewhere(page: Path) -> None:
    links = re.findall(r"\]\(([^)#:]+)\)", page.read_text(encoding="utf-8"))
    assert [link for link in links if not (page.parent / link).exists()] == []


SOURCE_PATH = re.compile(r"`((?:[\w-]+/)+[\w-]+(?:/|\.(?:py|toml|ftl|js|css|html)))`")
PACKAGE = ROOT / "src" / "fabletop"
WRITTEN = [
    ROOT / "README.md",
    ROOT / "CONTRIBUTING.md",
    ROOT / "SECURITY.md",
    *(page for page in sorted((ROOT / "docs").glob("*.md")) if not page.stem.startswith("add-a-")),
]
"""Pages about what there is. The recipes also name files that the reader is to write."""


def missing_paths(text: str, game: str = "") -> list[str]:
    """Paths of files and folders in backticks that do not exist. They begin at the top of the
    repository, at `src`, or at `src/fabletop`; on the page of a game also at its folder."""
    starts = [ROOT, ROOT / "src", PACKAGE]
    starts += [PACKAGE / "games" / game] if game else []
    paths = SOURCE_PATH.findall(text)
    return [path for path in paths if not any((start / path).exists() for start in starts)]


@pytest.mark.parametrize("page", WRITTEN, ids=lambda page: str(page.relative_to(ROOT)))
def test_source_paths_in_documents_exist(page: Path) -> None:
    game = page.stem.partition("-")[0]
    has_folder = (PACKAGE / "games" / game).is_dir()
    assert missing_paths(page.read_text(encoding="utf-8"), game if has_folder else "") == []


def test_a_source_path_that_does_not_exist_is_found() -> None:
    text = "`core/match.py`, `rules/wheel.py`, `core/rich.py`, `web/press/`, `mybot.py`"
    assert missing_paths(text) == ["rules/wheel.py", "core/rich.py", "web/press/"]
    assert missing_paths(text, "seasons") == ["core/rich.py", "web/press/"]


EXAMPLE = """
```toml file=mine.toml
[amulet_of_air]
```

```console run
$ fabletop games \\
    --language en   # a comment
...seasons: ...wizards: ...
$ fabletop --version
```
"""


def test_blocks_are_followed_in_their_order(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    follow(EXAMPLE)
    assert Path("mine.toml").read_text() == "[amulet_of_air]\n"
    with pytest.raises(AssertionError, match="--nonsense"):
        follow("```console run\n$ fabletop games --nonsense\n```\n")
    with pytest.raises(AssertionError, match="printed"):
        follow("```console run\n$ fabletop --version\nsomething else\n```\n")
    with pytest.raises(AssertionError, match="only fabletop"):
        follow("```console run\n$ rm -r /\n```\n")
