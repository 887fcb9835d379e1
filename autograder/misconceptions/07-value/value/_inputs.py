"""Public graphs on which mistakes in Value are told apart."""

import operator

from autograder.diagnose.operations import suggested
from autograder.suite.graphs import ANYTHING, graphs, whole_graph

ENDLESS = {
    "walks_every_path": ("60 doublings",),
    "each_use_walks_on/parallel_uses": ("60 doublings",),
}

BINARY = (("+", operator.add), ("-", operator.sub), ("*", operator.mul), ("/", operator.truediv))
UNARY = (
    ("relu(a)", lambda v: v.relu()),
    ("tanh(a)", lambda v: v.tanh()),
    ("exp(a)", lambda v: v.exp()),
    ("a ** 3", lambda v: v**3),
    ("-a", operator.neg),
)


def entries(student):
    V = student.Value
    for sign, op in BINARY:
        yield from scaled_pair(V, f"k * (a {sign} b)", op, 1.5, -2.5)
        yield from scaled_pair(V, f"k * (a {sign} b), a = b in number", op, 2, 2)
        a, k = V(1.5), V(3.0)
        out = k * op(a, a)
        out.backward()
        yield f"k * (a {sign} a)", (out.data, a.grad, k.grad)
        for side in ("left", "right"):
            a, b, k = V(1.5), V(-2.5), V(3.0)
            inner = op(a, b)
            out = k * (inner + a if side == "left" else b + inner)
            out.backward()
            yield f"k * (a {sign} b joined with an input, {side})", (out.data, a.grad, b.grad)
        for name, form in (
            (f"a {sign} 2", lambda v, op=op: op(v, 2)),
            (f"2 {sign} a", lambda v, op=op: op(2, v)),
        ):
            a = V(-1.5)
            out = form(a)
            out.backward()
            yield name, (out.data, a.grad)
    for name, op in UNARY:
        for number in (0.75, -1.5):
            a, k = V(number), V(-3.0)
            out = k * op(a)
            out.backward()
            yield f"k * {name} at a = {number:g}", (out.data, a.grad, k.grad)
        for side in ("left", "right"):
            a, k = V(0.75), V(2.5)
            inner = op(a)
            joined = inner + a if side == "left" else a + inner
            out = k * joined
            out.backward()
            yield f"k * ({name} joined with a, {side})", (out.data, a.grad)
    for number in (0.0, 0, 2.0, -2.0):
        a = V(number)
        out = a.relu() * -3
        out.backward()
        yield f"relu(a) * -3 at a = {number!r}", (out.data, a.grad)
    a = V(400.0)
    out = a.tanh()
    out.backward()
    yield "tanh(400)", (out.data, a.grad)
    for exponent in (2, -1, 0.5, 0, 1):
        a = V(2.25)
        out = a**exponent
        out.backward()
        yield f"a ** {exponent}", (out.data, a.grad)
    yield from walks(V)
    yield from repeats(V)


def scaled_pair(V, name, op, x, y):
    a, b, k = V(x), V(y), V(3.0)
    inner = op(a, b)
    out = k * inner
    out.backward()
    yield name, (out.data, a.grad, b.grad, k.grad, inner.grad)


def walks(V):
    """Graphs whose order of visits matters."""
    for flipped in (False, True):
        a, k, m = V(2.0), V(3.0), V(-1.5)
        b = a * k
        h = (b * m) * k
        y = h + b if flipped else b + h
        y.backward()
        yield f"unequal paths, {'long' if flipped else 'short'} one first", (a.grad, k.grad, m.grad)
    x, w = V(1.25), V(0.5)
    y = x
    for _ in range(6):
        y = y + w * y
    y.backward()
    yield "six residual steps", (y.data, x.grad, w.grad)
    a, b = V(2.0), V(-3.0)
    c = a * b
    d = c + c
    (d * c).backward()
    yield "a diamond", (a.grad, b.grad)
    x = V(0.5)
    y = x
    for _ in range(60):
        y = y + y
    y.backward()
    yield "60 doublings", (y.data, x.grad)
    x, step = V(1.0), V(0.5)
    y = x
    for _ in range(1500):
        y = y + step
    y.backward()
    yield "a chain of 1,500 sums", (x.grad, step.grad)
    a = V(4.0)
    a.backward()
    yield "backward on a leaf", a.grad
    a, b = V(2.0), V(3.0)
    inner = a * b
    outer = inner * a
    inner.backward()
    yield "backward on an inner node", (a.grad, b.grad, outer.grad)
    a, b, c, d = V(2.0), V(-3.0), V(4.0), V(5.0)
    first, second = a * b, c * d
    first.backward()
    second.backward()
    yield "two graphs", (a.grad, b.grad, c.grad, d.grad)
    a, b = V(2.0), V(5.0)
    first, second = a * b, a * 4
    first.backward()
    second.backward()
    yield "two graphs that share a leaf", (a.grad, b.grad)


def sum_times_c(V):
    a, b, c = V(2.0), V(1.0), V(-3.0)
    d = a + b
    return a, b, c, d, d * c


def repeats(V):
    """The same graph walked again, with and without zeroing."""
    a, b, c, d, e = sum_times_c(V)
    e.backward()
    e.backward()
    yield "(a + b) * c, backward() twice", (a.grad, b.grad, c.grad)
    a, b, c, d, e = sum_times_c(V)
    e.backward()
    e.zero_grad()
    yield "(a + b) * c after zero_grad()", (a.grad, b.grad, c.grad, d.grad, e.grad)
    a, b, c, d, e = sum_times_c(V)
    e.backward()
    e.zero_grad()
    e.backward()
    yield "(a + b) * c, zeroed and walked again", (a.grad, b.grad, c.grad)
    a, b = V(2.0), V(5.0)
    inner = a * b
    (inner * 3).backward()
    (inner * 4).backward()
    yield "two outputs of one inner node", (a.grad, b.grad)


def smallest_among(failing, student):
    operations = suggested(failing) if failing else ANYTHING
    if operations is not None:
        yield from graphs(student.Value, operations)
    V = student.Value
    a = V(400.0)
    out = a.tanh()
    yield "tanh(a) at a = 400", whole_graph(out, a, out)
    a, b = V(2.0), V(3.0)
    out = a + b
    out.backward()
    out.backward()
    yield "a + b at a = 2, b = 3, backward() twice", (out.data, a.grad, b.grad)
    a, b = V(2.0), V(3.0)
    inner = a + b
    out = inner * a
    out.backward()
    out.backward()
    yield "(a + b) * a at a = 2, b = 3, backward() twice", (inner.data, out.data, a.grad, b.grad)
    a, b = V(2.0), V(3.0)
    out = a + b
    out.backward()
    out.zero_grad()
    yield "a + b at a = 2, b = 3, backward(), zero_grad()", (out.data, a.grad, b.grad, out.grad)
    a, b = V(2.0), V(3.0)
    inner = a + b
    out = inner * a
    out.backward()
    out.zero_grad()
    read = (inner.data, out.data, a.grad, b.grad, inner.grad)
    yield "(a + b) * a at a = 2, b = 3, backward(), zero_grad()", read
    a, b = V(2.0), V(3.0)
    inner = a + b
    out = inner * a
    out.backward()
    out.zero_grad()
    out.backward()
    yield (
        "(a + b) * a at a = 2, b = 3, zeroed and walked again",
        (inner.data, out.data, a.grad, b.grad),
    )
    a, b = V(2.0), V(5.0)
    first, second = a * b, a * 4
    first.backward()
    second.backward()
    yield "a * b, then a * 4, at a = 2, b = 5", (first.data, second.data, a.grad, b.grad)
    x = V(0.5)
    y = x
    for _ in range(60):
        y = y + y
    y.backward()
    yield "60 doublings", (y.data, x.grad)
    x, step = V(1.0), V(0.5)
    y = x
    for _ in range(1500):
        y = y + step
    y.backward()
    yield "a chain of 1,500 sums", (x.grad, step.grad)
