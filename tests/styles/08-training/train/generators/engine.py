"""Generators: a training is a stream of steps, and a list comprehension reads it."""

import itertools


class Right:
    def sgd_step(self, params, grads, lr):
        return list(map(self.rule(lr), params, grads))

    def rule(self, lr):
        return lambda param, grad: param + -lr * grad

    def train(self, params, forward, backward, lr, steps):
        self.last = params
        stream = self.stream(params, forward, backward, lr)
        losses = list(itertools.islice(stream, self.counted(steps)))
        return list(self.last), self.noted(losses)

    def counted(self, steps):
        return steps

    def noted(self, losses):
        return losses

    def stream(self, params, forward, backward, lr):
        while True:
            J, cache = forward(params)
            params = self.last = self.sgd_step(params, backward(params, cache), lr)
            yield J

    def train_accumulating(self, params, loss, lr, steps):
        return [*itertools.islice(self.losses(params, loss, lr), steps)]

    def losses(self, params, loss, lr):
        while True:
            self.clear(params)
            root = loss(params)
            root.backward()
            self.descend(params, lr)
            yield self.note(root, lambda: loss(params))

    def clear(self, params):
        for leaf in params:
            leaf.grad = 0

    def descend(self, params, lr):
        for leaf in params:
            leaf.data += self.change(leaf.grad, lr)

    def change(self, grad, lr):
        return -lr * grad

    def note(self, root, again):
        return root.data


class OneByOne(Right):
    def stream(self, params, forward, backward, lr):
        while True:
            J, cache = forward(params)
            for place in self.order(range(len(params))):
                new = self.sgd_step(params, backward(params, cache), lr)[place]
                params = [*params[:place], new, *params[place + 1 :]]
            self.last = params
            yield J
