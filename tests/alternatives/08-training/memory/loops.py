"""Layer by layer, with a table."""

TABLE = {
    "add": "nothing", "subtract": "nothing", "bias": "nothing", "multiply": "inputs",
    "matvec": "inputs", "matmul": "inputs", "hadamard": "inputs", "penalty": "inputs",
    "tanh": "output", "sigmoid": "output", "exp": "output", "relu": "mask",
}  # fmt: skip


def training_values(sizes, batch):
    kept = 0
    for place, size in enumerate(sizes):
        kept += size * batch
        if 0 < place < len(sizes) - 1:
            kept += size * batch  # z beside h
    return kept


def prediction_values(sizes, batch):
    most = 0
    for place in range(1, len(sizes)):
        most = max(most, batch * sizes[place - 1] + batch * sizes[place])
    return most


def must_keep(rule):
    return TABLE[rule]
