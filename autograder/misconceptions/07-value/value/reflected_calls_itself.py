"""The method for a number on the left calls itself for ever

Explanation: `other - self` inside __rsub__ asks the plain number again, which again asks __rsub__
of self, and so on until Python stops. The number has to become a Value first.

Hint: Value(other) - self goes to __sub__, and Value(other) / self to __truediv__.
"""


class Value:
    def __rsub__(self, other):
        return other - self

    def __rtruediv__(self, other):
        return other / self
