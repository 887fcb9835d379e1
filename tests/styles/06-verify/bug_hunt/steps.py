"""A method for each step, loops with an early end, and a d_out that counts up."""

import numpy as np


class Right:
    step, tolerance = 1e-6, 1e-4

    def find_faulty(self, forward, candidates, inputs):
        faulty = []
        for name in candidates:
            if self.is_faulty(candidates[name], forward, inputs):
                faulty.append(name)
        return faulty

    def is_faulty(self, backward, forward, inputs):
        return any(not self.holds(backward, forward, point) for point in inputs)

    def holds(self, backward, forward, point):
        d_out = self.d_out(np.shape(forward(*point)))
        try:
            answers = self.answers(backward(d_out, *point), point)
            return self.all_fit(answers, forward, d_out, point)
        except Exception:
            return False

    def d_out(self, shape):
        return 1.3 + 0.7 * np.arange(np.prod(shape, dtype=int)).reshape(shape)

    def answers(self, answers, point):
        if len(point) == 1:
            return (answers,)
        return answers

    def all_fit(self, answers, forward, d_out, point):
        if len(answers) != len(point):
            return False
        for i in range(len(point)):
            if not self.fits(answers[i], self.measured(forward, d_out, point, i)):
                return False
        return True

    def measured(self, forward, d_out, point, i):
        slopes = np.zeros(np.shape(point[i]))
        for place in np.ndindex(slopes.shape):
            above = self.J(forward, d_out, self.moved(point, i, place, self.step))
            below = self.J(forward, d_out, self.moved(point, i, place, -self.step))
            slopes[place] = (above - below) / (2 * self.step)
        return slopes

    def moved(self, point, i, place, step):
        nudged = list(point)
        nudged[i] = np.array(point[i], dtype=float)
        nudged[i][place] += step
        return nudged

    def J(self, forward, d_out, nudged):
        return np.sum(d_out * forward(*nudged))

    def fits(self, got, want):
        return np.shape(got) == np.shape(want) and self.near(got, want)

    def near(self, got, want):
        return bool(np.max(self.gaps(got, want)) <= self.tolerance * self.size(want))

    def gaps(self, got, want):
        return np.abs(got - want)

    def size(self, want):
        return np.max(np.abs(want))


class absolute_values_compared(Right):
    def gaps(self, got, want):
        return np.abs(np.abs(got) - np.abs(want))


class compared_absolutely(Right):
    def size(self, want):
        return 1.0


class compared_exactly(Right):
    tolerance = 0.0


class d_out_is_uniform(Right):
    def d_out(self, shape):
        return 0.0 * super().d_out(shape) + 1.7


class d_out_not_in_the_measure(Right):
    def J(self, forward, d_out, nudged):
        return np.sum(forward(*nudged))


class d_out_of_ones(Right):
    def d_out(self, shape):
        return super().d_out(shape) ** 0


class exceptions_not_caught(Right):
    def holds(self, backward, forward, point):
        d_out = self.d_out(np.shape(forward(*point)))
        answers = backward(d_out, *point)
        return self.all_fit(self.answers(answers, point), forward, d_out, point)


class first_answer_only(Right):
    def all_fit(self, answers, forward, d_out, point):
        return super().all_fit(answers[:1], forward, d_out, point[:1])

    def J(self, forward, d_out, nudged):
        return super().J(forward, d_out, nudged + self.others)

    def holds(self, backward, forward, point):
        self.others = list(point[1:])
        return super().holds(backward, forward, point)


class first_candidate_is_the_judge(Right):
    def find_faulty(self, forward, candidates, inputs):
        self.judge = next(iter(candidates.values()))
        return super().find_faulty(forward, candidates, inputs)

    def measured(self, forward, d_out, point, i):
        return self.answers(self.judge(d_out, *point), point)[i]


class first_point_only(Right):
    def is_faulty(self, backward, forward, inputs):
        for point in inputs:
            return not self.holds(backward, forward, point)


class last_point_decides(Right):
    def is_faulty(self, backward, forward, inputs):
        faulty = False
        for point in inputs:
            faulty = not self.holds(backward, forward, point)
        return faulty


class listed_for_each_point(Right):
    def find_faulty(self, forward, candidates, inputs):
        faulty = []
        for point in inputs:
            faulty += super().find_faulty(forward, candidates, [point])
        return faulty


class one_input_unpacked(Right):
    def answers(self, answers, point):
        return answers


class other_inputs_move_too(Right):
    def moved(self, point, i, place, step):
        nudged = [np.array(each, dtype=float) for each in point]
        for each in nudged:
            if each.shape == nudged[i].shape:
                each[place] += step
            else:
                each += step
        return nudged


class points_left_moved(Right):
    def measured(self, forward, d_out, point, i):
        x, others = np.asarray(point[i], dtype=float), (point[:i], point[i + 1 :])
        slopes = np.zeros(x.shape)
        for place in np.ndindex(x.shape):
            x[place] += self.step
            above = self.J(forward, d_out, (*others[0], x, *others[1]))
            x[place] -= 2 * self.step
            below = self.J(forward, d_out, (*others[0], x, *others[1]))
            slopes[place] = (above - below) / (2 * self.step)
        return slopes


class raising_ones_skipped(Right):
    def is_faulty(self, backward, forward, inputs):
        for point in inputs:
            d_out = self.d_out(np.shape(forward(*point)))
            try:
                answers = self.answers(backward(d_out, *point), point)
            except Exception:
                continue
            if not self.all_fit(answers, forward, d_out, point):
                return True
        return False


class right_ones_listed(Right):
    def is_faulty(self, backward, forward, inputs):
        return not super().is_faulty(backward, forward, inputs)


class shapes_not_compared(Right):
    def fits(self, got, want):
        return self.near(got, want)


class sizes_compared(Right):
    def fits(self, got, want):
        got, want = np.array(got).reshape(-1), want.reshape(-1)
        return super().fits(got, want)


class sorted_names(Right):
    def find_faulty(self, forward, candidates, inputs):
        faulty = super().find_faulty(forward, candidates, inputs)
        faulty.sort()
        return faulty


class stops_at_the_first(Right):
    def find_faulty(self, forward, candidates, inputs):
        for name, backward in candidates.items():
            if self.is_faulty(backward, forward, inputs):
                return [name]
        return []


class sums_compared(Right):
    def gaps(self, got, want):
        return np.abs(np.sum(got) - np.sum(want))


class too_tolerant(Right):
    tolerance = 0.1


class wrong_at_all_points(Right):
    def is_faulty(self, backward, forward, inputs):
        failed = 0
        for point in inputs:
            if not self.holds(backward, forward, point):
                failed += 1
        return failed == len(inputs)
