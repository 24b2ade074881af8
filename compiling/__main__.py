"""`python -m compiling` builds in place; `--remove` goes back to the sources."""

import sys

from compiling.building import SOURCES, compile_into, remove


def main(words: list[str]) -> None:
    if words == ["--remove"]:
        remove()
        return
    if words:
        raise SystemExit(__doc__)
    made = compile_into(SOURCES)
    print(f"{len(made) - 2} modules are compiled")


if __name__ == "__main__":
    main(sys.argv[1:])
