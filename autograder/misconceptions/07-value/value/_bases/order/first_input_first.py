"""The first input of a node is walked first, by zero_grad() too; recursion may go deep."""

import sys

sys.setrecursionlimit(5_000)


class Value:
    def _inputs_first(self):
        order, seen, stack = [], {self}, [(self, iter(self._prev))]
        while stack:
            node, rest = stack[-1]
            source = next(rest, None)
            if source is None:
                order.append(node)
                stack.pop()
            elif source not in seen:
                seen.add(source)
                stack.append((source, iter(source._prev)))
        return order

    def zero_grad(self):
        for node in self._inputs_first():
            node.grad = 0.0
