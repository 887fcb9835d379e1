"""Recursion: one step is taken, and the rest of the training is what is left to do."""


class Right:
    def sgd_step(self, params, grads, lr):
        if not len(params):
            return []
        return [self.moved(params[0], grads[0], lr), *self.sgd_step(params[1:], grads[1:], lr)]

    def moved(self, param, grad, lr):
        return param - lr * grad

    def train(self, params, forward, backward, lr, steps):
        if steps == 0:
            return list(params), []
        J, cache = forward(params)
        after = self.sgd_step(params, backward(params, cache), lr)
        last, losses = self.train(after, forward, backward, lr, steps - 1)
        return last, [J, *losses]

    def train_accumulating(self, params, loss, lr, steps):
        if steps == 0:
            return []
        noted = self.one_step(params, loss, lr)
        return [noted, *self.train_accumulating(params, loss, lr, steps - 1)]

    def one_step(self, params, loss, lr):
        self.clear(params)
        root = loss(params)
        root.backward()
        self.move(params, lr)
        return root.data

    def clear(self, params):
        for leaf in params:
            leaf.zero_grad()

    def move(self, params, lr):
        for leaf in params:
            leaf.data = self.moved(leaf.data, leaf.grad, lr)
