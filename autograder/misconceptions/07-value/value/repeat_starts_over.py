"""A second backward() forgets the first

Explanation: You set all gradients to 0 before each walk, those of the leaves too. Leaves are where
gradients are gathered over several calls, until zero_grad() clears them: for (a + b) * c at
2, 1, -3 a holds -6 after two calls.

Hint: Clear only nodes that have inputs.
"""


class Value:
    def backward(self):
        self.zero_grad()
        self.grad = 1.0
        for node in reversed(self._inputs_first()):
            node._backward()
