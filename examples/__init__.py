"""Example scripts; the first lines of each say how to run it."""
