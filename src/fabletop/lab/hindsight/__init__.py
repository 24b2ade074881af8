"""Analysis of a finished game: chances over time, and the costliest decisions."""
