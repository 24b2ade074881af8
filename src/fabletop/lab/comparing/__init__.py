"""Which bot is better, and how sure that is: arenas, ratings, intervals."""
