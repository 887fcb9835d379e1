"""A Chromium for the tests of pages: Debian's or Ubuntu's own, never a downloaded one."""

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, sync_playwright

PROGRAMS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
OPTIONS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
PHONE, DESKTOP = (390, 844), (1280, 900)


class Opened(NamedTuple):
    """A page that is shown, what it asked for, and what it complained about."""

    page: Page
    requests: list[str]
    complaints: list[str]


@contextmanager
def chromium() -> Iterator[Browser]:
    """A running browser; a test without one fails with one sentence."""
    program = next(filter(None, map(shutil.which, PROGRAMS)), None)
    if program is None:
        pytest.fail("these tests need Chromium: run make browser", pytrace=False)
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=program, args=list(OPTIONS))
        yield browser
        browser.close()


@contextmanager
def opened(
    browser: Browser, file: Path, size: tuple[int, int], scheme: Any = "light"
) -> Iterator[Opened]:
    """A page from a file, as a reader with that window and colour scheme sees it."""
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]}, color_scheme=scheme, reduced_motion="reduce"
    )
    page = context.new_page()
    shown = Opened(page, [], [])
    page.on("request", lambda request: shown.requests.append(request.url))
    page.on("console", lambda message: shown.complaints.append(message.text))
    page.on("pageerror", lambda error: shown.complaints.append(str(error)))
    page.goto(file.as_uri())
    yield shown
    context.close()


def unfold(page: Page) -> None:
    """Open everything that is folded."""
    page.evaluate("document.querySelectorAll('details').forEach(each => each.open = true)")


def violations(page: Page) -> list[str]:
    """What axe finds: the broken rule and the first element that breaks it."""
    found = Axe().run(page).response["violations"]
    return [f"{each['id']}: {each['nodes'][0]['html'][:150]}" for each in found]


# The lightness and the contrast of two colours as WCAG 2.2 defines them ("relative luminance").
# A text's background is the colour below it, so transparent parents are walked through; a text of
# a drawing stands on the shape that was painted last below its middle.
CONTRASTS = """
() => {
  const parse = text => text.match(/[\\d.]+/g).map(Number);
  const channel = value => value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  const light = rgb => [0.2126, 0.7152, 0.0722]
    .reduce((sum, weight, i) => sum + weight * channel(rgb[i] / 255), 0);
  const behind = element => {
    for (let each = element; each; each = each.parentElement) {
      const rgb = parse(getComputedStyle(each).backgroundColor);
      if (rgb.length < 4 || rgb[3] > 0) return rgb;
    }
    return [255, 255, 255];
  };
  const shape = text => {
    const box = text.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const holds = each => { const b = each.getBoundingClientRect();
      return b.left <= x && x <= b.right && b.top <= y && y <= b.bottom; };
    const all = [...text.closest('svg').querySelectorAll('rect, circle')];
    return parse(getComputedStyle(all.filter(holds).pop()).fill);
  };
  const found = [];
  const note = (element, ink, ground) => {
    const [low, high] = [light(ink), light(ground)].sort((a, b) => a - b);
    found.push([(high + 0.05) / (low + 0.05), element.textContent.trim().slice(0, 60)]);
  };
  for (const text of document.querySelectorAll('svg text')) {
    note(text, parse(getComputedStyle(text).fill), shape(text));
  }
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const parent = walker.currentNode.parentElement;
    if (!walker.currentNode.textContent.trim() || parent.closest('svg, style')) continue;
    note(parent, parse(getComputedStyle(parent).color), behind(parent));
  }
  return found;
}
"""

# All that a reader can act on, in reading order; what is folded away comes later.
NUMBERED = """
() => {
  const all = [...document.querySelectorAll('a[href], summary, [tabindex]')]
    .filter(each => each.checkVisibility());
  all.forEach((each, place) => { each.dataset.place = place; });
  return all.length;
}
"""
FOCUSED = """
() => {
  const style = getComputedStyle(document.activeElement);
  return [document.activeElement.dataset.place ?? '', style.outlineStyle, style.outlineWidth];
}
"""

# What is folded away and not to be seen.
UNSEEN = """
() => [...document.querySelectorAll('details:not([open]) > :not(summary)')]
  .filter(each => !each.checkVisibility({ contentVisibilityAuto: true })).length
"""
