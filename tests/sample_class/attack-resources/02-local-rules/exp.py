"""Nests its source so deeply that the compiler gives up on it."""

x = 1
