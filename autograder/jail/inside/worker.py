"""Runs one submission's files and answers programs, until it is killed.

Everything in this process is in the student's hands once a file of theirs has been loaded;
nothing it says is believed beyond being an answer of that student.
"""

import builtins
import importlib
import importlib.abc
import importlib.machinery
import operator
import os
import random
import sys
import types
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
from msgspec.msgpack import Ext

from .stateless import is_stateless
from .values import Named, Object, pack, unpack
from .wire import (
    EXCEPTION_KINDS,
    Done,
    Open,
    Raised,
    Run,
    Stage,
    Step,
    decode_request,
    encode,
    read_frame,
    write_all,
)

SEED = 20260830
RECURSION_LIMIT = sys.getrecursionlimit()

OPERATORS: dict[str, Callable[..., Any]] = {
    name: getattr(operator, name)
    for name in (
        *("add", "sub", "mul", "truediv", "pow", "matmul", "neg", "pos", "abs"),
        *("iadd", "isub", "imul", "itruediv", "ipow"),
    )
}

KINDS: dict[type, str] = {
    value: name
    for name, value in vars(builtins).items()
    if name in EXCEPTION_KINDS and isinstance(value, type)
}


UNCOMPILED = (SyntaxError, ValueError, MemoryError, RecursionError)


def reseed() -> None:
    """The same random numbers for each probe, whichever of Python's sources they come from."""
    random.seed(SEED)
    np.random.seed(SEED)
    if "torch" in sys.modules:
        sys.modules["torch"].manual_seed(SEED)
    # What `secrets` and an unseeded default_rng() draw from.
    os.urandom = random._urandom = random.Random(SEED).randbytes  # type: ignore[attr-defined]


class CodeError(Exception):
    """The student's code failed; carries what the reply says."""

    def __init__(self, stage: Stage, kind: str, file: str, line: int) -> None:
        super().__init__()
        self.stage: Stage = stage
        self.kind = kind
        self.file = file
        self.line = line


class Sources(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Loads the submission's modules from their bytes, never from a path."""

    def __init__(self, files: dict[str, bytes]) -> None:
        self.files = files
        self.failures: dict[str, CodeError] = {}
        self._compiled: dict[str, types.CodeType] = {}
        self._stateless: dict[str, bool] = {}

    def add(self, files: dict[str, bytes]) -> None:
        """Know further files, or others in their place for the next time they are loaded."""
        for name in files.keys() & self.files.keys():
            if files[name] != self.files[name]:
                self._compiled.pop(name, None)
                self._stateless.pop(name, None)
        self.files.update(files)

    def find_spec(
        self,
        fullname: str,
        path: Sequence[str] | None = None,
        target: types.ModuleType | None = None,
    ) -> importlib.machinery.ModuleSpec | None:
        """Find one of our own modules; None leaves the name to Python."""
        if fullname not in self.files:
            return None
        return importlib.machinery.ModuleSpec(fullname, self, origin=f"{fullname}.py")

    def create_module(self, spec: importlib.machinery.ModuleSpec) -> None:
        """Ask for an ordinary module."""

    def exec_module(self, module: types.ModuleType) -> None:
        """Compile and run a module's source."""
        name = module.__name__
        if name not in self._compiled:
            self._compiled[name] = compile(
                self.files[name], f"{name}.py", "exec", dont_inherit=True
            )
        exec(self._compiled[name], module.__dict__)

    def load(self, name: str) -> types.ModuleType:
        """Import a module once; a failure is remembered and told again."""
        if name in self.failures:
            raise self.failures[name]
        try:
            return importlib.import_module(name)
        except BaseException as error:
            self.failures[name] = self._import_failure(name, error)
            raise self.failures[name] from None

    def are_stateless(self) -> bool:
        """Whether no file that was loaded can keep anything from one call to the next."""
        for name in self._compiled.keys() - self._stateless.keys():
            self._stateless[name] = is_stateless(self.files[name], self.files.keys())
        return all(self._stateless.values())

    def forget(self) -> None:
        """Load every file anew when it is next asked for."""
        self.failures.clear()
        sys.setrecursionlimit(RECURSION_LIMIT)
        for name in self.files:
            sys.modules.pop(name, None)

    def _import_failure(self, name: str, error: BaseException) -> CodeError:
        stage: Stage = "import"
        file, line = self.own_line(name)
        if line == 0 and isinstance(error, UNCOMPILED):
            stage = "compile"
            line = error.lineno or 0 if isinstance(error, SyntaxError) else 0
        return CodeError(stage, kind_of(error), file, line)

    def own_line(self, name: str) -> tuple[str, int]:
        """The last line of the submission in the traceback being handled, in `name` if it can."""
        own = {f"{file}.py": file for file in self.files}
        found = (name, 0)
        trace = sys.exc_info()[2]
        while trace is not None:
            file = own.get(trace.tb_frame.f_code.co_filename)
            if file is not None and (file == name or found[1] == 0):
                found = (file, trace.tb_lineno)
            trace = trace.tb_next
        return found

    def resolve(self, file: str, name: str) -> Any:
        """A function or class of a file; a CodeError when it is not there."""
        module = self.load(file)
        try:
            return getattr(module, name)
        except AttributeError:
            raise CodeError("name", "AttributeError", file, 0) from None


def kind_of(error: BaseException) -> str:
    """The nearest builtin kind of an exception."""
    for base in type(error).__mro__:
        if base in KINDS:
            return KINDS[base]
    return "BaseException"


class Machine:
    """Objects by number, and the steps that make them."""

    def __init__(self, sources: Sources) -> None:
        self.sources = sources
        self.objects: dict[int, Any] = {}
        self.file = ""

    def run(self, request: Run) -> Done | Raised:
        """Run a program and pack the values it asks for."""
        if request.fresh:
            self.objects.clear()
            self.sources.forget()
        if request.reseed:
            reseed()
        index = 0
        try:
            for index, step in enumerate(request.steps):
                self.objects[request.base + index] = self._step(step)
            values = [pack(self.objects[number]) for number in request.reads]
            return Done(request.number, values)
        except CodeError as failure:
            place = (failure.stage, failure.kind, failure.file, failure.line)
        except BaseException as error:
            place = ("call", kind_of(error), *self.sources.own_line(self.file))
        return Raised(request.number, *place, step=index)

    def _step(self, step: Step) -> Any:
        if step.op in ("call", "method", "get"):
            self.file = step.args[0]
            args = [self._argument(arg) for arg in step.args[1:]]
            return getattr(self, f"_{step.op}")(*args)
        if step.op == "stateless":
            return self.sources.are_stateless()
        args = [self._argument(arg) for arg in step.args]
        if step.op == "hold":
            return args[0]
        return OPERATORS[step.op](*args)

    def _call(self, name: str, *args: Any) -> Any:
        return self.sources.resolve(self.file, name)(*args)

    def _method(self, target: Any, name: str, *args: Any) -> Any:
        return self._attribute(target, name)(*args)

    def _get(self, target: Any, name: str) -> Any:
        return self._attribute(target, name)

    def _attribute(self, target: Any, name: str) -> Any:
        try:
            return getattr(target, name)
        except AttributeError:
            if self.sources.own_line(self.file)[1]:
                raise
            raise CodeError("name", "AttributeError", self.file, 0) from None

    def _argument(self, packed: Any) -> Any:
        return self._value(unpack(packed)) if type(packed) is Ext else packed

    def _value(self, value: Any) -> Any:
        if isinstance(value, Object):
            return self.objects[value.number]
        if isinstance(value, Named):
            return self.sources.resolve(value.file, value.name)
        if type(value) is list:
            return [self._value(item) for item in value]
        if type(value) is tuple:
            return tuple(self._value(item) for item in value)
        if type(value) is dict:
            return {key: self._value(item) for key, item in value.items()}
        return value


def serve(fd: int) -> None:
    """Greet, then answer requests from a descriptor until its other end closes it."""
    write_all(fd, encode(Done(0, [])))
    reply_bytes = 0
    machine = Machine(Sources({}))
    stream = open(fd, "rb", closefd=False)  # noqa: SIM115 - as long as the process
    while (payload := read_frame(stream)) is not None:
        request = decode_request(payload)
        if isinstance(request, Open):
            reply_bytes = request.reply_bytes
            machine.sources.add(request.files)
            if machine.sources not in sys.meta_path:
                sys.meta_path.insert(0, machine.sources)
            continue
        frame = encode(machine.run(request))
        if len(frame) > reply_bytes:
            frame = encode(Raised(request.number, "answer", "OverflowError", machine.file, 0))
        write_all(fd, frame)
