"""The expansions and variants of Prophecy: each is a Part that answers what the base rules ask."""
