"""The page of options and fields is up to date, and says what the code does."""

import subprocess
import sys
from pathlib import Path

from tools.environment_pages import main, page

from fabletop.envs.observation import observation
from fabletop.envs.vocabulary import vocabulary
from tests.envs.playing import GAMES

PAGE = Path(__file__).parents[2] / "docs" / "generated" / "observations.md"


def test_the_page_is_up_to_date() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), (
        "write it anew: python -m tools.environment_pages docs/generated/observations.md"
    )


def test_the_page_lists_every_pattern_and_every_field() -> None:
    text = page().replace("\\|", "|")
    for game in GAMES:
        assert all(f"`{pattern.text}`" in text for pattern in vocabulary(game).patterns)
        assert all(f"| `{field.name}` |" in text for field in observation(game).fields)


def test_the_page_is_written_where_one_wants_it(tmp_path: Path) -> None:
    main([str(tmp_path / "numbers.md")])
    assert (tmp_path / "numbers.md").read_text(encoding="utf-8") == page()


WITHOUT_NUMPY = """
import sys
sys.modules["numpy"] = None
from fabletop.core.errors import BadSetup
from fabletop.envs.vocabulary import vocabulary
print(vocabulary("seasons").version)
try:
    import fabletop.envs.observation
except BadSetup as error:
    print(error)
"""


def test_without_numpy_options_have_numbers_and_observations_say_what_to_install() -> None:
    command = [sys.executable, "-c", WITHOUT_NUMPY]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    version, error = done.stdout.splitlines()
    assert version == "seasons-1"
    assert "pip install fabletop[envs]" in error
