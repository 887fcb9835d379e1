"""The jails of one grader: started when first needed, proven, replaced when they fail."""

from autograder.course import Limits, Profile
from autograder.jail.launcher import Jail, Kind
from autograder.jail.mounts import RESERVED_MB
from autograder.jail.proof import prove
from autograder.jail.worker import Bounds, JailError


def bounds(limits: Limits, profile: Profile) -> Bounds:
    """What a worker may use."""
    return Bounds(
        cpu_s=int(limits.submission_wall_s),
        memory_mb=limits.memory_mb + RESERVED_MB[profile],
        reply_bytes=limits.reply_kb << 10,
        call_cpu_s=limits.call_cpu_s,
        call_wall_s=limits.call_wall_s,
    )


class Jails:
    """At most one running, proven jail of each profile."""

    def __init__(self, kind: Kind | None) -> None:
        self._kind = kind
        self._jails: dict[Profile, Jail] = {}
        self._refused: dict[Profile, JailError] = {}

    def get(self, profile: Profile) -> Jail:
        """The jail of a profile; JailError when there can be none."""
        if profile in self._refused:
            raise self._refused[profile]
        if profile not in self._jails:
            try:
                self._jails[profile] = _proven(Jail(profile, self._kind))
            except JailError as error:
                self._refused[profile] = error
                raise
        return self._jails[profile]

    def try_again(self) -> None:
        """Forget which jails could not be started."""
        self._refused.clear()

    def end_workers(self) -> None:
        """End every worker, so that nothing of a student's is left."""
        for profile, jail in list(self._jails.items()):
            try:
                jail.end_worker()
            except JailError:
                self.drop(profile)

    def drop(self, profile: Profile) -> None:
        """Close a jail that failed, so that a new one is started when it is needed."""
        if profile in self._jails:
            self._jails.pop(profile).close()

    def close(self) -> None:
        """End all jails."""
        for profile in list(self._jails):
            self.drop(profile)


def _proven(jail: Jail) -> Jail:
    try:
        jail.start()
        if jail.kind != "none":
            prove(jail)
    except BaseException:
        jail.close()
        raise
    return jail
