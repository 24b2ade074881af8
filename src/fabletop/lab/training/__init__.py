"""Weights for the bots, fitted to games that they played against themselves."""
