"""Where a course keeps what is its own: paths below the folder of course.toml, all in one place."""

from pathlib import Path
from typing import Final

DATA: Final = Path("course-data")
KEY: Final = DATA / "key"
ROSTER: Final = DATA / "roster.csv"
EXTENSIONS: Final = DATA / "extensions.csv"
GRADEBOOK: Final = DATA / "gradebook.db"
SUBMITTED: Final = DATA / "submitted"
GRADES: Final = DATA / "grades"
AUTOGRADED: Final = DATA / "autograded"
FEEDBACK: Final = DATA / "feedback"
CLONES: Final = DATA / "git"
