"""The nodes are sorted by level; those of a level stay as the dict lists them."""


def ordered(g):
    users = {node: [] for node in g}
    for node, inputs in g.items():
        for each in inputs:
            users[each].append(node)
    queue = [node for node, inputs in g.items() if not inputs]
    level = dict.fromkeys(queue, 0)
    for node in queue:
        for each in users[node]:
            if each not in level:
                level[each] = level[node] + 1
                queue.append(each)
    return sorted(g, key=level.get)
