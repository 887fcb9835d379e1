"""Mistakes in single operators."""


def pair(left, right):
    """Both operands as Values."""
    return (x if isinstance(x, Value) else Value(x) for x in (left, right))


class difference_assigns(Value):
    def __sub__(self, other):
        a, b = pair(self, other)
        out = Value(a.data - b.data, [a, b])

        def step():
            a.grad, b.grad = out.grad, -out.grad

        return out.then(step)

    def __rsub__(self, other):
        return Value(other) - self


class difference_reversed(Value):
    def __sub__(self, other):
        return other + (-self)


class divisor_slope_without_sign(Value):
    def __truediv__(self, other):
        a, b = pair(self, other)
        out = Value(a.data / b.data, [a, b])

        def step():
            a.grad += out.grad / b.data
            b.grad += out.grad * a.data * b.data**-2

        return out.then(step)


class every_operator_assigns(Value):
    def __add__(self, other):
        a, b = pair(self, other)
        out = Value(a.data + b.data, [a, b])

        def step():
            a.grad = out.grad
            b.grad = out.grad

        return out.then(step)

    def __mul__(self, other):
        a, b = pair(self, other)
        out = Value(a.data * b.data, [a, b])

        def step():
            a.grad = out.grad * b.data
            b.grad = out.grad * a.data

        return out.then(step)

    def unary(self, data, slope):
        out = Value(data, [self])

        def step():
            self.grad = out.grad * slope

        return out.then(step)

    def __pow__(self, n):
        return self.unary(self.data**n, n * self.data ** (n - 1))

    def relu(self):
        return self.unary(max(0, self.data), int(self.data > 0))

    def tanh(self):
        t = math.tanh(self.data)
        return self.unary(t, 1 - t * t)

    def exp(self):
        return self.unary(math.exp(self.data), math.exp(self.data))


class exp_assigns(Value):
    def exp(self):
        out = Value(math.exp(self.data), [self])

        def step():
            self.grad = out.grad * out.data

        return out.then(step)


class exp_leaves_out_the_incoming_gradient(Value):
    def exp(self):
        out = Value(math.exp(self.data), [self])

        def step():
            self.grad = self.grad + out.data

        return out.then(step)


class exp_slope_is_the_input(Value):
    def exp(self):
        out = Value(math.exp(self.data), [self])

        def step():
            self.grad = self.grad + self.data * out.grad

        return out.then(step)


class exponent_not_lowered(Value):
    def __pow__(self, n):
        out = Value(self.data**n, [self])

        def step():
            self.grad = self.grad + out.grad * n * out.data

        return out.then(step)


class inputs_in_a_set(Value):
    def __init__(self, data, _prev=()):
        super().__init__(data, set(_prev))

    def __add__(self, other):
        a, b = pair(self, other)
        out = Value(a.data + b.data, [a, b])

        def step():
            for child in out._prev:
                child.grad += out.grad

        return out.then(step)

    def __mul__(self, other):
        a, b = pair(self, other)
        out = Value(a.data * b.data, [a, b])

        def step():
            for child in out._prev:
                child.grad += out.grad * (b.data if child is a else a.data)

        return out.then(step)


class local_gradients_by_input(Value):
    def from_slopes(self, data, slopes):
        out = Value(data, list(slopes))

        def step():
            for child in slopes:
                child.grad += slopes[child] * out.grad

        return out.then(step)

    def __add__(self, other):
        a, b = pair(self, other)
        return self.from_slopes(a.data + b.data, {a: 1, b: 1})

    def __sub__(self, other):
        a, b = pair(self, other)
        return self.from_slopes(a.data - b.data, {a: 1, b: -1})

    def __mul__(self, other):
        a, b = pair(self, other)
        return self.from_slopes(a.data * b.data, {a: b.data, b: a.data})


class misspelt_in_relu(Value):
    def relu(self):
        out = super().relu()
        out._add_to_input, out._add_to_inputs = out._add_to_inputs, None
        return out


class negation_drops_the_graph(Value):
    def __neg__(self):
        return Value(self.data * -1)


class numbers_not_wrapped(Value):
    def __add__(self, other):
        out = Value(self.data + other.data, [self, other])

        def step():
            self.grad += out.grad
            other.grad += out.grad

        return out.then(step)

    def __mul__(self, other):
        out = Value(self.data * other.data, [self, other])

        def step():
            self.grad += out.grad * other.data
            other.grad += out.grad * self.data

        return out.then(step)


class power_assigns(Value):
    def __pow__(self, n):
        out = Value(self.data**n, [self])

        def step():
            self.grad = out.grad * n * self.data ** (n - 1)

        return out.then(step)


class power_by_logarithms(Value):
    def __pow__(self, n):
        out = Value(math.exp(math.log(self.data) * n), [self])

        def step():
            self.grad += out.grad * n * out.data / self.data

        return out.then(step)


class product_assigns(Value):
    def __mul__(self, other):
        a, b = pair(self, other)
        out = Value(a.data * b.data, [a, b])

        def step():
            a.grad = out.grad * b.data
            b.grad = out.grad * a.data

        return out.then(step)


class product_leaves_out_the_incoming_gradient(Value):
    def __mul__(self, other):
        a, b = pair(self, other)
        out = Value(a.data * b.data, [a, b])

        def step():
            a.grad = a.grad + b.data
            b.grad = b.grad + a.data

        return out.then(step)


class product_scales_by_own_input(Value):
    def __mul__(self, other):
        a, b = pair(self, other)
        out = Value(a.data * b.data, [a, b])

        def step():
            for child in (a, b):
                child.grad += child.data * out.grad

        return out.then(step)


class quotient_assigns(Value):
    def __truediv__(self, other):
        a, b = pair(self, other)
        out = Value(a.data / b.data, [a, b])

        def step():
            a.grad = out.grad * b.data**-1
            b.grad = out.grad * -a.data * b.data**-2

        return out.then(step)

    def __rtruediv__(self, other):
        return Value(other) / self


class reflected_calls_itself(Value):
    def __rsub__(self, other):
        return other - self

    def __rtruediv__(self, other):
        return other / self


class reflected_difference_and_quotient_missing(Value):
    __rsub__ = None
    __rtruediv__ = None


class reflected_sum_and_product_missing(Value):
    __radd__ = None
    __rmul__ = None


class reflected_swapped(Value):
    __rsub__ = Value.__sub__
    __rtruediv__ = Value.__truediv__


class relu_assigns(Value):
    def relu(self):
        out = Value(max(0, self.data), [self])

        def step():
            self.grad = out.grad if out.data > 0 else 0

        return out.then(step)


class relu_gated_on_the_gradient(Value):
    def relu(self):
        out = Value(max(0, self.data), [self])

        def step():
            self.grad += out.grad * (out.grad > 0)

        return out.then(step)


class relu_open_at_zero(Value):
    def relu(self):
        out = Value(max(0, self.data), [self])

        def step():
            self.grad += out.grad if self.data >= 0 else 0

        return out.then(step)


class step_kept_by_the_input(Value):
    def __add__(self, other):
        a, b = pair(self, other)
        out = Value(a.data + b.data, [a, b])

        def step():
            a.grad += out.grad
            b.grad += out.grad

        a.then(step)
        return out

    def __mul__(self, other):
        a, b = pair(self, other)
        out = Value(a.data * b.data, [a, b])

        def step():
            a.grad += b.data * out.grad
            b.grad += a.data * out.grad

        a.then(step)
        return out


class sum_assigns(Value):
    def __add__(self, other):
        a, b = pair(self, other)
        out = Value(a.data + b.data, [a, b])

        def step():
            a.grad = out.grad
            b.grad = out.grad

        return out.then(step)


class sum_leaves_out_the_incoming_gradient(Value):
    def __add__(self, other):
        a, b = pair(self, other)
        out = Value(a.data + b.data, [a, b])

        def step():
            a.grad += 1
            b.grad += 1

        return out.then(step)


class tanh_assigns(Value):
    def tanh(self):
        out = Value(math.tanh(self.data), [self])

        def step():
            self.grad = out.grad * (1 - out.data**2)

        return out.then(step)


class tanh_overflows(Value):
    def tanh(self):
        e = math.exp(2 * self.data)
        out = Value(1 - 2 / (e + 1), [self])

        def step():
            self.grad += out.grad * (1 - out.data**2)

        return out.then(step)


class tanh_slope_of_the_input(Value):
    def tanh(self):
        out = Value(math.tanh(self.data), [self])

        def step():
            self.grad += out.grad - out.grad * self.data**2

        return out.then(step)


class tanh_square_forgotten(Value):
    def tanh(self):
        out = Value(math.tanh(self.data), [self])

        def step():
            self.grad += out.grad * (1 - out.data)

        return out.then(step)


class relu_not_gated(Value):
    def relu(self):
        out = Value(max(0, self.data), [self])

        def step():
            self.grad += out.grad * 1.0

        return out.then(step)
