"""Visible tests of value: the numbers of the handout and one case for each demand."""

from close import close
from value import Value


def gradients(*nodes: Value) -> tuple[float, ...]:
    """The gradients of some nodes."""
    return tuple(node.grad for node in nodes)


def test_worked_example() -> None:
    """(a + b) * c at 2, 1, -3"""
    a, b, c = Value(2.0), Value(1.0), Value(-3.0)
    e = (a + b) * c
    e.backward()
    assert e.data == close(-9.0)
    assert gradients(a, b, c) == close((-3.0, -3.0, 3.0))


def test_second_call_adds_into_the_leaves() -> None:
    """a second backward() adds into the leaves, and zero_grad() clears them"""
    a, b, c = Value(2.0), Value(1.0), Value(-3.0)
    e = (a + b) * c
    e.backward()
    e.backward()
    assert gradients(a, b, c) == close((-6.0, -6.0, 6.0))
    e.zero_grad()
    assert gradients(a, b, c, e) == close((0.0, 0.0, 0.0, 0.0))


def test_a_node_used_twice() -> None:
    """one node used twice gets both gradients: a * a + a at 3"""
    a = Value(3.0)
    y = a * a + a
    y.backward()
    assert a.grad == close(7.0)


def unequal_ways(long_one_first: bool) -> tuple[float, ...]:
    """The gradients of a, k, m, where b reaches the output on a short way and on a long one."""
    a, k, m = Value(2.0), Value(3.0), Value(-4.0)
    b = a * k
    h = b * m
    y = h + b if long_one_first else b + h
    y.backward()
    return gradients(a, k, m)


def test_a_node_waits() -> None:
    """a node waits for all its consumers: b + b * m with b = a * k at 2, 3, -4"""
    assert unequal_ways(long_one_first=False) == close((-9.0, -6.0, 6.0))


def test_a_node_waits_the_other_way_round() -> None:
    """a node waits for all its consumers: b * m + b with b = a * k at 2, 3, -4"""
    assert unequal_ways(long_one_first=True) == close((-9.0, -6.0, 6.0))


def test_numbers_on_either_side() -> None:
    """plain numbers on either side: 2 * (1 + a) * 4 + 0.5 at 3"""
    a = Value(3)
    y = 2 * (1 + a) * 4 + 0.5
    y.backward()
    assert y.data == close(32.5)
    assert a.grad == close(8.0)


def test_relu_gate() -> None:
    """relu is shut below and at 0: (x.relu() + y.relu() + z.relu()) * -3 at 2, -2, 0"""
    x, y, z = Value(2.0), Value(-2.0), Value(0.0)
    out = (x.relu() + y.relu() + z.relu()) * -3.0
    out.backward()
    assert out.data == close(-6.0)
    assert gradients(x, y, z) == close((-3.0, 0.0, 0.0))


def test_tanh() -> None:
    """tanh, far from 0 too: x.tanh() * -2 + far.tanh() at 0.5, 400"""
    x, far = Value(0.5), Value(400.0)
    y = x.tanh() * -2.0 + far.tanh()
    y.backward()
    assert y.data == close(0.07576568547998053)
    assert gradients(x, far) == close((-1.5728954659318548, 0.0))


def test_extension_arithmetic() -> None:
    """beyond the texts: (1 - a) / b - 2 / b + (-a) ** 3 at 3, 2"""
    a, b = Value(3.0), Value(2.0)
    y = (1 - a) / b - 2 / b + (-a) ** 3
    y.backward()
    assert y.data == close(-29.0)
    assert gradients(a, b) == close((-27.5, 1.0))


def test_extension_exp() -> None:
    """beyond the texts: x.exp() * -2 at 0.5"""
    x = Value(0.5)
    y = x.exp() * -2.0
    y.backward()
    assert x.grad == close(-3.2974425414002564)


def test_long_chain() -> None:
    """a chain of 5,000 nodes: y = y + 1"""
    a = Value(1.0)
    y = a
    for _ in range(5_000):
        y = y + 1.0
    y.backward()
    assert a.grad == close(1.0)


def test_sixty_doublings() -> None:
    """sixty doublings y = y + y finish at once"""
    a = Value(1.0)
    y = a
    for _ in range(60):
        y = y + y
    y.backward()
    assert a.grad == close(2.0**60)
