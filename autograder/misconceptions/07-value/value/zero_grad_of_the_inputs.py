"""zero_grad() stops at the direct inputs

Explanation: You cleared this node and the inputs of its own operation, and no further. The leaves
of a longer graph keep their gradients.

Hint: Go on from the inputs to their inputs, with a set of the nodes already cleared.
"""


class Value:
    def zero_grad(self):
        for node in (self, *self._prev):
            node.grad = 0.0
