"""One parameter is changed before the other gradients are found

Explanation: You changed the first parameter and then asked for the gradient of the next. That one
was found with weights of two different steps.

Hint: First all gradients, from one backward pass. Then all parameters.
"""


def train(params, forward, backward, lr, steps):
    losses, moved = [], list(params)
    for _ in range(steps):
        J, cache = forward(moved)
        losses.append(J)
        for place in range(len(moved)):
            moved[place] = sgd_step(moved, backward(moved, cache), lr)[place]
    return moved, losses
