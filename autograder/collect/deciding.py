"""Which of several copies counts, and why: one rule, told in words on every receipt."""

from collections.abc import Container, Iterable
from datetime import UTC, datetime
from typing import Final
from zoneinfo import ZoneInfo

from msgspec.structs import replace

from autograder.collect import stamps
from autograder.collect.receipts import Receipt

WAYS: Final = {"nbgrader": "exchange", "zip": "zip", "git": "git", "folder": "folder"}
SHORT: Final = 10  # signs of a commit's id in sentences
_NEVER: Final = datetime.min.replace(tzinfo=UTC)


def decide(
    receipts: Iterable[Receipt], zone: ZoneInfo, replaced: Container[str] = ()
) -> list[Receipt]:
    """The receipts of one submission, the one that counts first, each with the reason.

    The newest copy counts, by its time of receipt; one with none of the listed files counts only
    where no other has any. Of two received at the same time the exchange's copy counts. A commit
    that an instructor asked for comes before all others, and receipts whose key is in `replaced`
    after them.
    """
    ordered = sorted(receipts, key=lambda each: _rank(each, replaced), reverse=True)
    first = ordered[0]
    rivals = [each for each in ordered if each.key not in replaced]
    told = [replace(first, counts=True, why=_why_first(rivals or ordered))]
    return told + [
        replace(each, counts=False, why=_why_not(each, first, zone, replaced))
        for each in ordered[1:]
    ]


def merged(earlier: Receipt | None, new: Receipt) -> Receipt:
    """What stands of two receipts of the same copy: a stated time, or else the later one."""
    if earlier is None or new.is_stated:
        return new
    if earlier.is_stated or (earlier.when or _NEVER) > (new.when or _NEVER):
        return replace(
            new, time=earlier.time, time_from=earlier.time_from, is_stated=earlier.is_stated
        )
    return new


def _rank(
    receipt: Receipt, replaced: Container[str]
) -> tuple[bool, bool, bool, datetime, bool, str]:
    stands = receipt.key not in replaced
    is_asked = receipt.commit is not None and receipt.commit.is_asked
    when = (receipt.when or _NEVER).astimezone(UTC)
    from_exchange = receipt.kind == "nbgrader"
    return stands, is_asked, bool(receipt.files), when, from_exchange, receipt.sha256


def _why_first(ordered: list[Receipt]) -> str:
    """Why the first of the copies that could count does; of a commit, which it is."""
    commit = ordered[0].commit
    if commit is None:
        return _why_among(ordered)
    told = f"commit {commit.sha[:SHORT]}: {commit.why}"
    return told if commit.is_asked or len(ordered) == 1 else f"{told}; {_why_among(ordered)}"


def _why_among(ordered: list[Receipt]) -> str:
    if len(ordered) == 1:
        return "the only copy"
    ways = sorted({WAYS[each.kind] for each in ordered})
    of = f"{len(ordered)} copies, by {' and '.join(ways)}"
    if ordered[0].when == ordered[1].when:
        both = ordered[0].kind == ordered[1].kind
        rule = "which one is newer cannot be told" if both else "the exchange comes first"
        return f"received at the same time as another of {of}; {rule}"
    if any((each.when or _NEVER) > (ordered[0].when or _NEVER) for each in ordered):
        return f"the newest with any of the listed files, of {of}"
    return f"the newest of {of}"


def _why_not(receipt: Receipt, first: Receipt, zone: ZoneInfo, replaced: Container[str]) -> str:
    """Why a copy does not count, naming the one that does."""
    at = stamps.shown(first.when, zone) if first.when else "an unknown time"
    other = f"the copy by {WAYS[first.kind]}, received {at}, counts"
    if receipt.key in replaced:
        return f"git was asked again; {other}"
    if first.commit is not None and first.commit.is_asked:
        return f"an instructor asked for another; {other}"
    if first.files and not receipt.files:
        return f"it has none of the listed files; {other}"
    if receipt.when is None:
        return f"its time is unknown; {other}"
    return f"{'received at the same time' if receipt.when == first.when else 'older'}; {other}"
