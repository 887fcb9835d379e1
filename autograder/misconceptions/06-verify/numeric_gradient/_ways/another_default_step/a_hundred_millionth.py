"""A step of 1e-8."""

numeric_gradient.__defaults__ = (1e-8,)
