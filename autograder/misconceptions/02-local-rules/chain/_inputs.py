"""Public inputs on which mistakes in chain are told apart."""

from autograder.diagnose.cases import Picture, numbers, text

PICTURE = Picture(
    {"e": ["d", "c"], "d": ["a", "b"]}, {"e": "*", "d": "+"}, ("a", "b", "c"), ("a", "b", "c"), "e"
)


def entries(student):
    points = [
        (1.0, 2.0, 1.0, -3.0),
        (-2.5, 2.0, 3.5, -3.0),
        (1.5, -4.0, 4.0, 2.5),
        (3.25, 5.0, 1.5, 0.0),
    ]
    for point in points:
        yield text("tiny_backward", *point), student.tiny_backward(*point)
    yield "whole numbers", student.tiny_backward(-2.5, 3, -4, 5)


def smallest(student):
    for case in numbers(3):
        yield text("tiny_backward", *case), student.tiny_backward(*case)
    yield "tiny_backward(0.5, 1, 2, 3), whole numbers", student.tiny_backward(0.5, 1, 2, 3)
