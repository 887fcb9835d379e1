"""Mistakes in a single step."""


class changes_the_parameters(Right):
    def sgd_step(self, params, grads, lr):
        for place, new in enumerate(map(self.rule(lr), params, grads)):
            params[place][:] = new
        return [param.astype(float) for param in params]


class learning_rate_forgotten(Right):
    def rule(self, lr):
        return lambda param, grad: param + -grad


class only_the_first_parameter(Right):
    def sgd_step(self, params, grads, lr):
        return [*map(self.rule(lr), params[:1], grads), *params[1:]]


class parameter_shrinks_too(Right):
    def rule(self, lr):
        return lambda param, grad: (param - grad) * lr


class rounds_like_the_parameters(Right):
    def sgd_step(self, params, grads, lr):
        new = [param.copy() for param in params]
        for place, each in enumerate(super().sgd_step(params, grads, lr)):
            new[place][:] = each
        return new


class step_without_the_parameter(Right):
    def rule(self, lr):
        return lambda param, grad: -lr * grad


class steps_uphill(Right):
    def rule(self, lr):
        return lambda param, grad: param - -lr * grad
