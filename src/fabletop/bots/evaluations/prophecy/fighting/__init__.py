"""Battles judged by the greedy bot: before they begin, during them, and against whom."""
