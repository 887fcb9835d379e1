"""A method that calls itself, the root found first, and a dict of what is known."""


class Right:
    def count_paths(self, g, start):
        self.g, self.known = g, {}
        self.root = next(node for node in g if not self.steps(node))
        return self.ways(start)

    def steps(self, node):
        found = []
        for consumer in self.g:
            found += [consumer] * self.g[consumer].count(node)
        return found

    def ways(self, node):
        if node == self.root:
            return 1
        if node not in self.known:
            self.known[node] = self.gathered(node)
        return self.known[node]

    def gathered(self, node):
        total = 0
        for consumer in self.steps(node):
            total += self.ways(consumer)
        return total

    def count_edge_visits(self, g):
        visits = 0
        for node in g:
            for _ in self.edges_into(g, node):
                visits += 1
        return visits

    def edges_into(self, g, node):
        return g[node]


class counts_edges_on_the_way(Right):
    def ways(self, node):
        if node in self.known:
            return 0
        self.known[node] = True
        return len(self.steps(node)) + self.gathered(node)


class counts_nodes(Right):
    def ways(self, node):
        if node in self.known:
            return 0
        self.known[node] = True
        return 1 + self.gathered(node)


class counts_steps(Right):
    def ways(self, node):
        if node == self.root:
            return 0
        return super().ways(node)

    def gathered(self, node):
        return max(self.ways(consumer) + 1 for consumer in self.steps(node))


class counts_uses(Right):
    def ways(self, node):
        return len(self.steps(node))


class edges_visited_once_for_each_way(Right):
    def count_edge_visits(self, g):
        self.count_paths(g, next(iter(g)))
        return self.below(self.root)

    def below(self, node):
        visits = 0
        for each in self.g[node]:
            visits += 1 + self.below(each)
        return visits


class nodes_visited(Right):
    def count_edge_visits(self, g):
        visits = 0
        for _ in g:
            visits += 1
        return visits


class parallel_edges_once(Right):
    def steps(self, node):
        return [consumer for consumer in self.g if node in self.g[consumer]]


class parallel_edges_visited_once(Right):
    def edges_into(self, g, node):
        return dict.fromkeys(g[node])


class root_counts_none(Right):
    def count_paths(self, g, start):
        ways = super().count_paths(g, start)
        if start == self.root:
            return 0
        return ways


class to_the_leaves(Right):
    def ways(self, node):
        if not self.g[node]:
            return 1
        total = 0
        for each in self.g[node]:
            total += self.ways(each)
        return total


class visited_once(Right):
    def ways(self, node):
        if node == self.root:
            return 1
        if node in self.known:
            return 0
        self.known[node] = True
        return self.gathered(node)


class walks_every_path(Right):
    def ways(self, node):
        if node == self.root:
            return 1
        return self.gathered(node)


class ways_visited(Right):
    def count_edge_visits(self, g):
        visits = 0
        for node in g:
            if not g[node]:
                visits += self.count_paths(g, node)
        return visits
