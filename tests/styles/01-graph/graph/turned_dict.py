"""A second dict from each node to its consumers, plain loops, and the words by two questions."""


class Right:
    outer_words = ("upstream", "parents")
    turned_frames = ("data flow", "arrows")

    def turned(self, g):
        consumers = {}
        for node in g:
            consumers[node] = []
        for node in g:
            for each in g[node]:
                consumers[each].append(node)
        return consumers

    def root(self, g):
        for node, consumers in self.turned(g).items():
            if consumers == []:
                return node

    def leaves(self, g):
        found = []
        for node in g:
            if len(g[node]) == 0:
                found.append(node)
        return found

    def neighbours(self, table, n):
        return table[n]

    def inputs_of(self, g, n):
        return self.neighbours(g, n)

    def consumers_of(self, g, n):
        return self.neighbours(self.turned(g), n)

    def is_tree(self, g):
        for node, consumers in self.turned(g).items():
            if self.is_fork(g, node, consumers):
                return False
        return True

    def is_fork(self, g, node, consumers):
        return len(consumers) > 1

    def receives_gradient_from(self, g, n):
        return self.neighbours(self.turned(g), n)

    def writes_gradient_to(self, g, n):
        return self.neighbours(g, n)

    def translate(self, word, frame):
        is_outer = word in self.outer_words
        if frame in self.turned_frames:
            is_outer = not is_outer
        return "consumers" if is_outer else "inputs"


class all_that_follow(Right):
    def consumers_of(self, g, n):
        consumers, found = self.turned(g), []
        new = [n]
        for node in new:
            for each in consumers[node]:
                if each not in found:
                    found.append(each)
                    new.append(each)
        return found

    def receives_gradient_from(self, g, n):
        return self.consumers_of(g, n)


class children_are_always_consumers(Right):
    turned_frames = ("data flow", "arrows", "tree")


class children_are_always_inputs(Right):
    turned_frames = ("data flow",)


class consumers_once(Right):
    def turned(self, g):
        consumers = {node: [] for node in g}
        for node in g:
            for each in g[node]:
                if node not in consumers[each]:
                    consumers[each].append(node)
        return consumers

    def is_tree(self, g):
        seen = []
        for node in g:
            for each in g[node]:
                if each in seen:
                    return False
                seen.append(each)
        return True


class family_turned(Right):
    outer_words = ("upstream", "children")


class frame_ignored_for_streams(Right):
    turned_frames = ("arrows",)


class gradient_goes_with_the_data(Right):
    def receives_gradient_from(self, g, n):
        return super().writes_gradient_to(g, n)

    def writes_gradient_to(self, g, n):
        return super().receives_gradient_from(g, n)


class leaf_for_every_use(Right):
    def leaves(self, g):
        return self.below(g, self.root(g))

    def below(self, g, node):
        if g[node] == []:
            return [node]
        found = []
        for each in g[node]:
            found += self.below(g, each)
        return found


class leaves_used_once(Right):
    def leaves(self, g):
        consumers, found = self.turned(g), []
        for node in g:
            if not g[node] and len(consumers[node]) < 2:
                found.append(node)
        return found


class neighbours_exchanged(Right):
    def inputs_of(self, g, n):
        return super().consumers_of(g, n)

    def consumers_of(self, g, n):
        return super().inputs_of(g, n)


class no_cycle_is_a_tree(Right):
    def is_tree(self, g):
        return self.without_cycle(g, self.root(g), [])

    def without_cycle(self, g, node, trail):
        if node in trail:
            return False
        return all(self.without_cycle(g, each, [*trail, node]) for each in g[node])


class only_inner_nodes_may_fork(Right):
    def is_fork(self, g, node, consumers):
        return bool(g[node]) and len(consumers) > 1


class only_leaves_may_fork(Right):
    def is_fork(self, g, node, consumers):
        return node in self.leaves(g) and len(consumers) > 1


class parallel_edges_in_a_tree(Right):
    def is_fork(self, g, node, consumers):
        return any(each != consumers[0] for each in consumers)


class repeated_uses_dropped(Right):
    def neighbours(self, table, n):
        found = []
        for each in table[n]:
            if each not in found:
                found.append(each)
        return found


class root_and_leaves_exchanged(Right):
    def root(self, g):
        return super().leaves(g)[0]

    def leaves(self, g):
        return [super().root(g)]


class root_has_most_inputs(Right):
    def root(self, g):
        by_number = sorted(g, key=lambda node: len(g[node]))
        return by_number[-1]


class root_is_listed_first(Right):
    def root(self, g):
        for node in g:
            return node


class root_is_listed_last(Right):
    def root(self, g):
        for node in g:
            last = node
        return last


class streams_turned(Right):
    outer_words = ("downstream", "parents")


class takes_the_graph_apart(Right):
    def inputs_of(self, g, n):
        found = []
        while g[n]:
            found.append(g[n].pop())
        return found


class two_inputs_at_most(Right):
    def is_fork(self, g, node, consumers):
        return len(g[node]) > 2


class upstream_is_always_the_leaf_side(Right):
    turned_frames = ("gradient flow", "data flow", "arrows")
