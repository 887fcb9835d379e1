"""Visible tests of modes."""

from close import close
from modes import Dual, sweeps


def test_worked_example() -> None:
    """(a + b) * c at 2, 1, -3, with each leaf in turn as the chosen one"""
    dots = []
    for chosen in range(3):
        a, b, c = (Dual(x, float(i == chosen)) for i, x in enumerate((2.0, 1.0, -3.0)))
        e = (a + b) * c
        assert e.data == close(-9.0)
        dots.append(e.dot)
    assert dots == close([-3.0, -3.0, 3.0])


def test_a_number_used_twice() -> None:
    """x * x + x at 3"""
    x = Dual(3.0, 1.0)
    y = x * x + x
    assert (y.data, y.dot) == close((12.0, 7.0))


def test_plain_numbers() -> None:
    """plain numbers on either side of + and *"""
    x = Dual(3, 1)
    y = 2 * (1 + x) * 4 + 0.5
    assert (y.data, y.dot) == close((32.5, 8.0))


def test_relu() -> None:
    """relu is open above 0 and shut below and at 0"""
    gates = [Dual(z, -3.0).relu() for z in (2.0, -2.0, 0.0)]
    assert [(each.data, each.dot) for each in gates] == close([(2.0, -3.0), (0.0, 0.0), (0.0, 0.0)])


def test_tanh() -> None:
    """tanh and its slope"""
    y = Dual(0.5, -2.0).tanh()
    assert (y.data, y.dot) == close((0.46211715726000973, -1.5728954659318548))


def test_sweeps() -> None:
    """a million weights and one loss"""
    assert sweeps(1000000, 1) == close((1000000, 1))
