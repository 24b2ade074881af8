"""Loading a class from a user's file, with a clear message for everything that can go wrong."""

import sys
import traceback
from collections.abc import Callable
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Protocol

from fabletop.core.errors import BadSetup
from fabletop.core.glimpse import Glimpse
from fabletop.core.question import Question

MODULE = "bot_from_outside"


class OutsideBot(Protocol):
    """A bot written by a user; its answer may be anything."""

    def choose(self, question: Question, look: Glimpse) -> object: ...


def load_bot(file: Path, name: str, game: str, seed: int) -> OutsideBot:
    """Make a bot from the class of this name in this file."""
    kind = _class_in(file, name)
    if not callable(getattr(kind, "choose", None)):
        raise BadSetup(f"{name} in {file} is not a bot: it needs a method choose(question, look)")
    try:
        bot: OutsideBot = kind(game, seed)
    except Exception as error:
        raise BadSetup(f"{name}(game, seed) of {file} failed: {error_line(error, file)}") from error
    return bot


def _class_in(file: Path, name: str) -> Callable[[str, int], OutsideBot]:
    spec = spec_from_file_location(MODULE, file)
    if spec is None or spec.loader is None:
        raise BadSetup(f"{file} is not a Python file")
    module = module_from_spec(spec)
    sys.modules[MODULE] = module
    sys.path.insert(0, str(file.resolve().parent))
    try:
        spec.loader.exec_module(module)
    except (Exception, SystemExit) as error:
        raise BadSetup(f"{file} cannot be loaded: {error_line(error, file)}") from error
    found = getattr(module, name, None)
    if not isinstance(found, type):
        classes = [key for key, value in vars(module).items() if _is_own(value)]
        raise BadSetup(f"{file} has no class {name!r}; it has: {', '.join(classes) or 'none'}")
    return found


def _is_own(value: object) -> bool:
    return isinstance(value, type) and value.__module__ == MODULE


def error_line(error: BaseException, file: Path) -> str:
    """An error in one line, with the number of the last line of the file in its traceback."""
    words = f"{type(error).__name__}: {error}".splitlines()[0]
    if isinstance(error, SyntaxError):  # names its file and line itself
        return words
    passed = traceback.extract_tb(error.__traceback__)
    lines = [frame.lineno for frame in passed if Path(frame.filename) == file.absolute()]
    return f"{words} ({file.name}, line {lines[-1]})" if lines else words
