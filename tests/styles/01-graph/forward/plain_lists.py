"""Loops over single numbers, with the vectors in lists."""

import math

import numpy as np


class Right:
    def tiny_forward(self, a, b, c):
        return self.answers(a + b, self.product(a, b, c))

    def product(self, a, b, c):
        total = a + b
        return total * c

    def answers(self, d, e):
        return [d, e]

    def mlp_forward(self, x, W1, W2, y, lam):
        z = self.hidden_layer(W1, x)
        h = self.relu(z)
        o = self.output_layer(W2, z, h)
        L = self.scaled_loss(self.loss(o, y), len(o))
        s = self.penalty(W1, W2, lam)
        return self.objective(L, s), {"z": z, "h": h, "o": o, "L": L, "s": s}

    def times(self, W, v):
        out = []
        for row in W:
            total = 0.0
            for j in range(len(v)):
                total += row[j] * v[j]
            out.append(total)
        return out

    def hidden_layer(self, W1, x):
        return self.times(W1, x)

    def relu(self, z):
        return [self.gate(number) for number in z]

    def gate(self, number):
        return number if number > 0 else 0.0

    def output_layer(self, W2, z, h):
        return self.times(W2, h)

    def loss(self, o, y):
        total = 0.0
        for k in range(len(o)):
            total += self.term(self.error(o[k], y[k]))
        return total

    def error(self, output, target):
        return output - target

    def term(self, error):
        return error * error

    def scaled_loss(self, total, outputs):
        return total / 2

    def penalty(self, W1, W2, lam):
        total = 0.0
        for W in self.penalised(W1, W2):
            for i in range(len(W)):
                for j in range(len(W[i])):
                    total += self.cost(W, i, j)
        return self.scaled_penalty(total, lam)

    def penalised(self, W1, W2):
        return W1, W2

    def cost(self, W, i, j):
        return W[i][j] * W[i][j]

    def scaled_penalty(self, total, lam):
        return total * lam / 2

    def objective(self, L, s):
        return L + s


class absolute_value(Right):
    def gate(self, number):
        return number if number > 0 else -number


class error_written_into_o(Right):
    def loss(self, o, y):
        for k in range(len(o)):
            o[k] = o[k] - y[k]
        return sum(error * error for error in o)


class error_written_into_y(Right):
    def loss(self, o, y):
        for k in range(len(o)):
            y[k] = o[k] - y[k]
        return sum(error * error for error in y)


class half_forgotten(Right):
    def scaled_loss(self, total, outputs):
        return total


class lam_left_out(Right):
    def scaled_penalty(self, total, lam):
        return total / 2


class lam_squared(Right):
    def scaled_penalty(self, total, lam):
        return total * lam * lam / 2


class mean_for_sum(Right):
    def scaled_loss(self, total, outputs):
        return total / outputs / 2


class output_first(Right):
    def answers(self, d, e):
        return [e, d]


class output_only(Right):
    def answers(self, d, e):
        return e


class penalty_half_forgotten(Right):
    def scaled_penalty(self, total, lam):
        return total * lam


class penalty_left_out_of_the_objective(Right):
    def objective(self, L, s):
        return L


class penalty_of_the_first_layer(Right):
    def penalised(self, W1, W2):
        return (W1,)


class penalty_of_the_second_layer(Right):
    def penalised(self, W1, W2):
        return (W2,)


class penalty_subtracted(Right):
    def objective(self, L, s):
        return L - s


class product_first(Right):
    def product(self, a, b, c):
        total = b * c
        return a + total


class relu_forgotten(Right):
    def relu(self, z):
        return z


class relu_in_place(Right):
    def relu(self, z):
        for i in range(len(z)):
            if z[i] < 0:
                z[i] = 0.0
        return z


class root_of_the_sum(Right):
    def scaled_loss(self, total, outputs):
        return math.sqrt(total) / 2


class rounds_like_x(Right):
    def hidden_layer(self, W1, x):
        z = np.zeros(len(W1), dtype=x.dtype)
        for i in range(len(W1)):
            for j in range(len(x)):
                z[i] += W1[i][j] * x[j]
        return z


class square_forgotten(Right):
    def term(self, error):
        return error


class target_ignored(Right):
    def error(self, output, target):
        return output


class weights_changed_by_the_penalty(Right):
    def cost(self, W, i, j):
        W[i][j] *= W[i][j]
        return W[i][j]


class weights_not_squared(Right):
    def cost(self, W, i, j):
        return W[i][j]


class z_under_h(Right):
    def output_layer(self, W2, z, h):
        return self.times(W2, z)
