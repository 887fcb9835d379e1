"""What hidden suites are written with: probe, student, draw, close, read."""

from autograder.jail.faults import StudentFault, SuiteError
from autograder.jail.recorder import read
from autograder.kit.close import close
from autograder.suite.draws import Draw
from autograder.suite.probes import (
    CARE,
    ON_THE_WORKERS_WORD,
    Kind,
    Probe,
    load_probes,
    only,
    probe,
    probe_of,
)
from autograder.suite.student import Student

__all__ = [
    "CARE",
    "ON_THE_WORKERS_WORD",
    "Draw",
    "Kind",
    "Probe",
    "Student",
    "StudentFault",
    "SuiteError",
    "close",
    "load_probes",
    "only",
    "probe",
    "probe_of",
    "read",
]
