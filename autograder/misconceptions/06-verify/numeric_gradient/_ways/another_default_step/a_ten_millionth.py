"""A step of 1e-7."""

numeric_gradient.__defaults__ = (1e-7,)
