"""One call inside the other for each node of a chain, which Python stops at about 1,000."""


def topological_order(g):
    seen = set()

    def visit(node):
        if node not in seen:
            seen.add(node)
            for each in g[node]:
                visit(each)

    for node in g:
        visit(node)
    return ordered(g)
