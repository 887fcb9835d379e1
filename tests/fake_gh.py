"""Stands in for GitHub's `gh`: knows pushes from bare repositories, keeps issues and statuses."""

import json
import os
import re
import sys
from datetime import UTC, datetime
from pathlib import Path

PROGRAM = f"""#!{sys.executable}
import runpy
runpy.run_path({str(Path(__file__))!r}, run_name="__main__")
"""


def install(folder: Path) -> Path:
    """Put it into a folder that is then meant for PATH."""
    folder.mkdir(parents=True)
    (folder / "gh").write_text(PROGRAM)
    (folder / "gh").chmod(0o755)
    return folder


def pushes(bare: Path) -> str:
    """What the query of a log of pushes gives, the newest first."""
    lines = (bare / "logs/refs/heads/main").read_text().splitlines()
    found = [re.match(r"\S+ (\S+) .*> (\d+)", line) for line in lines]
    rows = [
        f"{datetime.fromtimestamp(int(each[2]), UTC):%Y-%m-%dT%H:%M:%SZ}\t{each[1]}\n"
        for each in reversed(found)
        if each
    ]
    return "".join(rows)


def main(args: list[str]) -> str:
    """Answer one call; FAKE_GH is the folder of what is kept, FAKE_HUB that of repositories."""
    kept = Path(os.environ["FAKE_GH"])
    kept.mkdir(exist_ok=True)
    with (kept / "calls").open("a") as stream:
        stream.write(json.dumps([os.environ.get("GH_TOKEN", ""), args]) + "\n")
    if args[:1] == ["auth"]:
        return ""
    address = next(each for each in args if each.startswith("repos/"))
    path, _, _ = address.partition("?")
    if "/closed/" in path:
        sys.exit("gh: Resource not accessible by personal access token (HTTP 403)")
    _, owner, name, *rest = path.split("/")
    if rest == ["activity"]:
        return pushes(Path(os.environ["FAKE_HUB"], owner, f"{name}.git"))
    fields = dict(
        args[place + 1].split("=", 1) for place, each in enumerate(args) if each == "--raw-field"
    )
    told = kept / "-".join([owner, name, *rest])
    known = json.loads(told.read_text()) if told.exists() else []
    if not fields:
        return json.dumps(known)
    known.append({"number": len(known) + 1, **fields})
    told.write_text(json.dumps(known))
    return json.dumps(known[-1])


if __name__ == "__main__":
    sys.stdout.write(main(sys.argv[1:]))
