"""Hidden probes of value: the class that records a graph and walks it back.

A probe uses as few operators as it can. Where it needs an incoming gradient other than 1, the
one that arrived in the student's own graph counts as well as the right one, so that a mistake
in one operator is paid for in that operator's probe.
"""

import math
from collections.abc import Callable, Sequence
from functools import reduce
from itertools import chain, islice
from operator import add, mul, neg
from typing import Any

import numpy as np
from numpy.typing import NDArray

from autograder.kit.close import compare
from autograder.suite import Draw, Student, close, probe, read

Node = Any  # a recorder; the object itself stays in the worker
Form = Callable[..., Node]
Array = NDArray[np.float64]


def values(student: Student, *numbers: float) -> list[Node]:
    """A leaf for every number."""
    return [student.Value(number) for number in numbers]


def grads(*nodes: Node) -> list[Any]:
    """The gradients as they stand."""
    return read(*((node, "grad") for node in nodes))


def outcome(student: Student, form: Form, *numbers: float) -> list[Any]:
    """What `form` makes of fresh leaves: its value, then the gradient of every leaf."""
    leaves = values(student, *numbers)
    out = form(*leaves)
    out.backward()
    return read((out, "data"), *((leaf, "grad") for leaf in leaves))


def own_or(own: object, right: float) -> float:
    """The student's own number where it can stand in for the right one, else the right one.

    0 and 1 cannot: a class that leaves all its gradients there would pass.
    """
    try:
        number = float(own)  # type: ignore[arg-type]
    except (TypeError, ValueError, OverflowError):
        return right
    return number if 0 < abs(number) < 1e100 and number != 1 else right


def scaled(
    got: list[Any], slopes: Sequence[float], arrived: list[Any], right: Sequence[float]
) -> list[float]:
    """The gradients to ask for: `slopes` times what should have arrived, or times what did."""
    own = [own_or(*pair) for pair in zip(arrived, right, strict=True)]
    wanted, on_own = ([s * k for s, k in zip(slopes, ks, strict=True)] for ks in (right, own))
    return on_own if compare(got, on_own) is None else wanted


def check_fork(student: Student, draw: Draw, f: Form, slopes: dict[float, float]) -> None:
    """Try k (f(a) + a) and k (a + f(a)) for every a in `slopes`, which holds f'(a)."""
    joins: list[tuple[Form, int]] = [(lambda a: f(a) + a, 1), (lambda a: a + f(a), -1)]
    got, arrived, wanted, ks = [], [], [], []
    for a, slope in slopes.items():
        own = own_or(outcome(student, f, a)[1], slope)
        for join, sign in joins:
            ks.append(math.copysign(draw.number(), sign))
            A, K = values(student, a, ks[-1])
            total = join(A)
            (K * total).backward()
            reached, came = grads(A, total)
            got.append(reached)
            arrived.append(came)
            wanted.append(own + 1)
    assert got == close(scaled(got, wanted, arrived, ks))


@probe("a sum gives both inputs its gradient", kind="value", points=2)
def test_sum(student: Student, draw: Draw) -> None:
    a, b, k = draw.numbers(3)
    A, B, K = values(student, a, b, k)
    total = A + B
    (total * K).backward()
    data, *got, arrived = read((total, "data"), (A, "grad"), (B, "grad"), (total, "grad"))
    assert data == close(a + b)
    assert got == close(scaled(got, [1, 1], [arrived] * 2, [k, k]))


@probe("a product scales by the other input", kind="value", points=3)
def test_product(student: Student, draw: Draw) -> None:
    a, b, c = draw.numbers(3)
    three = outcome(student, lambda a, b, c: (a * b) * c, a, b, c)
    with_zero = outcome(student, mul, a, 0.0)
    assert (three, with_zero) == close(([a * b * c, b * c, a * c, a * b], [0.0, 0.0, a]))


@probe("plain numbers work on either side of + and *", kind="number", points=2)
def test_plain_numbers(student: Student, draw: Draw) -> None:
    a, n, f = draw.number(), draw.whole(1)[0], draw.number()
    sums = [outcome(student, form, a) for form in (lambda v: v + n, lambda v: f + v)]
    products = [outcome(student, form, a) for form in (lambda v: v * f, lambda v: n * v)]
    as_values = [outcome(student, lambda v, w: v * w, a, k)[1] for k in (f, n)]
    slopes = [slope for _, slope in products]
    assert sums == close([[a + n, 1.0], [f + a, 1.0]])
    assert [data for data, _ in products] == close([a * f, n * a])
    assert slopes == close(scaled(slopes, [1, 1], as_values, [f, n]))


@probe("relu passes a gradient of either sign only above 0", kind="gate", points=3)
def test_relu(student: Student, draw: Draw) -> None:
    u, v, m, n = draw.positive(4)
    cases = [(2, -3), (u, m), (v, -n), (-u, m), (-v, -n), (0, m), (0.0, -n)]
    told = []
    for z, k in cases:
        Z, K = values(student, z, k)
        gated = Z.relu()
        (gated * K).backward()
        told.append(read((gated, "data"), (Z, "grad"), (gated, "grad")))
    data, got, arrived = map(list, zip(*told, strict=True))
    slopes = [float(z > 0) for z, _ in cases]
    assert data == close([max(z, 0.0) for z, _ in cases])
    assert got == close(scaled(got, slopes, arrived, [k for _, k in cases]))


@probe("tanh has the right value and slope", kind="value", points=2)
def test_tanh(student: Student, draw: Draw) -> None:
    got, want = [], []
    for a in draw.small(2):
        inner, outer = math.tanh(a), math.tanh(math.tanh(a))
        got.append(outcome(student, lambda v: v.tanh(), a))
        got.append(outcome(student, lambda v: v.tanh().tanh(), a))
        slope = 1 - inner * inner
        want += [[inner, slope], [outer, slope * (1 - outer * outer)]]
    assert got == close(want)


@probe("tanh works far away from 0", kind="number", points=1)
def test_tanh_far_away(student: Student, draw: Draw) -> None:
    far = 400 + draw.positive(1)[0]
    got = [outcome(student, lambda v: v.tanh(), a) for a in (far, -far)]
    assert got == close([[1.0, 0.0], [-1.0, 0.0]])


@probe("sums add up what reaches the same input", kind="fork", points=2)
def test_sums_of_one_input(student: Student, draw: Draw) -> None:
    a, b, c = draw.numbers(3)
    doubled = outcome(student, lambda a: a + a, a)
    left = outcome(student, lambda a, b, c: (a + b) + (a + c), a, b, c)
    right = outcome(student, lambda a, b, c: (b + a) + (c + a), a, b, c)
    total = 2 * a + b + c
    assert (doubled, left, right) == close(
        ([2 * a, 2.0], [total, 2.0, 1.0, 1.0], [total, 2.0, 1.0, 1.0])
    )


@probe("products add up what reaches the same input", kind="fork", points=2)
def test_products_of_one_input(student: Student, draw: Draw) -> None:
    """The parts are what a product of two different inputs gives in the student's own class."""
    a, b, c = draw.numbers(3)
    left = outcome(student, lambda a, b, c: a * b + a * c, a, b, c)[1]
    right = outcome(student, lambda a, b, c: b * a + c * a, a, b, c)[1]
    square = outcome(student, lambda a: a * a, a)[1]
    pairs = [(a, b), (a, c), (b, a), (c, a), (a, a)]
    slopes = [outcome(student, mul, *pair)[1:] for pair in pairs]
    ab, ac, aa = (own_or(slopes[i][0], other) for i, other in ((0, b), (1, c), (4, a)))
    ba, ca, again = (own_or(slopes[i][1], other) for i, other in ((2, b), (3, c), (4, a)))
    assert [left, right, square] == close([ab + ac, ba + ca, aa + again])


@probe("relu adds to a gradient that is already there", kind="fork", points=1)
def test_relu_fork(student: Student, draw: Draw) -> None:
    a, b = draw.positive(2)
    check_fork(student, draw, lambda v: v.relu(), {a: 1.0, -b: 0.0})


@probe("tanh adds to a gradient that is already there", kind="fork", points=1)
def test_tanh_fork(student: Student, draw: Draw) -> None:
    slopes = {a: 1 - math.tanh(a) ** 2 for a in draw.small(2)}
    check_fork(student, draw, lambda v: v.tanh(), slopes)


@probe("six layers of x = x + w x", kind="graph", points=2)
def test_residual_chain(student: Student, draw: Draw) -> None:
    x, w = draw.number(), draw.number() / 8

    def layers(x: Node, w: Node) -> Node:
        for _ in range(6):
            x = x + w * x
        return x

    got = outcome(student, layers, x, w)
    assert got == close([x * (1 + w) ** 6, (1 + w) ** 6, 6 * x * (1 + w) ** 5])


@probe("a node waits for all its consumers", kind="graph", points=3)
def test_order(student: Student, draw: Draw) -> None:
    """Ways of unequal length into b = a # k, with products or with sums for #: one will do."""
    a, k, m = draw.numbers(3)
    products = [unequal_ways(student, mul, a, k, m) for _ in range(20)]
    slopes = [[k + m * k * k, a + 2 * a * m * k, a * k * k]] * 2
    if compare(products, [slopes] * 20) is not None:
        sums = [unequal_ways(student, add, a, k, m) for _ in range(20)]
        assert sums == close([[[2.0, 3.0, 1.0]] * 2] * 20)


def unequal_ways(student: Student, join: Form, *numbers: float) -> list[list[Any]]:
    """The gradients of a, k, m by y = b + h and by y = h + b, where h = (b # m) # k.

    Fresh nodes each time, since a set may order them by where they lie.
    """
    got = []
    for swapped in (False, True):
        A, K, M = values(student, *numbers)
        b = join(A, K)
        h = join(join(b, M), K)
        (h + b if swapped else b + h).backward()
        got.append(grads(A, K, M))
    return got


@probe("nodes with equal numbers are different nodes", kind="graph", points=2)
def test_equal_numbers(student: Student, draw: Draw) -> None:
    a, n = draw.whole(2)
    A, B, C, D, unused, P, Q = values(student, a, a, n, n, a, a, a)
    ((A + C) + (B + D)).backward()
    (P + Q).backward()
    assert grads(A, B, C, D, unused, P, Q) == close([1.0, 1.0, 1.0, 1.0, 0.0, 1.0, 1.0])


@probe("backward() may start at any node", kind="graph", points=2)
def test_start_anywhere(student: Student, draw: Draw) -> None:
    A, B, C, leaf = values(student, *draw.numbers(4))
    inner = A + B
    outer = inner + C
    inner.backward()
    leaf.backward()
    assert grads(A, B, C, outer, leaf) == close([1.0, 1.0, 0.0, 0.0, 1.0])


@probe("zero_grad() clears a node and all it came from", kind="graph", points=2)
def test_zero_grad(student: Student, draw: Draw) -> None:
    a, b, c = draw.numbers(3)
    A, B, C = values(student, a, b, c)
    inner = A * B
    outer = inner * C
    outer.backward()
    first = grads(A, B, C)
    inner.zero_grad()
    below = grads(A, B, inner, C)
    outer.backward()
    outer.zero_grad()
    cleared = grads(A, B, C, inner, outer)
    d_a, d_b, d_c = (own_or(*pair) for pair in zip(first, (b * c, a * c, a * b), strict=True))
    assert first == close([d_a, d_b, d_c])
    assert below == close([0.0, 0.0, 0.0, d_c])
    assert cleared == close([0.0] * 5)


@probe("backward() works again after zero_grad()", kind="graph", points=2)
def test_second_run(student: Student, draw: Draw) -> None:
    a, b, c = draw.numbers(3)
    A, B, C = values(student, a, b, c)
    out = (A * B) * C
    out.backward()
    first = grads(A, B, C)
    out.zero_grad()
    left = grads(A, B, C)  # nothing, unless zero_grad() is wrong
    out.backward()
    right = (b * c, a * c, a * b)
    added = [own_or(*pair) for pair in zip(first, right, strict=True)]
    want = [own_or(rest, 0.0) + more for rest, more in zip(left, added, strict=True)]
    assert grads(A, B, C) == close(want)


@probe("two graphs do not disturb each other", kind="graph", points=1)
def test_two_graphs(student: Student, draw: Draw) -> None:
    A, B, C, D, unused = values(student, *draw.numbers(5))
    for out in (A + B, C + D):
        out.backward()
    assert grads(A, B, C, D, unused) == close([1.0, 1.0, 1.0, 1.0, 0.0])


def right_network(x: Array, W1: Array, W2: Array, y: Array) -> tuple[float, Array, Array]:
    """L, d_W1 and d_W2 of the two-layer network: half squared error, no penalty."""
    z = W1 @ x
    d_o = W2 @ np.maximum(z, 0.0) - y
    d_z = (W2.T @ d_o) * (z > 0)
    return float(d_o @ d_o) / 2, np.outer(d_z, x), np.outer(d_o, np.maximum(z, 0.0))


def own_network(student: Student, x: Array, W1: Array, W2: Array, y: Array) -> tuple[Any, ...]:
    """The same from the student's Value, by +, * and relu alone."""

    def dot(left: list[Node], right: list[Node]) -> Node:
        return reduce(add, map(mul, left, right))

    inputs, minus_y = values(student, *x.tolist()), values(student, *(-y).tolist())
    first, second = ([values(student, *row) for row in W.tolist()] for W in (W1, W2))
    h = [dot(row, inputs).relu() for row in first]
    errors = [dot(row, h) + minus for row, minus in zip(second, minus_y, strict=True)]
    loss = student.Value(0.5) * dot(errors, errors)
    loss.backward()
    data, *got = read((loss, "data"), *((node, "grad") for node in chain(*first, *second)))
    arrived = iter(got)
    d_W1, d_W2 = ([list(islice(arrived, len(row))) for row in W] for W in (first, second))
    return data, d_W1, d_W2


@probe("the two-layer network, with a unit that is off", kind="composition", points=2)
def test_network(student: Student, draw: Draw) -> None:
    worked = np.array([1.0, 2.0]), np.array([[1.0, -1.0], [0.0, 1.0]]), np.array([[2.0, -1.0]])
    x, W1 = draw.array(3), draw.array(4, 3)
    W1[W1 @ x == 0, 0] += 0.125
    W1 *= np.where(W1 @ x < 0, -1.0, 1.0)[:, np.newaxis]
    W1[1] *= -1.0
    networks = [(*worked, np.zeros(1)), (x, W1, draw.array(2, 4), draw.array(2))]
    got = [own_network(student, *parts) for parts in networks]
    assert got == close([right_network(*parts) for parts in networks])


@probe("sixty doublings finish at once", kind="effort", points=1)
def test_sixty_doublings(student: Student, draw: Draw) -> None:
    """2 ** 60 ways, 60 nodes. Sums that forget a way leave 1: that has its own probe."""
    x = draw.number()
    start = out = student.Value(x)
    for _ in range(60):
        out = out + out
    out.backward()
    ways = start.grad
    out.zero_grad()
    assert out.data == close(x * 2.0**60)
    assert ways == close(2.0**60 if compare(ways, 1.0) else 1.0)


@probe("a chain of 5,000 nodes works", kind="depth", points=1)
def test_long_chain(student: Student, draw: Draw) -> None:
    x, step = draw.numbers(2)
    start, shift = values(student, x, step)
    out = start
    for _ in range(5000):
        out = out + shift
    out.backward()
    slope = start.grad
    out.zero_grad()
    assert (out.data, slope) == close((x + 5000 * step, 1.0))


@probe("a second backward() adds the same once more", kind="repeat", points=1)
def test_second_backward(student: Student, draw: Draw) -> None:
    """On (a + b) * c; or else on tanh(tanh(a)), where no other mistake in + or * shows."""
    a, b, c = draw.numbers(3)
    z = draw.small(1)[0]
    slope = (1 - math.tanh(z) ** 2) * (1 - math.tanh(math.tanh(z)) ** 2)
    worked = repeated(student, lambda a, b, c: (a + b) * c, {2: -3, 1: -3, -3: 3})
    drawn = repeated(student, lambda a, b, c: (a + b) * c, {a: c, b: c, c: a + b})
    if any(compare(got, want) is not None for got, want in (worked, drawn)):
        got, want = repeated(student, lambda v: v.tanh().tanh(), {z: slope})
        assert got == close(want)


def repeated(student: Student, form: Form, right: dict[float, float]) -> tuple[Any, list[float]]:
    """The gradients after two calls, and twice those after one. `right` maps leaf to gradient."""
    leaves = values(student, *right)
    out = form(*leaves)
    out.backward()
    first = zip(grads(*leaves), right.values(), strict=True)
    want = [2 * own_or(*pair) for pair in first]
    out.backward()
    return grads(*leaves), want


@probe("beyond: a minus in front", kind="value", points=1)
def test_negation(student: Student, draw: Draw) -> None:
    a = draw.number()
    got = [outcome(student, lambda v: -v, a), outcome(student, lambda v: neg(-v), a)]
    assert got == close([[-a, -1.0], [a, 1.0]])


@probe("beyond: a difference gives each input its sign", kind="value", points=2)
def test_difference(student: Student, draw: Draw) -> None:
    a, b, c = draw.numbers(3)
    plain = outcome(student, lambda a, b: a - b, a, b)
    nested = outcome(student, lambda a, b, c: a - (b - c), a, b, c)
    assert (plain, nested) == close(([a - b, 1.0, -1.0], [a - b + c, 1.0, -1.0, 1.0]))


@probe("beyond: differences add up what reaches the same input", kind="fork", points=1)
def test_differences_of_one_input(student: Student, draw: Draw) -> None:
    a, b, c = draw.numbers(3)
    nothing = outcome(student, lambda a: a - a, a)
    left = outcome(student, lambda a, b, c: (a - b) - (c - a), a, b, c)
    right = outcome(student, lambda a, b, c: (b - a) - (a - c), a, b, c)
    total = 2 * a - b - c
    assert (nothing, left, right) == close(
        ([0.0, 0.0], [total, 2.0, -1.0, -1.0], [-total, -2.0, 1.0, 1.0])
    )


@probe("beyond: plain numbers work on either side of -", kind="number", points=1)
def test_numbers_and_differences(student: Student, draw: Draw) -> None:
    a, n, f = draw.number(), draw.whole(1)[0], draw.number()
    forms: list[Form] = [lambda v: 1 - v, lambda v: v - n, lambda v: f - v]
    got = [outcome(student, form, a) for form in forms]
    assert got == close([[1 - a, -1.0], [a - n, 1.0], [f - a, -1.0]])


@probe("beyond: a quotient has the right value and slopes", kind="value", points=2)
def test_quotient(student: Student, draw: Draw) -> None:
    a, b, c = draw.numbers(3)
    plain = outcome(student, lambda a, b: a / b, a, b)
    nested = outcome(student, lambda a, b, c: (a / b) / c, a, b, c)
    both = a / (b * c)
    assert plain == close([a / b, 1 / b, -a / b**2])
    assert nested == close([both, both / a, -both / b, -both / c])


@probe("beyond: quotients add up what reaches the same input", kind="fork", points=1)
def test_quotients_of_one_input(student: Student, draw: Draw) -> None:
    a, b, c = draw.numbers(3)
    one = outcome(student, lambda a: a / a, a)
    square = outcome(student, lambda a, b, c: (a / b) / (c / a), a, b, c)
    total = a * a / (b * c)
    assert square == close([total, 2 * total / a, -total / b, -total / c])
    assert one == close([1.0, 0.0])


@probe("beyond: plain numbers work on either side of /", kind="number", points=1)
def test_numbers_and_quotients(student: Student, draw: Draw) -> None:
    a, n, f = draw.number(), draw.whole(1)[0], draw.number()
    forms: list[Form] = [lambda v: 2 / v, lambda v: v / n, lambda v: f / v]
    got = [outcome(student, form, a) for form in forms]
    assert got == close([[2 / a, -2 / a**2], [a / n, 1 / n], [f / a, -f / a**2]])


@probe("beyond: powers of either sign, of negative numbers too", kind="value", points=2)
def test_powers(student: Student, draw: Draw) -> None:
    a, b = draw.positive(2)
    cases = [(-1.5, 3), (a, 2.5), (-b, -2), (a, -0.5), (-b, 2.0)]
    got = [outcome(student, lambda v, p=p: v**p, x) for x, p in cases]
    twice = outcome(student, lambda v: (v**2) ** 1.5, b)
    assert got == close([[x**p, p * x ** (p - 1)] for x, p in cases])
    assert twice == close([b**3, 3 * b**2])


@probe("beyond: a power adds to a gradient that is already there", kind="fork", points=1)
def test_power_fork(student: Student, draw: Draw) -> None:
    check_fork(student, draw, lambda v: v**3, {a: 3 * a * a for a in draw.positive(2)})


@probe("beyond: exp has the right value and slope", kind="value", points=2)
def test_exp(student: Student, draw: Draw) -> None:
    a, b = draw.small(2)
    e = math.exp(-abs(b))
    plain = outcome(student, lambda v: v.exp(), a)
    twice = outcome(student, lambda v: v.exp().exp(), -abs(b))
    assert (plain, twice) == close(([math.exp(a)] * 2, [math.exp(e), math.exp(e) * e]))


@probe("beyond: exp adds to a gradient that is already there", kind="fork", points=1)
def test_exp_fork(student: Student, draw: Draw) -> None:
    check_fork(student, draw, lambda v: v.exp(), {a: math.exp(a) for a in draw.small(2)})
