"""What both HTML pages share: the templates, pictures made safe to inline, dates in words."""

import functools
import re
import xml.etree.ElementTree as ET
from datetime import datetime
from pathlib import Path

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup, escape

TEMPLATES = Path(__file__).parent / "templates"

MOST_PICTURE = 200_000  # characters

_ELEMENT = re.compile(
    r"\{http://www\.w3\.org/2000/svg\}(svg|title|desc|rect|circle|path|text|tspan)"
)
_ATTRIBUTE = re.compile(
    r"aria-labelledby|c?[xy]|rx?|d|fill|font-(family|size|style|weight)|height|id|role|"
    r"stroke(-dasharray|-width)?|style|text-anchor|viewBox|width"
)


_UNSEEN = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]")


@functools.cache
def environment() -> Environment:
    """Templates that escape all they are given and refuse a name that is not there."""
    made = Environment(
        loader=FileSystemLoader(TEMPLATES),
        autoescape=True,
        undefined=StrictUndefined,
        finalize=lambda value: clean(value) if type(value) is str else value,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    made.filters.update(counted=counted, inline=inline, lasting=lasting, moment=moment)
    return made


def clean(text: str) -> str:
    """Text without control characters and without those that turn the direction of writing."""
    return _UNSEEN.sub("", text)


def counted(count: int, noun: str) -> str:
    """`1 point`, `2 points`."""
    return f"{count} {noun}{'' if count == 1 else 's'}"


def moment(text: str) -> str:
    """An ISO time as `2 November 2026, 23:59 (UTC+01:00)`; other text as it is."""
    try:
        time = datetime.fromisoformat(text)
    except ValueError:
        return text
    zone = f" ({time.tzname()})" if time.tzinfo else ""
    return f"{time.day} {time:%B %Y, %H:%M}{zone}"


def lasting(seconds: int) -> str:
    """A time span in its two largest units, such as `1 day 2 hours`; seconds only when alone."""
    spans = {"day": seconds // 86400, "hour": seconds // 3600 % 24, "minute": seconds // 60 % 60}
    parts = [counted(count, unit) for unit, count in spans.items() if count]
    return " ".join(parts[:2]) or counted(seconds, "second")


def inline(text: str) -> Markup:
    """Text in which `names in backticks` are code."""
    return Markup(re.sub(r"`([^`]+)`", r"<code>\1</code>", str(escape(clean(text)))))


def picture(svg: str, prefix: str) -> Markup | None:
    """A drawing to stand in a page as it is, its ids made the page's own by a prefix.

    Only what our own drawings are made of is let through; None for anything else.
    """
    if not svg or len(svg) > MOST_PICTURE or "<!" in svg or "url(" in svg:
        return None
    try:
        elements = list(ET.fromstring(svg).iter())
    except ET.ParseError:
        return None
    known = all(
        _ELEMENT.fullmatch(element.tag) and all(map(_ATTRIBUTE.fullmatch, element.attrib))
        for element in elements
    )
    return Markup(re.sub(r"\b(?=g[0-9a-f]{8}[td]\b)", f"{prefix}-", svg)) if known else None
