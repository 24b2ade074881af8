"""Cards and rules as data: read, checked, corrected by players, browsed and searched."""
