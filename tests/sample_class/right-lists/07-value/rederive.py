def dot(left, right):
    total = left[0] * right[0]
    for a, b in zip(left[1:], right[1:]):
        total = total + a * b
    return total


def neuron(Value, *numbers):
    leaves = [Value(number) for number in numbers]
    x1, w1, x2, w2, b = leaves
    out = (x1 * w1 + x2 * w2 + b).tanh()
    out.backward()
    names = ["d_x1", "d_w1", "d_x2", "d_w2", "d_b"]
    return dict(zip(names, [leaf.grad for leaf in leaves]), o=out.data)


def mlp(Value, x, W1, W2, y):
    first = [list(map(Value, row)) for row in W1]
    second = [list(map(Value, row)) for row in W2]
    x = list(map(Value, x))
    z = [dot(row, x) for row in first]
    h = [unit.relu() for unit in z]
    errors = [dot(row, h) + -1 * Value(target) for row, target in zip(second, y)]
    loss = dot(errors, errors) * 0.5
    loss.backward()
    grads = lambda nodes: [node.grad for node in nodes]
    return {
        "L": loss.data,
        "d_h": grads(h),
        "d_z": grads(z),
        "d_W1": list(map(grads, first)),
        "d_W2": list(map(grads, second)),
    }
