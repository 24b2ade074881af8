"""Bots written by others: a class in a Python file, or any program that speaks the protocol.

Each runs in a process of its own, with a time limit. Anything that goes wrong there is reported as
a fault, and the match goes on.
"""
