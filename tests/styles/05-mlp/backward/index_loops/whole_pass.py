"""Mistakes in putting the steps together."""


class error_before_the_gate(Right):
    out_of_w1 = "d_h"


class first_weights_for_the_second(Right):
    def behind_h(self, W1, W2):
        return W1


class h_for_x(Right):
    def into_w1(self, x, cache):
        return cache["h"]


class lam_forgotten_in_the_pass(Right):
    def strength(self, lam):
        return 0


class output_error_for_the_hidden_one(Right):
    into_gate = "d_o"


class values_for_first_gradients(Right):
    def ones(self, cache):
        return cache["L"], cache["s"]


class z_for_h(Right):
    into_w2 = "z"
