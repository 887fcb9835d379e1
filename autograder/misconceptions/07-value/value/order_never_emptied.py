"""The order still holds the nodes of an earlier walk

Explanation: The list of nodes is shared by all walks and never emptied, so a new backward() also
runs the steps of graphs that were done before, and their leaves get their gradients once more.

Hint: Make the list inside backward(), so that each walk has its own.
"""


class Value:
    _order = []  # noqa: RUF012

    def _inputs_first(self):
        fresh = super()._inputs_first()
        Value._order += [node for node in fresh if node not in Value._order]
        return Value._order

    def backward(self):
        order = self._inputs_first()
        self.grad = 1.0
        for node in reversed(order):
            node._backward()
