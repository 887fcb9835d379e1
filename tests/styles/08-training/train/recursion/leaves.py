"""Mistakes in training with Values."""


class cleared_behind_the_step_only(Right):
    def one_step(self, params, loss, lr):
        root = loss(params)
        root.backward()
        self.move(params, lr)
        root.zero_grad()
        return root.data


class cleared_once(Right):
    def train_accumulating(self, params, loss, lr, steps):
        self.clear(params)
        return [self.one_step(params, loss, lr) for _ in range(steps)]

    def one_step(self, params, loss, lr):
        root = loss(params)
        root.backward()
        self.move(params, lr)
        return root.data


class graph_built_once(Right):
    def train_accumulating(self, params, loss, lr, steps):
        root = loss(params)
        return [self.one_step(params, lambda _: root, lr) for _ in range(steps)]


class leaves_do_not_move(Right):
    def one_step(self, params, loss, lr):
        root = loss(params)
        root.backward()
        self.clear(params)
        self.move(params, lr)
        return root.data


class never_cleared(Right):
    def clear(self, params):
        pass


class one_leaf_after_the_other(Right):
    def one_step(self, params, loss, lr):
        first = loss(params).data
        for leaf in params:
            self.clear(params)
            loss(params).backward()
            self.move([leaf], lr)
        return first


class roots_in_the_list(Right):
    def one_step(self, params, loss, lr):
        self.clear(params)
        root = loss(params)
        root.backward()
        self.move(params, lr)
        return root


class values_note_the_loss_after(Right):
    def one_step(self, params, loss, lr):
        super().one_step(params, loss, lr)
        return loss(params).data


class values_step_uphill(Right):
    def move(self, params, lr):
        for leaf in params:
            leaf.data = leaf.data + lr * leaf.grad


class values_without_learning_rate(Right):
    def move(self, params, lr):
        super().move(params, 1)
