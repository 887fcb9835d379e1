"""Mistakes in putting passes and steps together."""


class cache_of_the_first_pass(Right):
    def stream(self, params, forward, backward, lr):
        _, cache = forward(params)
        while True:
            J, _ = forward(params)
            params = self.last = self.sgd_step(params, backward(params, cache), lr)
            yield J


class cache_of_the_step_before(Right):
    def stream(self, params, forward, backward, lr):
        caches = []
        while True:
            J, cache = forward(params)
            caches.append(cache)
            params = self.last = self.sgd_step(params, backward(params, caches[-2:][0]), lr)
            yield J


class every_step_from_the_start(Right):
    def stream(self, params, forward, backward, lr):
        while True:
            J, cache = forward(params)
            self.last = self.sgd_step(params, backward(params, cache), lr)
            yield J


class forward_run_twice(Right):
    def stream(self, params, forward, backward, lr):
        while True:
            J = forward(params)[0]
            grads = backward(params, forward(params)[1])
            params = self.last = self.sgd_step(params, grads, lr)
            yield J


class gradients_of_all_steps(Right):
    def stream(self, params, forward, backward, lr):
        summed = [0 * param for param in params]
        while True:
            J, cache = forward(params)
            for place, grad in enumerate(backward(params, cache)):
                summed[place] = summed[place] + grad
            params = self.last = self.sgd_step(params, summed, lr)
            yield J


class gradients_of_the_first_pass(Right):
    def stream(self, params, forward, backward, lr):
        _, cache = forward(params)
        grads = backward(params, cache)
        while True:
            J, _ = forward(params)
            params = self.last = self.sgd_step(params, grads, lr)
            yield J


class last_parameter_first(OneByOne):
    order = reversed


class notes_j_after_the_step(Right):
    def stream(self, params, forward, backward, lr):
        while True:
            _, cache = forward(params)
            params = self.last = self.sgd_step(params, backward(params, cache), lr)
            yield forward(params)[0]


class notes_the_last_j_too(Right):
    def train(self, params, forward, backward, lr, steps):
        last, losses = super().train(params, forward, backward, lr, steps)
        J, _ = forward(last)
        losses.append(J)
        return last, losses


class one_parameter_after_the_other(OneByOne):
    order = iter


class one_step_too_few(Right):
    def counted(self, steps):
        return max(steps - 1, 0)


class only_the_last_j(Right):
    def noted(self, losses):
        return [losses[-1]] if losses else []


class parameters_of_the_start(Right):
    def train(self, params, forward, backward, lr, steps):
        return list(params), super().train(params, forward, backward, lr, steps)[1]


class passes_run_anew_for_each(Right):
    def stream(self, params, forward, backward, lr):
        while True:
            J, _ = forward(params)
            for place in range(len(params)):
                grads = backward(params, forward(params)[1])
                params = list(params)
                params[place] = self.rule(lr)(params[place], grads[place])
            self.last = params
            yield J
