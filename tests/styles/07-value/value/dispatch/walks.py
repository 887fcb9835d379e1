"""Mistakes in the walk through the graph, and in equality."""

from collections import deque


class appended_before_the_inputs(Value):
    def output_first(self):
        order, stack = [], [self]
        while stack:
            top = stack.pop()
            if top not in order:
                order.append(top)
                stack += top._prev
        return order


class appended_outside_the_test(Value):
    def output_first(self):
        order, seen = [], set()

        def visit(top):
            if top not in seen:
                seen.add(top)
                for source in top._prev:
                    visit(source)
            order.insert(0, top)

        visit(self)
        return order


class breadth_first(Value):
    def output_first(self):
        order, queue = [], deque([self])
        while queue:
            first = queue.popleft()
            if first not in order:
                order.append(first)
                queue.extend(first._prev)
        return order


class each_use_walks_on(Value):
    def backward(self):
        self.start(self.output_first())
        self.go_on()

    def go_on(self):
        if self.op:
            getattr(self, "_back_" + self.op)(self.grad)
        for source in self._prev:
            source.go_on()


class equal_by_number(Value):
    def __eq__(self, other):
        return self.data == lift(other).data

    def __hash__(self):
        return hash(float(self.data))


class never_seeded(Value):
    def start(self, order):
        for done in order:
            if done._prev:
                done.grad = 0


class one_step_only(Value):
    def output_first(self):
        return [self]


class order_never_built(Value):
    def output_first(self):
        return []


class order_never_emptied(Value):
    def output_first(self, inputs_first=[]):
        inputs_first += [n for n in super().output_first()[::-1] if n not in inputs_first]
        return inputs_first[::-1]

    def start(self, order):
        self.grad = 1


class recursion_limit(Value):
    def output_first(self):
        order = []

        def visit(top):
            if top in order:
                return
            for source in top._prev:
                visit(source)
            order.append(top)

        visit(self)
        return order[::-1]


class recursive_and_never_cleared(Value):
    output_first = recursion_limit.output_first

    def start(self, order):
        self.grad = 1


class repeat_counts_old_gradients(Value):
    def start(self, order):
        self.grad = 1


class repeat_starts_over(Value):
    def start(self, order):
        for done in order:
            done.grad = 0
        self.grad = 1


class seeded_with_data(Value):
    def start(self, order):
        for done in order:
            if done._prev:
                done.grad = 0
        self.grad += self.data


class visited_mark_never_reset(Value):
    seen = False

    def output_first(self):
        order = []
        for done in super().output_first():
            if not done.seen:
                done.seen = True
                order.append(done)
        return order


class walks_every_path(Value):
    def backward(self):
        for done in self.consumers_left():
            if done._prev:
                done.grad = 0
        self.carry(1)

    def carry(self, g):
        self.grad += g
        for source, part in zip(self._prev, self.parts(g), strict=True):
            source.carry(part)

    def parts(self, g):
        if not self.op:
            return ()
        kept = [source.grad for source in self._prev]
        parts = []
        for place, source in enumerate(self._prev):
            twins = [Value(each.data) for each in self._prev]
            twin = Value(self.data, tuple(twins))
            twin.p = getattr(self, "p", None)
            getattr(twin, "_back_" + self.op)(g)
            parts.append(twins[place].grad)
            source.grad = kept[place]
        return parts


class zero_grad_of_one_node(Value):
    def zero_grad(self):
        self.grad = 0


class zero_grad_of_the_inputs(Value):
    def zero_grad(self):
        self.grad = 0
        for source in self._prev:
            source.grad = 0
