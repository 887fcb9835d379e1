"""Public networks on which mistakes in memory are told apart."""

from autograder.diagnose.cases import text

RULES = (
    *("add", "subtract", "multiply", "bias", "relu", "tanh", "sigmoid", "exp"),
    *("matvec", "matmul", "hadamard", "penalty"),
)
NETWORKS = ([3, 7], [7, 3], [3, 5, 4], [2, 9, 3, 8, 7], [6, 2, 4, 3], [2, 3, 4, 6])
SMALL = ([1, 1], [1, 2], [2, 1], [1, 2, 1], [1, 2, 3], [3, 2, 1], [1, 1, 1, 1], [1, 4, 2, 3])


def entries(student):
    for sizes in NETWORKS:
        for batch in (1, 10):
            yield f"training {sizes}, {batch}", student.training_values(sizes, batch)
            yield f"prediction {sizes}, {batch}", student.prediction_values(sizes, batch)
    for rule in RULES:
        yield rule, student.must_keep(rule)


def smallest(student):
    for sizes in (*SMALL, *NETWORKS):
        for batch in (1, 2):
            yield text("training_values", sizes, batch), student.training_values(sizes, batch)
    for sizes in (*SMALL, *NETWORKS):
        for batch in (1, 2):
            yield text("prediction_values", sizes, batch), student.prediction_values(sizes, batch)
    for rule in RULES:
        yield f'must_keep("{rule}")', student.must_keep(rule)
