"""Solutions to assignments: what students get is generated here, whole or not at all."""

from autograder.release.markers import ReleaseError
from autograder.release.write import check, plan, release

__all__ = ["ReleaseError", "check", "plan", "release"]
