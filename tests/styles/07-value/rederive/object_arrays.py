"""NumPy arrays of Values and the @ of arrays."""

import numpy as np


def grads(nodes):
    nodes = np.asarray(nodes, dtype=object)
    return np.array([node.grad for node in nodes.flat], dtype=float).reshape(nodes.shape)


class Right:
    names = ("d_x1", "d_w1", "d_x2", "d_w2", "d_b")

    def neuron(self, Value, x1, w1, x2, w2, b):
        leaves = [Value(number) for number in (x1, w1, x2, w2, b)]
        o = self.activation(self.total(np.array(leaves[:4:2]), np.array(leaves[1:4:2]), leaves[4]))
        self.backward(o)
        return {"o": o.data, **dict(zip(self.names, grads(leaves), strict=True))}

    def total(self, x, w, b):
        return b + x @ w

    def activation(self, n):
        return n.tanh()

    def backward(self, out):
        out.backward()

    def mlp(self, Value, x, W1, W2, y):
        wrap = np.vectorize(Value, otypes=[object])
        W1, W2 = wrap(np.array(W1, dtype=float)), wrap(np.array(W2, dtype=float))
        z = W1 @ np.array(x, dtype=float)
        h = np.array([self.gate(unit) for unit in z], dtype=object)
        terms = self.terms(W2 @ h, np.array(y, dtype=float))
        L = self.reduced(terms)
        self.walk(L, terms)
        return self.answers(wrap, L, z, h, W1, W2)

    def gate(self, unit):
        return unit.relu()

    def terms(self, o, y):
        return 0.5 * (o + -y) * (o + -y)

    def reduced(self, terms):
        return terms.sum()

    def walk(self, L, terms):
        self.backward(L)

    def answers(self, wrap, L, z, h, W1, W2):
        named = {"d_z": z, "d_h": h, "d_W1": W1, "d_W2": W2}
        return {"L": L.data} | {name: grads(nodes) for name, nodes in named.items()}


class backward_for_every_output(Right):
    def walk(self, L, terms):
        for term in terms:
            term.backward()


class backward_twice(Right):
    def backward(self, out):
        out.backward()
        out.backward()


class bias_forgotten(Right):
    def total(self, x, w, b):
        return x @ w


class by_formula(Right):
    def mlp(self, Value, x, W1, W2, y):
        x, W1, W2, y = (np.array(numbers, dtype=float) for numbers in (x, W1, W2, y))
        z = W1 @ x
        h = np.maximum(z, 0)
        d_o = W2 @ h - y
        d_h = W2.T @ d_o
        d_z = d_h * (z > 0)
        L = float(d_o @ d_o / 2)
        outer = np.outer
        return {"L": L, "d_W2": outer(d_o, h), "d_h": d_h, "d_z": d_z, "d_W1": outer(d_z, x)}

    def neuron(self, Value, x1, w1, x2, w2, b):
        o = float(np.tanh(x1 * w1 + x2 * w2 + b))
        d_n = 1 - o * o
        local = np.array([w1, x1, w2, x2, 1.0]) * d_n
        return {"o": o, **dict(zip(self.names, local, strict=True))}


class first_weights_transposed(Right):
    def answers(self, wrap, L, z, h, W1, W2):
        return super().answers(wrap, L, z, h, W1.T, W2)


class half_forgotten(Right):
    def terms(self, o, y):
        return (o + -y) * (o + -y)


class hidden_gradient_for_z(Right):
    def answers(self, wrap, L, z, h, W1, W2):
        return super().answers(wrap, L, h, h, W1, W2)


class input_and_weight_exchanged(Right):
    names = ("d_w1", "d_x1", "d_w2", "d_x2", "d_b")


class mean_for_sum(Right):
    def reduced(self, terms):
        return terms.sum() * (1.0 / len(terms))


class read_before_backward(Right):
    def backward(self, out):
        return out


class read_from_new_values(Right):
    def answers(self, wrap, L, z, h, W1, W2):
        fresh = [wrap(np.vectorize(lambda v: v.data)(W)) for W in (W1, W2)]
        return super().answers(wrap, L, z, h, *fresh)


class relu_forgotten(Right):
    def gate(self, unit):
        return unit * 1.0


class square_forgotten(Right):
    def terms(self, o, y):
        return 0.5 * (o + -y)


class tanh_forgotten(Right):
    def activation(self, n):
        return n


class target_ignored(Right):
    def terms(self, o, y):
        return 0.5 * o * o
