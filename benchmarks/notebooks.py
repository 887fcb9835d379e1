"""The same rules as a notebook course would check them: numpy asserts, an answer and its test.

One notebook holds all exercises of 02-local-rules. Every exercise has a cell for the answer and
two for its tests, as nbgrader wants them; Otter reads the answers alone and has its tests beside.
"""

import json
from collections.abc import Iterator, Mapping
from typing import Any

# By exercise: the call, and what is right, with numbers and with arrays where the rule takes them.
CHECKS: dict[str, tuple[str, str]] = {
    "add": ("add_backward(d, a, b)", "(d, d)"),
    "subtract": ("subtract_backward(d, a, b)", "(d, -d)"),
    "multiply": ("multiply_backward(d, a, b)", "(d * b, d * a)"),
    "chain": ("tiny_backward(d, a, b, 1.5)", "(1.5 * d, 1.5 * d, d * (a + b))"),
    "relu": ("relu_backward(D, Z)", "D * (Z > 0)"),
    "tanh": ("tanh_backward(D, np.tanh(Z))", "D * (1 - np.tanh(Z) ** 2)"),
    "sigmoid": ("sigmoid_backward(D, S)", "D * S * (1 - S)"),
    "exp": ("exp_backward(D, np.exp(Z))", "D * np.exp(Z)"),
    "power": ("power_backward(d, a, 3)", "3 * d * a ** 2"),
}

NUMBERS = """import numpy as np
draw = np.random.default_rng({seed})
d, a, b = draw.uniform(0.5, 3, 3) * [1, -1, 1]
D, Z = draw.normal(size=(3, 4)), draw.normal(size=(3, 4))
Z[0, 0] = 0.0
S = 1 / (1 + np.exp(-Z))
"""


def test_of(exercise: str, seed: int) -> str:
    """The code that checks an exercise for one draw of numbers."""
    call, want = CHECKS[exercise]
    return (
        NUMBERS.format(seed=seed)
        + f"got, want = {call}, {want}\n"
        + "assert np.shape(got) == np.shape(want)\n"
        + "assert np.allclose(got, want, rtol=1e-9)\n"
    )


def notebook(sources: Mapping[str, bytes]) -> str:
    """A notebook with these answers, by file name; a missing one is an empty cell."""
    cells = [cell for exercise in CHECKS for cell in _cells(exercise, sources)]
    kernel = {"name": "python3", "display_name": "Python 3", "language": "python"}
    whole = {"cells": cells, "metadata": {"kernelspec": kernel}, "nbformat": 4, "nbformat_minor": 5}
    return json.dumps(whole)


def _cells(exercise: str, sources: Mapping[str, bytes]) -> Iterator[dict[str, Any]]:
    answer = sources.get(f"{exercise}.py", b"").decode()
    yield _cell(exercise, answer, solution=True, grade=False, locked=False)
    for seed in (1, 2):
        name = f"{exercise}_test{seed}"
        yield _cell(
            name, test_of(exercise, seed), points=1, solution=False, grade=True, locked=True
        )


def _cell(name: str, source: str, **marks: Any) -> dict[str, Any]:
    own = {"grade_id": name.replace("_", "-"), "schema_version": 3, "task": False, **marks}
    return {
        "cell_type": "code",
        "id": own["grade_id"],
        "metadata": {"nbgrader": own},
        "source": source,
        "outputs": [],
        "execution_count": None,
    }
