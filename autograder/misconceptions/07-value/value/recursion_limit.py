"""The walk through the graph calls itself once for each node

Explanation: A helper that calls itself goes one level deeper for every node of a chain, and Python
stops it at about 1,000 levels. A deep network has longer chains than that. All else is right:
most public classes of this kind stop at the same place.

Hint: Keep a list as your own stack in place of the calls, or raise the limit with
sys.setrecursionlimit before the walk.
"""


class Value:
    def _inputs_first(self):
        order, seen = [], set()

        def visit(node):
            if node not in seen:
                seen.add(node)
                for source in node._prev:
                    visit(source)
                order.append(node)

        visit(self)
        return order
