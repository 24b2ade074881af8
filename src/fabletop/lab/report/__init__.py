"""What a run of games says, as numbers: chapters with intervals, without a word of prose."""
