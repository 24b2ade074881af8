"""Prophecy as numbers."""
