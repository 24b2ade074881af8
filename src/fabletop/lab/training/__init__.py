"""Weights for the bots, fitted to games that bots played against themselves."""
