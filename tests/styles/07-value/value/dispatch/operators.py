"""Mistakes in single operators."""


class difference_assigns(Value):
    def _back_sub(self, g):
        a, b = self._prev
        a.grad = g
        b.grad = -g


class difference_reversed(Value):
    def __sub__(self, other):
        other = lift(other)
        return node("sub", other.data - self.data, other, self)


class divisor_slope_without_sign(Value):
    def _back_div(self, g):
        a, b = self._prev
        a.grad += g / b.data
        b.grad += g * self.data / b.data


class every_operator_assigns(Value):
    def _back_add(self, g):
        for source in self._prev:
            source.grad = g

    def _back_mul(self, g):
        a, b = self._prev
        a.grad = b.data * g
        b.grad = a.data * g

    def _back_sub(self, g):
        a, b = self._prev
        a.grad = g
        b.grad = -g

    def _back_div(self, g):
        a, b = self._prev
        a.grad = g / b.data
        b.grad = -g * self.data / b.data

    def _back_pow(self, g):
        self._prev[0].grad = g * self.p * self._prev[0].data ** (self.p - 1)

    def _back_neg(self, g):
        self._prev[0].grad = -g

    def _back_relu(self, g):
        self._prev[0].grad = g if self.data > 0 else 0

    def _back_tanh(self, g):
        self._prev[0].grad = g - g * self.data**2

    def _back_exp(self, g):
        self._prev[0].grad = self.data * g


class exp_assigns(Value):
    def _back_exp(self, g):
        self._prev[0].grad = self.data * g


class exp_leaves_out_the_incoming_gradient(Value):
    def _back_exp(self, g):
        self._prev[0].grad += math.exp(self._prev[0].data)


class exp_slope_is_the_input(Value):
    def _back_exp(self, g):
        (a,) = self._prev
        a.grad += g * a.data


class exponent_not_lowered(Value):
    def _back_pow(self, g):
        self._prev[0].grad += g * self.p * self.data


class inputs_in_a_set(Value):
    def _back_add(self, g):
        for source in set(self._prev):
            source.grad += g

    def _back_mul(self, g):
        for source in set(self._prev):
            (partner,) = {*self._prev} - {source} or {source}
            source.grad += partner.data * g


class local_gradients_by_input(Value):
    def _spread(self, slopes, g):
        for source, slope in slopes.items():
            source.grad += slope * g

    def _back_add(self, g):
        self._spread(dict.fromkeys(self._prev, 1), g)

    def _back_mul(self, g):
        a, b = self._prev
        self._spread({a: b.data, b: a.data}, g)

    def _back_sub(self, g):
        self._spread(dict(zip(self._prev, (1, -1), strict=True)), g)

    def _back_div(self, g):
        a, b = self._prev
        self._spread({a: 1 / b.data, b: -self.data / b.data}, g)


class misspelt_in_relu(Value):
    def relu(self):
        out = super().relu()
        out.op, out.operation = "", "relu"
        return out


class negation_drops_the_graph(Value):
    def __neg__(self):
        return Value(0 - self.data)


class numbers_not_wrapped(Value):
    def __add__(self, other):
        return node("add", self.data + other.data, self, other)

    def __mul__(self, other):
        return node("mul", self.data * other.data, self, other)

    def __radd__(self, other):
        return self + other

    def __rmul__(self, other):
        return self * other


class power_assigns(Value):
    def _back_pow(self, g):
        (a,) = self._prev
        a.grad = g * self.p * a.data ** (self.p - 1)


class power_by_logarithms(Value):
    def __pow__(self, p):
        out = node("pow", math.exp(p * math.log(self.data)), self)
        out.p = p
        return out


class product_assigns(Value):
    def _back_mul(self, g):
        a, b = self._prev
        a.grad, b.grad = b.data * g, a.data * g


class product_leaves_out_the_incoming_gradient(Value):
    def _back_mul(self, g):
        a, b = self._prev
        a.grad += b.data
        b.grad += a.data


class product_scales_by_own_input(Value):
    def _back_mul(self, g):
        for source in self._prev:
            source.grad += source.data * g


class quotient_assigns(Value):
    def _back_div(self, g):
        a, b = self._prev
        a.grad = g / b.data
        b.grad = -g * self.data / b.data


class reflected_calls_itself(Value):
    def __rsub__(self, other):
        return other - self

    def __rtruediv__(self, other):
        return other / self


class reflected_difference_and_quotient_missing(Value):
    __rsub__ = __rtruediv__ = None


class reflected_sum_and_product_missing(Value):
    __radd__ = __rmul__ = None


class reflected_swapped(Value):
    def __rsub__(self, other):
        return self + -1 * lift(other)

    def __rtruediv__(self, other):
        return self * (1 / other)


class relu_assigns(Value):
    def _back_relu(self, g):
        self._prev[0].grad = g if self.data > 0 else 0


class relu_gated_on_the_gradient(Value):
    def _back_relu(self, g):
        if g > 0:
            self._prev[0].grad += g


class relu_open_at_zero(Value):
    def _back_relu(self, g):
        if not self._prev[0].data < 0:
            self._prev[0].grad += g


class step_kept_by_the_input(Value):
    def __add__(self, other):
        other = lift(other)
        out = Value(self.data + other.data, (self, other))
        self.op, self.kept = "kept", lambda: out._back_add(out.grad)
        return out

    def __mul__(self, other):
        other = lift(other)
        out = Value(self.data * other.data, (self, other))
        self.op, self.kept = "kept", lambda: out._back_mul(out.grad)
        return out

    def _back_kept(self, g):
        self.kept()


class sum_assigns(Value):
    def _back_add(self, g):
        for source in self._prev:
            source.grad = g


class sum_leaves_out_the_incoming_gradient(Value):
    def _back_add(self, g):
        for source in self._prev:
            source.grad += 1


class tanh_assigns(Value):
    def _back_tanh(self, g):
        self._prev[0].grad = g - g * self.data**2


class tanh_overflows(Value):
    def tanh(self):
        square = math.exp(self.data) ** 2
        return node("tanh", (square - 1) / (square + 1), self)


class tanh_slope_of_the_input(Value):
    def _back_tanh(self, g):
        (a,) = self._prev
        a.grad += g * (1 - a.data * a.data)


class tanh_square_forgotten(Value):
    def _back_tanh(self, g):
        self._prev[0].grad += g - g * self.data


class relu_not_gated(Value):
    def _back_relu(self, g):
        self._prev[0].grad += g
