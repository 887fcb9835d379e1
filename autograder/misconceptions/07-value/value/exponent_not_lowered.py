"""The exponent of a power is not lowered by one

Explanation: The slope of x**3 is 3 * x**2. You brought the 3 down and kept the cube.

Hint: exponent * self.data ** (exponent - 1).
"""


class Value:
    def __pow__(self, exponent):
        out = Value(self.data**exponent, (self,))

        def _backward():
            self.grad += exponent * self.data**exponent * out.grad

        out._backward = _backward
        return out
