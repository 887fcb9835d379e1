"""What runs on a worker of a cluster: a grader that is kept from one submission to the next.

A worker grades with the course of the folder it was started in, or of the checkout that holds
this package, and only where that is the same course and the same grader as at the other end.
"""

from pathlib import Path

import msgspec
from distributed import Worker, get_worker

from autograder.batch.executor import Setup, answered, new_grader, setup_of
from autograder.course import load_course, nearest_course
from autograder.errors import UserError
from autograder.grade.grader import Grader
from autograder.grade.versions import course_version, grader_version
from autograder.key import Key

KEPT = "_autograder"  # the worker's attribute that holds its grader


class Order(msgspec.Struct, frozen=True):
    """What all submissions of one run share: the key, and the versions at the other end."""

    secret: bytes
    courses: dict[str, str]
    grader: str


class _Kept(msgspec.Struct, frozen=True):
    order: bytes
    grader: Grader


class OtherVersionError(UserError):
    """This worker would grade otherwise; the text says what to do."""


def order_of(setup: Setup) -> bytes:
    """The order that makes a worker grade as this setup would."""
    return msgspec.msgpack.encode(
        Order(setup.key.secret, _versions(setup.root, setup.hidden), grader_version())
    )


def prove(order: bytes) -> str:
    """Make ready for an order: prove the jail. What is wrong with this worker, "" if nothing is."""
    try:
        _grader(get_worker(), order).jail()
    except UserError as error:
        return str(error)
    return ""


def grade(order: bytes, work: bytes) -> bytes:
    """Grade one submission as the order says."""
    return answered(_grader(get_worker(), order), work)


def dismiss() -> None:
    """End this worker's jail."""
    worker = get_worker()
    kept: _Kept | None = worker.__dict__.pop(KEPT, None)
    if kept is not None:
        kept.grader.__exit__(None, None, None)


def _grader(worker: Worker, order: bytes) -> Grader:
    kept: _Kept | None = worker.__dict__.get(KEPT)
    if kept is None or kept.order != order:
        dismiss()
        kept = _Kept(order, new_grader(_own_setup(msgspec.msgpack.decode(order, type=Order))))
        setattr(worker, KEPT, kept)
    return kept.grader


def _own_setup(order: Order) -> Setup:
    root = nearest_course(Path.cwd())
    if root is None:
        raise OtherVersionError("there is no course.toml: start the worker in the course's folder")
    setup = setup_of(root, Key(order.secret))
    if (order.courses, order.grader) != (_versions(root, setup.hidden), grader_version()):
        raise OtherVersionError(f"{root} holds another version: copy the same one to all machines")
    return setup


def _versions(root: Path, hidden: Path) -> dict[str, str]:
    course = load_course(root)
    return {each.id: course_version(course, each, hidden) for each in course.assignments}
