"""The walk starts without the first gradient

Explanation: Each step multiplies what arrived. The first node gets nothing from anywhere, so its
gradient stayed 0 and so did all others. The gradient of a number with respect to itself is 1.

Hint: Set the gradient of the node that backward() is called on to 1 before the loop.
"""


class Value:
    def backward(self):
        order = self._inputs_first()
        for node in order:
            if node._prev:
                node.grad = 0.0
        for node in reversed(order):
            node._backward()
