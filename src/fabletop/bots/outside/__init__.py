"""Bots that others wrote: a class in somebody's file, or any program that speaks the protocol.

Each runs in a process of its own, with a limit of time. Whatever goes wrong there is a fault that
is reported, and the match goes on.
"""
