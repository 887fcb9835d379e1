"""A syntax tree without what two copies of a program may differ in: names, notes, order."""

import ast
from collections.abc import Sequence

_Function = ast.FunctionDef | ast.AsyncFunctionDef


def bare(tree: ast.Module) -> ast.AST:
    """The tree with what was defined twice merged, methods sorted and own names numbered.

    Docstrings and annotations are gone. Names that the file does not bind, such as built-in
    functions and modules, stay, and so do special methods.
    """
    stripped = _Stripped().visit(ast.Module(_merged(tree.body), []))
    return _Renamed(_bound(stripped)).visit(stripped)


def _merged(body: Sequence[ast.stmt]) -> list[ast.stmt]:
    """Statements in which the last definition of a name stands, where the first one stood.

    A class that inherits from one of its own name, as a misconception's overlay does, adds its
    methods to it.
    """
    places: dict[str, int] = {}
    found: list[ast.stmt] = []
    for each in body:
        name = each.name if isinstance(each, ast.ClassDef | _Function) else ""
        if not name or name not in places:
            places[name] = len(found)
            found.append(each)
            continue
        earlier = found[places[name]]
        if isinstance(each, ast.ClassDef) and isinstance(earlier, ast.ClassDef) and each.bases:
            each.bases = earlier.bases
            each.body = [*earlier.body, *each.body]
        found[places[name]] = each
    return found


class _Stripped(ast.NodeTransformer):
    """Takes out docstrings and annotations, and sorts methods."""

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        node.returns = None
        node.body = _without_docstring(node.body)
        return self.generic_visit(node)

    def visit_AsyncFunctionDef(self, node: ast.AsyncFunctionDef) -> ast.AST:
        node.returns = None
        node.body = _without_docstring(node.body)
        return self.generic_visit(node)

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.AST:
        node.body = sorted(_merged(_without_docstring(node.body)), key=_rank)
        return self.generic_visit(node)

    def visit_Module(self, node: ast.Module) -> ast.AST:
        node.body = _without_docstring(node.body)
        return self.generic_visit(node)

    def visit_arg(self, node: ast.arg) -> ast.AST:
        node.annotation = None
        return node

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.AST | None:
        if node.value is None:
            return None
        return self.generic_visit(ast.Assign([node.target], node.value, lineno=node.lineno))


def _without_docstring(body: list[ast.stmt]) -> list[ast.stmt]:
    first = body[0] if body else None
    noted = isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant)
    return body[1:] if noted else body


def _rank(statement: ast.stmt) -> tuple[int, str]:
    """Methods by name, private ones last in the order they have: their names may differ."""
    name = statement.name if isinstance(statement, _Function) else ""
    private = name.startswith("_") and not name.endswith("__")
    return (2, "") if private else (bool(name), name)


def _bound(tree: ast.AST) -> frozenset[str]:
    """The names that a file gives to variables, arguments, attributes, functions and classes."""
    names: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.arg):
            names.add(node.arg)
        elif isinstance(node, ast.ClassDef | _Function):
            names.add(node.name)
        elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            names.add(node.id)
        elif isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store):
            names.add(node.attr)
    return frozenset(name for name in names if not (name[:2] == "__" == name[-2:]))


class _Renamed(ast.NodeTransformer):
    """Numbers bound names in the order in which they are met."""

    def __init__(self, bound: frozenset[str]) -> None:
        self._bound = bound
        self._numbers: dict[str, str] = {}

    def visit(self, node: ast.AST) -> ast.AST:
        for field in ("arg", "attr", "id", "name"):
            name = getattr(node, field, None)
            if isinstance(name, str):
                setattr(node, field, self._number(name))
        if isinstance(node, ast.Global | ast.Nonlocal):
            node.names = [self._number(name) for name in node.names]
        return self.generic_visit(node)

    def _number(self, name: str) -> str:
        if name not in self._bound:
            return name
        return self._numbers.setdefault(name, f"n{len(self._numbers)}")


__all__ = ["bare"]
