"""Students' repositories for tests: real ones, in a folder or behind a server that has bad days."""

import http.server
import os
import shutil
import subprocess
import threading
from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

_WHO = {
    f"GIT_{role}_{what}": value
    for role in ("AUTHOR", "COMMITTER")
    for what, value in (("NAME", "student"), ("EMAIL", "student@localhost"))
}
_ALONE = {"GIT_CONFIG_NOSYSTEM": "1", "GIT_CONFIG_GLOBAL": os.devnull}


def git(folder: Path, *args: str, **env: str) -> str:
    """What git says in a folder, whoever runs the tests."""
    kept = {key: value for key, value in os.environ.items() if not key.startswith("GIT_")}
    done = subprocess.run(
        ["git", "-C", folder, *args],
        env=kept | _WHO | _ALONE | env,
        capture_output=True,
        check=False,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


class Remote:
    """A bare repository with a server's log, and a student's clone of it."""

    def __init__(self, hub: Path, name: str, template: Path | None = None) -> None:
        self.bare, self.clone = hub / f"{name}.git", hub / "clones" / name
        hub.mkdir(exist_ok=True, parents=True)
        git(hub, "init", "-q", "--bare", "-b", "main", str(self.bare))
        git(self.bare, "config", "core.logAllRefUpdates", "true")
        git(self.bare, "config", "http.receivepack", "false")
        if template is None:
            git(hub, "init", "-q", "-b", "main", str(self.clone))
        else:
            git(hub, "clone", "-q", "--no-hardlinks", str(template), str(self.clone))
            git(self.clone, "remote", "remove", "origin")
        git(self.clone, "remote", "add", "origin", str(self.bare))

    def commit(self, files: Mapping[str, bytes], dated: str = "2026-10-20T12:00:00Z") -> str:
        """Commit files with the dates a student chooses."""
        for name, content in files.items():
            path = self.clone / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(content)
        git(self.clone, "add", "--all", "--force")
        dates = {"GIT_AUTHOR_DATE": dated, "GIT_COMMITTER_DATE": dated}
        git(self.clone, "commit", "-q", "--allow-empty", "-m", "work", **dates)
        return git(self.clone, "rev-parse", "HEAD")

    def push(self, at: str, *options: str) -> str:
        """Push; `at` is the server's clock. Returns the commit."""
        git(self.clone, "push", "-q", *options, "origin", "HEAD:main", GIT_COMMITTER_DATE=at)
        return git(self.clone, "rev-parse", "HEAD")

    def work(self, files: Mapping[str, bytes], at: str, dated: str = "2026-10-20T12:00:00Z") -> str:
        """Commit and push."""
        self.commit(files, dated)
        return self.push(at)


class Server:
    """Git over HTTP from a folder, in which paths may answer with faults first."""

    def __init__(self, hub: Path, address: str) -> None:
        self.hub, self.address = hub, address
        self.faults: dict[str, list[tuple[int, str]]] = {}
        self.moved: dict[str, str] = {}
        self.asked: Counter[str] = Counter()

    def fault(self, name: str) -> tuple[int, str] | None:
        """What to answer instead, as long as there is any left."""
        self.asked[name] += 1
        left = self.faults.get(name, [])
        return left.pop(0) if left else None


@contextmanager
def served(hub: Path) -> Iterator[Server]:
    """A server for the repositories in a folder, on a port of this machine."""

    class Handler(http.server.BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            _answer(self, server)

        def do_POST(self) -> None:
            _answer(self, server)

        def log_message(self, *_: Any) -> None:
            pass

    listener = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    server = Server(hub, f"http://127.0.0.1:{listener.server_port}")
    thread = threading.Thread(target=listener.serve_forever, args=(0.05,), daemon=True)
    thread.start()
    try:
        yield server
    finally:
        listener.shutdown()
        listener.server_close()
        thread.join()


def _answer(request: http.server.BaseHTTPRequestHandler, server: Server) -> None:
    path, _, query = request.path.partition("?")
    name = path.strip("/").split("/")[0].removesuffix(".git")
    length = int(request.headers.get("Content-Length") or 0)
    body = request.rfile.read(length)
    if name in server.moved:
        request.send_response(301)
        request.send_header("Location", request.path.replace(name, server.moved[name], 1))
        request.end_headers()
        return
    if (fault := server.fault(name)) is not None:
        request.send_response(fault[0])
        request.send_header("Content-Type", "text/plain")
        request.end_headers()
        request.wfile.write(fault[1].encode())
        return
    env = {
        "PATH": os.environ["PATH"],
        "GIT_PROJECT_ROOT": str(server.hub),
        "GIT_HTTP_EXPORT_ALL": "1",
        "PATH_INFO": path,
        "QUERY_STRING": query,
        "REQUEST_METHOD": request.command,
        "CONTENT_TYPE": request.headers.get("Content-Type", ""),
        "CONTENT_LENGTH": str(length),
        "GIT_PROTOCOL": request.headers.get("Git-Protocol", ""),
        "HTTP_CONTENT_ENCODING": request.headers.get("Content-Encoding", ""),
        **_ALONE,
    }
    done = subprocess.run(["git", "http-backend"], input=body, env=env, capture_output=True)
    head, _, content = done.stdout.partition(b"\r\n\r\n")
    fields = dict(line.split(": ", 1) for line in head.decode().split("\r\n"))
    request.send_response(int(fields.pop("Status", "200").split()[0]))
    for key, value in fields.items():
        request.send_header(key, value)
    request.end_headers()
    request.wfile.write(content)


def loses(remote: Remote) -> None:
    """The server forgets what no branch points to."""
    shutil.rmtree(remote.bare / "logs")
    git(remote.bare, "gc", "-q", "--prune=now")
