"""Public pairs on which mistakes in modes are told apart."""

import operator

from autograder.diagnose.cases import text

BINARY = (("+", operator.add), ("*", operator.mul))


def told(number):
    return number.data, number.dot


def entries(student):
    D = student.Dual
    for sign, op in BINARY:
        yield f"a {sign} b", told(op(D(1.5, 3.0), D(-2.5, 0.75)))
        yield f"a {sign} b, b the chosen one", told(op(D(1.5), D(-2.5, 1.0)))
        yield f"a {sign} b, a the chosen one", told(op(D(1.5, 1.0), D(-2.5)))
        yield f"a {sign} b, none chosen", told(op(D(1.5), D(-2.5)))
        a = D(-1.5, 3.0)
        yield f"a {sign} a", told(op(a, a))
        yield f"a {sign} 2", told(op(D(-1.5, 3.0), 2))
        yield f"2 {sign} a", told(op(2, D(-1.5, 3.0)))
        a, b = D(1.5, 3.0), D(-2.5, 0.75)
        out = op(a, b)
        yield f"a and b after a {sign} b", (*told(out), *told(a), *told(b))
    for data in (2.0, -2.0, 0.0, 0):
        for dot in (3.0, -3.0, 0.0):
            yield f"relu at {data!r}, dot {dot:g}", told(D(data, dot).relu())
    for data in (0.5, -1.25, 400.0):
        yield f"tanh at {data:g}", told(D(data, -2.0).tanh())
    for case in ((3, 5), (1, 4), (4, 1)):
        yield f"sweeps{case}", student.sweeps(*case)


def smallest(student):
    D = student.Dual
    for data, dot in ((1.0, 1.0), (1.0, 2.0), (1.0, -1.0), (-1.0, 1.0), (0.0, 1.0)):
        yield f"relu(a) at a = {data:g}, dot {dot:g}", told(D(data, dot).relu())
    for data, dot in ((0.0, 1.0), (1.0, 1.0), (1.0, 2.0), (400.0, 1.0)):
        yield f"tanh(a) at a = {data:g}, dot {dot:g}", told(D(data, dot).tanh())
    for sign, op in BINARY:
        for a, b in (((2.0, 1.0), (3.0, 0.0)), ((2.0, 0.0), (3.0, 1.0)), ((2.0, 1.0), (3.0, 2.0))):
            name = f"a {sign} b at a = {a[0]:g}, dot {a[1]:g}, and b = {b[0]:g}, dot {b[1]:g}"
            yield name, told(op(D(*a), D(*b)))
        yield f"a {sign} 3 at a = 2, dot 1", told(op(D(2.0, 1.0), 3))
        yield f"3 {sign} a at a = 2, dot 1", told(op(3, D(2.0, 1.0)))
        a = D(2.0, 1.0)
        op(a, D(3.0))
        yield f"a itself after a {sign} b at a = 2, dot 1, and b = 3", told(a)
    for case in ((2, 1), (2, 3), (1, 3)):
        yield text("sweeps", *case), student.sweeps(*case)
