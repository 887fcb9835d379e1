"""Proves a jail from inside before anything is graded in it."""

from pathlib import Path
from typing import Any

from autograder.jail.inside import attempts
from autograder.jail.inside.values import pack
from autograder.jail.inside.wire import Done, Step
from autograder.jail.launcher import Jail
from autograder.jail.mounts import RESERVED_MB
from autograder.jail.worker import Bounds, JailError, WorkerLostError

FILE = "attempts"

# What a student must never see; all of it is there outside the jail.
OUT_OF_SIGHT: tuple[Path, ...] = (
    Path(attempts.__file__),
    Path(__file__).parents[1],
    Path("/proc/self"),
)
OUT_OF_SIGHT += (Path("/etc/passwd"),)


def outcomes(jail: Jail) -> dict[str, str]:
    """Each refusal tried from inside, with what came of it; JailError when it cannot be tried."""
    result: dict[str, str] = _ask(jail, "attempts", [str(path) for path in OUT_OF_SIGHT])
    abilities: dict[str, bool] = _ask(jail, "abilities")
    return {**result, **{name: "yes" if able else "no" for name, able in abilities.items()}}


def prove(jail: Jail) -> None:
    """Try everything the jail must refuse; JailError names the first that it did not."""
    for name, outcome in outcomes(jail).items():
        if outcome not in ("refused", "yes"):
            raise JailError(f"the jail does not hold: {name}: {outcome}")


def _ask(jail: Jail, function: str, *args: list[str]) -> Any:
    source = Path(attempts.__file__).read_bytes()
    worker = jail.spawn({FILE: source}, Bounds(memory_mb=1024 + RESERVED_MB[jail.profile]))
    try:
        reply = worker.run([Step("call", [FILE, function, *map(pack, args)])], [0])
    except WorkerLostError as error:
        raise JailError(f"the jail could not be tried: {error.cause}") from error
    finally:
        jail.end_worker()
    if not isinstance(reply, Done):
        raise JailError(f"the jail could not be tried: {reply.kind} in line {reply.line}")
    return reply.values[0]
