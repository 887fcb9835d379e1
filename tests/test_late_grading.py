"""Lateness from the stored time to the mark: by grade, and the same by nbgrader itself."""

import os
import subprocess
import sys
from datetime import UTC, timedelta
from pathlib import Path

import pytest

from autograder.collect.extensions import Extensions
from autograder.collect.tables import TableError
from autograder.course import Course, load_course
from autograder.late import DAY_S, Terms
from autograder.report import Report, Source, load
from tests.collect_lab import DUE, EXTENSIONS_HEAD, costs, extensions, received_at
from tests.lab import HerePool, Run, words
from tests.tiny_course import ASSIGNMENT


def received(course: Course, student: str, text: str) -> None:
    """Let a submission have been received then."""
    (course.root / "class" / student / ASSIGNMENT / "timestamp.txt").write_text(text)


def with_policy(course: Course) -> None:
    """Let lateness cost something."""
    path = course.root / "course.toml"
    text = path.read_text()
    path.write_text(
        text.replace("weight = 10", "weight = 10\nlate = { per_day = 10, grace = 15, cap = 50 }")
    )


def graded(course: Course, student: str) -> Report:
    """The report of a student as it is on disk."""
    return load(course.root / "course-data" / "grades" / ASSIGNMENT / f"{student}.json")


def test_grade_reads_nbgraders_time_and_takes_points_off(tiny: Course, run: Run) -> None:
    with_policy(tiny)
    received(tiny, "ada", "2026-11-04 00:00:00.000000 UTC\n")
    received(tiny, "bob", "2026-11-02 22:59:00 UTC")
    ended = run(*words())
    assert ended.status == 0
    assert costs(graded(tiny, "ada")) == (90060, 2, 9)
    assert graded(tiny, "ada").source == Source(kind="nbgrader", time="2026-11-04T01:00:00+01:00")
    assert costs(graded(tiny, "bob")) == (0, 0, 10)
    assert "1 d 1 h late, -2" in ended.out
    assert "timestamp.txt" not in graded(tiny, "ada").ignored_files
    single = run("grade", "-A", ASSIGNMENT, "--single", f"class/ada/{ASSIGNMENT}").out
    assert "1 d 1 h late: 2 points off, 9/11 counts." in single


def test_an_extension_given_later_needs_no_new_grading(
    tiny: Course, run: Run, pool: HerePool
) -> None:
    with_policy(tiny)
    received(tiny, "ada", "2026-11-04 00:00:00 UTC")
    run(*words())
    count = len(pool.graded)
    extensions(
        tiny,
        f"{EXTENSIONS_HEAD}ada,{ASSIGNMENT},2026-11-09T23:59:00+01:00,\nbob,{ASSIGNMENT},,yes\n",
    )
    assert "ada: up to date, its lateness would be told anew" in run(*words("--dry-run")).out
    assert costs(graded(tiny, "ada")) == (90060, 2, 9)
    table = run(*words("--format", "csv")).out.splitlines()
    assert len(pool.graded) == count
    assert costs(graded(tiny, "ada")) == (0, 0, 11)
    assert graded(tiny, "bob").excused
    assert graded(tiny, "bob").points == 10
    assert graded(tiny, "bob").final_points is None
    assert [row[-4:] == ",yes" for row in table] == [False, False, False, True]
    assert run(*words()).out.count("excused") == 1


def test_a_time_corrected_later_needs_no_new_grading(
    tiny: Course, run: Run, pool: HerePool
) -> None:
    with_policy(tiny)
    received(tiny, "ada", "2026-11-04 00:00:00 UTC")
    run(*words())
    count = len(pool.graded)
    received(tiny, "ada", "2026-11-02 22:00:00 UTC")
    run(*words())
    assert len(pool.graded) == count
    assert costs(graded(tiny, "ada")) == (0, 0, 11)
    assert graded(tiny, "ada").source.time == "2026-11-02T23:00:00+01:00"


def test_regrading_weeks_later_changes_nothing(tiny: Course, run: Run) -> None:
    with_policy(tiny)
    received(tiny, "ada", "2026-11-04 00:00:00 UTC")
    run(*words())
    first = graded(tiny, "ada")
    run(*words("--force"))
    again = graded(tiny, "ada")
    assert costs(again) == costs(first)
    assert costs(first) == (90060, 2, 9)


def test_wrong_extensions_stop_the_command_before_it_grades(
    tiny: Course, run: Run, pool: HerePool
) -> None:
    with pytest.raises(TableError):
        extensions(tiny, f"{EXTENSIONS_HEAD}ada,02-none,,yes\n")
    ended = run(*words())
    assert ended.status == 2
    assert "extensions.csv, line 2" in ended.err
    assert pool.graded == []


@pytest.mark.slow
def test_stock_nbgrader_takes_off_the_same_points(
    tiny: Course, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with_policy(tiny)
    programs = Path(sys.executable).parent  # nbgrader starts alembic from the path
    monkeypatch.setenv("PATH", f"{programs}:{os.environ['PATH']}")
    from nbformat.v4 import new_notebook
    from nbgrader.api import Gradebook
    from nbgrader.preprocessors import AssignLatePenalties
    from traitlets.config import Config

    url = f"sqlite:///{tmp_path / 'gradebook.db'}"
    config = Config()
    config.AssignLatePenalties.plugin_class = "autograder.nbgrader_bridge.late_plugin.LatePenalty"
    config.LatePenalty.course_root = str(tiny.root)

    def taken(seconds: float) -> float:
        """Hand in that long after the due time, and let nbgrader judge it."""
        time = (DUE + timedelta(seconds=seconds)).astimezone(UTC).replace(tzinfo=None)
        with Gradebook(url) as gradebook:
            gradebook.update_or_create_submission(ASSIGNMENT, "ada", timestamp=time)
        told = {"notebook": "tiny", "assignment": ASSIGNMENT, "student": "ada", "db_url": url}
        empty = new_notebook()  # type: ignore[no-untyped-call]
        AssignLatePenalties(config=config).preprocess(empty, {"nbgrader": told})
        with Gradebook(url) as gradebook:
            notebook = gradebook.find_submission_notebook("tiny", ASSIGNMENT, "ada")
            return notebook.late_submission_penalty or 0

    with Gradebook(url) as gradebook:
        due = DUE.astimezone(UTC).replace(tzinfo=None)
        gradebook.add_assignment(ASSIGNMENT, duedate=due)
        gradebook.add_notebook("tiny", ASSIGNMENT)
        gradebook.add_grade_cell("scale", "tiny", ASSIGNMENT, max_score=20, cell_type="code")
        gradebook.add_student("ada")
        gradebook.add_submission(ASSIGNMENT, "ada")
        gradebook.find_grade("scale", "tiny", ASSIGNMENT, "ada").auto_score = 19
        gradebook.db.commit()
    policy = Terms(load_course(tiny.root).assignment(ASSIGNMENT), Extensions({}))
    for seconds in (0, 1, 901, DAY_S + 900, DAY_S + 901, 40 * DAY_S):
        time = DUE + timedelta(seconds=seconds)
        assert taken(seconds) == policy.settled(received_at(time)).penalty, seconds
    assert taken(DAY_S) == 1
    extensions(
        tiny, f"{EXTENSIONS_HEAD}ada,{ASSIGNMENT},{(DUE + timedelta(days=1)).isoformat()},\n"
    )
    assert [taken(DAY_S), taken(DAY_S + 901)] == [0, 1]
    extensions(tiny, f"{EXTENSIONS_HEAD}ada,{ASSIGNMENT},,yes\n")
    assert taken(9 * DAY_S) == 0


def test_grading_does_not_wait_for_nbgrader(tmp_path: Path) -> None:
    code = "import sys, autograder.batch.grading; sys.exit('nbgrader' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
