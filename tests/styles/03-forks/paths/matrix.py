"""The edges as a matrix of counts, whose powers count the ways of each length."""

import numpy as np


class Right:
    def count_paths(self, g, start):
        uses = self.uses(g)
        root = int(np.flatnonzero(uses.sum(axis=1) == 0)[0])
        return self.answer(uses, self.ways(uses), list(g).index(start), root)

    def uses(self, g):
        names = list(g)
        return np.array([[g[other].count(name) for other in names] for name in names])

    def powers(self, uses):
        power = np.eye(len(uses), dtype=int)
        while power.any():
            yield power
            power = power @ uses

    def ways(self, uses):
        return sum(self.powers(uses))

    def answer(self, uses, ways, start, root):
        return ways[start, root]

    def count_edge_visits(self, g):
        uses = self.uses(g)
        root = np.flatnonzero(~uses.any(axis=1))
        return self.visits(uses, self.ways(uses)[:, root])

    def visits(self, uses, to_the_root):
        return uses.sum()


class counts_edges_on_the_way(Right):
    def answer(self, uses, ways, start, root):
        return uses[ways[start] > 0].sum()


class counts_nodes(Right):
    def answer(self, uses, ways, start, root):
        return np.count_nonzero(ways[start])


class counts_steps(Right):
    def answer(self, uses, ways, start, root):
        return sum(power[start].any() for power in self.powers(uses)) - 1


class counts_uses(Right):
    def answer(self, uses, ways, start, root):
        return 1 if start == root else uses[start].sum()


class edges_visited_once_for_each_way(Right):
    def visits(self, uses, to_the_root):
        return (uses @ to_the_root).sum()


class nodes_visited(Right):
    def visits(self, uses, to_the_root):
        return len(uses)


class parallel_edges_once(Right):
    def ways(self, uses):
        return super().ways(np.minimum(uses, 1))


class parallel_edges_visited_once(Right):
    def visits(self, uses, to_the_root):
        return np.count_nonzero(uses)


class root_counts_none(Right):
    def ways(self, uses):
        _, *longer = self.powers(uses)
        return sum(longer, np.zeros_like(uses))


class to_the_leaves(Right):
    def answer(self, uses, ways, start, root):
        leaves = ~uses.any(axis=0)
        return ways[leaves, start].sum()


class visited_once(Right):
    def ways(self, uses):
        return np.minimum(super().ways(uses), 1)


class walks_every_path(Right):
    def answer(self, uses, ways, start, root):
        found, waiting = 0, [start]
        while waiting:
            node = waiting.pop()
            found += node == root
            waiting += np.repeat(np.arange(len(uses)), uses[node]).tolist()
        return found


class ways_visited(Right):
    def visits(self, uses, to_the_root):
        return to_the_root[~uses.any(axis=0)].sum()
