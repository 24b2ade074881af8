"""Game-independent: questions, matches, chance, chronicle, saved games, conformance."""
