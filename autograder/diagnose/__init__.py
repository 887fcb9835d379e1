"""Outputs to the mistake that was made, and the smallest graph that shows it."""
