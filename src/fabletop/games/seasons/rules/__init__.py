"""The rules of Seasons, one room each."""
