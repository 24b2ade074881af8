"""The rules of Prophecy, one module for each part of the rulebook."""
