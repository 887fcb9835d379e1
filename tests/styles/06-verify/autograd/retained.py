"""Leaves with requires_grad, retain_grad() on the inner nodes, then one backward()."""

import numpy as np
import torch


class Right:
    def autograd_gradients(self, x, W1, W2, y):
        x, y = self.constant(x), self.constant(y)
        W1, W2 = self.weights(W1), self.weights(W2)
        z = W1.mv(x)
        h = self.gate(z)
        o = W2.mv(h)
        L = self.loss(o, y)
        self.keep(z, h)
        self.walk(L, o)
        return self.answer(L, W2, h, z, W1)

    def constant(self, array):
        return torch.as_tensor(array, dtype=torch.float64)

    def weights(self, array):
        return self.constant(array).requires_grad_()

    def gate(self, z):
        return z.relu()

    def loss(self, o, y):
        return 0.5 * self.reduced(self.error(o, y).square())

    def error(self, o, y):
        return o - y

    def reduced(self, squares):
        return squares.sum()

    def keep(self, *inner):
        for node in inner:
            node.retain_grad()

    def walk(self, L, o):
        L.backward()

    def answer(self, L, W2, h, z, W1):
        nodes = {"d_W2": W2, "d_h": h, "d_z": z, "d_W1": W1}
        return {"L": L.item()} | {name: self.array(node.grad) for name, node in nodes.items()}

    def array(self, grad):
        return np.array(grad)


class backward_from_the_outputs(Right):
    def walk(self, L, o):
        o.backward()


class backward_twice(Right):
    def walk(self, L, o):
        L.backward(retain_graph=True)
        L.backward()


class gate_dropped(Right):
    def gate(self, z):
        return z.clone()


class gate_in_place(Right):
    def gate(self, z):
        return z.relu_()


class gate_open_at_zero(Right):
    def gate(self, z):
        return torch.where(z < 0, 0.0, z)


class inner_nodes_not_kept(Right):
    def keep(self, *inner):
        pass


class leaky_gate(Right):
    def gate(self, z):
        return torch.where(z > 0, z, 0.1 * z)


class library_loss(Right):
    def loss(self, o, y):
        return torch.nn.functional.mse_loss(o, y, reduction="mean")


class loss_left_in_a_row(Right):
    def reduced(self, squares):
        return squares


class loss_without_half(Right):
    def loss(self, o, y):
        return self.error(o, y).pow(2).sum()


class mean_for_sum(Right):
    def reduced(self, squares):
        return squares.mean()


class target_ignored(Right):
    def error(self, o, y):
        return o


class tensors_returned(Right):
    def array(self, grad):
        return grad


class weights_detached(Right):
    def gate(self, z):
        return z.relu().detach().requires_grad_()


class weights_seen_twice(Right):
    def keep(self, *inner):
        self.inner = inner

    def walk(self, L, o):
        L.backward(retain_graph=True)
        super().keep(*self.inner)
        L.backward()


class whole_numbers_refused(Right):
    def weights(self, array):
        return torch.from_numpy(array).requires_grad_()


class worked_example_only(Right):
    def autograd_gradients(self, x, W1, W2, y):
        x, y = [1, 2], [0]
        W1, W2 = [[1, -1], [0, 1]], [[2, -1]]
        return super().autograd_gradients(x, W1, W2, y)


class writes_into_y(Right):
    def error(self, o, y):
        return y.sub_(o)


class z_and_h_exchanged(Right):
    def answer(self, L, W2, h, z, W1):
        return super().answer(L, W2, z, h, W1)
