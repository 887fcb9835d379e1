"""Public inputs on which mistakes in fork are told apart."""

from autograder.diagnose.cases import Picture, numbers, text

PICTURE = {
    "square_plus_backward": Picture(
        {"x": [], "p": ["x", "x"], "y": ["p", "x"]}, {"p": "*", "y": "+"}, ("x",), ("x",), "y"
    ),
    "three_uses_backward": Picture(
        {
            **{"x": [], "u": [], "v": []},
            **{"p": ["x", "u"], "q": ["x", "v"], "t": ["p", "q"], "y": ["t", "x"]},
        },
        {"p": "*", "q": "*", "t": "+", "y": "+"},
        ("x", "u", "v"),
        ("x", "u", "v"),
        "y",
    ),
}


def entries(student):
    for point in ((1.0, 3.0), (-2.5, 3.0), (2.0, 0.0), (1.5, -0.5), (0.5, -4.0)):
        yield text("square_plus_backward", *point), student.square_plus_backward(*point)
    points = [
        (1.0, 2.0, 3.0, -5.0),
        (-2.5, 2.0, 3.5, -5.0),
        (1.5, -4.0, 0.0, 2.5),
        (3.25, 0.0, 1.5, -6.0),
    ]
    for point in points:
        yield text("three_uses_backward", *point), student.three_uses_backward(*point)
    yield "square plus, a whole number", student.square_plus_backward(-2.5, 2)
    yield "three uses, whole numbers", student.three_uses_backward(-2.5, 3, -4, 5)


def smallest(student):
    for case in numbers(1):
        yield text("square_plus_backward", *case), student.square_plus_backward(*case)
    for case in numbers(3):
        yield text("three_uses_backward", *case), student.three_uses_backward(*case)
    yield "square_plus_backward(0.5, 2), x whole", student.square_plus_backward(0.5, 2)
    yield "three_uses_backward(0.5, 1, 2, 3), whole", student.three_uses_backward(0.5, 1, 2, 3)
