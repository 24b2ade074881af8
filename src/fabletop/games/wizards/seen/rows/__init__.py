"""What a seat sees of Wizards as a row of numbers, written straight from the table."""
