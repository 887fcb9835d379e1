import numpy as np


def jacobian(forward, point, i):
    """One row for each entry of the result, one column for each entry of input i."""
    columns = []
    flat = np.array(point[i], dtype=float).ravel()
    for j in range(flat.size):
        ends = []
        for step in (1e-5, -1e-5):
            moved = flat.copy()
            moved[j] += step
            inputs = list(point)
            inputs[i] = moved.reshape(np.shape(point[i]))
            ends.append(np.ravel(forward(*inputs)))
        columns.append((ends[0] - ends[1]) / 2e-5)
    return np.array(columns).T


def find_faulty(forward, candidates, inputs):
    wrong = {}
    for number, point in enumerate(inputs):
        shape = np.shape(forward(*point))
        d_out = 1.7 + np.arange(int(np.prod(shape))).reshape(shape) ** 1.3 + number
        if shape == ():
            d_out = float(d_out)
        table = [np.ravel(d_out) @ jacobian(forward, point, i) for i in range(len(point))]
        for name, backward in candidates.items():
            try:
                answer = backward(d_out, *point)
                answers = (answer,) if len(point) == 1 else answer
                ok = len(answers) == len(point)
                for got, want, value in zip(answers, table, point, strict=True):
                    ok = ok and np.shape(got) == np.shape(value)
                    gap = np.abs(np.ravel(got) - want).max()
                    ok = ok and gap < 1e-5 * np.abs(want).max()
            except Exception:
                ok = False
            if not ok:
                wrong[name] = True
    return [name for name in candidates if name in wrong]
