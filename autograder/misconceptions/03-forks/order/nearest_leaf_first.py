"""The nodes are listed by the nearest leaf below them

Explanation: A node was put right after the first of its inputs. It has to wait for the last one.

Hint: The level of a node is one more than the largest level among its inputs, not the smallest.
"""


def ordered(g):
    users = {node: [] for node in g}
    for node, inputs in g.items():
        for each in inputs:
            users[each].append(node)
    order = [node for node, inputs in g.items() if not inputs]
    seen = set(order)
    for node in order:
        for each in users[node]:
            if each not in seen:
                seen.add(each)
                order.append(each)
    return order
