"""What is kept of a match: its entries, the lines of a log, and opening it again."""
