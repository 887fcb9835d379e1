"""relu lets every gradient through

Explanation: The forward pass cuts off at 0, and the backward step passed the gradient on as if it
had not. Where the number is below 0 the output stays 0 whatever happens to it, so nothing may
come back.

Hint: Multiply by 1 where the number was above 0, and by 0 where it was not.
"""


class Value:
    def relu(self):
        out = Value(max(self.data, 0.0), (self,))

        def _backward():
            self.grad += out.grad

        out._backward = _backward
        return out
