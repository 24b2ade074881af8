"""Seasons as numbers."""
