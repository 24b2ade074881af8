"""The expansions and variants of Prophecy. Each is a Part: it answers questions of the base
rules."""
