"""What Fabletop says to people: a folder for each language, in it one for each subject."""
