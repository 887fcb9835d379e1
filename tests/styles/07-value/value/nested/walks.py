"""Mistakes in the walk through the graph, and in equality."""


class appended_before_the_inputs(Value):
    def build(self):
        topo, visited = [], set()

        def walk(v):
            if v not in visited:
                visited.add(v)
                topo.insert(0, v)
                for child in v._prev:
                    walk(child)

        walk(self)
        return topo


class appended_outside_the_test(Value):
    def build(self):
        topo, visited = [], set()

        def walk(v):
            if v not in visited:
                visited.add(v)
                for child in v._prev:
                    walk(child)
            topo.append(v)

        walk(self)
        return topo


class breadth_first(Value):
    def build(self):
        topo = [self]
        for v in topo:
            for child in v._prev:
                if child not in topo:
                    topo.append(child)
        return topo[::-1]


class each_use_walks_on(Value):
    def backward(self):
        sys.setrecursionlimit(self.LEVELS)
        self.clear(self.build())
        self.seed()

        def walk(v):
            if v._add_to_inputs:
                v._add_to_inputs()
                for child in v._prev:
                    walk(child)

        walk(self)


class equal_by_number(Value):
    def __eq__(self, other):
        return isinstance(other, Value) and other.data == self.data

    def __hash__(self):
        return hash(self.data)


class never_seeded(Value):
    def seed(self):
        pass


class one_step_only(Value):
    def backward(self):
        self.grad = 1.0
        if self._add_to_inputs:
            self._add_to_inputs()


class order_never_built(Value):
    def build(self):
        topo, visited = [], set()

        def walk(v):
            if v not in visited:
                visited.add(v)
                for child in v._prev:
                    walk(child)
                topo.append(v)

        return topo


class order_never_emptied(Value):
    topo = []
    visited = set()

    def build(self):
        def walk(v):
            if v not in self.visited:
                self.visited.add(v)
                for child in v._prev:
                    walk(child)
                self.topo.append(v)

        walk(self)
        return self.topo

    def clear(self, topo):
        pass

    def seed(self):
        self.grad = 1.0


class recursion_limit(Value):
    LEVELS = 1000


class recursive_and_never_cleared(Value):
    LEVELS = 1000

    def clear(self, topo):
        self.grad = 0.0


class repeat_counts_old_gradients(Value):
    def clear(self, topo):
        self.grad = 0.0


class repeat_starts_over(Value):
    def clear(self, topo):
        for v in topo:
            v.grad = 0.0


class seeded_with_data(Value):
    def seed(self):
        self.grad += self.data


class visited_mark_never_reset(Value):
    visited = False

    def build(self):
        topo = []

        def walk(v):
            if not v.visited:
                v.visited = True
                for child in v._prev:
                    walk(child)
                topo.append(v)

        walk(self)
        return topo

    def zero_grad(self):
        todo = [self]
        while todo:
            v = todo.pop()
            v.grad = 0.0
            todo += v._prev


class walks_every_path(Value):
    LEVELS = 1000

    def build(self):
        topo, visited = [], set()

        def walk(v):
            for child in v._prev:
                walk(child)
            if v not in visited:
                visited.add(v)
                topo.append(v)

        walk(self)
        return topo


class zero_grad_of_one_node(Value):
    def zero_grad(self):
        self.grad = 0.0


class zero_grad_of_the_inputs(Value):
    def zero_grad(self):
        self.grad = 0.0
        for child in self._prev:
            child.grad = 0.0
