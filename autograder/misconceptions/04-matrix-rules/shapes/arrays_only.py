"""Only arrays are expected

Explanation: Numbers are values too: the loss is one. A float has no .shape.

Hint: np.shape(value) works for numbers and for arrays; for a number it is ().
"""


def wrong_shapes(values, grads):
    return [
        name
        for name, value in values.items()
        if f"d_{name}" not in grads or grads[f"d_{name}"].shape != value.shape
    ]
