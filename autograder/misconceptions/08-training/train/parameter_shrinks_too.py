"""The learning rate scales the parameter as well

Explanation: You computed lr * (param - grad). The parameter stays whole, and only the gradient is
scaled.

Hint: Mind the brackets: param - lr * grad.
"""


def sgd_step(params, grads, lr):
    return [lr * (p - g) for p, g in zip(params, grads, strict=True)]
