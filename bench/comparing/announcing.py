"""What an installer would write down for a source tree: its name, its version, its entry points.

A side finds its games and plugins by those of its own revision, whatever is installed in the
environment: Python looks at the folders of `PYTHONPATH` first.
"""

import tomllib
from pathlib import Path


def announce(project: Path, folder: Path) -> Path:
    """Write it into a folder, as `pyproject.toml` of the project has it."""
    file = project / "pyproject.toml"
    try:
        stated = tomllib.loads(file.read_text(encoding="utf-8"))["project"]
    except (OSError, KeyError, tomllib.TOMLDecodeError) as error:
        reason = f"{type(error).__name__}: {error}"
        raise SystemExit(f"{file} does not say what the project is: {reason}") from error
    name, version = stated["name"], stated["version"]
    about = folder / f"{name}-{version}.dist-info"
    about.mkdir(parents=True, exist_ok=True)
    metadata = f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n"
    (about / "METADATA").write_text(metadata, encoding="utf-8")
    groups: dict[str, dict[str, str]] = stated.get("entry-points", {})
    lines = [
        line
        for group, named in groups.items()
        for line in (f"[{group}]", *(f"{key} = {value}" for key, value in named.items()), "")
    ]
    (about / "entry_points.txt").write_text("\n".join(lines), encoding="utf-8")
    return folder
