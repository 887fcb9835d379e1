"""Public inputs on which mistakes in power are told apart."""

from autograder.diagnose.cases import Picture, text

POINTS = (
    (-2.5, 3.0, 2), (1.5, 2.0, 3), (2.0, 4.0, 0.5), (-1.25, 2.5, -1.5), (3.0, -2.0, 3),
    (1.5, -3.0, 2), (0.5, -2.0, -3), (2.5, 3.0, 1), (-1.5, 4.0, 0), (2.0, -1.5, 1), (1.5, -2.5, 4),
    (1.25, -2.5, 0),
)  # fmt: skip

PICTURE = Picture({"out": ["x"]}, {"out": "power"}, ("x", ""), ("x",))


def entries(student):
    for point in POINTS:
        yield text("power_backward", *point), student.power_backward(*point)
    yield "a whole x", student.power_backward(-2.5, 3, 2)
    yield "a whole x and a negative power", student.power_backward(-2.5, 2, -1)


def smallest(student):
    for d_out in (1.0, 2.0, -1.0, 0.5):
        for p in (2, 1, 3, 0, -1, -2, 0.5, -0.5, 4):
            for x in (1.0, 2.0, 3.0, -1.0, -2.0, 4.0):
                if x > 0 or p == int(p):
                    yield text("power_backward", d_out, x, p), student.power_backward(d_out, x, p)
    yield "power_backward(0.5, 3, 2), whole x", student.power_backward(0.5, 3, 2)
