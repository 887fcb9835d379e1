"""zero_grad() clears this node only

Explanation: The gradients of the nodes it was computed from are still there, and the next
backward() adds to them.

Hint: Walk through the graph as backward() does, and set every gradient on the way to 0.
"""


class Value:
    def zero_grad(self):
        self.grad = 0.0
