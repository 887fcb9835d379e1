"""JUnit XML, which every CI shows: a file for each assignment, a suite for each student."""

from collections.abc import Sequence
from xml.etree import ElementTree as Xml

from autograder.course import Assignment
from autograder.export.marks import ClassMarks, Mark
from autograder.report import ExerciseResult, ProbeResult, Report
from autograder.text import plain


def files(marks: ClassMarks) -> dict[str, bytes]:
    """An XML file for each assignment; where there is no mark, an error or a skip says so."""
    return {f"junit-{each.id}.xml": _document(marks, each) for each in marks.assignments}


def _document(marks: ClassMarks, assignment: Assignment) -> bytes:
    root = Xml.Element("testsuites", name=assignment.id)
    own = [marks.marks[assignment.id, student] for student in marks.students]
    for mark in own:
        root.append(_suite(mark))
    _count(root, root.findall("testsuite"))
    Xml.indent(root)
    text: bytes = Xml.tostring(root, encoding="utf-8", xml_declaration=True)
    return text + b"\n"


def _suite(mark: Mark) -> Xml.Element:
    suite = Xml.Element("testsuite", name=plain(mark.student))
    properties = Xml.SubElement(suite, "properties")
    told = {"state": mark.state, "points": mark.points, "final": mark.final}
    for name, value in {**told, "max_points": mark.max_points}.items():
        Xml.SubElement(properties, "property", name=name, value="" if value is None else str(value))
    if mark.report is None or mark.report.state == "not_submitted":
        _case(suite, mark.assignment.id, "handed in", "skipped", mark.state.replace("_", " "))
    else:
        _exercises(suite, mark.report)
    counts = {name: str(len(suite.findall(f"testcase/{name}"))) for name in ("failure", "error")}
    suite.set("tests", str(len(suite.findall("testcase"))))
    suite.set("failures", counts["failure"])
    suite.set("errors", counts["error"])
    suite.set("skipped", str(len(suite.findall("testcase/skipped"))))
    suite.set("time", f"{mark.report.duration_s if mark.report else 0.0:.3f}")
    return suite


def _count(root: Xml.Element, suites: Sequence[Xml.Element]) -> None:
    for name in ("tests", "failures", "errors", "skipped"):
        root.set(name, str(sum(int(suite.get(name, "0")) for suite in suites)))


def _exercises(suite: Xml.Element, report: Report) -> None:
    for result in report.exercises:
        name = f"{report.assignment}.{result.id}"
        if result.state == "grader_error":
            _case(suite, name, "graded", "error", "the grader failed: no mark was given")
        elif result.state == "not_submitted":
            _case(suite, name, "handed in", "skipped", result.message or "not handed in")
        elif result.state == "not_gradable":
            _case(suite, name, "can be read", "failure", result.message)
        for probe in result.probes if result.state == "graded" else ():
            _probe(suite, name, result, probe)


def _probe(suite: Xml.Element, name: str, result: ExerciseResult, probe: ProbeResult) -> None:
    if probe.is_earned:
        _case(suite, name, probe.title)
    else:
        _case(suite, name, probe.title, "failure", probe.message or result.message)


def _case(suite: Xml.Element, exercise: str, name: str, outcome: str = "", told: str = "") -> None:
    case = Xml.SubElement(suite, "testcase", classname=exercise, name=plain(name))
    if outcome:
        Xml.SubElement(case, outcome, message=plain(told))
