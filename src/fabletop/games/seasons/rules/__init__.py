"""The rules of Seasons, one module per topic."""
