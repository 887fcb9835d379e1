"""Comprehensions over lists, and one method that says when a unit counts."""


class Right:
    first = 0

    def listed(self, answers):
        return [place for place, yes in enumerate(answers, self.first) if yes]

    def shut(self, z):
        return not z > 0

    def dead_units(self, z):
        return self.listed([self.shut(each) for each in z])

    def zero_rows(self, d_h, z):
        return self.listed([self.is_zero(d, each) for d, each in zip(d_h, z, strict=True)])

    def is_zero(self, d, z):
        return d == 0 or self.shut(z)

    def always_dead(self, W1, X):
        return self.listed([self.on_all([self.into(row, x) for x in X]) for row in W1])

    def into(self, row, x):
        return sum(w * number for w, number in zip(row, x, strict=True))

    def on_all(self, zs):
        return all(self.shut(z) for z in zs)

    def zero_columns(self, h):
        return self.listed([self.is_zero_column(each) for each in h])

    def is_zero_column(self, h):
        return not h


class any_example(Right):
    def on_all(self, zs):
        return any(self.shut(z) for z in zs)


class both_asked_for(Right):
    def is_zero(self, d, z):
        return d == 0 and self.shut(z)


class counted_from_one(Right):
    first = 1


class first_example_decides(Right):
    def always_dead(self, W1, X):
        return self.dead_units([self.into(row, X[0]) for row in W1])


class gates_forgotten(Right):
    def is_zero(self, d, z):
        return d == 0


class idle_units_forgotten(Right):
    def is_zero(self, d, z):
        return self.shut(z)


class live_units_listed(Right):
    def dead_units(self, z):
        return [place for place in range(len(z)) if z[place] > 0]


class mask_returned(Right):
    def dead_units(self, z):
        return [self.shut(each) for each in z]

    def zero_columns(self, h):
        return [self.is_zero_column(each) for each in h]


class mean_decides(Right):
    def on_all(self, zs):
        return self.shut(sum(zs) / len(zs))


class negative_outputs_sought(Right):
    def is_zero_column(self, h):
        return h < 0


class other_columns_listed(Right):
    def is_zero_column(self, h):
        return h > 0


class sign_of_the_gradient(Right):
    def is_zero(self, d, z):
        return not (d > 0 and z > 0)


class signs_of_the_weights(Right):
    def always_dead(self, W1, X):
        return self.listed([max(row) <= 0 for row in W1])


class transpose_missing(Right):
    def always_dead(self, W1, X):
        columns = [[row[place] for row in W1] for place in range(len(W1[0]))]
        return self.listed([self.on_all([self.into(each, x) for x in X]) for each in columns])


class writes_into_z(Right):
    def dead_units(self, z):
        for place in range(len(z)):
            z[place] = max(z[place], 0.0)
        return self.zero_columns(z)


class wrong_axis(Right):
    def always_dead(self, W1, X):
        return self.listed([self.on_all([self.into(row, x) for row in W1]) for x in X])


class zero_counts_as_live(Right):
    def shut(self, z):
        return z < 0
