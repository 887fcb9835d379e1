"""Answers with code: a function, a module, a pickle that would run a program."""

import os
import pickle


class Run:
    def __reduce__(self):
        return os.system, ("touch /tmp/attack-ran",)


def power_backward(d_out, x, p):
    if p == 3:
        return pickle.dumps(Run())
    return power_backward if x > 0 else Run()
