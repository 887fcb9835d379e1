"""A node enters the order before its inputs are walked

Explanation: You went from the output down the first input to its leaves and then down the next one,
and nodes passed their gradient on in that order. A node on the first way may still be waiting for
a gradient from the second.

Hint: Append a node after its inputs and go through the list backwards. Then every consumer comes
before its inputs. Try y = b + h where h is computed from b.
"""


class Value:
    def _inputs_first(self):
        order, seen, stack = [], set(), [self]
        while stack:
            node = stack.pop()
            if node not in seen:
                seen.add(node)
                order.append(node)
                stack.extend(reversed(node._prev))
        return order[::-1]
