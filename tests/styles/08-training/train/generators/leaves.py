"""Mistakes in training with Values."""


class cleared_behind_the_step_only(Right):
    def losses(self, params, loss, lr):
        while True:
            root = loss(params)
            root.backward()
            self.descend(params, lr)
            self.clear(params)
            yield root.data


class cleared_once(Right):
    def train_accumulating(self, params, loss, lr, steps):
        super().clear(params)
        return super().train_accumulating(params, loss, lr, steps)

    def clear(self, params):
        pass


class graph_built_once(Right):
    def losses(self, params, loss, lr):
        root = loss(params)
        yield from super().losses(params, lambda _: root, lr)


class leaves_do_not_move(Right):
    def descend(self, params, lr):
        for number, grad in [(leaf.data, leaf.grad) for leaf in params]:
            number += self.change(grad, lr)


class never_cleared(Right):
    def clear(self, params):
        return params


class one_leaf_after_the_other(Right):
    def losses(self, params, loss, lr):
        while True:
            number = loss(params).data
            for place in range(len(params)):
                self.clear(params)
                loss(params).backward()
                self.descend(params[place : place + 1], lr)
            yield number


class roots_in_the_list(Right):
    def note(self, root, again):
        return root


class values_note_the_loss_after(Right):
    def note(self, root, again):
        return again().data


class values_step_uphill(Right):
    def change(self, grad, lr):
        return grad * lr


class values_without_learning_rate(Right):
    def change(self, grad, lr):
        return -grad
