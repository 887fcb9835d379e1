"""Random graphs as dicts from a node to its inputs, for tests of references: one root, no cycle."""

from hypothesis import strategies as st

Graph = dict[str, list[str]]


@st.composite
def graphs(draw: st.DrawFn, largest: int = 7) -> Graph:
    """A graph with parallel edges and several leaves; names and places tell nothing."""
    count = draw(st.integers(1, largest))
    names = draw(st.permutations([f"n{number}" for number in range(count)]))
    inputs: list[list[str]] = []
    for number in range(count):
        uses = st.lists(st.sampled_from(names[:number]), max_size=3) if number else st.just([])
        inputs.append(draw(uses))
    used = {each for several in inputs for each in several}
    inputs[-1] += [name for name in names[:-1] if name not in used]
    pairs = draw(st.permutations(list(zip(names, inputs, strict=True))))
    return dict(pairs)


def root_of(graph: Graph) -> str:
    """The node that no other one uses."""
    (root,) = set(graph) - {each for inputs in graph.values() for each in inputs}
    return root
