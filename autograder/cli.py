"""The command line: data on stdout, progress and logs on stderr, exit 0, 1 or 2."""

import signal
import sys
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Annotated

import typer

from autograder.commands import (
    classroom,
    collect,
    course,
    doctor,
    exporting,
    feedback,
    gradebook,
    grading,
    key,
    merging,
    regrading,
    reporting,
)
from autograder.errors import OUR_FAULT, UserError

app = typer.Typer(
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)

STOPPED = "stopped; what was finished is written, run it again to go on"
INTERRUPTED = 128 + signal.SIGINT


@app.callback()
def options(
    debug: Annotated[
        bool, typer.Option("--debug", help="Show where in the grader an error came up.")
    ] = False,
) -> None:
    """Release, grade and explain a course on backpropagation."""


app.command("check-course")(course.check_course)
app.command("release")(course.release)
app.add_typer(collect.app, name="collect")
app.command("grade")(grading.grade)
app.command("regrade")(regrading.regrade)
app.command("merge")(merging.merge)
app.command("explain")(grading.explain)
app.command("report")(reporting.report)
app.command("feedback")(feedback.feedback)
app.command("export")(exporting.export)
app.command("gradebook")(gradebook.gradebook)
app.add_typer(key.app, name="key")
app.command("doctor")(doctor.doctor)
app.add_typer(classroom.app, name="classroom")
app.command("demo")(course.demo)


def main() -> None:
    """Run the command line; problems of use end in one sentence, so do our own bugs."""
    with _signals_as_interrupts() as received:
        try:
            app()
        except SystemExit as end:
            if end.code != INTERRUPTED:
                raise
            typer.echo(STOPPED, err=True)
            sys.exit(128 + received[0] if received else INTERRUPTED)
        except Exception as error:
            _tell(error)


def _tell(error: Exception) -> None:
    if "--debug" in sys.argv:
        traceback.print_exception(error)
    if isinstance(error, UserError):
        typer.echo(f"autograder: {error}", err=True)
        sys.exit(error.exit_status)
    advice = "run `autograder --debug ...` to see where"
    typer.echo(f"autograder: a bug of the grader: {error!r}; {advice}", err=True)
    sys.exit(OUR_FAULT)


@contextmanager
def _signals_as_interrupts() -> Iterator[list[int]]:
    """Let a kill or a closed terminal end a command as Ctrl-C does; yields what was received."""
    received: list[int] = []

    def interrupt(number: int, _: FrameType | None) -> None:
        received.append(number)
        raise KeyboardInterrupt

    watched = [number for number in (signal.SIGTERM, signal.SIGHUP) if _is_default(number)]
    for number in watched:
        signal.signal(number, interrupt)
    try:
        yield received
    finally:
        for number in watched:
            signal.signal(number, signal.SIG_DFL)


def _is_default(number: int) -> bool:
    """Whoever started us may have a signal ignored, as nohup does."""
    return signal.getsignal(number) == signal.SIG_DFL


if __name__ == "__main__":
    main()
