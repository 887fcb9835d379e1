"""Public problems on which mistakes in train are told apart."""

import numpy as np

from autograder.diagnose.cases import text

PLANE = [[[1.0, -2.0, 0.5], [3.0, 1.5, -1.0]], [2.0, -0.5]]
START = [[[0.5, 1.0, -2.0], [1.5, -0.25, 4.0]], [3.0, -1.0]]
NETWORK = (np.array([0.5, -1.0, 0.25]), np.array([1.0, -0.5]), 0.3)
WEIGHTS = [
    [[1.0, 0.5, -0.5], [-1.0, -0.5, 0.25], [0.5, -0.75, 1.0]],
    [[0.5, -1.0, 0.75], [-0.25, 0.5, 1.0]],
]


def arrays(numbers):
    return [np.array(each) for each in numbers]


def trained(student, problem, given, start, lr, steps):
    """What train makes of a problem of the support file."""
    problems = student.support("problems")
    forward, backward = (
        getattr(problems, f"{problem}_{way}")(*given) for way in ("forward", "backward")
    )
    return student.train(arrays(start), forward, backward, lr, steps)


def added(student, start, before, target, lr, steps):
    """The losses with leaves, and the numbers that these hold in the end."""
    problems = student.support("problems")
    leaves = [problems.leaf(*each) for each in zip(start, before, strict=True)]
    losses = student.train_accumulating(leaves, problems.neuron_loss(target), lr, steps)
    return losses, *(leaf.data for leaf in leaves)


def entries(student):
    yield "one step", student.sgd_step(arrays(START), arrays(PLANE), 0.25)
    yield "one step of one parameter", student.sgd_step([np.array([2.0])], [np.array([3.0])], 0.1)
    whole = [np.array([2, -3]), np.array([5])]
    yield "whole numbers", student.sgd_step(whole, arrays([[0.5, 1.5], [2.25]]), 0.5)
    kept = student.hold(arrays(START))
    student.sgd_step(kept, arrays(PLANE), 0.25)
    yield "the parameters afterwards", kept.value
    slopes = (arrays(PLANE),)
    yield "a plane, three steps", trained(student, "plane", slopes, START, 0.25, 3)
    yield "a plane, no step", trained(student, "plane", slopes, START, 0.25, 0)
    yield "a bowl", trained(student, "bowl", slopes, START, 0.25, 3)
    yield "a saddle", trained(student, "saddle", (1.5,), [[2.0, 1.0], [3.0, -0.5]], 0.25, 3)
    yield "a network", trained(student, "network", NETWORK, WEIGHTS, 0.2, 4)
    yield "counted calls", trained(student, "counted", (), [[2.0, 5.0]], 0.5, 3)
    start, nothing = (0.5, -1.5, 0.25), (0.0, 0.0, 0.0)
    yield "leaves, one step", added(student, start, nothing, 2.0, 0.25, 1)
    yield "leaves, three steps", added(student, start, nothing, 2.0, 0.25, 3)
    yield "leaves, no step", added(student, start, nothing, 2.0, 0.25, 0)
    yield "leaves with old gradients", added(student, start, (3.0, -2.0, 0.5), 2.0, 0.25, 2)


def smallest(student):
    for params, grads, lr in (
        ([[1.0]], [[1.0]], 1.0),
        ([[1.0]], [[2.0]], 0.5),
        ([[3.0]], [[2.0]], 0.5),
        ([[3.0], [1.0]], [[2.0], [4.0]], 0.5),
    ):
        case = arrays(params), arrays(grads), lr
        yield text("sgd_step", *case), student.sgd_step(*case)
    case = [np.array([1])], [np.array([1.0])], 0.5
    yield f"{text('sgd_step', *case)}, whole numbers", student.sgd_step(*case)
    kept = student.hold([np.array([3.0])])
    student.sgd_step(kept, [np.array([2.0])], 0.5)
    yield "params after sgd_step(params, [[2]], 0.5), where params was [[3]]", kept.value
    for problem, words, given, start in (
        ("plane", "J = 2 p", ([np.array([2.0])],), [[3.0]]),
        ("bowl", "J = p^2 / 2, p stored in the cache", ([np.array([0.0])],), [[4.0]]),
        ("saddle", "J = p q", (0.0,), [[3.0], [2.0]]),
    ):
        names = "p = 3, q = 2" if len(start) > 1 else f"p = {start[0][0]:g}"
        for steps in (0, 1, 2, 3):
            name = f"train with {words}, from {names}, lr = 0.5, steps = {steps}"
            yield name, trained(student, problem, given, start, 0.5, steps)
    name = (
        "train where J is the number of the forward pass and the gradient this plus 100 for each "
        "backward pass, from p = 0, lr = 1"
    )
    for steps in (1, 2):
        case = trained(student, "counted", (), [[0.0]], 1.0, steps)
        yield f"{name}, steps = {steps}", case
    for before in (0.0, 5.0):
        for steps in (0, 1, 2, 3):
            numbers = f"a = 1, b = 2, c = 0, lr = 0.5, steps = {steps}"
            name = f"train_accumulating with L = (a b + c)^2 / 2, {numbers}, .grad = {before:g}"
            case = added(student, (1.0, 2.0, 0.0), [before] * 3, 0.0, 0.5, steps)
            yield f"{name} before; losses, a, b, c", case
