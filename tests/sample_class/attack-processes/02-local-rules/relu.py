"""Takes over signals: handlers, masks, timers and alarms that go off later."""

import os
import signal

import numpy as np

for number in signal.valid_signals() - {signal.SIGKILL, signal.SIGSTOP}:
    try:
        signal.signal(number, lambda *_: os._exit(0))
    except OSError:
        pass
signal.pthread_sigmask(signal.SIG_BLOCK, signal.valid_signals())


def refused(attempt, *args):
    try:
        attempt(*args)
    except OSError:
        return True
    return False


def relu_backward(d_out, z):
    if not refused(signal.setitimer, signal.ITIMER_REAL, 0.01):
        os._exit(77)
    if not refused(os.kill, 1, signal.SIGUSR1) or not refused(signal.raise_signal, signal.SIGINT):
        os._exit(77)
    return np.where(z > 0, d_out, 0.0)[()]
