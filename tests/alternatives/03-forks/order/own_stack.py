"""Depth first with a stack of one's own."""


def topological_order(g):
    order, done = [], set()
    for root in g:
        todo = [root]
        while todo:
            node = todo[-1]
            open_inputs = [each for each in g[node] if each not in done]
            if open_inputs:
                todo.extend(open_inputs)
            else:
                todo.pop()
                if node not in done:
                    done.add(node)
                    order.append(node)
    return order
