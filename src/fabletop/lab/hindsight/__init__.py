"""A finished game looked back on: chances over time, and decisions that cost most."""
