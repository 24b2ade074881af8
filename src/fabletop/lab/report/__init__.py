"""The report of a run as numbers: chapters with intervals, without any text."""
