"""The new parameters are cut to whole numbers

Explanation: Where a parameter holds whole numbers, the answer was given the same type, and the
fraction was lost. Writing into a copy of a whole-number array does this.

Hint: Compute param - lr * grad; NumPy makes floats of it.
"""


def sgd_step(params, grads, lr):
    return [(p - lr * g).astype(p.dtype) for p, g in zip(params, grads, strict=True)]
