"""Shapes first, then names, with get() for what is missing."""


def shape(value):
    return tuple(getattr(value, "shape", ()))


def wrong_shapes(values, grads):
    shapes = {name: shape(grad) for name, grad in grads.items()}
    return [name for name in values if shapes.get("d_" + name) != shape(values[name])]
