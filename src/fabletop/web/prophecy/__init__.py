"""Drawings of Prophecy's table."""
