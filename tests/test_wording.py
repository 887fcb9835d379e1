"""What a student reads: one text for one cause, another for another, and nothing hidden in any."""

from typing import Any, get_args

import numpy as np
import pytest

from autograder.course import Limits
from autograder.grade import wording
from autograder.grade.raised import raised
from autograder.jail.faults import Cause, StudentFault
from autograder.kit.close import Mismatch, compare
from autograder.report import ProbeResult
from autograder.suite import Kind
from tests.lab import THING

SOURCE = b"import math\n\ndef f(x):\n    return g(x)\n\ndef Gate(x):\n    return x\n"
LIMITS = Limits(call_cpu_s=3, call_wall_s=17, memory_mb=77, reply_kb=99)


def told(cause: Cause, **fields: Any) -> str:
    """The sentence for a fault in f, called for exercise thing."""
    usual = {"kind": "NameError", "file": "thing", "line": 4, "name": "f"}
    if cause == "exit":
        usual["status"] = 3
    return wording.fault(StudentFault(cause, **{**usual, **fields}), THING, SOURCE, LIMITS)


def test_every_cause_has_a_sentence_of_its_own() -> None:
    sentences = {cause: told(cause) for cause in get_args(Cause)}
    assert len(set(sentences.values())) == len(sentences)
    assert all(text.isascii() and text.isprintable() for text in sentences.values())
    assert all("f" in text.split() or "thing.py" in text for text in sentences.values())


@pytest.mark.parametrize("cause", get_args(Cause))
def test_the_same_fault_gets_the_same_text(cause: Cause) -> None:
    assert told(cause) == told(cause)


KINDS = [
    *("ZeroDivisionError", "TypeError", "ValueError", "IndexError", "KeyError", "AttributeError"),
    *("RecursionError", "MemoryError", "PermissionError", "SystemExit", "EOFError", "NameError"),
    *("UnboundLocalError", "OverflowError", "AssertionError", "LookupError", "BufferError"),
]


def test_different_exceptions_get_different_texts() -> None:
    texts = [told("raised", kind=kind) for kind in KINDS]
    assert len(set(texts)) == len(texts)
    assert all(text.startswith("thing.py, line 4: f ") for text in texts)
    assert len({told("import", kind=kind) for kind in KINDS}) == len(KINDS)


def test_limits_are_those_of_the_course() -> None:
    assert "3 s" in told("timeout")
    assert "17 s" in told("timeout")
    assert "77 MB" in told("raised", kind="MemoryError")
    assert "99 KB" in told("answer")


def test_an_end_is_told_by_its_signal() -> None:
    statuses = [None, 0, -9, -11, -999]
    texts = [told("exit", status=status) for status in statuses]
    assert len(set(texts)) == len(texts)
    assert "SIGSEGV" in texts[3]
    assert "-999" in texts[4] or "999" in texts[4]


def test_operators_are_called_as_they_are_written() -> None:
    for name, symbol in (("add", "+"), ("imul", "*="), ("neg", "unary -"), ("pow", "**")):
        assert symbol in told("raised", name=name).split(": ")[1]


def test_a_missing_name_is_told_with_what_was_probably_meant() -> None:
    assert told("missing", name="gate") == "thing.py has no gate; did you mean Gate?"
    assert told("missing", name="wholly_other") == "thing.py has no wholly_other"


@pytest.mark.parametrize("field", ["name", "file"])
def test_a_students_own_words_cannot_carry_anything(field: str) -> None:
    for cause in get_args(Cause):
        text = told(cause, **{field: "\x1b[31mevil\n::error::" + "x" * 500})
        assert text.isascii()
        assert text.isprintable()
        assert "::" not in text
        assert len(text) < 400


PAIRS = [
    (-217.25, 217.25),
    (217.25, 654.5),
    ((217.25, 1.0), (654.5, 1.0)),
    (np.array([217.25, 3.0]), np.array([654.5, 3.0])),
    (np.array([217.25, 3.0]), np.array([[654.5, 3.0]])),
    ([217.25], [654.5, 654.5]),
    ({"a": 217.25}, {"a": 654.5}),
    (float("nan"), 654.5),
    (None, 654.5),
    ("217.25", 654.5),
    (True, 654.5),
    (np.array(["217.25"]), np.array([654.5])),
    (2j, 654.5),
    (np.eye(3) * 217.25, np.eye(3)[:2] * 654.5),
]


@pytest.mark.parametrize("number", range(len(PAIRS)))
def test_a_refused_answer_is_told_without_a_number_of_it(number: int) -> None:
    mismatch = compare(*PAIRS[number])
    assert isinstance(mismatch, Mismatch)
    text = wording.mismatch(mismatch, "value")
    assert text.isascii()
    assert text.isprintable()
    assert not any(digits in text for digits in ("217", "654", ".25", "2j"))


def test_reasons_for_not_running_are_told_apart() -> None:
    reasons = {
        wording.NOT_RUN_TIMEOUTS, wording.NOT_RUN_SUBMISSION, wording.NOT_RUN_FILE,
        wording.GRADER_ERROR, wording.PLAIN_FAILURE,
    }  # fmt: skip
    assert len(reasons) == 5
    assert all(text.isascii() for text in reasons)


def lost(kind: str, message: str = "the value is not right") -> ProbeResult:
    """A failed probe of a kind."""
    return ProbeResult(id=kind, title=kind, kind=kind, points=1, outcome="failed", message=message)


def test_every_kind_of_probe_can_be_named_where_no_mistake_can() -> None:
    assert list(wording.KINDS) == list(get_args(Kind))
    texts = {wording.unnamed([lost(kind)]) for kind in get_args(Kind)}
    assert len(texts) == len(get_args(Kind))
    gate, value = lost("gate"), lost("value")
    assert wording.unnamed([gate, value]) == wording.unnamed([value, gate])


def test_the_one_fault_that_all_failed_probes_show_is_told_instead() -> None:
    fault = "add_backward gave back 1 answer where 2 are asked for"
    one, other = lost("value", fault), lost("shape", fault)
    assert wording.unnamed([one, other]) == fault
    assert wording.unnamed([one, lost("shape")]).endswith("what fails: plain values, shapes.")


def test_a_changed_argument_is_told_as_such() -> None:
    mismatch = compare(1.0, 2.0)
    assert isinstance(mismatch, Mismatch)
    assert wording.mismatch(mismatch, "purity") == wording.CHANGED_ARGUMENT


@pytest.mark.parametrize("line", ["if node not in seen:", "visited.add(self)", "set(parents)"])
def test_what_cannot_be_in_a_set_is_told_as_such(line: str) -> None:
    assert "__eq__ without __hash__" in raised("TypeError", line, Limits())
    assert "__hash__" not in raised("TypeError", "for seed in 3:", Limits())
