"""Counts as products of vectors in NumPy, and rules that are asked one question after another."""

import numpy as np


class Right:
    def training_values(self, sizes, batch):
        times = np.full(len(sizes), 2)
        times[0] = times[-1] = 1
        return int(np.dot(self.times(times), sizes)) * batch

    def times(self, times):
        return times

    def prediction_values(self, sizes, batch):
        sizes = np.asarray(sizes)
        return batch * int(np.max(self.at_work(sizes)))

    def at_work(self, sizes):
        return np.convolve(sizes, [1, 1], mode="valid")

    def must_keep(self, rule):
        if self.is_linear(rule):
            return "nothing"
        if self.is_a_gate(rule):
            return "mask"
        if self.knows_its_slope(rule):
            return "output"
        return "inputs"

    def is_linear(self, rule):
        return rule == "add" or rule == "subtract" or rule == "bias"

    def is_a_gate(self, rule):
        return rule == "relu"

    def knows_its_slope(self, rule):
        return rule == "exp" or rule == "tanh" or rule == "sigmoid"


class batch_forgotten_in_prediction(Right):
    def prediction_values(self, sizes, batch):
        return super().prediction_values(sizes, 1)


class batch_forgotten_in_training(Right):
    def training_values(self, sizes, batch):
        return np.sum(sizes) + np.sum(sizes[1:-1])


class bias_kept(Right):
    def is_linear(self, rule):
        return rule in {"add", "subtract"}


class curves_keep_their_inputs(Right):
    def knows_its_slope(self, rule):
        return False


class every_layer_counted_twice(Right):
    def times(self, times):
        return 2 * np.ones_like(times)


class exp_keeps_its_input(Right):
    def knows_its_slope(self, rule):
        return rule == "tanh" or rule == "sigmoid"


class first_hidden_layer_only(Right):
    def times(self, times):
        times[2:-1] = 0
        return times


class first_pair_only(Right):
    def at_work(self, sizes):
        return np.cumsum(sizes)[1]


class gate_kept_beside_its_input(Right):
    def at_work(self, sizes):
        written = 2 * sizes[1:]
        written[-1] = sizes[-1]
        return sizes[:-1] + written


class gates_not_counted(Right):
    def times(self, times):
        return np.minimum(times, 1)


class inputs_not_kept(Right):
    def times(self, times):
        times[0] = 0
        return times


class largest_layer_with_a_neighbour(Right):
    def at_work(self, sizes):
        largest = np.argmax(sizes)
        sides = np.pad(sizes, 1)[[largest, largest + 2]]
        return sizes[largest] + sides


class last_pair_only(Right):
    def at_work(self, sizes):
        return super().at_work(sizes)[-1]


class outputs_counted_twice(Right):
    def times(self, times):
        times[1:] = 2
        return times


class outputs_not_kept(Right):
    def times(self, times):
        return times * (np.arange(len(times)) < len(times) - 1)


class penalty_keeps_nothing(Right):
    def is_linear(self, rule):
        return super().is_linear(rule) or rule == "penalty"


class prediction_keeps_all(Right):
    def at_work(self, sizes):
        return np.sum(sizes)


class prediction_keeps_one_layer(Right):
    def at_work(self, sizes):
        return sizes


class products_keep_their_output(Right):
    def knows_its_slope(self, rule):
        return rule != "penalty"


class relu_keeps_its_input(Right):
    def is_a_gate(self, rule):
        return False


class relu_keeps_its_output(Right):
    def must_keep(self, rule):
        kept = super().must_keep(rule)
        return "output" if kept == "mask" else kept


class sums_keep_their_inputs(Right):
    def is_linear(self, rule):
        return False


class training_counts_weights(Right):
    def training_values(self, sizes, batch):
        weights = np.multiply(sizes[:-1], sizes[1:]).sum()
        return super().training_values(sizes, batch) + int(weights)


class two_largest_layers(Right):
    def at_work(self, sizes):
        return np.partition(sizes, -2)[-2:].sum()
