"""The loss is a mean over the outputs

Explanation: You divided the sum of the squares by the number of outputs. With one output nothing
shows; with two, L and all gradients are half as large as they should be.

Hint: L is half the sum. Its factor is 0.5 for any number of outputs.
"""


def loss(o, y):
    errors = [out + -target for out, target in zip(o, y, strict=True)]
    return (0.5 / len(errors)) * sum(error * error for error in errors)
