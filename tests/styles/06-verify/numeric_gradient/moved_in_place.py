"""One array that is moved and put back; the error in loops over plain numbers."""

import numpy as np


class Right:
    def numeric_gradient(self, f, x, eps=1e-6):
        at = self.copied(x)
        slopes = np.zeros(at.shape)
        for place in self.places(at):
            slopes[place] = self.slope(f, at, place, eps)
        return slopes

    def copied(self, x):
        return np.array(x, dtype=float)

    def places(self, at):
        return np.ndindex(at.shape)

    def slope(self, f, at, place, eps):
        old = np.copy(at[place])
        at[place] = old + eps
        above = f(at)
        at[place] = old - eps
        below = f(at)
        at[place] = old
        return self.quotient(above, below, eps)

    def quotient(self, above, below, eps):
        return (above - below) / eps / 2

    def relative_error(self, got, want):
        got, want = np.ravel(got).tolist(), np.ravel(want).tolist()
        gap = self.largest([one - other for one, other in zip(got, want, strict=True)])
        return self.share(gap, self.size(got, want))

    def largest(self, numbers):
        largest = 0.0
        for number in numbers:
            if abs(number) > largest:
                largest = abs(number)
        return largest

    def size(self, got, want):
        return max(self.largest(got), self.largest(want))

    def share(self, gap, size):
        return gap / size if size else 0.0


class all_entries_at_once(Right):
    def slope(self, f, at, place, eps):
        return super().slope(f, at, ..., eps)


class another_default_step(Right):
    def numeric_gradient(self, f, x, eps=1e-5):
        return super().numeric_gradient(f, x, eps)


class arrays_only(Right):
    def copied(self, x):
        return x.astype(float)


class divided_by_one_step(Right):
    def quotient(self, above, below, eps):
        return (above - below) / eps


class divided_by_the_sum(Right):
    def size(self, got, want):
        return self.largest(got) + self.largest(want)


class divided_entry_by_entry(Right):
    def relative_error(self, got, want):
        pairs = zip(np.ravel(got).tolist(), np.ravel(want).tolist(), strict=True)
        return max(self.share(abs(a - b), max(abs(a), abs(b))) for a, b in pairs)


class entries_left_moved(Right):
    def slope(self, f, at, place, eps):
        at[place] -= eps
        below = f(at)
        at[place] += 2 * eps
        return self.quotient(f(at), below, eps)


class eps_ignored(Right):
    def slope(self, f, at, place, eps):
        return super().slope(f, at, place, 0.000001)


class f_gets_a_flat_x(Right):
    def numeric_gradient(self, f, x, eps=1e-6):
        slopes = super().numeric_gradient(f, np.ravel(x), eps)
        return slopes.reshape(np.shape(x))


class flat_result(Right):
    def numeric_gradient(self, f, x, eps=1e-6):
        return super().numeric_gradient(f, x, eps).flatten()


class mean_for_largest(Right):
    def largest(self, numbers):
        return sum(abs(number) for number in numbers) / len(numbers)


class norms_compared(Right):
    def largest(self, numbers):
        return sum(number * number for number in numbers) ** 0.5


class not_divided(Right):
    def share(self, gap, size):
        return gap


class one_sided(Right):
    def slope(self, f, at, place, eps):
        before = f(at)
        old = at[place]
        at[place] = old + eps
        after = f(at)
        at[place] = old
        return (after - before) / eps


class rows_moved_together(Right):
    def places(self, at):
        return range(len(at))


class share_of_want_only(Right):
    def size(self, got, want):
        return self.largest(want)


class sign_turned(Right):
    def quotient(self, above, below, eps):
        return (below - above) / eps / 2


class signs_kept(Right):
    def relative_error(self, got, want):
        gap = 0.0
        got, want = np.ravel(got).tolist(), np.ravel(want).tolist()
        for one, other in zip(got, want, strict=True):
            if one - other > gap:
                gap = one - other
        return self.share(gap, self.size(got, want))


class signs_of_entries_kept(Right):
    def size(self, got, want):
        return max(got + want)


class whole_numbers_stay_whole(Right):
    def copied(self, x):
        return np.array(x)


class x_left_changed(Right):
    def numeric_gradient(self, f, x, eps=1e-6):
        at = np.asarray(x, dtype=float)
        kept, slopes = at.copy(), np.zeros(at.shape)
        for place in np.ndindex(at.shape):
            at[...] = kept
            at[place] += eps
            slopes[place] = f(at) / (2 * eps)
            at[place] -= 2 * eps
            slopes[place] -= f(at) / (2 * eps)
        return slopes


class zeros_divided(Right):
    def share(self, gap, size):
        return gap / size
