"""autograder doctor."""

import typer

from autograder.jail.launcher import Jail
from autograder.jail.mounts import interpreter
from autograder.jail.proof import outcomes
from autograder.jail.worker import JailError

GOOD = ("refused", "yes")


def doctor() -> None:
    """Prove the jail: try from inside everything that it must refuse."""
    failed = 0
    for profile in ("numpy", "torch"):
        with Jail(profile) as jail:
            named = zip(("Python", "numpy", "torch"), jail.versions, strict=False)
            versions = ", ".join(f"{name} {version}" for name, version in named)
            typer.echo(f"{profile} jail ({jail.kind}): {versions}, from {interpreter()[0]}")
            for name, outcome in outcomes(jail).items():
                failed += outcome not in GOOD
                typer.echo(f"    {'ok' if outcome in GOOD else 'BAD':<4} {name}: {outcome}")
    if failed:
        raise JailError(f"the jail does not hold: {failed} of the attempts above were not refused")
    typer.echo("The jail holds: every attempt was refused.")
