"""The gradients of all steps are added up

Explanation: Each step was taken with the sum of all gradients so far. In one backward pass
contributions add up; from one step to the next they do not.

Hint: Each step takes the gradients of its own backward pass alone.
"""


def train(params, forward, backward, lr, steps):
    losses, total = [], None
    for _ in range(steps):
        J, cache = forward(params)
        losses.append(J)
        grads = backward(params, cache)
        total = grads if total is None else [a + b for a, b in zip(total, grads, strict=True)]
        params = sgd_step(params, total, lr)
    return list(params), losses
