"""Addresses of repositories: on a host like GitHub, or a folder of this machine."""

import re
from typing import NamedTuple
from urllib.parse import urlsplit

_SHORTHAND = re.compile(r"(?:[^@/]+@)?(?P<host>[^:/]+):(?P<path>(?!//).+)")


class Hosted(NamedTuple):
    """A repository on a host; `name` is owner/repository."""

    host: str
    name: str

    @property
    def page(self) -> str:
        """Its page for people."""
        return f"https://{self.host}/{self.name}"


def hosted(url: str) -> Hosted | None:
    """The repository that an address names on a host; None for a folder of this machine."""
    split = urlsplit(url)
    if split.scheme in ("http", "https", "ssh", "git") and split.hostname:
        host, path = split.hostname, split.path
    elif found := _SHORTHAND.fullmatch(url):
        host, path = found["host"], found["path"]
    else:
        return None
    name = path.strip("/").removesuffix(".git")
    return Hosted(host, name) if name.count("/") == 1 else None
