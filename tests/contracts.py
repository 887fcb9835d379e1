"""What programs around a classroom expect of results, checked as they read them."""

import base64
import json
import re
from collections.abc import Mapping
from typing import Any

from tests.tiny_course import ASSIGNMENT

RESULT_KEYS = {
    "schema", "classroom", "assignment", "assignment_type", "owner", "submission", "commit",
    "release", "review", "datetime", "score", "max-score", "tests",
}  # fmt: skip
CLASSROOM = {
    "CLASSROOM": "bp",
    "ASSIGNMENT": ASSIGNMENT,
    "ASSIGNMENT_TYPE": "individual",
    "OWNER": "ada",
    "USERNAME": "ada",
    "SUBMISSION_TAG": "submit/20261102T120000Z-1a2b3c4",
    "COMMIT_URL": "https://github.example/bp/commit/1a2b3c4",
    "RELEASE_URL": "https://github.example/bp/releases/tag/x",
    "REVIEW_URL": "",
}


def check_result(record: dict[str, Any]) -> None:
    """`classroom50/result/v1`, as its readers check it."""
    assert record.keys() - {"graded_at", "submitted_by"} == RESULT_KEYS
    assert record["schema"] == "classroom50/result/v1"
    assert record["assignment_type"] in ("individual", "group")
    assert all(record[key] for key in ("classroom", "assignment", "owner", "commit", "release"))
    assert record["submission"].startswith("submit/")
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ", record["datetime"])
    for each in (record, *record["tests"]):
        assert type(each["score"]) is type(each["max-score"]) is int
        assert 0 <= each["score"] <= each["max-score"]
    for each in record["tests"]:
        assert each["test-name"]
        assert type(each["passed"]) is bool
    assert record["score"] == sum(each["score"] for each in record["tests"])


def reported(outputs: Mapping[str, str], *exercises: str) -> tuple[int, int, int]:
    """Points, their maximum and passed tests, as the reporter of GitHub Classroom adds them up."""
    total = most = passed = 0
    for name in exercises:
        record = json.loads(base64.b64decode(outputs[f"ex-{name}"], validate=True))
        assert record.keys() == {"version", "status", "max_score", "tests"}
        (test,) = record["tests"]
        assert {"name", "status", "score", "message", "duration"} < test.keys()
        assert (test["test_code"], test["filename"], test["line_no"]) == ("", "", 0)
        assert isinstance(test["score"], int)
        assert test["status"] == record["status"]
        total, most = total + test["score"], most + record["max_score"]
        passed += test["status"] == "pass"
    return total, most, passed
