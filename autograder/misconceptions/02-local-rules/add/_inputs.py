"""Public inputs on which mistakes in add are told apart."""

from autograder.diagnose.cases import Picture, numbers, text

PICTURE = Picture({"out": ["a", "b"]}, {"out": "+"}, ("a", "b"), ("a", "b"))


def entries(student):
    points = [(-2.5, -2.0, 3.0), (2.5, 0.0, 5.0), (1.75, 4.0, 0.0), (-3.25, 6.5, -1.5)]
    for point in points:
        yield text("add_backward", *point), student.add_backward(*point)
    yield "whole numbers", student.add_backward(-2.5, 3, -4)


def smallest(student):
    for case in numbers(2):
        yield text("add_backward", *case), student.add_backward(*case)
    yield "add_backward(0.5, 1, 2), whole numbers", student.add_backward(0.5, 1, 2)
