# SPDX-License-Identifier: MIT
"""What the service worker keeps: everything that pages load, under a digest of what is in it."""

import json
import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "Scripts"))

import list_web  # noqa: E402


def read(folder):
    found = re.fullmatch(r'self\.DIGEST="([0-9a-f]{16})";self\.FILES=(.*);\n', list_web.listing(folder))
    assert found
    return found[1], json.loads(found[2])


def write(folder, **files):
    for name, text in files.items():
        path = folder / name.replace("_", ".").replace("-", "/")
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return folder


def test_pages_are_kept_and_tests_documents_and_the_worker_are_not(tmp_path):
    write(tmp_path, index_html="a", almanac_wasm="b", worker_js="c", almanac_js_map="d")
    for name in ("almanac-probe.wasm", "LICENSE", "worker-files.js"):
        (tmp_path / name).write_text("e")
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs" / "api.html").write_text("f")
    assert read(tmp_path)[1] == ["almanac.wasm", "index.html"]


def test_another_content_or_name_is_another_version(tmp_path):
    write(tmp_path, index_html="ab", kal_html="c")
    first, _ = read(tmp_path)
    assert read(tmp_path)[0] == first
    write(tmp_path, kal_html="d")
    second, _ = read(tmp_path)
    # What moves from one file into the next is a change, too.
    write(tmp_path, index_html="a", kal_html="bd")
    third, _ = read(tmp_path)
    (tmp_path / "kal.html").rename(tmp_path / "kalender.html")
    assert len({first, second, third, read(tmp_path)[0]}) == 4
