"""The neuron's gradients are listed under each other's names

Explanation: Each gradient is right but stands beside the wrong name: d_x1 holds the gradient of w1
and the other way round. In a product the inputs exchange their values, and Value has done this
for you already.

Hint: d_x1 is x1.grad, read from the very object that you made of x1.
"""


def neuron(Value, x1, w1, x2, w2, b):
    leaves = [Value(number) for number in (x1, w1, x2, w2, b)]
    o = neuron_output(*leaves)
    o.backward()
    d_x1, d_w1, d_x2, d_w2, d_b = (leaf.grad for leaf in leaves)
    gradients = {"d_x1": d_w1, "d_w1": d_x1, "d_x2": d_w2, "d_w2": d_x2, "d_b": d_b}
    return {"o": o.data, **gradients}
