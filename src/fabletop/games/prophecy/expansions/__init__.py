"""The expansions and variants of Prophecy. Each is a Part that answers questions of the base
rules."""
