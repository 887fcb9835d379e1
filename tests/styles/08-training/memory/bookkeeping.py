"""Bookkeeping: every vector that is held is noted by its name, and a dict of the rules."""

import itertools


class Right:
    keeps = {
        "nothing": "add subtract bias",
        "output": "tanh sigmoid exp",
        "mask": "relu",
        "inputs": "multiply matvec matmul hadamard penalty",
    }

    def must_keep(self, rule):
        table = {name: kept for kept, names in self.keeps.items() for name in names.split()}
        return (table | self.thinks)[rule]

    thinks = {}

    def training_values(self, sizes, batch):
        held = {"x": sizes[0]}
        for number, size in enumerate(sizes[1:-1], 1):
            held[f"z{number}"] = held[f"h{number}"] = size
        held["o"] = sizes[-1]
        return self.for_all(batch, self.kept(held, sizes))

    def kept(self, held, sizes):
        return held

    def for_all(self, batch, held):
        total = 0
        for size in held.values():
            total += size * batch
        return total

    def prediction_values(self, sizes, batch):
        most = 0
        for moment in self.moments(sizes):
            most = max(most, self.held_then(moment, batch))
        return most

    def held_then(self, moment, batch):
        return sum(batch * size for size in moment)

    def moments(self, sizes):
        return itertools.pairwise(sizes)


class batch_forgotten_in_prediction(Right):
    def held_then(self, moment, batch):
        return sum(moment)


class batch_forgotten_in_training(Right):
    def for_all(self, batch, held):
        return sum(held.values())


class bias_kept(Right):
    thinks = {"bias": "inputs"}


class curves_keep_their_inputs(Right):
    thinks = dict.fromkeys(("tanh", "sigmoid", "exp"), "inputs")


class every_layer_counted_twice(Right):
    def kept(self, held, sizes):
        return held | {"gate of x": held["x"], "gate of o": held["o"]}


class exp_keeps_its_input(Right):
    thinks = {"exp": "inputs"}


class first_hidden_layer_only(Right):
    def kept(self, held, sizes):
        return {name: size for name, size in held.items() if name in ("x", "z1", "h1", "o")}


class first_pair_only(Right):
    def moments(self, sizes):
        return [sizes[:2]]


class gate_kept_beside_its_input(Right):
    def moments(self, sizes):
        *hidden, last = itertools.pairwise(sizes)
        return [*((read, z, z) for read, z in hidden), last]


class gates_not_counted(Right):
    def kept(self, held, sizes):
        return {name: size for name, size in held.items() if name[0] != "z"}


class inputs_not_kept(Right):
    def kept(self, held, sizes):
        del held["x"]
        return held


class largest_layer_with_a_neighbour(Right):
    def moments(self, sizes):
        padded = [0, *sizes, 0]
        place = padded.index(max(padded))
        return [(padded[place], padded[place - 1]), (padded[place], padded[place + 1])]


class last_pair_only(Right):
    def moments(self, sizes):
        return [sizes[-2:]]


class outputs_counted_twice(Right):
    def kept(self, held, sizes):
        return {**held, "z of o": held["o"]}


class outputs_not_kept(Right):
    def kept(self, held, sizes):
        return {name: size for name, size in held.items() if name != "o"}


class penalty_keeps_nothing(Right):
    thinks = {"penalty": "nothing"}


class prediction_keeps_all(Right):
    def moments(self, sizes):
        return [sizes]


class prediction_keeps_one_layer(Right):
    def moments(self, sizes):
        return ([size] for size in sizes)


class products_keep_their_output(Right):
    thinks = dict.fromkeys(("multiply", "matvec", "matmul", "hadamard"), "output")


class relu_keeps_its_input(Right):
    thinks = {"relu": "inputs"}


class relu_keeps_its_output(Right):
    thinks = {"relu": "output"}


class sums_keep_their_inputs(Right):
    thinks = dict.fromkeys(("add", "subtract", "bias"), "inputs")


class training_counts_weights(Right):
    def training_values(self, sizes, batch):
        total = super().training_values(sizes, batch)
        for rows, columns in zip(sizes[1:], sizes, strict=False):
            total += rows * columns
        return total


class two_largest_layers(Right):
    def moments(self, sizes):
        rest = list(sizes)
        rest.remove(max(sizes))
        return [(max(sizes), max(rest))]
