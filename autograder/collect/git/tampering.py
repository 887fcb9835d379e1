"""What a student changed around the listed files: told to the instructor, without effect on marks.

Marks come from the listed files and the instructor's own tests. A changed test or workflow only
misleads its owner, who may have been told to change it, so this accuses nobody.
"""

from collections.abc import Iterator
from typing import Final, NamedTuple

from autograder.classroom.template import infrastructure
from autograder.collect.git.tree import Tree, blob_id
from autograder.course import Assignment, Course
from autograder.text import plain

MOST_NAMED: Final = 5
WATCHED: Final = ("tests/", ".github/")
STEERING: Final = frozenset(
    {"conftest.py", "pytest.ini", ".pytest.ini", "tox.ini", "setup.cfg", "pyproject.toml"}
    | {"sitecustomize.py", "usercustomize.py"}
)
# What comes along in a repository, with a slash behind the names of folders.
AROUND: Final = frozenset(
    {".github/", ".devcontainer/", ".gitattributes", ".gitignore", "README.md"}
    | {"requirements.txt", "result.json", ".classroom50.yaml"}
)
_OF_CLASSROOM50: Final = frozenset({".github/workflows/autograde.yaml"})


class Given(NamedTuple):
    """What students were given for an assignment: hashes by path in the assignment's folder.

    `stubs` are the listed files as released, `others` all that is not theirs to change; `around`
    is by path in the repository, with every content that a template may have.
    """

    stubs: dict[str, str]
    others: dict[str, str]
    around: dict[str, frozenset[str]]


def given(course: Course, assignment: Assignment) -> Given:
    """What the release and the template hold, as they are now."""
    folder = course.root / "assignments" / assignment.id
    listed = {each.file_name for each in assignment.exercises}
    hashes = {
        path.relative_to(folder).as_posix(): blob_id(path.read_bytes())
        for path in sorted(folder.rglob("*"))
        if path.is_file() and "__pycache__" not in path.parts
    }
    notebook = f"{assignment.id}.ipynb"
    stubs = {name: sha for name, sha in hashes.items() if name in listed}
    others = {name: sha for name, sha in hashes.items() if name not in listed | {notebook}}
    around: dict[str, frozenset[str]] = {}
    for chosen in ((assignment,), course.assignments):
        for name, content in infrastructure(course, chosen).items():
            around[name] = around.get(name, frozenset()) | {blob_id(content)}
    return Given(stubs, others, around)


def is_untouched(tree: Tree, assignment: str, known: Given) -> bool:
    """Whether a commit holds the listed files just as they were given, or none of them."""
    inside = _inside(tree, assignment)
    return all(inside.get(name, sha) == sha for name, sha in known.stubs.items())


def changes(tree: Tree, assignment: str, known: Given) -> Iterator[str]:
    """A sentence for what was edited, one for what was added, one for what is gone."""
    inside, top = _inside(tree, assignment), {path: blob.sha for path, blob in tree.items()}
    edited = [name for name, sha in known.others.items() if inside.get(name, sha) != sha]
    edited += [
        name
        for name, shas in known.around.items()
        if name.startswith(WATCHED) and top.get(name) not in (None, *shas)
    ]
    expected = known.others.keys() | known.stubs.keys() | known.around.keys() | _OF_CLASSROOM50
    added = [name for name in inside if name not in expected and _steers(name)]
    gone = [name for name in known.others if name not in inside]
    for names, what in ((edited, "edited"), (added, "added"), (gone, "removed")):
        if names:
            verb = "was" if len(names) == 1 else "were"
            yield f"{_listed(names)} {verb} {what}: no effect on marks"


def _inside(tree: Tree, assignment: str) -> dict[str, str]:
    """Hashes by path in the assignment's folder, and of what lies around it at the top."""
    own = f"{assignment}/"
    inside = {path.removeprefix(own): tree[path].sha for path in tree if path.startswith(own)}
    if not inside:
        return {path: blob.sha for path, blob in tree.items()}
    top = [path for path in tree if "/" not in path or path.startswith(".github/")]
    return {path: tree[path].sha for path in top} | inside


def _steers(path: str) -> bool:
    return path.startswith(WATCHED) or path.rpartition("/")[2] in STEERING


def _listed(names: list[str]) -> str:
    shown = ", ".join(plain(name, 100) for name in sorted(names)[:MOST_NAMED])
    more = len(names) - MOST_NAMED
    return f"{shown} and {more} more" if more > 0 else shown
