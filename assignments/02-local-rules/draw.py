"""Draw a computation graph as text, as a picture (SVG) or as Mermaid text.

    print(tree(e))                                       a Value and all it came from
    svg(e, names=locals())                               the same as a picture, in a notebook
    svg({"a": [], "b": [], "d": ["a", "b"]}, ops={"d": "+"}, values={"a": 2.0})

A graph is the root `Value` (with `.data`, `.grad`, `._prev`, and perhaps `._op`, `.label`), or
a dict: node -> its inputs, one entry per use. Squares are variables, circles are operators, and
arrows show the data flow.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from html import escape
from itertools import pairwise
from typing import Any
from zlib import crc32

import numpy as np

NOT_YET = "not yet"  # stands for every gradient before the backward pass
MOST_LINES, MOST_NODES = 200, 60


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

    `want` holds expected gradients by node name; `names` gives names to Values, as `locals()`
    does. ValueError where a node is computed from itself.
    """
    if isinstance(graph, Mapping):
        nodes = _from_dict(graph, values or {}, grads, ops or {})
    else:
        nodes = _from_value(graph, names or {})
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


def _from_value(root: Any, names: Mapping[str, Any]) -> list[Node]:
    order = _in_order([root], lambda value: tuple(value._prev), id)
    at = {id(value): place for place, value in enumerate(order)}
    called = {id(value): name for name, value in names.items() if id(value) in at}
    before = getattr(root, "grad", None) != 1 and not any(getattr(v, "grad", 0) for v in order)
    nodes = []
    for place, value in enumerate(order):
        label = called.get(id(value)) or getattr(value, "label", "") or f"v{place + 1}"
        inputs = tuple(at[id(each)] for each in value._prev)
        grad = NOT_YET if before else value.grad
        op = str(getattr(value, "_op", "") or "")
        nodes.append(Node(str(label), op, inputs, value.data, grad))
    return nodes


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
    one, other = np.asarray(got, float), np.asarray(want, float)
    if one.shape != other.shape:
        return False
    return bool(np.allclose(one, other, rtol=1e-9, atol=1e-12 * np.abs(other).max(initial=0.0)))


def _marked(node: Node, nodes: list[Node], uses: int, wrong: str | None) -> Node:
    off = np.zeros(0, bool)
    if node.op.lower() == "relu" and node.inputs and nodes[node.inputs[0]].value is not None:
        off = np.asarray(nodes[node.inputs[0]].value, float) <= 0
    units = " " + ", ".join(str(int(i)) for i in np.flatnonzero(off)) if off.ndim else ""
    marks = [f"fork: {uses} uses"] * (uses > 1)
    marks += [f"dead unit{units}"] * bool(off.any())
    marks += ["first wrong gradient", wrong] if wrong else []
    dead = bool(off.size and off.all())
    return replace(node, marks=tuple(marks), dead=dead, wrong=bool(wrong))


# Text.


def tree(graph: Any, **more: Any) -> str:
    """The graph as a tree: the root on top, inputs indented below the node that uses them.

    A node that was shown before is marked "(again)" and not opened twice. Takes what `read` takes.
    """
    nodes = read(graph, **more)
    lines: list[str] = []
    seen: set[int] = set()
    stack = [(place, "", "") for place in _roots(nodes)]
    while stack and len(lines) < MOST_LINES:
        place, start, below = stack.pop()
        inputs = () if place in seen else nodes[place].inputs
        lines.append(start + _line(nodes[place]) + ("  (again)" if place in seen else ""))
        seen.add(place)
        branches = [(each, below + "|-- ", below + "|   ") for each in inputs]
        branches[-1:] = [(each, below + "`-- ", below + "    ") for each in inputs[-1:]]
        stack += reversed(branches)
    if stack:
        lines.append(f"... {len(seen)} of {len(nodes)} nodes are shown")
    return "\n".join(lines)


def mermaid(graph: Any, **more: Any) -> str:
    """The graph as Mermaid text, which many Markdown pages draw. Takes what `read` takes."""
    nodes, shown = _nearest(read(graph, **more))
    lines = ["flowchart LR"]
    for place in shown:
        node = nodes[place]
        text = "<br>".join(_quoted(" ".join(line.split())) for line in [*_lines(node), *node.marks])
        lines.append(f'    n{place}["{text}"]')
        lines += [f'    o{place}(("{_quoted(node.op) or "&nbsp;"}")) --> n{place}'] * bool(
            node.inputs
        )
        lines += [f"    n{each} --> o{place}" for each in node.inputs if each in shown]
        lines += [f"    style n{place} stroke:#b3261e,stroke-width:3px"] * node.wrong
    return "\n".join(lines)


def _line(node: Node) -> str:
    title, *grad = (" ".join(line.split()) for line in _lines(node))
    op = [f"[{_plain(node.op)}]"] if node.op else []
    return "  ".join([title, *op, *grad, *(f"<- {mark}" for mark in node.marks)])


def _lines(node: Node) -> list[str]:
    """`a = 2` and `d_a = -3`; an array of two dimensions has its rows below each other."""
    name = _plain(node.name)
    title = name if node.value is None else f"{name} = {_number(node.value, len(name) + 3)}"
    if node.grad is None:
        return [title]
    return [
        title,
        f"d_{name} = {_number(node.grad, len(name) + 5)}".replace(f"= {NOT_YET}", NOT_YET),
    ]


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
    shown = dict.fromkeys(_roots(nodes))
    for place in (queue := list(shown)):
        new = [each for each in dict.fromkeys(nodes[place].inputs) if each not in shown]
        if len(shown) + len(new) <= MOST_NODES:
            shown.update(dict.fromkeys(new))
            queue += new
    cut = f"not drawn: {len(nodes) - len(shown)} nodes further to the leaf side"
    edge = {p for p in shown if any(each not in shown for each in nodes[p].inputs)}
    marked = [replace(n, marks=(*n.marks, cut)) if p in edge else n for p, n in enumerate(nodes)]
    return marked, sorted(shown)


# Picture. Columns by the distance from the root, rows so that few arrows cross, then the shapes.

Item = tuple[int, int, int]  # a node is (place, -1, -1), a passing arrow (source, target, column)
LETTER, LINE, SMALL, PAD = 7.9, 18.0, 14.0, 9.0  # sizes in pixels, as all numbers below
GAP, ARROW, BETWEEN, MARGIN = 16.0, 18.0, 46.0, 14.0
STYLE = (
    "text{font:13px ui-monospace,Menlo,Consolas,'DejaVu Sans Mono',monospace;fill:#1b1f24;"
    "white-space:pre}.p{font-size:11px;text-anchor:middle}"
    ".n{font-weight:700}.g{fill:#0b57d0}.y{fill:#5b6b8c;font-style:italic}"
    ".m{font-size:11px;fill:#57606a}.r{fill:#b3261e;font-weight:700}"
    ".v{fill:#f6f8fa;stroke:#30363d;stroke-width:1.4}.o{fill:#fff4d6;stroke:#30363d;stroke-width:1.4}"
    ".d{fill:#e4e6ea;stroke-dasharray:5 3}.w{fill:#fdecea;stroke:#b3261e;stroke-width:3}"
    ".e{fill:none;stroke:#57606a;stroke-width:1.5}.h{fill:#57606a}"
)


@dataclass(frozen=True)
class Drawing:
    """A picture that shows itself in a notebook; `text` is the SVG."""

    text: str

    def _repr_svg_(self) -> str:
        return self.text

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


def svg(graph: Any, title: str = "Computation graph", **more: Any) -> Drawing:
    """The graph as a picture, data flowing from left to right. Takes what `read` takes."""
    nodes, shown = _nearest(read(graph, **more))
    sizes = {place: _size(nodes[place]) for place in shown}
    columns = _columns(nodes, shown)
    routes = _routes(nodes, columns)
    rows = _rows(columns, routes)
    ys = _ys(rows, routes, sizes)
    xs = _xs(columns, sizes)
    shapes = [*_arrows(nodes, routes, columns, sizes, xs, ys)]
    for place in shown:
        shapes += _shapes(nodes[place], sizes[place], xs[columns[place]][1], ys[(place, -1, -1)])
    bottom = max(ys[(p, -1, -1)] + sizes[p].height / 2 + sizes[p].below for p in shown)
    return Drawing(_page(title, _told(nodes, shown), shapes, xs[-1][2] + MARGIN, bottom + MARGIN))


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


def _routes(nodes: list[Node], columns: dict[int, int]) -> dict[tuple[int, int], list[Item]]:
    """The items that the arrows from a node to a consumer touch, one in every column."""
    routes = {}
    for target, last in columns.items():
        for source in nodes[target].inputs:
            if source in columns:
                between = [(source, target, at) for at in range(columns[source] + 1, last)]
                routes[source, target] = [(source, -1, -1), *between, (target, -1, -1)]
    return routes


def _rows(columns: dict[int, int], routes: dict[tuple[int, int], list[Item]]) -> list[list[Item]]:
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
            mean = {
                item: np.mean([at[e] for e in side.get(item, [])] or [at[item]]) for item in row
            }
            new.append(sorted(row, key=lambda item: mean[item]))
            at |= {item: float(i) for i, item in enumerate(new[-1])}
        rows = new[::turn]
        if (count := _crossings(rows, right)) < fewest:
            best, fewest = rows, count
    return best


def _neighbours(
    routes: dict[tuple[int, int], list[Item]],
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


def _ys(
    rows: list[list[Item]], routes: dict[tuple[int, int], list[Item]], sizes: dict[int, Size]
) -> dict[Item, float]:
    """The middle of every square: near the middle of its neighbours, never on another one."""
    left, right = _neighbours(routes)
    ys = {item: 0.0 for row in rows for item in row}
    for sweep in range(24):
        for row in rows if sweep % 2 == 0 else reversed(rows):
            near = [[*left.get(item, []), *right.get(item, [])] for item in row]
            wish = [float(np.mean([ys[e] for e in some])) if some else 0.0 for some in near]
            ys.update(zip(row, _spread(wish, [_span(item, sizes) for item in row]), strict=True))
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
    offsets = np.cumsum(gaps)
    blocks: list[list[float]] = []  # neighbours that push each other move as one, at their mean
    for value in np.asarray(wish) - offsets:
        blocks.append([float(value)])
        while len(blocks) > 1 and np.mean(blocks[-2]) > np.mean(blocks[-1]):
            blocks[-2:] = [blocks[-2] + blocks[-1]]
    flat = [float(np.mean(block)) for block in blocks for _ in block]
    return [y + float(offset) for y, offset in zip(flat, offsets, strict=True)]


def _xs(columns: dict[int, int], sizes: dict[int, Size]) -> list[tuple[float, float, float]]:
    """Where each column begins, where its squares begin, and where it ends."""
    found, x = [], MARGIN
    for column in range(max(columns.values()) + 1):
        here = [sizes[place] for place, at in columns.items() if at == column]
        middle = x + max(size.lead for size in here)
        found.append((x, middle, middle + max(max(size.width, size.words) for size in here)))
        x = found[-1][2] + BETWEEN
    return found


def _arrows(
    nodes: list[Node],
    routes: dict[tuple[int, int], list[Item]],
    columns: dict[int, int],
    sizes: dict[int, Size],
    xs: list[tuple[float, float, float]],
    ys: dict[Item, float],
) -> Iterator[str]:
    """Every use of an input is an arrow into its consumer's operator."""
    for target in columns:
        came = [source for source in nodes[target].inputs if source in columns]
        came.sort(key=lambda source: ys[routes[source, target][-2]])
        radius, y = sizes[target].radius, ys[(target, -1, -1)]
        for slot, source in enumerate(came):
            tilt = 0.0 if len(came) == 1 else 1.2 * slot / (len(came) - 1) - 0.6
            middle = xs[columns[target]][1] - ARROW - radius
            end = (middle - radius * float(np.sqrt(1 - tilt**2)), y + radius * tilt)
            start = (xs[columns[source]][1] + sizes[source].width, ys[(source, -1, -1)])
            passing = [
                (xs[at], ys[item]) for item in routes[source, target][1:-1] for at in [item[2]]
            ]
            bulge = 30 * tilt if came.count(source) > 1 else 0.0
            yield _arrow(start, xs[columns[source]][2], passing, xs[columns[target]][0], end, bulge)
        if nodes[target].inputs:
            tip = xs[columns[target]][1]
            yield f'<path class="e" d="M{tip - ARROW:.1f} {y:.1f}H{tip - 6:.1f}"/>{_head(tip, y)}'


def _arrow(
    start: tuple[float, float],
    edge: float,
    passing: list[tuple[tuple[float, float, float], float]],
    begin: float,
    end: tuple[float, float],
    bulge: float,
) -> str:
    """From a square to its column's edge, past what is between, into the operator."""
    path, (x, y) = f"M{start[0]:.1f} {start[1]:.1f}H{edge:.1f}", (edge, start[1])
    for (left, _, right), height in [*passing, ((begin, 0.0, end[0] - 5), end[1])]:
        half = (left - x) / 2
        path += f"C{x + half:.1f} {y + bulge:.1f} {left - half:.1f} {height:.1f} "
        path += f"{left:.1f} {height:.1f}H{right:.1f}"
        x, y = right, height
    return f'<path class="e" d="{path}"/>{_head(*end)}'


def _head(x: float, y: float) -> str:
    return f'<path class="h" d="M{x:.1f} {y:.1f}l-9 -4.5v9z"/>'


def _shapes(node: Node, size: Size, x: float, y: float) -> Iterator[str]:
    """One variable with its operator. `x` is the left side of the square, `y` its middle."""
    if node.inputs:
        middle = x - ARROW - size.radius
        yield f'<circle class="o" cx="{middle:.1f}" cy="{y:.1f}" r="{size.radius:.1f}"/>'
        word = escape(_plain(node.op))
        word = f'<text class="p" x="{middle:.1f}" y="{y + 4:.1f}">{word}</text>' if word else ""
        yield word
    kind = "v" + " d" * node.dead + " w" * node.wrong
    top = y - size.height / 2
    box = f'width="{size.width:.1f}" height="{size.height:.1f}"'
    yield f'<rect class="{kind}" x="{x:.1f}" y="{top:.1f}" {box} rx="2"/>'
    name = escape(_plain(node.name))
    place = top + PAD / 2 + 13
    for number, text in enumerate(_lines(node)):
        grad = "y" if text.endswith(NOT_YET) else "g"
        for line, row in enumerate(text.split("\n")):
            shown, style = escape(row), f' class="{grad}"' if number else ""
            if number == line == 0:
                shown = f'<tspan class="n">{name}</tspan>{shown.removeprefix(name)}'
            yield f'<text{style} x="{x + PAD:.1f}" y="{place:.1f}">{shown}</text>'
            place += LINE
    for number, mark in enumerate(node.marks):
        style = "m r" if mark.startswith(("first wrong", "expected")) else "m"
        low = y + size.height / 2 + SMALL * (number + 1) - 2
        yield f'<text class="{style}" x="{x:.1f}" y="{low:.1f}">{escape(mark)}</text>'
        if mark.startswith("fork"):
            yield f'<circle class="h" cx="{x + size.width:.1f}" cy="{y:.1f}" r="4.5"/>'


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
    name = f"g{crc32(told.encode()):08x}"  # ids must differ between the pictures of one page
    style = STYLE.replace("text{", f"#{name} text{{").replace("}.", f"}}#{name} .")
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" id="{name}" role="img" xml:space="preserve" '
            f'aria-labelledby="{name}t {name}d" viewBox="0 0 {width:.0f} {height:.0f}" '
            f'width="{width:.0f}" height="{height:.0f}" '
            f'style="max-width:100%;min-width:{width * 0.6:.0f}px;height:auto">',
            f'<title id="{name}t">{escape(_plain(title))}</title>',
            f'<desc id="{name}d">{escape(told)}</desc>',
            f"<style>{style}</style>",
            f'<rect width="{width:.0f}" height="{height:.0f}" rx="8" fill="#fff"/>',
            *shapes,
            "</svg>",
        ]
    )
