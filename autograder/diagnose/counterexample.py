"""Tells and draws one public case: what the student's code made of it and what is right."""

from typing import Any, NamedTuple

from autograder.diagnose.cases import Picture, shown
from autograder.diagnose.outcomes import Outcome, same
from autograder.diagnose.recorded import Graph, graph_of
from autograder.diagnose.sketch import Entry
from autograder.jail.inside.values import Foreign
from autograder.kit import draw
from autograder.report import Counterexample
from autograder.text import plain

NO_VALUES = {
    "raises": "an exception",
    "recursion": "a RecursionError",
    "timeout": "no answer in time",
    "ended": "the end of the program",
}

MOST_TEXT = 300
MOST_DRAWN = 12  # operations; a longer chain is told in words

PREFIXES = {"grad": "d_", "dot": "dot of "}


class Told(NamedTuple):
    """A case in words, with what `draw.svg` takes to draw it: nothing where it is not drawn."""

    got: str
    want: str
    first_wrong: str
    drawing: dict[str, Any]


def describe(entry: Entry, got: Outcome, right: Outcome, picture: Picture | None) -> Counterexample:
    """The case in words and pictures. `got` and `right` differ."""
    told = tell(entry, got, right, picture)
    drawing = draw.svg(**told.drawing) if told.drawing else draw.Drawing("", "")
    return Counterexample(
        size=size_of(entry),
        statement=entry.name,
        got=told.got,
        want=told.want,
        first_wrong=told.first_wrong,
        svg=drawing.text,
        text=drawing.words,
        mermaid=draw.mermaid(**told.drawing) if told.drawing else "",
    )


def tell(entry: Entry, got: Outcome, right: Outcome, picture: Picture | None) -> Told:
    """The same, to be drawn elsewhere."""
    graph = graph_of(entry)
    if graph.nodes:
        return _of_graph(entry, graph, got, right)
    short_got, short_right = _what_differs(got, right)
    answer = _only(short_got) if got.kind == "values" else NO_VALUES[got.kind]
    drawing = _draw_call(entry, picture, got, right) if picture else _draw_argument(entry)
    nodes = draw.read(**drawing) if drawing else []
    first_wrong = next((node.name for node in nodes if node.wrong), "")
    return Told(answer, _only(short_right), first_wrong, drawing)


def size_of(entry: Entry) -> int:
    """The operations of a graph; of a call, the numbers it is given."""
    graph = graph_of(entry)
    return len(graph.ops) if graph.nodes else sum(_count(arg) for arg in entry.moves[-1].args[2:])


def _what_differs(got: Outcome, right: Outcome) -> tuple[Outcome, Outcome]:
    """Of two dicts with the same keys, the keys whose values differ."""
    dicts = [outcome.values[0] for outcome in (got, right) if len(outcome.values) == 1]
    if len(dicts) < 2 or not all(isinstance(each, dict) for each in dicts):
        return got, right
    own, wanted = dicts
    if own.keys() != wanted.keys():
        return got, right
    keys = [key for key in wanted if not same(own[key], wanted[key])]
    one, other = ({key: each[key] for key in keys} for each in dicts)
    return Outcome("values", (one,)), Outcome("values", (other,))


def _only(outcome: Outcome) -> str:
    values = outcome.values
    return _text(values[0] if len(values) == 1 else list(values))


def _text(value: Any) -> str:
    """A value in words, as short plain text whatever a student put into it."""
    return plain(_words(value), MOST_TEXT)


def _words(value: Any) -> str:
    if isinstance(value, Foreign):
        return value.family
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key}: {_words(item)}" for key, item in value.items()) + "}"
    return "nothing" if value is None else shown(value)


def _count(value: Any) -> int:
    if hasattr(value, "size"):
        return int(value.size)
    if isinstance(value, dict):
        return len(value)
    if isinstance(value, list | tuple):
        return sum(_count(item) for item in value)
    return isinstance(value, int | float)


def _draw_call(entry: Entry, picture: Picture, got: Outcome, right: Outcome) -> dict[str, Any]:
    saved = entry.moves[-1].args[2:]
    stored = {name: each for arg in saved if isinstance(arg, dict) for name, each in arg.items()}
    plain = [arg for arg in saved if not isinstance(arg, dict)]
    if len(entry.moves) > 1 or not all(map(_drawable, (*plain, *stored.values()))):
        return {}
    grads = {picture.root: plain.pop(0)} if picture.root else {}
    named = zip(picture.saved, plain, strict=False)
    values = {name: each for name, each in (*named, *stored.items()) if name in picture.graph}
    wanted = _by_name(picture.answers, right.values[0])
    given = _by_name(picture.answers, got.values[0]) if got.kind == "values" else {}
    grads |= {name: each for name, each in given.items() if _drawable(each)}
    return _drawn(picture.graph, values, grads, picture.ops, wanted)


def _draw_argument(entry: Entry) -> dict[str, Any]:
    """The graph that a lone call was asked about, where it is small enough to be looked at."""
    graph = next((arg for arg in entry.moves[-1].args if isinstance(arg, dict)), {})
    small = len(entry.moves) == 1 and 1 < len(graph) <= MOST_DRAWN
    if not small or not all(map(_is_inputs, graph.values())):
        return {}
    return {"graph": graph}


def _is_inputs(value: Any) -> bool:
    return isinstance(value, list) and all(isinstance(each, str) for each in value)


def _by_name(names: tuple[str, ...], answers: Any) -> dict[str, Any]:
    if isinstance(answers, dict):
        return {name: answers[f"d_{name}"] for name in names if f"d_{name}" in answers}
    parts = answers if len(names) > 1 and isinstance(answers, list | tuple) else (answers,)
    return dict(zip(names, parts, strict=False))


def _drawable(value: Any) -> bool:
    return hasattr(value, "size") or (
        isinstance(value, int | float) and not isinstance(value, bool)
    )


def _drawn(
    graph: dict[str, list[str]],
    values: dict[str, Any],
    grads: dict[str, Any],
    ops: dict[str, str],
    want: dict[str, Any],
) -> dict[str, Any]:
    return {"graph": graph, "values": values, "grads": grads, "ops": ops, "want": want}


def _of_graph(entry: Entry, graph: Graph, got: Outcome, right: Outcome) -> Told:
    told = _parts(entry, graph, right)
    few = len(graph.ops) <= MOST_DRAWN
    given = graph.given | graph.constants
    if got.kind != "values" or told is None or not few:
        answer = _reads(entry, graph, got) if got.kind == "values" else NO_VALUES[got.kind]
        drawn = _drawn(graph.inputs, given, {}, graph.ops, {}) if few else {}
        return Told(answer, _reads(entry, graph, right), "", drawn)
    values, wanted = told
    own_values, own = _parts(entry, graph, got) or ({}, {})
    name, answer, want = _first_difference(graph, (own_values, own), (values, wanted))
    if len(wanted) < len(graph.nodes):  # not every node was asked about: each difference counts
        answer, want = _differences(graph, (own_values, own), (values, wanted))
    numbers = {node: each for node, each in own_values.items() if _drawable(each)}
    grads = {node: each for node, each in own.items() if _drawable(each)}
    drawn = _drawn(graph.inputs, {**given, **numbers}, grads, graph.ops, wanted)
    return Told(answer, want, name, drawn)


def _reads(entry: Entry, graph: Graph, outcome: Outcome) -> str:
    """What was read of which node, but for the numbers that the leaves were given."""
    told = []
    for number, value in zip(entry.reads, outcome.values, strict=True):
        move = entry.moves[number]
        node = graph.numbers.get(move.args[1].number, "") if move.op == "get" else ""
        if not node:
            return _only(outcome)
        if move.args[2] in PREFIXES or graph.inputs[node]:
            told.append(f"{PREFIXES.get(move.args[2], '')}{node} = {_text(value)}")
    return ", ".join(told)


def _parts(
    entry: Entry, graph: Graph, outcome: Outcome
) -> tuple[dict[str, Any], dict[str, Any]] | None:
    """Values and gradients by node, where an entry reads nothing else."""
    parts: dict[str, dict[str, Any]] = {"data": {}, "grad": {}}
    for number, value in zip(entry.reads, outcome.values, strict=True):
        move = entry.moves[number]
        node = graph.numbers.get(move.args[1].number, "") if move.op == "get" else ""
        if not node or move.args[2] not in parts:
            return None
        parts[move.args[2]][node] = value
    return parts["data"], parts["grad"]


def _differences(
    graph: Graph, own: tuple[dict[str, Any], ...], right: tuple[dict[str, Any], ...]
) -> tuple[str, str]:
    """All that differs, the values before the gradients."""
    found = [
        (
            f"{prefix}{node} = {_text(own[half][node])}",
            f"{prefix}{node} = {_text(right[half][node])}",
        )
        for half, prefix in enumerate(("", "d_"))
        for node in graph.nodes
        if node in right[half] and not same(own[half][node], right[half][node])
    ]
    return ", ".join(each for each, _ in found), ", ".join(each for _, each in found)


def _first_difference(
    graph: Graph, own: tuple[dict[str, Any], ...], right: tuple[dict[str, Any], ...]
) -> tuple[str, str, str]:
    """The first wrong value going forward, else the first wrong gradient walking back."""
    forward = [(0, node, node) for node in graph.nodes]
    back = [(1, node, f"d_{node}") for node in reversed(graph.nodes)]
    for half, node, name in (each for each in (*forward, *back) if each[1] in right[each[0]]):
        if not same(own[half][node], right[half][node]):
            answer, want = _text(own[half][node]), _text(right[half][node])
            return node, f"{name} = {answer}", f"{name} = {want}"
    raise ValueError("the two outcomes do not differ")
