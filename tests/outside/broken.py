"""A module that fails when it is loaded, in several lines."""

raise RuntimeError("no luck\n  today")
