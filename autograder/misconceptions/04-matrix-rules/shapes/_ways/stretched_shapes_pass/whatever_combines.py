"""All that NumPy can subtract, whichever of the two is stretched."""


def wrong_shapes(values, grads):
    wrong = []
    for name, value in values.items():
        try:
            value - grads[f"d_{name}"]
        except (KeyError, ValueError):
            wrong.append(name)
    return wrong
