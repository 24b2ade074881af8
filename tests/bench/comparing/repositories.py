"""Repositories of one test, with a few files or with the whole source."""

import subprocess
from pathlib import Path


def git(root: Path, *words: str) -> str:
    identity = ("-c", "user.name=A", "-c", "user.email=a@example.org", "-c", "commit.gpgsign=false")
    ran = subprocess.run(
        ["git", "-C", str(root), *identity, *words], check=True, capture_output=True, text=True
    )
    return ran.stdout.strip()


def commit_all(root: Path) -> str:
    """Commit everything; returns the new commit."""
    git(root, "add", "--all", "--force", "src", "pyproject.toml", "requirements.lock")
    git(root, "commit", "--quiet", "--message", "a change")
    return git(root, "rev-parse", "HEAD")
