"""One name after the other in a loop, the sizes measured by hand."""

import numpy as np


def sizes(value):
    """The shape as a list, by measuring the nested lists."""
    value, found = value.tolist() if isinstance(value, np.ndarray) else value, []
    while isinstance(value, list):
        found.append(len(value))
        value = value[0]
    return found


def collected(values, is_wrong):
    wrong = []
    for name in values:
        if is_wrong(name):
            wrong.append(name)
    return wrong


def arrays_only(values, grads):
    def is_wrong(name):
        if "d_" + name not in grads:
            return True
        grad = grads["d_" + name]
        if len(grad) != len(values[name]):
            return True
        return sizes(grad) != sizes(values[name])

    return collected(values, is_wrong)


def axes_counted(values, grads):
    def is_wrong(name):
        return "d_" + name not in grads or len(sizes(grads["d_" + name])) != len(
            sizes(values[name])
        )

    return collected(values, is_wrong)


def gradients_named(values, grads):
    wrong = []
    for name in values:
        key = "d_" + name
        if key not in grads or sizes(grads[key]) != sizes(values[name]):
            wrong.append(key)
    return wrong


def missing_passes(values, grads):
    wrong = []
    for key in grads:
        name = key[2:]
        if sizes(grads[key]) != sizes(values[name]):
            wrong.append(name)
    return wrong


def missing_raises(values, grads):
    wrong = []
    for name, value in values.items():
        grad = grads["d_" + name]
        if sizes(grad) != sizes(value):
            wrong.append(name)
    return wrong


def one_entry_is_a_number(values, grads):
    def longer(value):
        return [size for size in sizes(value) if size > 1]

    def is_wrong(name):
        key = "d_" + name
        return key not in grads or longer(grads[key]) != longer(values[name])

    return collected(values, is_wrong)


def order_of_the_axes_ignored(values, grads):
    def is_wrong(name):
        if "d_" + name not in grads:
            return True
        one, other = sizes(grads["d_" + name]), sizes(values[name])
        return one not in (other, other[::-1])

    return collected(values, is_wrong)


def right_ones_named(values, grads):
    right = []
    for name in values:
        if "d_" + name in grads and sizes(grads["d_" + name]) == sizes(values[name]):
            right.append(name)
    return right


def same_name_looked_up(values, grads):
    def is_wrong(name):
        grad = grads.get(name)
        return grad is None or sizes(grad) != sizes(values[name])

    return collected(values, is_wrong)


def sizes_compared(values, grads):
    def entries(value):
        count = 1
        for size in sizes(value):
            count *= size
        return count

    def is_wrong(name):
        key = "d_" + name
        return key not in grads or entries(grads[key]) != entries(values[name])

    return collected(values, is_wrong)


def stops_at_the_first(values, grads):
    wrong = []
    for name in values:
        if "d_" + name not in grads or sizes(grads["d_" + name]) != sizes(values[name]):
            wrong.append(name)
            break
    return wrong


def stretched_shapes_pass(values, grads):
    def is_wrong(name):
        if "d_" + name not in grads:
            return True
        have, want = sizes(grads["d_" + name])[::-1], sizes(values[name])[::-1]
        fits = [one in (1, other) for one, other in zip(have, want, strict=False)]
        return len(have) > len(want) or not all(fits)

    return collected(values, is_wrong)


def takes_gradients_out(values, grads):
    def is_wrong(name):
        if "d_" + name not in grads:
            return True
        return sizes(grads.pop("d_" + name)) != sizes(values[name])

    return collected(values, is_wrong)
