# SPDX-License-Identifier: MIT
"""Documents as pages: what their Markdown becomes, and that every link in the samples has a page."""

import re
import sys
from pathlib import Path, PurePosixPath

import pytest

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "Scripts"))

import docs_pages  # noqa: E402

KNOWN = {PurePosixPath("date-field.md"), PurePosixPath("migration/kal.md")}


@pytest.mark.parametrize("written, page", [
    ("# A *title*", '<h1 id="a-title">A <em>title</em></h1>'),
    ("One\nline `a < b`.", "<p>One line <code>a &lt; b</code>.</p>"),
    ("- one\n  more\n- two", "<ul><li>one more</li><li>two</li></ul>"),
    ("1. one", "<ol><li>one</li></ol>"),
    ("    swift build", '<pre tabindex="0"><code>swift build</code></pre>'),
    ("```\na\n\n# b\n```", '<pre tabindex="0"><code>a\n\n# b</code></pre>'),
    ("[there](../date-field.md#value)", '<p><a href="../date-field#value">there</a></p>'),
    ("[out](../../Sources/X.swift)", "<p>out</p>"),
    ("[web](https://swift.org)", '<p><a href="https://swift.org">web</a></p>'),
    ("![picture](a.svg)", ""),
    ("<script>", "<p>&lt;script&gt;</p>"),
])
def test_markdown_becomes_elements(written, page):
    assert docs_pages.convert(written, PurePosixPath("migration"), KNOWN) == page


def test_a_bar_within_a_cell_parts_nothing():
    page = docs_pages.convert("| A | B |\n|---|---|\n| `x \\| y` | z |", PurePosixPath("."), KNOWN)
    assert "<th scope=\"col\">A</th>" in page
    assert "<td><code>x | y</code></td><td>z</td>" in page


def test_every_link_of_the_samples_has_a_page_and_an_anchor():
    pages = {name.as_posix().removesuffix(".html"): text for name, text in docs_pages.pages(ROOT / "docs")}
    presets = (ROOT / "Web" / "gallery" / "presets.js").read_text(encoding="utf-8")
    links = re.findall(r"docs: '([^']+)'", presets)
    links += re.findall(r'href="docs/([^"]+)"', "".join(path.read_text() for path in (ROOT / "Web").glob("*.html")))
    assert len(links) >= 17
    for place in links:
        name, _, anchor = place.partition("#")
        assert name in pages, place
        assert not anchor or f'id="{anchor}"' in pages[name], place
