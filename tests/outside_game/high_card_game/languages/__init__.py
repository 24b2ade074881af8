"""What High Card says, in a folder for each language."""
