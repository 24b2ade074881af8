"""What a seat sees of Prophecy as a row of numbers, written straight from the table."""
