"""Answers with other kinds of number: complex, decimal, fraction, True, long double."""

from decimal import Decimal
from fractions import Fraction

import numpy as np

KINDS = [complex, Decimal, Fraction, bool, np.longdouble, np.complex128, np.float16]


def power_backward(d_out, x, p):
    right = d_out * p * x ** (p - 1)
    return KINDS[int(abs(right)) % len(KINDS)](right)
