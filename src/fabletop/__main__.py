"""`python -m fabletop`: the `fabletop` command, where it is not on the path."""

from fabletop.cli.main import run

if __name__ == "__main__":
    run()
