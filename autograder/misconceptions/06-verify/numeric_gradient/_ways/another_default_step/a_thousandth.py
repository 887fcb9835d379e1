"""A step of 1e-3."""

numeric_gradient.__defaults__ = (1e-3,)
