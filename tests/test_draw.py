"""Drawings: what a graph reads like as text, and what must hold for every picture."""

import re
import xml.etree.ElementTree as ET
from itertools import combinations
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from autograder.kit.draw import MOST_NODES, Drawing, mermaid, read, svg, tree

SVG = "{http://www.w3.org/2000/svg}"
TINY = {"a": [], "b": [], "c": [], "d": ["a", "b"], "e": ["d", "c"]}
OPS = {"d": "+", "e": "*"}
VALUES = {"a": 2.0, "b": 1.0, "c": -3.0, "d": 3.0, "e": -9.0}
GRADS = {"a": -3.0, "b": -3.0, "c": 3.0, "d": -3.0, "e": 1.0}


class Value:
    """As little of a Value as a drawing needs."""

    def __init__(self, data: float, prev: tuple["Value", ...] = (), op: str = "") -> None:
        self.data, self._prev, self._op, self.grad = data, prev, op, 0.0


def tiny_value() -> dict[str, Value]:
    a, b, c = Value(2.0), Value(1.0), Value(-3.0)
    d = Value(3.0, (a, b), "+")
    return {"a": a, "b": b, "c": c, "d": d, "e": Value(-9.0, (d, c), "*")}


def parse(drawing: Drawing) -> ET.Element:
    return ET.fromstring(drawing.text)


def texts(drawing: Drawing) -> list[str]:
    return ["".join(element.itertext()) for element in parse(drawing).iter(f"{SVG}text")]


def test_tree_has_the_root_on_top_and_inputs_below_their_consumer() -> None:
    assert tree(TINY, values=VALUES, grads=GRADS, ops=OPS).splitlines() == [
        "e = -9  [*]  d_e = 1",
        "|-- d = 3  [+]  d_d = -3",
        "|   |-- a = 2  d_a = -3",
        "|   `-- b = 1  d_b = -3",
        "`-- c = -3  d_c = 3",
    ]


def test_a_value_is_drawn_like_the_dict_of_the_same_graph() -> None:
    found = tiny_value()
    for name, grad in GRADS.items():
        found[name].grad = grad
    assert tree(found["e"], names=found) == tree(TINY, values=VALUES, grads=GRADS, ops=OPS)


def test_a_node_shown_before_is_marked_again() -> None:
    graph = {"x": [], "y": ["x", "x"], "z": ["y", "y"]}
    assert tree(graph).splitlines() == [
        "z",
        "|-- y  <- fork: 2 uses",
        "|   |-- x  <- fork: 2 uses",
        "|   `-- x  (again)",
        "`-- y  (again)",
    ]


def test_before_the_backward_pass_gradients_are_not_yet_there() -> None:
    found = tiny_value()
    assert [node.grad for node in read(found["e"])] == ["not yet"] * 5
    found["e"].grad = 1.0
    assert [node.grad for node in read(found["e"])] == [0.0] * 4 + [1.0]
    assert "d_a not yet" in tree(TINY, grads={})
    assert "not yet" not in tree(TINY)
    assert "d_a not yet" in texts(svg(TINY, grads={}))


def test_names_come_from_locals_and_from_lists_and_skip_the_notebooks_own() -> None:
    found = tiny_value()
    names = {"_12": found["a"], "x": [found["a"], [found["b"]]], "out": found["e"], "late": 7}
    called = [node.name for node in read(found["e"], names=names)]
    assert called == ["x[0]", "x[1][0]", "v3", "v4", "out"]


@pytest.mark.parametrize(
    ("off", "first"),
    [
        ({"a": 9.0}, "a"),
        ({"a": 9.0, "d": 9.0}, "d"),
        ({"a": 9.0, "b": 9.0, "d": 9.0, "e": 9.0}, "e"),
        ({"a": -3.0 + 1e-12}, None),
        ({"a": np.array([-3.0])}, "a"),
        ({"a": None}, "a"),
        ({}, None),
    ],
)
def test_the_first_wrong_gradient_is_the_one_nearest_the_root(
    off: dict[str, Any], first: str | None
) -> None:
    nodes = read(TINY, grads=GRADS | off, want=GRADS)
    assert [node.name for node in nodes if node.wrong] == ([first] if first else [])


def test_the_first_wrong_gradient_is_red_and_said_in_words() -> None:
    drawing = svg(TINY, grads=GRADS | {"c": 4.0}, want=GRADS)
    assert drawing.text.count('stroke="#b3261e"') == 1
    assert {"first wrong gradient", "expected 3"} <= set(texts(drawing))
    assert "first wrong gradient" in (parse(drawing).findtext(f"{SVG}desc") or "")


@pytest.mark.parametrize(
    ("z", "words", "dead"),
    [
        (-1.0, "dead unit", True),
        (0.0, "dead unit", True),
        (2.0, None, False),
        ([-1.0, 2.0, 0.0], "dead units 0, 2", False),
        ([-1.0, -2.0], "dead units 0, 1", True),
    ],
)
def test_dead_units_are_marked_in_words(z: Any, words: str | None, dead: bool) -> None:
    node = read({"z": [], "h": ["z"]}, values={"z": z}, ops={"h": "relu"})[-1]
    assert (node.marks, node.dead) == ((words,) if words else (), dead)


def test_arrays_are_shown_row_by_row_and_large_ones_by_shape() -> None:
    values = {"a": np.array([[1.0, -0.0], [0.5, 2.0]]), "b": np.ones((9, 2)), "c": np.ones(2)}
    shown = texts(svg(TINY, values=values))
    assert "a = [[1, 0]," in shown
    assert f"{chr(160) * 5}[0.5, 2]]" in shown
    assert {"b = array of shape (9, 2)", "c = [1, 1]"} <= set(shown)
    assert "a = [[1, 0], [0.5, 2]]" in tree(TINY, values=values)


def test_a_picture_holds_every_variable_operator_and_use() -> None:
    root = parse(svg(TINY, values=VALUES, grads=GRADS, ops=OPS))
    page, *squares = root.iter(f"{SVG}rect")
    assert (page.get("fill"), len(squares)) == ("#ffffff", 5)
    assert len(list(root.iter(f"{SVG}circle"))) == 2
    arrows = [path for path in root.iter(f"{SVG}path") if path.get("fill") == "none"]
    assert len(arrows) == 4 + 2  # uses, and one from each operator to its variable


@pytest.mark.parametrize("between", [{}, {"b": ["a"]}, {"b": ["a"], "c": ["b"]}])
def test_each_use_leaves_from_a_dot_of_its_own(between: dict[str, list[str]]) -> None:
    root = parse(svg({"a": [], **between, "y": ["a", "a", "a", *list(between)[-1:]]}))
    dots = [circle for circle in root.iter(f"{SVG}circle") if circle.get("r") == "3"]
    begins = {f"M{dot.get('cx')} {dot.get('cy')}H" for dot in dots}
    paths = [path.get("d", "") for path in root.iter(f"{SVG}path")]
    assert len(begins) == len(dots) == 3 + bool(between)
    assert all(sum(path.startswith(begin) for path in paths) == 1 for begin in begins)


def test_a_screen_reader_gets_a_title_and_the_graph_in_words() -> None:
    root = parse(svg(TINY, title="The tiny graph", values=VALUES, grads=GRADS, ops=OPS))
    ids = {element.get("id") for element in root.iter()}
    assert root.get("role") == "img"
    assert set((root.get("aria-labelledby") or "").split()) <= ids
    assert root.findtext(f"{SVG}title") == "The tiny graph"
    told = root.findtext(f"{SVG}desc") or ""
    assert told.startswith("e = -9; d_e = 1; from d, c by *. c = -3; d_c = 3; a leaf.")


def test_labels_cannot_break_out_of_a_picture() -> None:
    bad = "<script>&\x1b\"'\u00e9\n"
    for text in (svg({bad: [], "y": [bad]}, title=bad, ops={"y": bad}).text, tree({bad: []})):
        assert text.isascii()
        assert "\x1b" not in text
    assert "<script" not in svg({bad: [], "y": [bad]}, title=bad, ops={"y": bad}).text
    assert "<script" not in mermaid({bad: [], "y": [bad]}, ops={"y": bad})


def test_a_picture_is_self_contained() -> None:
    text = svg(TINY, values=VALUES).text
    assert not re.search(r"<style|<script|href|url\(|\bon[a-z]+=", text)
    assert text == svg(TINY, values=VALUES).text == svg(TINY, values=VALUES)._repr_svg_()


def test_mermaid_has_a_node_for_each_variable_and_operator() -> None:
    assert mermaid({"a": [], "y": ["a", "a"]}, values={"a": 2.0}, ops={"y": "+"}).splitlines() == [
        "flowchart LR",
        '    n0["a = 2<br>fork: 2 uses"]',
        '    n1["y"]',
        '    o1(("+")) --> n1',
        "    n0 --> o1",
        "    n0 --> o1",
    ]


def test_a_chain_of_thousands_is_cut_and_says_so() -> None:
    value = Value(0.0)
    for _ in range(5000):
        value = Value(0.0, (value, Value(1.0)), "+")
    lines = tree(value).splitlines()
    assert lines[-1] == "... 43 of 10001 nodes are shown"
    assert max(map(len, lines)) < 150
    assert "... of 9976 more nodes" in texts(svg(value))
    assert "more nodes" in mermaid(value)


def test_what_is_no_graph_is_refused_in_one_sentence() -> None:
    with pytest.raises(ValueError, match="a node is its own input"):
        tree({"a": ["b"], "b": ["a"]})
    with pytest.raises(TypeError, match="needs a Value, or a dict"):
        svg(3.0)
    with pytest.raises(ValueError, match="no node"):
        svg({})


def test_a_drawing_can_be_saved(tmp_path: Any) -> None:
    svg(TINY).save(str(tmp_path / "tiny.svg"))
    assert ET.parse(tmp_path / "tiny.svg").getroot().tag == f"{SVG}svg"


@st.composite
def graphs(draw: st.DrawFn) -> dict[str, list[str]]:
    graph: dict[str, list[str]] = {"n0": []}
    for number in range(1, draw(st.integers(1, 14))):
        graph[f"n{number}"] = draw(st.lists(st.sampled_from(list(graph)), max_size=3))
    used = {name for inputs in graph.values() for name in inputs}
    return graph | {"root": [name for name in graph if name not in used]}


def rectangle(element: ET.Element) -> tuple[float, float, float, float]:
    x, y = float(element.get("x", 0)), float(element.get("y", 0))
    return x, y, x + float(element.get("width", 0)), y + float(element.get("height", 0))


@settings(max_examples=60, deadline=None)
@given(graphs(), st.booleans())
def test_in_every_picture_nothing_overlaps_and_arrows_go_right(
    graph: dict[str, list[str]], values: bool
) -> None:
    root = parse(svg(graph, values=dict.fromkeys(graph, 1.25) if values else None, grads={}))
    page, *squares = [rectangle(element) for element in root.iter(f"{SVG}rect")]
    assert len(squares) == len(graph)
    for x, y, right, bottom in squares:
        assert page[0] <= x < right <= page[2]
        assert page[1] <= y < bottom <= page[3]
    for one, other in combinations(squares, 2):
        apart = one[2] < other[0] or other[2] < one[0] or one[3] < other[1] or other[3] < one[1]
        assert apart
    for path in (
        path.get("d", "") for path in root.iter(f"{SVG}path") if path.get("fill") == "none"
    ):
        xs = [
            float(x) for x in re.findall(r"[MH]([\d.]+)|([\d.]+) [\d.]+(?=H)", path) for x in x if x
        ]
        assert xs == sorted(xs)
    uses = sum(map(len, graph.values()))
    drawn = sum(path.get("fill") == "none" for path in root.iter(f"{SVG}path"))
    assert drawn == uses + sum(bool(inputs) for inputs in graph.values())


@settings(max_examples=60, deadline=None)
@given(graphs())
def test_every_text_tree_opens_each_node_once(graph: dict[str, list[str]]) -> None:
    lines = tree(graph).splitlines()
    opened = [line for line in lines if "(again)" not in line]
    assert len(opened) == len(graph)
    assert len(lines) == 1 + sum(map(len, graph.values()))


def test_a_large_graph_draws_at_once_up_to_its_limit() -> None:
    graph: dict[str, list[str]] = {f"x{i}": [] for i in range(100)}
    graph["root"] = list(graph)
    assert len(list(parse(svg(graph)).iter(f"{SVG}rect"))) <= MOST_NODES + 1


WIDE = {f"n{i}": [f"n{i - 1}"] if i else [] for i in range(10)}


def test_a_picture_is_its_tree_where_no_picture_can_be_shown() -> None:
    graph = {"a": [], "b": ["a", "a"]}
    assert repr(svg(graph, ops={"b": "*"})) == tree(graph, ops={"b": "*"})


@pytest.mark.parametrize(("graph", "scale"), [({"a": [], "b": ["a"]}, 1.0), (WIDE, 0.61)])
def test_a_notebook_gets_wide_pictures_smaller(graph: dict[str, list[str]], scale: float) -> None:
    drawing = svg(graph, values=dict.fromkeys(graph, 0.12345))
    whole, shown = ET.fromstring(drawing.text), ET.fromstring(drawing._repr_svg_())
    for side in ("width", "height"):
        assert float(shown.attrib[side]) == pytest.approx(scale * float(whole.attrib[side]), abs=1)
    assert shown.attrib["viewBox"] == whole.attrib["viewBox"]
