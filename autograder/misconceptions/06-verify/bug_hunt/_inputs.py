"""Public hunts on which mistakes in bug_hunt are told apart."""

import numpy as np

SIGNED = [
    (np.array([1.5, -0.5, 2.0]), np.array([0.75, 2.5, -1.25])),
    (np.array([-1.0, 2.25, -0.25]), np.array([1.75, -3.0, 0.5])),
]
POSITIVE = [(1.5, 0.5), (0.75, 2.0), (1.25, 1.75)]
SQUARE = [
    (np.array([[1.5, -0.5], [2.0, 0.75]]), np.array([-1.25, 2.5])),
    (np.array([[0.25, 3.0], [-1.0, 1.75]]), np.array([2.25, 0.5])),
]
GATES = [(np.array([0.5, -1.5, 2.0]),), (np.array([-0.5, 1.5, -2.0]),)]

# In words, for the smallest cases: what a candidate answers for a * b.
ANSWERS = {
    "right": "d_out * b, d_out * a",
    "own_input": "d_out * a, d_out * b",
    "second_own": "d_out * b, d_out * b",
    "sign": "-d_out * b, -d_out * a",
    "second_doubled": "d_out * b, 2 * d_out * a",
    "off_by_little": "1.03 * d_out * b, d_out * a",
    "alone": "b, a",
    "averaged": "mean(d_out) * b, mean(d_out) * a",
    "gated": "d_out * b where b > 0 and else 0, d_out * a",
    "column": "both as columns",
    "row": "both as rows",
    "refused": "an exception",
}


def hunt(student, forward, functions, points):
    """find_faulty with names that are not in the order of the alphabet."""
    rules = student.support("rules")
    names = ("oak", "elm", "yew", "ash", "fir", "maple")
    named = zip(names, functions, strict=False)
    candidates = {name: getattr(rules, function) for name, function in named}
    return student.find_faulty(getattr(rules, forward), candidates, points)


def products(student, names, points):
    return hunt(student, "product", [f"product_{name}" for name in names], points)


def entries(student):
    all_wrong = ("own_input", "right", "sign", "of_sum")
    yield "numbers", products(student, all_wrong, [(1.5, -0.75), (2.0, 0.5)])
    yield "vectors", products(student, all_wrong, SIGNED)
    yield "a right one first", products(student, ("right", "in_other_words", "sign"), SIGNED)
    yield "the second answer", products(student, ("second_own", "right"), SIGNED)
    yield "off by little", products(student, ("right", "off_by_little"), SIGNED)
    yield "doubled", products(student, ("right", "second_doubled"), SIGNED)
    for place in range(3):
        points = list(POSITIVE)
        points[place] = tuple(-each for each in POSITIVE[place])
        bent = ("gated", "right", "leaky")
        yield f"wrong at point {place}", products(student, bent, points)
    yield "wrong nowhere", products(student, ("right", "gated"), POSITIVE)
    yield "d_out forgotten", products(student, ("right", "alone"), SIGNED)
    yield "d_out averaged", products(student, ("averaged", "right"), SIGNED)
    layers = ("transpose_missing", "right", "outer_reversed", "columns_turned", "in_other_words")
    yield "layers", hunt(student, "layer", [f"layer_{name}" for name in layers], SQUARE)
    gates = [f"gate_{name}" for name in ("dropped", "right", "inverted", "late")]
    yield "gates", hunt(student, "gate", gates, GATES)
    halves = [f"halves_{name}" for name in ("right", "doubled", "mean")]
    yield "a number as the result", hunt(student, "halves", halves, [(np.array([1.5, -2.0]),)])
    yield "a number as the input", hunt(student, "fork", ["fork_right", "fork_last_use"], [(1.5,)])
    equal = [(np.full(3, 1.5), np.full(3, -0.5))]
    shapes = ("column", "right", "row", "summed")
    yield "shapes", products(student, shapes, [*SIGNED, *equal])
    yield "shapes of one entry", products(student, shapes, [(np.array([1.5]), np.array([-0.5]))])
    yield "boxed numbers", products(student, ("right", "boxed"), [(1.5, -0.5)])
    yield "exceptions", products(student, ("right", "refused", "sign", "of_lists"), SIGNED)
    yield "small", hunt(student, "small", ["small_off", "small_right"], SIGNED)
    yield "large", hunt(student, "large", ["large_right", "large_off"], SIGNED)
    yield "all right", products(student, ("right", "in_other_words"), SIGNED)
    yield "none right", products(student, ("sign", "own_input"), SIGNED)
    held = student.hold(SIGNED)
    products(student, ("right", "sign"), held)
    yield "whether the points are kept", student.support("kept").unchanged(held, SIGNED).value


def smallest(student):
    one, other = (2.0, 3.0), (2.0, -3.0)
    two = (np.array([2.0, 3.0]), np.array([5.0, -1.0]))
    for names, points in (
        (("right",), [one]),
        (("own_input",), [one]),
        (("sign",), [one]),
        (("second_own",), [one]),
        (("second_doubled",), [one]),
        (("off_by_little",), [one]),
        (("alone",), [one]),
        (("refused",), [one]),
        (("gated",), [one, other]),
        (("gated",), [other, one]),
        (("right", "sign"), [one]),
        (("sign", "own_input"), [one]),
        (("own_input", "sign"), [one, other]),
        (("averaged",), [two]),
        (("column",), [two]),
        (("row",), [two]),
    ):
        told = "; ".join(
            f"{name}: {ANSWERS[each]}" for name, each in zip(("oak", "elm"), names, strict=False)
        )
        where = " and ".join(str(tuple(map(_plain, point))) for point in points)
        yield f"find_faulty for a * b at {where} with {told}", products(student, names, points)
    right = ["layer_right", "layer_columns_turned"]
    yield (
        "find_faulty for W @ x, one right, one with its columns turned",
        hunt(student, "layer", right, SQUARE[:1]),
    )
    yield (
        "find_faulty for relu at [0.5, -1.5, 2], the right rule alone",
        hunt(student, "gate", ["gate_right"], GATES[:1]),
    )
    yield (
        "find_faulty for 1e-5 * a * b at (2, 3), off by a tenth",
        hunt(student, "small", ["small_off"], [one]),
    )
    held = student.hold([two])
    products(student, ("right",), held)
    yield "the points after find_faulty, which were [2, 3] and [5, -1]", held.value


def _plain(value):
    return value.tolist() if hasattr(value, "tolist") else value
