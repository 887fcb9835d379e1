"""Mistakes in putting passes and steps together."""


class cache_of_the_first_pass(Right):
    def train(self, params, forward, backward, lr, steps, cache=None):
        if steps == 0:
            return list(params), []
        J, new = forward(params)
        cache = new if cache is None else cache
        after = self.sgd_step(params, backward(params, cache), lr)
        last, losses = self.train(after, forward, backward, lr, steps - 1, cache)
        return last, [J, *losses]


class cache_of_the_step_before(Right):
    def train(self, params, forward, backward, lr, steps, before=None):
        if steps == 0:
            return list(params), []
        J, cache = forward(params)
        after = self.sgd_step(params, backward(params, before or cache), lr)
        last, losses = self.train(after, forward, backward, lr, steps - 1, cache)
        return last, [J, *losses]


class every_step_from_the_start(Right):
    def train(self, params, forward, backward, lr, steps):
        last, losses = params, []
        while len(losses) < steps:
            J, cache = forward(params)
            last = self.sgd_step(params, backward(params, cache), lr)
            losses.append(J)
        return list(last), losses


class forward_run_twice(Right):
    def train(self, params, forward, backward, lr, steps):
        if steps == 0:
            return list(params), []
        J, _ = forward(params)
        _, cache = forward(params)
        after = self.sgd_step(params, backward(params, cache), lr)
        last, losses = self.train(after, forward, backward, lr, steps - 1)
        return last, [J, *losses]


class gradients_of_all_steps(Right):
    def train(self, params, forward, backward, lr, steps, before=None):
        if steps == 0:
            return list(params), []
        J, cache = forward(params)
        grads = backward(params, cache)
        if before:
            grads = [old + new for old, new in zip(before, grads, strict=True)]
        after = self.sgd_step(params, grads, lr)
        last, losses = self.train(after, forward, backward, lr, steps - 1, grads)
        return last, [J, *losses]


class gradients_of_the_first_pass(Right):
    def train(self, params, forward, backward, lr, steps, grads=None):
        if steps == 0:
            return list(params), []
        J, cache = forward(params)
        grads = grads or backward(params, cache)
        after = self.sgd_step(params, grads, lr)
        last, losses = self.train(after, forward, backward, lr, steps - 1, grads)
        return last, [J, *losses]


class last_parameter_first(Right):
    def train(self, params, forward, backward, lr, steps):
        if steps == 0:
            return list(params), []
        J, cache = forward(params)
        after = self.back_from(list(params), len(params) - 1, backward, cache, lr)
        last, losses = self.train(after, forward, backward, lr, steps - 1)
        return last, [J, *losses]

    def back_from(self, params, place, backward, cache, lr):
        if place < 0:
            return params
        grad = backward(params, cache)[place]
        params = [*params[:place], self.moved(params[place], grad, lr), *params[place + 1 :]]
        return self.back_from(params, place - 1, backward, cache, lr)


class notes_j_after_the_step(Right):
    def train(self, params, forward, backward, lr, steps):
        if steps == 0:
            return list(params), []
        _, cache = forward(params)
        after = self.sgd_step(params, backward(params, cache), lr)
        J, _ = forward(after)
        last, losses = self.train(after, forward, backward, lr, steps - 1)
        return last, [J, *losses]


class notes_the_last_j_too(Right):
    def train(self, params, forward, backward, lr, steps):
        J, cache = forward(params)
        if steps == 0:
            return list(params), [J]
        after = self.sgd_step(params, backward(params, cache), lr)
        last, losses = self.train(after, forward, backward, lr, steps - 1)
        return last, [J, *losses]


class one_parameter_after_the_other(Right):
    def train(self, params, forward, backward, lr, steps):
        if steps == 0:
            return list(params), []
        J, cache = forward(params)
        after = list(params)
        for place in range(len(params)):
            grad = backward(after, cache)[place]
            after[place] = self.moved(after[place], grad, lr)
        last, losses = self.train(after, forward, backward, lr, steps - 1)
        return last, [J, *losses]


class one_step_too_few(Right):
    def train(self, params, forward, backward, lr, steps):
        if steps <= 1:
            return list(params), []
        return super().train(params, forward, backward, lr, steps)


class only_the_last_j(Right):
    def train(self, params, forward, backward, lr, steps):
        last, losses = super().train(params, forward, backward, lr, steps)
        return last, losses[-1:]


class parameters_of_the_start(Right):
    def train(self, params, forward, backward, lr, steps):
        _, losses = super().train(params, forward, backward, lr, steps)
        return params, losses


class passes_run_anew_for_each(Right):
    def train(self, params, forward, backward, lr, steps):
        if steps == 0:
            return list(params), []
        J, _ = forward(params)
        after = self.from_place(0, list(params), forward, backward, lr)
        last, losses = self.train(after, forward, backward, lr, steps - 1)
        return last, [J, *losses]

    def from_place(self, place, params, forward, backward, lr):
        if place == len(params):
            return params
        _, cache = forward(params)
        grad = backward(params, cache)[place]
        params = [*params[:place], self.moved(params[place], grad, lr), *params[place + 1 :]]
        return self.from_place(place + 1, params, forward, backward, lr)
