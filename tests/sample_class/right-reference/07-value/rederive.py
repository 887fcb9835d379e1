"""The worked examples once more: your Value finds what the rules found by hand.

The backward passes of the neuron and of the two-layer network were written out rule by rule. Now
write the forward passes only, with Values, and call backward() once: the graph knows the rest.

The neuron is o = tanh(n) with n = (x1 * w1 + x2 * w2) + b. The inputs of the node n are the node
of the inner sum and b, and the letter d in front of a name means "gradient of the output with
respect to", as everywhere.

The network is z = W1 x, h = relu(z), o = W2 h, and L is half the sum of the squares of o - y.
It has no bias and no penalty. At every operation the same line holds:

    +----------------------------------------------------------+
    | downstream gradient = local gradient x upstream gradient |
    |         d_z         =   1 or 0 here  x        d_h        |
    +----------------------------------------------------------+

(the row is the one of relu). The class comes in as an argument called Value, so that the same
code runs on any engine. Numbers come in plain and go out plain: wrap what you want a gradient
for, and return `.data` and `.grad`. Use only +, * and the methods relu() and tanh(), which every
Value has; o - y with a plain y is o + (-y).

Source: exercise 6 and the worked network of "Forward Propagation, Backward Propagation, and
Computational Graphs" in Dive into Deep Learning; the neuron is the one of the note on the
direction words of a computation graph.

"""


def neuron(Value: type, x1: float, w1: float, x2: float, w2: float, b: float) -> dict[str, float]:
    """Run the neuron forward and backward.

    Args:
        Value: the class to compute with.
        x1: first input, a number.
        w1: its weight, a number.
        x2: second input, a number.
        w2: its weight, a number.
        b: the bias, a number.

    Returns:
        A dict of plain numbers with the keys o, d_x1, d_w1, d_x2, d_w2 and d_b; d_... is the
        gradient of o.
    """
    names = ("x1", "w1", "x2", "w2", "b")
    leaves = dict(zip(names, map(Value, (x1, w1, x2, w2, b)), strict=True))
    n = (leaves["x1"] * leaves["w1"] + leaves["x2"] * leaves["w2"]) + leaves["b"]
    o = n.tanh()
    o.backward()
    return {"o": o.data} | {f"d_{name}": leaves[name].grad for name in names}


def mlp(
    Value: type, x: list[float], W1: list[list[float]], W2: list[list[float]], y: list[float]
) -> dict[str, float | list]:
    """Run the two-layer network forward and backward.

    Args:
        Value: the class to compute with.
        x: d numbers.
        W1: h rows of d numbers.
        W2: q rows of h numbers.
        y: q numbers.

    Returns:
        A dict with L, a plain number, and the gradients of L as lists shaped like the lists they
        belong to: d_W2 (q rows of h), d_h (h), d_z (h) and d_W1 (h rows of d).
    """

    def dot(left, right):
        return sum(one * other for one, other in zip(left, right, strict=True))

    W1 = [[Value(weight) for weight in row] for row in W1]
    W2 = [[Value(weight) for weight in row] for row in W2]
    z = [dot(row, x) for row in W1]
    h = [unit.relu() for unit in z]
    error = [dot(row, h) + -target for row, target in zip(W2, y, strict=True)]
    L = 0.5 * dot(error, error)
    L.backward()
    return {
        "L": L.data,
        "d_W2": [[weight.grad for weight in row] for row in W2],
        "d_h": [unit.grad for unit in h],
        "d_z": [unit.grad for unit in z],
        "d_W1": [[weight.grad for weight in row] for row in W1],
    }
