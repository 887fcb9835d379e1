"""The mark "visited" stays after the first walk

Explanation: Nodes remember that they were visited. In the next backward() they are passed over as
if done, and no gradient comes through.

Hint: Use a new set for every walk instead of an attribute, or clear the marks at the end.
"""


class Value:
    _visited = False

    def _inputs_first(self):
        order, stack = [], [(self, False)]
        while stack:
            node, inputs_done = stack.pop()
            if inputs_done:
                order.append(node)
            elif not node._visited:
                node._visited = True
                stack.append((node, True))
                stack.extend((source, False) for source in node._prev)
        return order
