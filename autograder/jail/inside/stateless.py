"""Whether a file's functions can keep anything from one call to the next.

Only what plainly cannot counts as stateless: a file of functions and constants that takes from
other modules what answers from its arguments alone. There is no place in it where a call could
leave something for the next one, so that a second run would say what the first has said. Anything
else may keep state: a class, a global, a list beside the functions, a default that is no constant,
a decorator, an attribute that is set, an array that nobody filled, and whatever is not listed here.
"""

import ast
import builtins
import math
from collections.abc import Collection, Iterator

import numpy as np

UNREAD = (SyntaxError, ValueError, RecursionError, MemoryError)


def _words(text: str) -> frozenset[str]:
    return frozenset(text.split())


# Builtins that read their arguments and no more.
BUILTINS = _words(
    "abs all any bool bytes complex dict divmod enumerate filter float frozenset int isinstance "
    "issubclass iter len list map max min next object pow print range repr reversed round set "
    "slice sorted str sum tuple type zip NotImplemented Ellipsis"
) | {
    name
    for name, value in vars(builtins).items()
    if isinstance(value, type) and issubclass(value, BaseException)
}

# Functions of numpy that answer from their arguments, beside its element-wise ones and its types.
_NUMPY = _words(
    "all allclose amax amin any arange argmax argmin argsort argwhere array array_equal asarray "
    "atleast_1d atleast_2d average broadcast_arrays broadcast_to clip column_stack concatenate "
    "copy count_nonzero cumprod cumsum diag diff dot e einsum errstate expand_dims eye finfo "
    "flatnonzero flip full full_like hstack identity inf inner isclose isscalar linspace max mean "
    "min moveaxis nan ndarray ndenumerate ndim ndindex newaxis nonzero ones ones_like outer pad "
    "pi prod ravel repeat reshape result_type shape size sort split squeeze stack std sum "
    "swapaxes take tensordot tile trace transpose tril triu unique var vdot vstack where zeros "
    "zeros_like"
)
_UNFILLED = "ndarray"  # may be named, as isinstance does, but not called

MODULES: dict[str, frozenset[str]] = {
    "numpy": _NUMPY
    | {
        name
        for name, value in vars(np).items()
        if isinstance(value, np.ufunc)
        or (isinstance(value, type) and issubclass(value, np.generic))
    },
    "math": frozenset(name for name in vars(math) if not name.startswith("_")),
    "collections": _words("Counter defaultdict deque"),
    "collections.abc": _words("Callable Iterable Mapping Sequence"),
    "functools": _words("reduce"),
    "itertools": _words("accumulate chain count islice product repeat"),
    "typing": _words("Any"),
    "__future__": _words("annotations"),
}

_STATEFUL = (ast.ClassDef, ast.Global, ast.AsyncFunctionDef)


def is_stateless(source: bytes, files: Collection[str]) -> bool:
    """Whether nothing in a source keeps state, as long as this holds for the files it imports.

    `files` are those that it may import besides the modules that are listed.
    """
    try:
        tree = ast.parse(source)
        reader = _Reader(tree, files)
        return all(_is_definition(each) and reader.is_harmless(each) for each in tree.body)
    except UNREAD:
        return False


def _is_definition(statement: ast.stmt) -> bool:
    """Whether a statement outside functions makes nothing that can change."""
    if isinstance(statement, ast.Assign | ast.AnnAssign):
        return statement.value is None or _is_constant(statement.value)
    if isinstance(statement, ast.FunctionDef):
        return not statement.decorator_list and _has_constant_defaults(statement.args)
    if isinstance(statement, ast.Expr):
        return isinstance(statement.value, ast.Constant)
    return isinstance(statement, ast.Import | ast.ImportFrom | ast.Pass)


def _is_constant(value: ast.expr) -> bool:
    """Whether a value is made of numbers, texts, tuples and names of such, or is a function."""
    if isinstance(value, ast.Lambda):
        return _has_constant_defaults(value.args)
    if isinstance(value, ast.Tuple):
        return all(map(_is_constant, value.elts))
    if isinstance(value, ast.BinOp):
        return _is_constant(value.left) and _is_constant(value.right)
    if isinstance(value, ast.UnaryOp):
        return _is_constant(value.operand)
    return isinstance(value, ast.Constant | ast.Name | ast.Attribute)


def _has_constant_defaults(arguments: ast.arguments) -> bool:
    given = (*arguments.defaults, *arguments.kw_defaults)
    return all(each is None or _is_constant(each) for each in given)


class _Reader:
    """Looks for what could keep state, with the names under which a file knows its modules."""

    def __init__(self, tree: ast.Module, files: Collection[str]) -> None:
        self._files = files
        self._modules = {
            each.asname or each.name: each.name
            for node in ast.walk(tree)
            if isinstance(node, ast.Import)
            for each in node.names
        }

    def is_harmless(self, node: ast.AST) -> bool:
        """Whether neither a node nor anything in it keeps state."""
        if isinstance(node, ast.Attribute) and self._module(node.value):
            return self._offers(self._module(node.value), node.attr)
        return self._is_harmless_itself(node) and all(map(self.is_harmless, _inner(node)))

    def _is_harmless_itself(self, node: ast.AST) -> bool:
        if isinstance(node, ast.Attribute):  # of a value, which came from within the call
            return isinstance(node.ctx, ast.Load) and not node.attr.startswith("_")
        if isinstance(node, ast.Name):
            is_other = hasattr(builtins, node.id) or node.id.startswith("__")
            return (node.id in BUILTINS or not is_other) and not self._module(node)
        if isinstance(node, ast.Import):
            return all(each.name in MODULES or each.name in self._files for each in node.names)
        if isinstance(node, ast.ImportFrom):
            return all(self._offers(node.module or "", each.name) for each in node.names)
        if isinstance(node, ast.Call):
            return not _leaves_unfilled(node)
        return not isinstance(node, _STATEFUL)

    def _module(self, node: ast.expr) -> str:
        return self._modules.get(node.id, "") if isinstance(node, ast.Name) else ""

    def _offers(self, module: str, name: str) -> bool:
        """Whether a module has what is asked of it, and nothing of it keeps state."""
        if module in self._files:
            return name.isidentifier() and not name.startswith("_")
        return name in MODULES.get(module, ())


def _inner(node: ast.AST) -> Iterator[ast.AST]:
    """What a node is made of, but for annotations, which nobody calls."""
    for field, value in ast.iter_fields(node):
        if field not in ("annotation", "returns"):
            values = value if isinstance(value, list) else [value]
            yield from (each for each in values if isinstance(each, ast.AST))


def _leaves_unfilled(call: ast.Call) -> bool:
    """Whether an array may come of a call whose numbers nobody wrote."""
    name = call.func.attr if isinstance(call.func, ast.Attribute) else ""
    return name == _UNFILLED or any(each.arg in ("where", None) for each in call.keywords)
