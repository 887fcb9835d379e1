"""Draw a computation graph as text, as a picture (SVG) or as Mermaid text.

    print(tree(e))                                       a Value and all it came from
    svg(e, names=locals())                               the same as a picture, in a notebook
    svg({"a": [], "b": [], "d": ["a", "b"]}, ops={"d": "+"}, values={"a": 2.0})

A graph is the root `Value` (with `.data`, `.grad`, `._prev`, and perhaps `._op`, `.label`), or
a dict: node -> its inputs, one entry per use. Squares are variables, circles are operators, and
arrows show the data flow.
"""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from html import escape
from itertools import accumulate, pairwise
from statistics import fmean
from typing import Any
from zlib import crc32

import numpy as np

NOT_YET = "not yet"  # stands for every gradient before the backward pass
MOST_LINES, MOST_DEEP = 200, 20  # beyond these a tree is cut, and says so
MOST_NODES, MOST_STEPS = 60, 12  # the same for a picture


@dataclass(frozen=True)
class Node:
    """A variable. `inputs` are positions in the list of nodes, which holds inputs first.

    `grad` is None where gradients are not spoken of, and "not yet" before the backward pass.
    """

    name: str
    op: str
    inputs: tuple[int, ...]
    value: Any = None
    grad: Any = None
    marks: tuple[str, ...] = ()
    dead: bool = False
    wrong: bool = False


def read(
    graph: Any,
    values: Mapping[str, Any] | None = None,
    grads: Mapping[str, Any] | None = None,
    ops: Mapping[str, str] | None = None,
    want: Mapping[str, Any] | None = None,
    names: Mapping[str, Any] | None = None,
) -> list[Node]:
    """The nodes of a graph, inputs before consumers, the root last, with what is to be marked.

    `want` holds expected gradients by node name; `names` names Values, also those in lists, as
    `locals()` does. ValueError where a node is computed from itself, TypeError for no graph.
    """
    if isinstance(graph, Mapping):
        nodes = _from_dict(graph, values or {}, grads, ops or {})
    elif hasattr(graph, "_prev"):
        nodes = _from_value(graph, names or {}, ops or {})
    else:
        raise TypeError("a drawing needs a Value, or a dict from each node to its inputs")
    if not nodes:
        raise ValueError("there is no node to draw")
    uses = [0] * len(nodes)
    for place in (place for node in nodes for place in node.inputs):
        uses[place] += 1
    wrong = _first_wrong(nodes, want or {})
    return [_marked(node, nodes, uses[i], wrong.get(i)) for i, node in enumerate(nodes)]


def _from_dict(
    graph: Mapping[str, Sequence[str]],
    values: Mapping[str, Any],
    grads: Mapping[str, Any] | None,
    ops: Mapping[str, str],
) -> list[Node]:
    used = {name for inputs in graph.values() for name in inputs}
    roots = [name for name in graph if name not in used] or list(graph)[:1]
    order = _in_order(roots, lambda name: graph.get(name, ()), lambda name: name)
    at = {name: place for place, name in enumerate(order)}
    nodes = []
    for name in order:
        inputs = tuple(at[each] for each in graph.get(name, ()))
        grad = NOT_YET if grads == {} else (grads or {}).get(name)
        grad = NOT_YET if grad is None and name in (grads or {}) else grad
        nodes.append(Node(name, ops.get(name, ""), inputs, values.get(name), grad))
    return nodes


def _from_value(root: Any, names: Mapping[str, Any], ops: Mapping[str, str]) -> list[Node]:
    order = _in_order([root], lambda value: tuple(value._prev), id)
    at = {id(value): place for place, value in enumerate(order)}
    given = [
        pair for name, thing in names.items() if name[0] != "_" for pair in _named(name, thing)
    ]
    called = dict(reversed(given))  # of two names for a node the first one stays
    grads = [getattr(value, "grad", None) for value in order]
    before = not any(np.any(grad) for grad in grads if grad is not None)
    nodes = []
    for place, value in enumerate(order):
        name = str(called.get(id(value)) or getattr(value, "label", "") or f"v{place + 1}")
        op = str(ops.get(name) or getattr(value, "_op", "") or "")
        grad = NOT_YET if before or grads[place] is None else grads[place]
        inputs = tuple(at[id(each)] for each in value._prev)
        nodes.append(Node(name, op, inputs, value.data, grad))
    return nodes


def _named(name: str, thing: Any) -> list[tuple[int, str]]:
    if isinstance(thing, list | tuple):
        return [pair for i, each in enumerate(thing) for pair in _named(f"{name}[{i}]", each)]
    return [(id(thing), name)]


def _in_order(
    roots: Iterable[Any], inputs_of: Callable[[Any], Iterable[Any]], key: Callable[[Any], Any]
) -> list[Any]:
    """Topological order by a stack of our own: a chain may be thousands of nodes long."""
    order: list[Any] = []
    finished: dict[Any, bool] = {}
    for root in roots:
        stack = [(root, iter(inputs_of(root)))] if key(root) not in finished else []
        finished.setdefault(key(root), False)
        while stack:
            node, rest = stack[-1]
            for one in rest:
                if key(one) not in finished:
                    finished[key(one)] = False
                    stack.append((one, iter(inputs_of(one))))
                    break
                if not finished[key(one)]:
                    raise ValueError("this is no computation graph: a node is its own input")
            else:
                finished[key(node)] = True
                order.append(stack.pop()[0])
    return order


def _first_wrong(nodes: list[Node], want: Mapping[str, Any]) -> dict[int, str]:
    """The first wrong gradient walking back from the root: all on its output side are right."""
    for place in reversed(range(len(nodes))):
        name, grad = nodes[place].name, nodes[place].grad
        if name in want and grad is not None and not _same(grad, want[name]):
            return {place: f"expected {' '.join(_number(want[name]).split())}"}
    return {}


def _same(got: Any, want: Any) -> bool:
    if isinstance(got, str):
        return False
    one, other = np.asarray(got, np.float64), np.asarray(want, np.float64)
    if one.shape != other.shape:
        return False
    return bool(np.allclose(one, other, rtol=1e-9, atol=1e-12 * np.abs(other).max(initial=0.0)))


def _marked(node: Node, nodes: list[Node], uses: int, wrong: str | None) -> Node:
    off = np.zeros(0, bool)
    if node.op.lower() == "relu" and node.inputs and nodes[node.inputs[0]].value is not None:
        off = np.asarray(nodes[node.inputs[0]].value, float) <= 0
    units = ", ".join(str(int(i)) for i in np.flatnonzero(off)) if off.ndim else ""
    many = "s" if off.ndim and off.sum() > 1 else ""
    marks = [f"fork: {uses} uses"] * (uses > 1)
    marks += [f"dead unit{many} {units}".rstrip()] * bool(off.any())
    marks += ["first wrong gradient", wrong] if wrong else []
    dead = bool(off.size and off.all())
    return replace(node, marks=tuple(marks), dead=dead, wrong=bool(wrong))


# Text.


def tree(graph: Any, **more: Any) -> str:
    """The graph as a tree: the root on top, inputs indented below the node that uses them.

    A node that was shown before says "(again)" in place of its marks, and is not opened twice.
    Takes what `read` takes.
    """
    nodes = read(graph, **more)
    lines: list[str] = []
    seen: set[int] = set()
    stack = [(place, "", "") for place in _roots(nodes)]
    while stack and len(lines) < MOST_LINES:
        place, start, below = stack.pop()
        deep = len(below) > 4 * MOST_DEEP and nodes[place].inputs
        inputs = () if place in seen or deep else nodes[place].inputs
        more_of_it = "  (again)" if place in seen else "  ..." if deep else ""
        node = replace(nodes[place], marks=()) if place in seen else nodes[place]
        lines.append(start + _line(node) + more_of_it)
        seen.add(place)
        branches = [(each, below + "|-- ", below + "|   ") for each in inputs]
        branches[-1:] = [(each, below + "`-- ", below + "    ") for each in inputs[-1:]]
        stack += reversed(branches)
    if len(seen) < len(nodes):
        lines.append(f"... {len(seen)} of {len(nodes)} nodes are shown")
    return "\n".join(lines)


def mermaid(graph: Any, **more: Any) -> str:
    """The graph as Mermaid text, which many Markdown pages draw. Takes what `read` takes."""
    nodes, shown = _nearest(read(graph, **more))
    lines = ["flowchart LR"]
    for place in shown:
        node, op = nodes[place], _quoted(_plain(nodes[place].op)) or "&nbsp;"
        rows = [" ".join(line.split()) for line in _lines(node)]
        lines.append(f'    n{place}["{"<br>".join(map(_quoted, [*rows, *node.marks]))}"]')
        if node.inputs:
            lines.append(f'    o{place}(("{op}")) --> n{place}')
        lines += [f"    n{each} --> o{place}" for each in node.inputs if each in shown]
        if node.wrong:
            lines.append(f"    style n{place} stroke:#b3261e,stroke-width:3px")
    return "\n".join(lines)


def _line(node: Node) -> str:
    title, *grad = (" ".join(line.split()) for line in _lines(node))
    op = [f"[{_plain(node.op)}]"] if node.op else []
    return "  ".join([title, *op, *grad, *(f"<- {mark}" for mark in node.marks)])


def _lines(node: Node) -> list[str]:
    """`a = 2` and `d_a = -3`; an array of two dimensions has its rows below each other."""
    name = _plain(node.name)
    lines = [name if node.value is None else f"{name} = {_number(node.value, len(name) + 3)}"]
    if node.grad is not None:
        grad = f"d_{name} = {_number(node.grad, len(name) + 5)}"
        lines.append(grad.replace(f"= {NOT_YET}", NOT_YET))
    return lines


def _number(value: Any, indent: int = 0) -> str:
    if value is None or isinstance(value, str):
        return NOT_YET
    array = np.asarray(value)
    if array.ndim > 2 or max(array.shape, default=0) > 6:
        return f"array of shape {array.shape}"
    if array.ndim:
        between = ", " if array.ndim == 1 else ",\n" + " " * (indent + 1)
        return "[" + between.join(_number(each) for each in array) + "]"
    return f"{float(array) + 0.0:.4g}"


def _plain(text: str) -> str:
    """ASCII on one line, whatever a label holds."""
    return "".join(c if c.isascii() and c.isprintable() else "?" for c in str(text))[:24]


def _quoted(text: str) -> str:
    return escape(text).replace("\\", "/")


def _roots(nodes: list[Node]) -> list[int]:
    used = {place for node in nodes for place in node.inputs}
    return [place for place in range(len(nodes)) if place not in used]


def _nearest(nodes: list[Node]) -> tuple[list[Node], list[int]]:
    """The nodes, and the places of those that are drawn: the ones nearest to the root."""
    steps = dict.fromkeys(_roots(nodes), 0)
    queue = list(steps)
    for place in queue:
        new = [each for each in dict.fromkeys(nodes[place].inputs) if each not in steps]
        if len(steps) + len(new) <= MOST_NODES and steps[place] < MOST_STEPS:
            steps |= dict.fromkeys(new, steps[place] + 1)
            queue += new
    cut = f"... of {len(nodes) - len(steps)} more nodes"
    edge = {place for place in steps if any(each not in steps for each in nodes[place].inputs)}
    marked = [replace(n, marks=(*n.marks, cut)) if p in edge else n for p, n in enumerate(nodes)]
    return marked, sorted(steps)


# Picture. Columns by the distance from the root, rows so that few arrows cross, then the shapes.

Item = tuple[int, int, int]  # a node is (place, -1, -1), a passing arrow (source, target, column)
Routes = dict[tuple[int, int], list[Item]]
LETTER, LINE, SMALL, PAD = 7.9, 18.0, 14.0, 9.0  # sizes in pixels, as all numbers below
GAP, ARROW, BETWEEN, MARGIN = 16.0, 18.0, 36.0, 14.0
APART, LANE = 12.0, 5.0  # between two arrows where they leave a square, and on their way
CELL, SMALLEST = 845.0, 0.61  # a notebook's width, and how much smaller letters can still be read
LOOK = {  # attributes, not a style sheet: pages that clean SVG leave them in
    "page": 'font-family="ui-monospace,Menlo,Consolas,DejaVu Sans Mono,monospace" font-size="13"',
    "variable": 'fill="#f6f8fa" stroke="#30363d" stroke-width="1.4"',
    "dead": 'fill="#e4e6ea" stroke="#30363d" stroke-width="1.4" stroke-dasharray="5 3"',
    "wrong": 'fill="#fdecea" stroke="#b3261e" stroke-width="3"',
    "operator": 'fill="#fff4d6" stroke="#30363d" stroke-width="1.4"',
    "word": 'font-size="11" text-anchor="middle" fill="#1b1f24"',
    "value": 'fill="#1b1f24"',
    "gradient": 'fill="#0b57d0"',
    "not yet": 'fill="#5b6b8c" font-style="italic"',
    "mark": 'font-size="11" fill="#57606a"',
    "wrong mark": 'font-size="11" font-weight="700" fill="#b3261e"',
    "line": 'fill="none" stroke="#57606a" stroke-width="1.5"',
    "head": 'fill="#57606a"',
}


@dataclass(frozen=True)
class Drawing:
    """A picture that shows itself in a notebook; `text` is the SVG, `words` the same in letters."""

    text: str
    words: str = "a picture"

    def __repr__(self) -> str:
        """What a console shows, and a notebook that somebody else has run."""
        return self.words

    def _repr_svg_(self) -> str:
        """JupyterLab does not shrink a picture, so a wide one is handed over smaller."""
        width, height = map(float, re.findall(r'(?:width|height)="(\d+)"', self.text)[:2])
        scale = max(SMALLEST, min(1.0, CELL / width))
        small = f'width="{width * scale:.0f}" height="{height * scale:.0f}"'
        return self.text.replace(f'width="{width:.0f}" height="{height:.0f}"', small, 1)

    def save(self, path: str) -> None:
        """Write it to a file."""
        with open(path, "w", encoding="utf-8") as file:
            file.write(self.text)


@dataclass(frozen=True)
class Size:
    """A variable's square, the operator before it (0 for a leaf) and the words below it."""

    width: float
    height: float
    radius: float
    words: float
    below: float

    @property
    def lead(self) -> float:
        """What stands before the square."""
        return 2 * self.radius + ARROW if self.radius else 0.0


@dataclass(frozen=True)
class Plan:
    """Where everything goes.

    `xs` says of each column where it, its squares and its gap begin; `starts` of each node at which
    height an arrow leaves it: by its consumer, and counted where that one uses it several times.
    """

    nodes: list[Node]
    sizes: dict[int, Size]
    columns: dict[int, int]
    routes: Routes
    xs: list[tuple[float, float, float]]
    ys: dict[Item, float]
    starts: dict[int, dict[tuple[int, int], float]]

    def square(self, place: int) -> tuple[float, float, Size]:
        """The left side and the middle height of a variable's square, and its size."""
        return self.xs[self.columns[place]][1], self.ys[place, -1, -1], self.sizes[place]


def svg(graph: Any, title: str = "Computation graph", **more: Any) -> Drawing:
    """The graph as a picture, data flowing from left to right. Takes what `read` takes."""
    nodes, shown = _nearest(read(graph, **more))
    sizes = {place: _size(nodes[place]) for place in shown}
    columns = _columns(nodes, shown)
    routes = _routes(nodes, columns)
    ys = _ys(_rows(columns, routes), routes, sizes)
    starts = {place: _starts(place, nodes, routes, ys, sizes[place]) for place in shown}
    plan = Plan(nodes, sizes, columns, routes, _xs(columns, sizes), ys, starts)
    shapes = [shape for place in shown for shape in _arrows(plan, place)]
    shapes += [shape for place in shown for shape in _shapes(plan, place)]
    width = plan.xs[-1][2] + MARGIN
    height = max(y + _span(item, sizes)[1] for item, y in ys.items()) + MARGIN
    page = _page(title, _told(nodes, shown), shapes, width, height)
    return Drawing(page, tree(graph, **more))


def _size(node: Node) -> Size:
    lines = "\n".join(_lines(node)).split("\n")
    width = max(map(len, lines)) * LETTER + 2 * PAD
    words = max((len(mark) for mark in node.marks), default=0) * LETTER * 11 / 13
    radius = max(14.0, len(_plain(node.op)) * LETTER * 11 / 26 + 5) if node.inputs else 0.0
    return Size(width, len(lines) * LINE + PAD, radius, words, len(node.marks) * SMALL)


def _columns(nodes: list[Node], shown: list[int]) -> dict[int, int]:
    """As many columns before the last one as there are arrows on the longest way to the root."""
    far = dict.fromkeys(shown, 0)
    for place in reversed(shown):
        for each in nodes[place].inputs:
            if each in far:
                far[each] = max(far[each], far[place] + 1)
    return {place: max(far.values()) - distance for place, distance in far.items()}


def _routes(nodes: list[Node], columns: dict[int, int]) -> Routes:
    """The items that the arrows from a node to a consumer touch, one in every column."""
    routes = {}
    for target, last in columns.items():
        for source in nodes[target].inputs:
            if source in columns:
                between = [(source, target, at) for at in range(columns[source] + 1, last)]
                routes[source, target] = [(source, -1, -1), *between, (target, -1, -1)]
    return routes


def _rows(columns: dict[int, int], routes: Routes) -> list[list[Item]]:
    """The items of each column from top to bottom: of several tries, the fewest crossings."""
    rows: list[list[Item]] = [[] for _ in range(max(columns.values()) + 1)]
    for place, column in columns.items():
        rows[column].append((place, -1, -1))
    for route in routes.values():
        for item in route[1:-1]:
            rows[item[2]].append(item)
    for row in rows:
        row.sort()  # places count the leaves from the first input on, so this is a good start
    left, right = _neighbours(routes)
    best, fewest = rows, _crossings(rows, right)
    for sweep in range(16):
        side, turn = (left, 1) if sweep % 2 == 0 else (right, -1)
        at = {item: float(i) for row in rows for i, item in enumerate(row)}
        new = []
        for row in rows[::turn]:
            mean = {item: fmean([at[e] for e in side.get(item, [])] or [at[item]]) for item in row}
            new.append(sorted(row, key=lambda item: mean[item]))
            at |= {item: float(i) for i, item in enumerate(new[-1])}
        rows = new[::turn]
        if (count := _crossings(rows, right)) < fewest:
            best, fewest = rows, count
    return best


def _neighbours(
    routes: Routes,
) -> tuple[dict[Item, list[Item]], dict[Item, list[Item]]]:
    left: dict[Item, list[Item]] = {}
    right: dict[Item, list[Item]] = {}
    for route in routes.values():
        for one, other in pairwise(route):
            right.setdefault(one, []).append(other)
            left.setdefault(other, []).append(one)
    return left, right


def _crossings(rows: list[list[Item]], right: dict[Item, list[Item]]) -> int:
    at = {item: i for row in rows for i, item in enumerate(row)}
    count = 0
    for row in rows:
        ends = [
            at[other] for item in row for other in sorted(right.get(item, []), key=at.__getitem__)
        ]
        count += sum(one > other for i, one in enumerate(ends) for other in ends[i + 1 :])
    return count


def _ys(rows: list[list[Item]], routes: Routes, sizes: dict[int, Size]) -> dict[Item, float]:
    """The middle of every square: near the middle of its neighbours, never on another one."""
    left, right = _neighbours(routes)
    ys = {item: 0.0 for row in rows for item in row}
    for sweep in range(24):
        before = dict(ys)
        for row in rows if sweep % 2 == 0 else reversed(rows):
            near = [[*left.get(item, []), *right.get(item, [])] for item in row]
            wish = [fmean(ys[each] for each in some) if some else 0.0 for some in near]
            ys.update(zip(row, _spread(wish, [_span(item, sizes) for item in row]), strict=True))
        if ys == before:
            break
    top = min(y - _span(item, sizes)[0] for item, y in ys.items())
    return {item: y - top + MARGIN for item, y in ys.items()}


def _span(item: Item, sizes: dict[int, Size]) -> tuple[float, float]:
    """How far an item reaches above and below its middle."""
    if item[1] >= 0:
        return 4.0, 4.0
    size = sizes[item[0]]
    half = max(size.height / 2, size.radius)
    return half, max(half, size.height / 2 + size.below)


def _spread(wish: list[float], spans: list[tuple[float, float]]) -> list[float]:
    """The places nearest to those wished for that keep the order and the gaps."""
    gaps = [0.0, *(a[1] + GAP + b[0] for a, b in pairwise(spans))]
    offsets = list(accumulate(gaps))
    blocks: list[list[float]] = []  # neighbours that push each other move as one, at their mean
    for value, offset in zip(wish, offsets, strict=True):
        blocks.append([value - offset])
        while len(blocks) > 1 and fmean(blocks[-2]) > fmean(blocks[-1]):
            blocks[-2:] = [blocks[-2] + blocks[-1]]
    flat = [fmean(block) for block in blocks for _ in block]
    return [y + offset for y, offset in zip(flat, offsets, strict=True)]


def _xs(columns: dict[int, int], sizes: dict[int, Size]) -> list[tuple[float, float, float]]:
    """Where each column begins, where its squares begin, and where it ends."""
    found, x = [], MARGIN
    for column in range(max(columns.values()) + 1):
        here = [sizes[place] for place, at in columns.items() if at == column]
        middle = x + max(size.lead for size in here)
        found.append((x, middle, middle + max(max(size.width, size.words) for size in here)))
        x = found[-1][2] + BETWEEN
    return found


def _starts(
    source: int, nodes: list[Node], routes: Routes, ys: dict[Item, float], size: Size
) -> dict[tuple[int, int], float]:
    """Every use leaves the square at a height of its own, in the order of where they go."""
    targets = [target for begin, target in routes if begin == source]
    targets.sort(key=lambda target: ys[routes[source, target][1]])
    counts = [(target, nodes[target].inputs.count(source)) for target in targets]
    uses = [(target, number) for target, count in counts for number in range(count)]
    apart = min(APART, (size.height - PAD) / max(1, len(uses) - 1))
    middle = ys[source, -1, -1] - apart * (len(uses) - 1) / 2
    return {use: middle + apart * slot for slot, use in enumerate(uses)}


def _arrows(plan: Plan, target: int) -> Iterator[str]:
    """Every use of an input is an arrow into the operator, which has one to its variable."""
    came = [source for source in plan.nodes[target].inputs if source in plan.columns]
    came.sort(key=lambda source: plan.ys[plan.routes[source, target][-2]])
    x, y, size = plan.square(target)
    for slot, source in enumerate(came):
        tilt = 0.0 if len(came) == 1 else 1.2 * slot / (len(came) - 1) - 0.6
        side = size.radius * float(np.sqrt(1 - tilt**2))
        end = (x - ARROW - size.radius - side, y + size.radius * tilt)
        yield _arrow(plan, (source, target), came[:slot].count(source), end)
    if plan.nodes[target].inputs:
        yield f'<path {LOOK["line"]} d="M{x - ARROW:.1f} {y:.1f}H{x - 8:.1f}"/>{_head(x, y)}'


def _arrow(plan: Plan, route: tuple[int, int], number: int, end: tuple[float, float]) -> str:
    """From a square to its column's edge, past what is between, into the operator."""
    source, target = route
    left, _, size = plan.square(source)
    y = plan.starts[source][target, number]
    x = plan.xs[plan.columns[source]][2]
    path = f"M{left + size.width:.1f} {y:.1f}H{x:.1f}"
    lane = LANE * (number - (plan.nodes[target].inputs.count(source) - 1) / 2)
    stops = [(*plan.xs[item[2]], plan.ys[item] + lane) for item in plan.routes[route][1:-1]]
    last = min(plan.xs[plan.columns[target]][0], end[0] - 8)
    stops.append((last, 0.0, end[0] - 8, end[1]))
    for begin, _, leave, height in stops:
        half = (begin - x) / 2
        path += f"C{x + half:.1f} {y:.1f} {begin - half:.1f} {height:.1f} "
        path += f"{begin:.1f} {height:.1f}H{leave:.1f}"
        x, y = leave, height
    return f'<path {LOOK["line"]} d="{path}"/>{_head(*end)}'


def _head(x: float, y: float) -> str:
    return f'<path {LOOK["head"]} d="M{x:.1f} {y:.1f}l-9 -4.5v9z"/>'


def _shapes(plan: Plan, place: int) -> Iterator[str]:
    """One variable with its operator, its texts and its marks."""
    node, (x, y, size) = plan.nodes[place], plan.square(place)
    if node.inputs:
        middle = x - ARROW - size.radius
        yield f'<circle {LOOK["operator"]} cx="{middle:.1f}" cy="{y:.1f}" r="{size.radius:.1f}"/>'
        yield _text("word", middle, y + 4, escape(_plain(node.op)))
    look = LOOK["wrong" if node.wrong else "dead" if node.dead else "variable"]
    box = f'y="{y - size.height / 2:.1f}" width="{size.width:.1f}" height="{size.height:.1f}"'
    yield f'<rect {look} x="{x:.1f}" {box} rx="2"/>'
    for number, (kind, row) in enumerate(_rows_of(node)):
        yield _text(kind, x + PAD, y - size.height / 2 + PAD / 2 + 13 + LINE * number, row)
    for number, mark in enumerate(node.marks):
        kind = "wrong mark" if mark.startswith(("first wrong", "expected")) else "mark"
        yield _text(kind, x, y + size.height / 2 + SMALL * (number + 1) - 2, escape(mark))
        if mark.startswith("fork"):
            for start in plan.starts[place].values():
                yield f'<circle {LOOK["head"]} cx="{x + size.width:.1f}" cy="{start:.1f}" r="3"/>'


def _rows_of(node: Node) -> Iterator[tuple[str, str]]:
    """The rows of text in a square: which look each has, and its SVG."""
    name = escape(_plain(node.name))
    for number, text in enumerate(_lines(node)):
        kind = "not yet" if text.endswith(NOT_YET) else "gradient" if number else "value"
        for line, row in enumerate(text.split("\n")):
            indent = "&#160;" * (len(row) - len(row.lstrip()))
            words = indent + escape(row.lstrip())
            if number == line == 0:
                words = f'<tspan font-weight="700">{name}</tspan>{words.removeprefix(name)}'
            yield kind, words


def _text(kind: str, x: float, y: float, words: str) -> str:
    return f'<text {LOOK[kind]} x="{x:.1f}" y="{y:.1f}">{words}</text>'


def _told(nodes: list[Node], shown: list[int]) -> str:
    """The picture in words, for those who cannot see it."""
    told = []
    for place in reversed(shown):
        node = nodes[place]
        names = ", ".join(_plain(nodes[each].name) for each in node.inputs)
        made = f"from {names}" + (f" by {_plain(node.op)}" if node.op else "")
        lines = [" ".join(line.split()) for line in _lines(node)]
        told.append("; ".join([*lines, made if names else "a leaf", *node.marks]))
    return ". ".join(told) + "."


def _page(title: str, told: str, shapes: list[str], width: float, height: float) -> str:
    """The whole text; on a narrow screen it shrinks to what can still be read, then scrolls."""
    name = f"g{crc32(told.encode()):08x}"  # the ids of two pictures on one page must differ
    size = f'width="{width:.0f}" height="{height:.0f}"'
    style = f"max-width:100%;min-width:{width * 0.6:.0f}px;height:auto"
    head = [
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} viewBox="0 0 {width:.0f} {height:.0f}" '
        f'role="img" aria-labelledby="{name}t {name}d" style="{style}" {LOOK["page"]}>',
        f'<title id="{name}t">{escape(_plain(title))}</title>',
        f'<desc id="{name}d">{escape(told)}</desc>',
        f'<rect {size} rx="8" fill="#ffffff"/>',
    ]
    return "\n".join([*head, *filter(None, shapes), "</svg>"])
