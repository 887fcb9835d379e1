"""The graph as a list of edges, counted with Counter, and the words in a table."""

from collections import Counter

MEANING = {
    "upstream": {"gradient flow": "consumers", "data flow": "inputs"},
    "downstream": {"gradient flow": "inputs", "data flow": "consumers"},
    "children": {"tree": "inputs", "arrows": "consumers"},
    "parents": {"tree": "consumers", "arrows": "inputs"},
}


class Right:
    def edges(self, g):
        return [(each, node) for node in g for each in g[node]]

    def root(self, g):
        sources = Counter(source for source, _ in self.edges(g))
        return next(node for node in g if not sources[node])

    def leaves(self, g):
        targets = Counter(target for _, target in self.edges(g))
        return [node for node in g if not targets[node]]

    def inputs_of(self, g, n):
        return [source for source, target in self.edges(g) if target == n]

    def consumers_of(self, g, n):
        return [target for source, target in self.edges(g) if source == n]

    def is_tree(self, g):
        return self.without_forks(self.edges(g))

    def without_forks(self, edges):
        uses = Counter(source for source, _ in edges)
        return all(number == 1 for number in uses.values())

    def receives_gradient_from(self, g, n):
        return self.consumers_of(g, n)

    def writes_gradient_to(self, g, n):
        return self.inputs_of(g, n)

    def meaning(self):
        return MEANING

    def translate(self, word, frame):
        return self.meaning()[word][frame]


class all_that_follow(Right):
    def consumers_of(self, g, n):
        found = []
        for consumer in super().consumers_of(g, n):
            found += [consumer, *self.consumers_of(g, consumer)]
        return found


class children_are_always_consumers(Right):
    def meaning(self):
        arrows = {word: MEANING[word]["arrows"] for word in ("children", "parents")}
        return MEANING | {word: {"tree": side, "arrows": side} for word, side in arrows.items()}


class children_are_always_inputs(Right):
    def translate(self, word, frame):
        family = {"children": "inputs", "parents": "consumers"}
        return family[word] if word in family else super().translate(word, frame)


class consumers_once(Right):
    def consumers_of(self, g, n):
        return list({target for source, target in self.edges(g) if source == n})


class family_turned(Right):
    def meaning(self):
        return MEANING | {"children": MEANING["parents"], "parents": MEANING["children"]}


class frame_ignored_for_streams(Right):
    def translate(self, word, frame):
        streams = {"upstream": "consumers", "downstream": "inputs"}
        return streams.get(word) or super().translate(word, frame)


class gradient_goes_with_the_data(Right):
    def receives_gradient_from(self, g, n):
        return [source for source, target in self.edges(g) if target == n]

    def writes_gradient_to(self, g, n):
        return [target for source, target in self.edges(g) if source == n]


class leaf_for_every_use(Right):
    def leaves(self, g):
        leaves = super().leaves(g)
        return [source for source, _ in self.edges(g) if source in leaves]


class leaves_used_once(Right):
    def leaves(self, g):
        uses = Counter(source for source, _ in self.edges(g))
        return [node for node in super().leaves(g) if uses[node] == 1]


class neighbours_exchanged(Right):
    def inputs_of(self, g, n):
        return [target for source, target in self.edges(g) if source == n]

    def consumers_of(self, g, n):
        return [source for source, target in self.edges(g) if target == n]


class no_cycle_is_a_tree(Right):
    def without_forks(self, edges):
        return not any(source == target for source, target in edges)


class only_inner_nodes_may_fork(Right):
    def without_forks(self, edges):
        inner = {target for _, target in edges}
        return super().without_forks([edge for edge in edges if edge[0] in inner])


class only_leaves_may_fork(Right):
    def is_tree(self, g):
        leaves = self.leaves(g)
        return self.without_forks([edge for edge in self.edges(g) if edge[0] in leaves])


class parallel_edges_in_a_tree(Right):
    def without_forks(self, edges):
        return super().without_forks(set(edges))


class repeated_uses_dropped(Right):
    def edges(self, g):
        return {(each, node) for node in g for each in g[node]}


class root_and_leaves_exchanged(Right):
    def root(self, g):
        targets = Counter(target for _, target in self.edges(g))
        return next(node for node in g if not targets[node])

    def leaves(self, g):
        sources = Counter(source for source, _ in self.edges(g))
        return [node for node in g if not sources[node]]


class root_has_most_inputs(Right):
    def root(self, g):
        ((node, _),) = Counter(target for _, target in self.edges(g)).most_common(1)
        return node


class root_is_listed_first(Right):
    def root(self, g):
        first, *_ = g
        return first


class root_is_listed_last(Right):
    def root(self, g):
        return next(reversed(g))


class streams_turned(Right):
    def meaning(self):
        turned = {"upstream": MEANING["downstream"], "downstream": MEANING["upstream"]}
        return {**MEANING, **turned}


class takes_the_graph_apart(Right):
    def consumers_of(self, g, n):
        found = []
        for node in g:
            while n in g[node]:
                g[node].pop(g[node].index(n))
                found.append(node)
        return found


class two_inputs_at_most(Right):
    def without_forks(self, edges):
        inputs = Counter(target for _, target in edges)
        return max(inputs.values()) <= 2


class upstream_is_always_the_leaf_side(Right):
    def translate(self, word, frame):
        streams = {"upstream": "inputs", "downstream": "consumers"}
        return streams.get(word) or super().translate(word, frame)
