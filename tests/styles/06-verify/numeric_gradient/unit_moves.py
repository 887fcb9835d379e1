"""A table of moves, one entry each, added to x and taken away; the error in whole arrays."""

import numpy as np


class Right:
    def numeric_gradient(self, f, x, eps=1e-6):
        x = np.asarray(x, dtype=float)
        slopes = [self.slope(f, x, move, eps) for move in self.moves(x, eps)]
        return self.shaped(slopes, x)

    def moves(self, x, eps):
        return np.diag(np.full(x.size, eps)).reshape(x.size, *x.shape)

    def slope(self, f, x, move, eps):
        return (f(x + move) - f(x - move)) / (2 * eps)

    def shaped(self, slopes, x):
        return np.reshape(slopes, x.shape)

    def relative_error(self, got, want):
        got, want = np.array(got, dtype=float), np.array(want, dtype=float)
        if self.agree(got, want):
            return 0.0
        return self.gap(got - want) / self.size(got, want)

    def agree(self, got, want):
        return np.array_equal(got, want)

    def gap(self, difference):
        return np.max(np.abs(difference))

    def size(self, got, want):
        return np.max(np.abs([got, want]))


class all_entries_at_once(Right):
    def moves(self, x, eps):
        return [np.full(x.shape, eps)] * x.size


class another_default_step(Right):
    def numeric_gradient(self, f, x, eps=1e-3):
        return super().numeric_gradient(f, x, eps)


class arrays_only(Right):
    def numeric_gradient(self, f, x, eps=1e-6):
        slopes = super().numeric_gradient(f, x, eps)
        return slopes.reshape(x.shape)


class divided_by_one_step(Right):
    def slope(self, f, x, move, eps):
        return (f(x + move) - f(x - move)) / np.max(move)


class divided_by_the_sum(Right):
    def size(self, got, want):
        return np.max(np.abs(got) + np.abs(want))


class divided_entry_by_entry(Right):
    def relative_error(self, got, want):
        got, want = np.array(got, dtype=float), np.array(want, dtype=float)
        return np.max(np.abs(got - want) / np.maximum(1e-8, np.abs(got) + np.abs(want)))


class entries_left_moved(Right):
    def moves(self, x, eps):
        move = np.zeros(x.shape)
        for place in np.ndindex(x.shape):
            move[place] = eps
            yield move


class eps_ignored(Right):
    def numeric_gradient(self, f, x, eps=1e-6):
        return super().numeric_gradient(f, x, 1e-5)


class f_gets_a_flat_x(Right):
    def slope(self, f, x, move, eps):
        return super().slope(f, x.reshape(-1), move.reshape(-1), eps)


class flat_result(Right):
    def shaped(self, slopes, x):
        return slopes


class mean_for_largest(Right):
    def gap(self, difference):
        return np.abs(difference).sum()

    def size(self, got, want):
        return max(np.abs(got).sum(), np.abs(want).sum())


class norms_compared(Right):
    def relative_error(self, got, want):
        norm = np.linalg.norm
        got, want = np.ravel(got), np.ravel(want)
        return norm(got - want) / (norm(got) + norm(want) + 1e-30)


class not_divided(Right):
    def size(self, got, want):
        return 1.0


class one_sided(Right):
    def slope(self, f, x, move, eps):
        return (f(x) - f(x - move)) / eps


class rows_moved_together(Right):
    def moves(self, x, eps):
        for i in range(len(x)):
            move = np.zeros_like(x)
            move[i] = eps
            yield move

    def shaped(self, slopes, x):
        return np.array(slopes)


class share_of_want_only(Right):
    def size(self, got, want):
        return np.max(np.abs(want))


class sign_turned(Right):
    def moves(self, x, eps):
        return -super().moves(x, eps)


class signs_kept(Right):
    def relative_error(self, got, want):
        gap = np.max(np.subtract(want, got))
        return float(gap / self.size(got, want)) if gap else 0.0


class signs_of_entries_kept(Right):
    def size(self, got, want):
        return np.max([got, want])


class whole_numbers_stay_whole(Right):
    def numeric_gradient(self, f, x, eps=1e-6):
        x = np.asarray(x)
        slopes = np.zeros(x.shape)
        for place in np.ndindex(x.shape):
            move = np.zeros_like(x)
            move[place] = eps
            slopes[place] = self.slope(f, x, move, eps)
        return slopes


class x_left_changed(Right):
    def shaped(self, slopes, x):
        x.flat = slopes
        return x


class zeros_divided(Right):
    def agree(self, got, want):
        return False
