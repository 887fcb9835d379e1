"""The graph is walked level by level

Explanation: You went from the output to its inputs, then to theirs, in the order of the number of
steps. A node that is near on one way and far on another then passes its gradient on before the
far way has reported.

Hint: A node has to wait for all its consumers. Collect the order depth first, append a node after
its inputs, and go through it backwards. Try y = b + h where h is computed from b.
"""


class Value:
    def _inputs_first(self):
        level, order, seen = [self], [], {self}
        while level:
            order += level
            level = [source for node in level for source in node._prev]
            level = [node for node in dict.fromkeys(level) if node not in seen]
            seen.update(level)
        return order[::-1]
