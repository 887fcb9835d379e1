"""The neuron ends without its tanh

Explanation: You returned n itself, the sum of the products and the bias. The neuron's output is
tanh(n), and every gradient carries the slope of tanh as a factor.

Hint: o = n.tanh(), and o.backward().
"""


def neuron_output(x1, w1, x2, w2, b):
    return x1 * w1 + x2 * w2 + b
