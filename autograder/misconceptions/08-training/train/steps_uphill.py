"""The step goes uphill

Explanation: You added lr times the gradient. The gradient points to where J grows, so J becomes
larger with every step.

Hint: param - lr * grad.
"""


def sgd_step(params, grads, lr):
    return [p + lr * g for p, g in zip(params, grads, strict=True)]
