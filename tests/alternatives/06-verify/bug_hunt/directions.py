import numpy as np


def find_faulty(forward, candidates, inputs):
    """Along random directions: the sum of gradient times direction is one slope."""
    rng = np.random.default_rng(1)

    def is_wrong(backward, point):
        d_out = rng.uniform(2, 5, np.shape(forward(*point)))
        try:
            got = backward(d_out, *point)
            got = [got] if len(point) == 1 else list(got)
            if [np.shape(g) for g in got] != [np.shape(p) for p in point]:
                return True
            for _ in range(3):
                for i, value in enumerate(point):
                    direction = rng.normal(size=np.shape(value))
                    ends = []
                    for step in (1e-5, -1e-5):
                        moved = [*point[:i], value + step * direction, *point[i + 1 :]]
                        ends.append(float(np.sum(d_out * forward(*moved))))
                    slope = (ends[0] - ends[1]) / 2e-5
                    total = np.sum(np.abs(got[i] * direction))
                    if abs(np.sum(got[i] * direction) - slope) > 1e-4 * max(total, abs(slope)):
                        return True
        except Exception:
            return True
        return False

    return [n for n, b in candidates.items() if any(is_wrong(b, point) for point in inputs)]
