"""Leaves threads behind that go on after its answer: one counts, one waits, one patches."""

import threading
import time

import numpy as np


def patch():
    time.sleep(0.001)
    np.where = np.tanh = np.exp = None


def tanh_backward(d_out, out):
    for target, args in ((time.sleep, (1000,)), (patch, ()), (time.sleep, (10**6,))):
        threading.Thread(target=target, args=args).start()
    return d_out * (1 - out * out)
