"""A step of 1e-5."""

numeric_gradient.__defaults__ = (1e-5,)
