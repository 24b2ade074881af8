"""The expansions and variants of Prophecy, each a Part that answers what the base rules ask."""
