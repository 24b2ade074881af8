"""Every position that a test of Seasons starts must use up its script and stay sound."""

from tests.games.seasons.rules.conftest import nothing_left_over

__all__ = ["nothing_left_over"]
