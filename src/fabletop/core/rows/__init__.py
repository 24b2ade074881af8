"""Rows of numbers that tell what a seat sees: where each part stands, and how it is written."""
