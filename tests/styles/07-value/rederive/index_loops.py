"""Index loops, every number a Value, and one method for each step of the work."""


class Right:
    def neuron(self, Value, x1, w1, x2, w2, b):
        v = {"x1": x1, "w1": w1, "x2": x2, "w2": w2, "b": b}
        for name in v:
            v[name] = Value(v[name])
        o = self.output(v)
        self.walk(o)
        answer = {"o": o.data}
        for name in v:
            answer["d_" + name] = v[self.source(name)].grad
        return answer

    def output(self, v):
        n = v["x1"] * v["w1"]
        n = n + v["x2"] * v["w2"]
        n = n + v["b"]
        return n.tanh()

    def source(self, name):
        return name

    def walk(self, out):
        out.backward()

    def mlp(self, Value, x, W1, W2, y):
        x = [Value(number) for number in x]
        W1 = [[Value(number) for number in row] for row in W1]
        W2 = [[Value(number) for number in row] for row in W2]
        z = self.rows(W1, x)
        h = self.gate(z)
        o = self.rows(W2, h)
        L = self.loss([Value(number) for number in y], o)
        self.walk(L)
        return {
            "L": L.data,
            "d_W1": self.grads(Value, W1),
            "d_W2": self.grads(Value, W2),
            "d_z": self.grads(Value, [self.pick_z(z, h)])[0],
            "d_h": [each.grad for each in h],
        }

    def rows(self, W, v):
        out = []
        for i in range(len(W)):
            total = W[i][0] * v[0]
            for j in range(1, len(v)):
                total = total + W[i][j] * v[j]
            out.append(total)
        return out

    def gate(self, z):
        return [each.relu() for each in z]

    def error(self, target, out):
        return out + -1 * target

    def term(self, error):
        return error * error * 0.5

    def loss(self, y, o):
        total = 0
        for k in range(len(o)):
            total = total + self.term(self.error(y[k], o[k]))
        return total

    def pick_z(self, z, h):
        return z

    def grads(self, Value, W):
        return [[W[i][j].grad for j in range(len(W[i]))] for i in range(len(W))]


class backward_for_every_output(Right):
    def loss(self, y, o):
        self.terms = [self.term(self.error(y[k], o[k])) for k in range(len(o))]
        total = self.terms[0]
        for term in self.terms[1:]:
            total = total + term
        return total

    def walk(self, out):
        for part in getattr(self, "terms", [out]):
            part.backward()


class backward_twice(Right):
    def walk(self, out):
        for _ in range(2):
            out.backward()


class bias_forgotten(Right):
    def output(self, v):
        n = v["x1"] * v["w1"]
        n = n + v["x2"] * v["w2"]
        return n.tanh()


class by_formula(Right):
    def neuron(self, Value, x1, w1, x2, w2, b):
        from math import tanh

        o = tanh(b + w2 * x2 + w1 * x1)
        slope = 1 - o**2
        grads = {"d_x1": w1, "d_w1": x1, "d_x2": w2, "d_w2": x2, "d_b": 1}
        return {"o": o} | {name: slope * local for name, local in grads.items()}


class first_weights_transposed(Right):
    def grads(self, Value, W):
        if isinstance(W[0], list) and getattr(self, "n", 0) == 0:
            self.n = 1
            return [[W[i][j].grad for i in range(len(W))] for j in range(len(W[0]))]
        return super().grads(Value, W)


class half_forgotten(Right):
    def term(self, error):
        return error * error


class hidden_gradient_for_z(Right):
    def pick_z(self, z, h):
        return h


class input_and_weight_exchanged(Right):
    def source(self, name):
        return {"x1": "w1", "w1": "x1", "x2": "w2", "w2": "x2"}.get(name, name)


class mean_for_sum(Right):
    def loss(self, y, o):
        return super().loss(y, o) * (1 / len(o))


class read_before_backward(Right):
    def walk(self, out):
        pass


class read_from_new_values(Right):
    def grads(self, Value, W):
        if len(W) == 1 and W[0][0]._prev:
            return super().grads(Value, W)
        return [[Value(each.data).grad for each in row] for row in W]


class relu_forgotten(Right):
    def gate(self, z):
        return z


class square_forgotten(Right):
    def term(self, error):
        return error * 0.5


class tanh_forgotten(Right):
    def output(self, v):
        return v["x1"] * v["w1"] + v["x2"] * v["w2"] + v["b"]


class target_ignored(Right):
    def error(self, target, out):
        return out
