"""First a dict of the shapes on either side, then one comparison of the two."""

import numpy as np


def shapes_of(values):
    return {name: np.array(value).shape for name, value in values.items()}


def differing(wanted, found):
    return [name for name in wanted if found.get("d_" + name) != wanted[name]]


def arrays_only(values, grads):
    wanted = {name: value.shape for name, value in values.items()}
    return differing(wanted, {name: grad.shape for name, grad in grads.items()})


def axes_counted(values, grads):
    def axes(arrays):
        return {name: len(shape) for name, shape in shapes_of(arrays).items()}

    return differing(axes(values), axes(grads))


def gradients_named(values, grads):
    wanted = {"d_" + name: shape for name, shape in shapes_of(values).items()}
    found = shapes_of(grads)
    return [name for name in wanted if name not in found or found[name] != wanted[name]]


def missing_passes(values, grads):
    wanted, found = shapes_of(values), shapes_of(grads)
    return [name for name in wanted if found.get("d_" + name, wanted[name]) != wanted[name]]


def missing_raises(values, grads):
    wanted, found = shapes_of(values), shapes_of(grads)
    return list(filter(lambda name: wanted[name] != found["d_" + name], wanted))


def one_entry_is_a_number(values, grads):
    def squeezed(arrays):
        return {name: np.squeeze(array).shape for name, array in arrays.items()}

    return differing(squeezed(values), squeezed(grads))


def order_of_the_axes_ignored(values, grads):
    def as_sets(arrays):
        return {name: frozenset(shape) for name, shape in shapes_of(arrays).items()}

    return differing(as_sets(values), as_sets(grads))


def right_ones_named(values, grads):
    wrong = differing(shapes_of(values), shapes_of(grads))
    return [name for name in values if name not in wrong]


def same_name_looked_up(values, grads):
    wanted, found = shapes_of(values), shapes_of(grads)
    return [name for name in wanted if wanted[name] != found.get(name)]


def sizes_compared(values, grads):
    def counts(arrays):
        return {name: np.array(array).size for name, array in arrays.items()}

    return differing(counts(values), counts(grads))


def stops_at_the_first(values, grads):
    wanted, found = shapes_of(values), shapes_of(grads)
    first = next((name for name in wanted if found.get("d_" + name) != wanted[name]), None)
    return [first] if first else []


def stretched_shapes_pass(values, grads):
    wrong = []
    for name, value in values.items():
        try:
            np.add(grads["d_" + name], value)
        except (KeyError, ValueError):
            wrong.append(name)
    return wrong


def takes_gradients_out(values, grads):
    wanted, found = shapes_of(values), {}
    while grads:
        name, grad = grads.popitem()
        found[name] = np.shape(grad)
    return differing(wanted, found)
