"""A list of shares for every input, one for each use in the order of the forward pass."""


class Right:
    def square_plus_backward(self, d_out, x):
        return self.gathered([*self.uses_in_the_square(d_out, x), self.plain_use(d_out)])

    def uses_in_the_square(self, d_out, x):
        return [d_out * x, d_out * x]

    def plain_use(self, d_out):
        return 1.0 * d_out

    def three_uses_backward(self, d_out, x, u, v):
        shares = {"x": [], "u": [], "v": []}
        for name, factor in (("u", u), ("v", v)):
            shares["x"].append(self.share_of_x(d_out, x, factor))
            shares[name].append(self.share_of_the_factor(d_out, x, factor))
        shares["x"].append(self.plain_use(d_out))
        return [self.gathered(shares[name]) for name in ("x", "u", "v")]

    def share_of_x(self, d_out, x, factor):
        return d_out * factor

    def share_of_the_factor(self, d_out, x, factor):
        return d_out * x

    def gathered(self, shares):
        total = 0.0
        for share in shares:
            total = total + share
        return total


class assigns(Right):
    def gathered(self, shares):
        total = 0.0
        for share in shares:
            total = share
        return total


class averaged(Right):
    def gathered(self, shares):
        return sum(shares) / len(shares)


class divides_by_x(Right):
    def uses_in_the_square(self, d_out, x):
        square = x * x
        return [d_out * (square / x), d_out * (square / x)]

    def share_of_x(self, d_out, x, factor):
        product = x * factor
        return d_out * (product / x)


class factors_scaled_by_themselves(Right):
    def share_of_the_factor(self, d_out, x, factor):
        return d_out * factor


class factors_share_x(Right):
    def share_of_the_factor(self, d_out, x, factor):
        return 0.5 * x * d_out


class incoming_left_out(Right):
    def square_plus_backward(self, d_out, x):
        return super().square_plus_backward(1, x)

    def three_uses_backward(self, d_out, x, u, v):
        return super().three_uses_backward(1, x, u, v)


class incoming_not_on_the_plain_use(Right):
    def plain_use(self, d_out):
        return 1.0


class one_factor_of_the_square(Right):
    def uses_in_the_square(self, d_out, x):
        return [d_out * x]


class plain_use_forgotten(Right):
    def plain_use(self, d_out):
        return 0.0


class rounds_like_the_inputs(Right):
    def square_plus_backward(self, d_out, x):
        return type(x)(super().square_plus_backward(d_out, x))

    def three_uses_backward(self, d_out, x, u, v):
        d_x, d_u, d_v = super().three_uses_backward(d_out, x, u, v)
        return [type(x)(d_x), type(u)(d_u), type(v)(d_v)]


class square_twice_doubled(Right):
    def uses_in_the_square(self, d_out, x):
        return [d_out * 2 * x, d_out * 2 * x]


class ways_multiplied(Right):
    def gathered(self, shares):
        total = 1.0
        for share in shares:
            total = total * share
        return total
