"""nbgrader's settings for this course, computed from course.toml.

nbgrader reads this file when it is run in this folder. From anywhere else, and for formgrader in a
server of several courses, include it: load_subconfig("/path/to/this/folder/nbgrader_config.py").
"""

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent
if str(ROOT) not in sys.path:
    sys.path.append(str(ROOT))

from autograder.nbgrader_bridge.config import configure  # noqa: E402 - found by the line above

configure(c, ROOT)
