"""Games as numbers, for research: every option of a game has a stable number, and every view is a
row of numbers of fixed length."""
