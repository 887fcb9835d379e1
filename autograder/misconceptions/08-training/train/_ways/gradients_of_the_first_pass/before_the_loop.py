"""Both passes before the loop for the gradients, and one in every step for J."""


def train(params, forward, backward, lr, steps):
    grads = backward(params, forward(params)[1])
    losses = []
    for _ in range(steps):
        losses.append(forward(params)[0])
        params = sgd_step(params, grads, lr)
    return list(params), losses
