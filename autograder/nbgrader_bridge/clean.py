"""Makes a student's markdown safe to show: nbgrader's pages keep HTML as it is, scripts included.

What could be more than text gets a blank put into it, so that it is shown and does nothing: the
same in running text, in code and in formulas, where an escaped character would be shown as such.
"""

import re
from typing import Final

LONGEST: Final = 200_000  # characters of one cell
PICTURES: Final = ("image/png", "image/jpeg", "image/gif", "image/webp")

_CONTROL = re.compile(r"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069\ufeff]")
# HTML takes "<" for the start of a tag only right before one of these.
_TAG = re.compile(r"<(?=[A-Za-z/!?])")
# An entity would turn into the character itself after all other checks, in the target of a link.
_ENTITY = re.compile(r"&(?=#?[A-Za-z0-9]+;?)")
_SCHEME = re.compile(r"(?i)script(?=\s*:)|data(?=:\S)")
# What MathJax's macros can do besides setting formulas: links, styles, new macros, other names.
_MACRO = re.compile(
    r"\\(?=(?:href|url|cssId|class|style|html\w*|data|require|unicode|csname|def|gdef|let|"
    r"newcommand|renewcommand|newenvironment|renewenvironment|DeclareMathOperator|mmlToken|"
    r"Tip|texttip|tooltip|mathtip|toggle|includegraphics|input|include)\b)"
)
_TARGET = re.compile(r"(?i)(!?)\[(?P<text>[^\]\n]*)\]\((?!https?://|attachment:)")


def clean(text: str) -> str:
    """Markdown in which nothing but text, formulas and links to web pages is left."""
    bare = _CONTROL.sub("", text[:LONGEST])
    for pattern in (_TAG, _ENTITY, _SCHEME):
        bare = pattern.sub(r"\g<0> ", bare)
    bare = _MACRO.sub(r"\\ ", bare)
    return _TARGET.sub(r"\g<1>[\g<text>] (", bare)


def pictures(attachments: object, text: str) -> dict[str, dict[str, str]]:
    """The pictures among a cell's attachments that its text shows, with nothing else in them."""
    kept: dict[str, dict[str, str]] = {}
    for name, bundle in attachments.items() if isinstance(attachments, dict) else ():
        found = bundle if isinstance(bundle, dict) else {}
        good = {
            kind: content
            for kind, content in found.items()
            if kind in PICTURES and isinstance(content, str) and _is_base64(content)
        }
        if good and _is_plain(name) and f"attachment:{name}" in text:
            kept[name] = good
    return kept


def _is_base64(text: str) -> bool:
    return re.fullmatch(r"[A-Za-z0-9+/=\s]*", text) is not None


def _is_plain(name: object) -> bool:
    return isinstance(name, str) and re.fullmatch(r"[\w.-]+", name) is not None
