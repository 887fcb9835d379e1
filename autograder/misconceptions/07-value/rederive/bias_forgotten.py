"""The neuron's bias is left out

Explanation: Your n is x1 * w1 + x2 * w2. Without b the neuron has another output, and nothing
reaches b.

Hint: n = (x1 * w1 + x2 * w2) + b. The local gradient of the sum is 1 for b too.
"""


def neuron_output(x1, w1, x2, w2, b):
    return (x1 * w1 + x2 * w2).tanh()
