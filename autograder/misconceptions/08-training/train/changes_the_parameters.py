"""The arrays that came in are changed

Explanation: You wrote into the parameters themselves, as param -= ... does. Whoever called you
still needs the old ones.

Hint: param - lr * grad makes a new array; param -= ... does not.
"""


def sgd_step(params, grads, lr):
    for p, g in zip(params, grads, strict=True):
        p[...] = p - lr * g
    return [1.0 * p for p in params]
