"""Stand-ins for what lives in a worker: kept values, objects whose operations are noted, names."""

from collections.abc import Callable
from typing import Any, NoReturn

from autograder.jail.faults import SuiteError
from autograder.jail.inside import values
from autograder.jail.inside.values import Named, Object
from autograder.jail.tape import Tape


class Kept:
    """A value that stays in the worker; pass it as an argument, read it with `.value`."""

    __array_ufunc__ = None
    family = "an object"  # as the comparator calls it

    def __init__(self, tape: Tape, number: int) -> None:
        self._tape = tape
        self._number = number
        self.packed = values.reference(Object(number))

    @property
    def value(self) -> Any:
        """The value as it is in the worker now."""
        return self._tape.read(self._number)[0]

    def reference(self) -> Object:
        """What stands for this value in a message."""
        return Object(self._number)

    def _refuse(self, *_: object) -> NoReturn:
        raise SuiteError("read .data or .grad of a Value, or .value, before using it")

    def __eq__(self, other: object) -> bool:
        # A comparator knows best how to say that an object is no answer.
        if not isinstance(other, Kept) and hasattr(other, "want"):
            return NotImplemented
        self._refuse()

    __bool__ = __float__ = __int__ = __iter__ = __len__ = __index__ = _refuse
    __copy__ = __deepcopy__ = __reduce_ex__ = __array__ = __lt__ = __gt__ = _refuse
    __hash__ = None  # type: ignore[assignment]


class Recorder(Kept):
    """An object in the worker: operations are noted; `.data`, `.grad` and `.dot` are read."""

    def __init__(self, tape: Tape, number: int, file: str) -> None:
        super().__init__(tape, number)
        self._file = file

    def _noted(self, op: str, *args: Any) -> "Recorder":
        return Recorder(self._tape, self._tape.note(op, *args), self._file)

    def __getattr__(self, name: str) -> Callable[..., "Recorder"]:
        if name.startswith("_"):
            raise SuiteError(f"a suite may not look at {name}: any inner design is right")
        return lambda *args: self._noted("method", self._file, self, name, *args)

    def _get(self, name: str) -> Any:
        return self._tape.read(self._tape.note("get", self._file, self, name))[0]

    @property
    def data(self) -> Any:
        """The forward value."""
        return self._get("data")

    @property
    def grad(self) -> Any:
        """The gradient as it stands."""
        return self._get("grad")

    @property
    def dot(self) -> Any:
        """The derivative that travels with the data, in forward mode."""
        return self._get("dot")

    def __neg__(self) -> "Recorder":
        return self._noted("neg", self)

    def __pos__(self) -> "Recorder":
        return self._noted("pos", self)


def read(*asked: tuple[Recorder, str]) -> list[Any]:
    """Several attributes, each of a recorder of the same student, brought back in one message."""
    if not asked:
        return []
    tape = asked[0][0]._tape
    return tape.read(*(tape.note("get", node._file, node, name) for node, name in asked))


def _binary(op: str, *, reflected: bool = False) -> Callable[[Recorder, Any], Recorder]:
    def note(self: Recorder, other: Any) -> Recorder:
        return self._noted(op, other, self) if reflected else self._noted(op, self, other)

    return note


for _op in ("add", "sub", "mul", "truediv", "pow"):
    setattr(Recorder, f"__{_op}__", _binary(_op))
    setattr(Recorder, f"__r{_op}__", _binary(_op, reflected=True))
    setattr(Recorder, f"__i{_op}__", _binary(f"i{_op}"))


class SourceName:
    """A function or class of a file in the worker, to be passed as an argument or called."""

    def __init__(self, tape: Tape, file: str, name: str) -> None:
        self._tape = tape
        self._file = file
        self._name = name

    def __call__(self, *args: Any) -> Recorder:
        """Call it in the worker, where what it gives stays."""
        number = self._tape.note("call", self._file, self._name, *args)
        return Recorder(self._tape, number, self._file)

    def reference(self) -> Named:
        """What stands for this name in a message."""
        return Named(self._file, self._name)


class SourceFile:
    """The functions and classes of one file: attributes are names to pass or to call."""

    def __init__(self, tape: Tape, file: str) -> None:
        self._tape = tape
        self._file = file

    def __getattr__(self, name: str) -> SourceName:
        return SourceName(self._tape, self._file, name)
