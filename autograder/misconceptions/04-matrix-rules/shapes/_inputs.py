"""Public inputs on which mistakes in shapes are told apart."""

from autograder.diagnose.cases import counted, shown


def check(student, values, grads):
    """Arrays of these shapes; () stands for a number."""

    def made(shapes):
        return {
            name: counted(1, *shape) if shape else 2.5
            for name, shape in shapes.items()
            if shape is not None
        }

    return student.wrong_shapes(made(values), made(grads))


def entries(student):
    layers = {"W1": (4, 3), "b1": (4,), "W2": (2, 4), "x": (3,)}
    right = {f"d_{name}": shape for name, shape in layers.items()}
    yield "all right", check(student, layers, right)
    yield "transposed", check(student, layers, {**right, "d_W1": (3, 4), "d_W2": (4, 2)})
    yield "rows and columns", check(student, layers, {**right, "d_b1": (1, 4), "d_x": (3, 1)})
    yield "other sizes", check(student, layers, {**right, "d_W1": (4, 4), "d_x": (4,)})
    yield "missing", check(student, layers, {**right, "d_b1": None, "d_x": (1, 3)})
    yield "none at all", check(student, layers, {})
    yield "stretched", check(student, layers, {**right, "d_W2": (1, 4), "d_b1": (1,), "d_x": ()})
    numbers = {"L": (), "s": (), "b": (1,)}
    yield "numbers", check(student, numbers, {"d_L": (), "d_s": (1,), "d_b": ()})
    yield (
        "arranged otherwise",
        check(student, {"a": (2, 6), "b": (6,)}, {"d_a": (3, 4), "d_b": (6,)}),
    )
    held = student.hold({"x": counted(1, 3)}), student.hold({"d_x": counted(1, 3)})
    student.wrong_shapes(*held)
    yield "both dicts afterwards", tuple(each.value for each in held)


def smallest(student):
    for value, grad in (
        ((2,), (2,)),
        ((1,), (2,)),
        ((1, 2), (2, 1)),
        ((2,), (1, 2)),
        ((2,), (1,)),
        ((2, 2), (1, 4)),
        ((), ()),
        ((), (1,)),
        ((2,), None),
    ):
        case = {"x": counted(1, *value) if value else 1.0}, {}
        if grad is not None:
            case[1]["d_x"] = counted(1, *grad) if grad else 1.0
        told = ", ".join(f"{name}: {shown(each)}" for part in case for name, each in part.items())
        yield f"wrong_shapes of {told}", student.wrong_shapes(*case)
    two = {"x": 1.0, "y": 2.0}, {}
    yield "wrong_shapes of x: 1, y: 2", student.wrong_shapes(*two)
    kept = student.hold({"d_x": 1.0})
    student.wrong_shapes({"x": 1.0}, kept)
    yield "the gradients after wrong_shapes of x: 1, d_x: 1", kept.value
