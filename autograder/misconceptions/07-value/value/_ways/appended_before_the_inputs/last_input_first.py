"""The last input is walked down first."""


class Value:
    def _inputs_first(self):
        order, seen, stack = [], set(), [self]
        while stack:
            node = stack.pop()
            if node not in seen:
                seen.add(node)
                order.append(node)
                stack.extend(node._prev)
        return order[::-1]
