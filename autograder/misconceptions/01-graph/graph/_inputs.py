"""Public graphs on which mistakes in graph are told apart.

Lists count in any order, so a list is asked for only where all of its entries are the same, or
where there is one.
"""

from autograder.diagnose.cases import shown

CHAIN = {"h": ["x"], "y": ["h"], "x": []}
SQUARE = {"k": ["p"], "p": ["x", "x"], "x": []}
TRIPLE = {"x": [], "z": ["p"], "p": ["x", "x", "x"], "y": ["z", "z"]}
WIDE = {"a": [], "o": ["n"], "n": ["a", "b", "c"], "b": [], "c": []}
INNER = {"a": [], "b": ["a"], "u": ["b"], "y": ["u", "v"], "v": ["b"]}
SHARED = {"y": ["u", "v"], "u": ["b"], "b": [], "v": ["b"]}
GRAPHS = {"chain": CHAIN, "square": SQUARE, "triple": TRIPLE}
WORDS = (
    ("upstream", "gradient flow"),
    ("downstream", "gradient flow"),
    ("upstream", "data flow"),
    ("downstream", "data flow"),
    ("children", "tree"),
    ("parents", "tree"),
    ("children", "arrows"),
    ("parents", "arrows"),
)
SMALL = ({"x": []}, {"y": ["x"], "x": []}, {"x": [], "y": ["x"]}, {"x": [], "y": ["x", "x"]}, CHAIN)


def entries(student):
    for name, graph in (*GRAPHS.items(), ("wide", WIDE), ("inner fork", INNER), ("fork", SHARED)):
        yield f"root, {name}", student.root(graph)
        yield f"tree, {name}", student.is_tree(graph)
    for name, graph in (*GRAPHS.items(), ("inner fork", INNER), ("fork", SHARED)):
        yield f"leaves, {name}", student.leaves(graph)
    for name, graph in GRAPHS.items():
        for node in graph:
            for ask in neighbours(student):
                yield f"{ask.__name__}, {name}, {node}", ask(graph, node)
    for asked in WORDS:
        yield f"translate{asked}", student.translate(*asked)
    kept = student.hold(TRIPLE)
    student.consumers_of(kept, "p")
    student.inputs_of(kept, "p")
    student.is_tree(kept)
    yield "the graph afterwards", kept.value


def neighbours(student):
    def inputs_of(graph, node):
        return student.inputs_of(graph, node)

    def consumers_of(graph, node):
        return student.consumers_of(graph, node)

    def receives_gradient_from(graph, node):
        return student.receives_gradient_from(graph, node)

    def writes_gradient_to(graph, node):
        return student.writes_gradient_to(graph, node)

    return inputs_of, consumers_of, receives_gradient_from, writes_gradient_to


def smallest(student):
    for graph in SMALL:
        told = shown(graph)
        yield f"root({told})", student.root(graph)
        yield f"leaves({told})", student.leaves(graph)
        yield f"is_tree({told})", student.is_tree(graph)
        for ask in neighbours(student):
            for node in graph:
                yield f"{ask.__name__}({told}, {node})", ask(graph, node)
    for graph in (WIDE, SHARED, INNER):
        yield f"root({shown(graph)})", student.root(graph)
        yield f"is_tree({shown(graph)})", student.is_tree(graph)
    for word, frame in WORDS:
        yield f"translate({word}, {frame})", student.translate(word, frame)
    kept = student.hold({"x": [], "y": ["x", "x"]})
    student.consumers_of(kept, "x")
    yield "g after consumers_of(g, x), where g was {x: [], y: [x, x]}", kept.value
