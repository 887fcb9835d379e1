"""relu lets every dot through

Explanation: Below 0 the output stays 0 however the input moves, so nothing gets through.

Hint: The dot is 0 where self.data is not above 0.
"""


class Dual:
    def relu(self):
        return Dual(self.data if self.data > 0 else 0.0, self.dot)
