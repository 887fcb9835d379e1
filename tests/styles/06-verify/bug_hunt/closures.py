"""J as a function of one input, slopes along unit moves, and errors by norms."""

import numpy as np


def drawn(shape):
    return np.random.default_rng(11).normal(2.5, 0.4, shape)


def slopes_of(J, value, eps=1e-5):
    value = np.array(value, dtype=float)
    units = np.eye(value.size).reshape(value.size, *value.shape)
    slopes = [(J(value + eps * unit) - J(value - eps * unit)) / (2 * eps) for unit in units]
    return np.array(slopes).reshape(value.shape)


def as_a_function(forward, point, d_out, i):
    return lambda moved: np.sum(d_out * forward(*point[:i], moved, *point[i + 1 :]))


def measured(forward, point, d_out, J=as_a_function, slopes=slopes_of):
    return [slopes(J(forward, point, d_out, i), value) for i, value in enumerate(point)]


def size(array):
    return np.linalg.norm(np.ravel(array))


def error(got, want):
    return size(got - want) / (size(got) + size(want) + 1e-300)


def agree(got, want):
    return np.shape(got) == np.shape(want) and error(got, want) < 1e-5


def wrapped(answer, point):
    return [answer] if len(point) == 1 else list(answer)


def all_agree(got, want, same):
    return len(got) == len(want) and all(map(same, got, want))


def misses(
    forward,
    candidates,
    inputs,
    draw=drawn,
    wanted=measured,
    same=agree,
    unpack=wrapped,
    together=all_agree,
    raised=True,
):
    """For every name and point whether the candidate misses there."""
    trials = [(point, draw(np.shape(forward(*point)))) for point in inputs]
    trials = [(point, d_out, wanted(forward, point, d_out)) for point, d_out in trials]

    def missed(backward, point, d_out, want):
        try:
            return not together(unpack(backward(d_out, *point), point), want, same)
        except Exception:
            return raised

    return {name: [missed(each, *trial) for trial in trials] for name, each in candidates.items()}


def hunt(*asked, verdict=any, **otherwise):
    found = misses(*asked, **otherwise)
    return [name for name, missed in found.items() if verdict(missed)]


def absolute_values_compared(*asked):
    return hunt(*asked, same=lambda got, want: agree(np.abs(got), np.abs(want)))


def compared_absolutely(*asked):
    def same(got, want):
        return np.shape(got) == want.shape and size(got - want) < 1e-3

    return hunt(*asked, same=same)


def compared_exactly(*asked):
    return hunt(*asked, same=np.array_equal)


def d_out_is_uniform(*asked):
    return hunt(*asked, draw=lambda shape: np.broadcast_to(drawn(()), shape))


def d_out_not_in_the_measure(*asked):
    def plain_sum(forward, point, d_out):
        return measured(forward, point, np.ones_like(d_out))

    return hunt(*asked, wanted=plain_sum)


def d_out_of_ones(*asked):
    return hunt(*asked, draw=np.ones)


def exceptions_not_caught(forward, candidates, inputs):
    faulty = []
    for name, backward in candidates.items():
        for point in inputs:
            d_out = drawn(np.shape(forward(*point)))
            got = wrapped(backward(d_out, *point), point)
            if not all_agree(got, measured(forward, point, d_out), agree):
                faulty.append(name)
                break
    return faulty


def first_answer_only(*asked):
    return hunt(*asked, together=lambda got, want, same: same(got[0], want[0]))


def first_candidate_is_the_judge(forward, candidates, inputs):
    first, *_ = candidates

    def wanted(forward, point, d_out):
        return [np.array(each) for each in wrapped(candidates[first](d_out, *point), point)]

    return hunt(forward, candidates, inputs, wanted=wanted)


def first_point_only(forward, candidates, inputs):
    return hunt(forward, candidates, inputs[:1])


def last_point_decides(*asked):
    return hunt(*asked, verdict=lambda missed: missed.pop())


def listed_for_each_point(*asked):
    found = misses(*asked)
    return [name for name in found for missed in found[name] if missed]


def one_input_unpacked(*asked):
    return hunt(*asked, unpack=lambda answers, point: list(answers))


def other_inputs_move_too(*asked):
    def J(forward, point, d_out, i):
        def together(moved):
            step = np.max(moved - point[i]) + np.min(moved - point[i])
            others = [value + step for value in point]
            return np.sum(d_out * forward(*others[:i], moved, *others[i + 1 :]))

        return together

    return hunt(*asked, wanted=lambda *given: measured(*given, J=J))


def points_left_moved(*asked):
    def slopes(J, value, eps=1e-6):
        flat, found = np.ravel(value), []
        for j in range(flat.size):
            flat[j] += eps
            above = J(flat.reshape(np.shape(value)))
            flat[j] -= 2 * eps
            found.append((above - J(flat.reshape(np.shape(value)))) / (2 * eps))
        return np.reshape(found, np.shape(value))

    return hunt(*asked, wanted=lambda *given: measured(*given, slopes=slopes))


def raising_ones_skipped(*asked):
    return hunt(*asked, raised=False)


def right_ones_listed(*asked):
    return hunt(*asked, verdict=lambda missed: not any(missed))


def shapes_not_compared(*asked):
    return hunt(*asked, same=lambda got, want: np.allclose(got, want, rtol=1e-4))


def sizes_compared(*asked):
    return hunt(*asked, same=lambda got, want: agree(np.ravel(got), np.ravel(want)))


def sorted_names(*asked):
    return sorted({*hunt(*asked)})


def stops_at_the_first(*asked):
    found = misses(*asked)
    first = next(filter(lambda name: any(found[name]), found), None)
    return [] if first is None else [first]


def sums_compared(*asked):
    return hunt(*asked, same=lambda got, want: agree(np.sum(got), np.sum(want)))


def too_tolerant(*asked):
    def same(got, want):
        return np.shape(got) == np.shape(want) and error(got, want) < 0.02

    return hunt(*asked, same=same)


def wrong_at_all_points(*asked):
    return hunt(*asked, verdict=all)
