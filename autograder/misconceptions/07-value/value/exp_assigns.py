"""exp overwrites a gradient instead of adding to it

Explanation: In exp you set the input's gradient with =. If the same node is also used elsewhere,
as in a.exp() + a, what came from there is lost.

Hint: Use += in every operator. For y = a.exp() + a at a = 0 the gradient of a is 1 + 1 = 2.
"""

import math


class Value:
    def exp(self):
        out = Value(math.exp(self.data), (self,))

        def _backward():
            self.grad = out.data * out.grad

        out._backward = _backward
        return out
