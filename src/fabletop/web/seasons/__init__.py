"""Drawings of Seasons' table."""
