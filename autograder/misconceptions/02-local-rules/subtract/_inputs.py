"""Public inputs on which mistakes in subtract are told apart."""

from autograder.diagnose.cases import Picture, numbers, text

PICTURE = Picture({"out": ["a", "b"]}, {"out": "-"}, ("a", "b"), ("a", "b"))


def entries(student):
    points = [(-2.5, -2.0, 3.0), (2.5, 0.0, 5.0), (1.75, 4.0, 0.0), (-3.25, 6.5, -1.5)]
    for point in points:
        yield text("subtract_backward", *point), student.subtract_backward(*point)
    yield "whole numbers", student.subtract_backward(-2.5, 3, -4)


def smallest(student):
    for case in numbers(2):
        yield text("subtract_backward", *case), student.subtract_backward(*case)
    yield "subtract_backward(0.5, 1, 2), whole numbers", student.subtract_backward(0.5, 1, 2)
