"""Prophecy drawn from its view: the ring, the heroes, a battle."""
