# SPDX-License-Identifier: MIT
"""The package for npm in a page that imports it by name."""

import sys
import tarfile
import threading
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer

import pytest
from conftest import ROOT
from playwright.sync_api import expect

sys.path.insert(0, str(ROOT / "Scripts"))

from package import NAME, contents, description, pack  # noqa: E402

PAGE = """<!doctype html>
<meta charset="utf-8">
<script type="importmap">{"imports": IMPORTS}</script>
<script type="module">
  import 'almanac-calendar';
  import 'almanac-calendar/picker-field';
  await document.querySelector('almanac-calendar').ready;
  document.documentElement.dataset.ready = '';
</script>
<almanac-calendar date="2024-02-01" locale="de"></almanac-calendar>
<almanac-picker value="2024-02-20" locale="en-US"></almanac-picker>
"""


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, *_):
        pass


@pytest.fixture
def site(tmp_path):
    """A site with the package where npm unpacks it, and a page that imports it."""
    archive = tmp_path / "package.tgz"
    archive.write_bytes(pack(contents(ROOT / "Web" / "dist")))
    with tarfile.open(archive) as packed:
        packed.extractall(tmp_path, filter="data")
    (tmp_path / "node_modules").mkdir()
    (tmp_path / "package").rename(tmp_path / "node_modules" / NAME)
    exports = description()["exports"]
    imports = {
        f"{NAME}{entry[1:]}": f"./node_modules/{NAME}/{paths['default'][2:]}"
        for entry, paths in exports.items()
        if isinstance(paths, dict)
    }
    (tmp_path / "index.html").write_text(PAGE.replace("IMPORTS", str(imports).replace("'", '"')))
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(tmp_path)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_address[1]}/"
    server.shutdown()


def test_both_elements_work_when_imported_by_name(browser, site):
    page = browser.new_page()
    complaints, missing = [], []
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.on("console", lambda message: complaints.append(message.text) if message.type == "error" else None)
    page.on("response", lambda answer: missing.append(answer.url) if answer.status >= 400 else None)
    page.goto(site)
    page.wait_for_selector("html[data-ready]", state="attached")
    expect(page.locator("almanac-calendar").get_by_role("heading")).to_have_text("Februar 2024")
    page.locator("almanac-calendar [data-day='2024-02-14']").click()
    assert page.evaluate("() => document.querySelector('almanac-calendar').value") == "2024-02-14"
    page.locator("almanac-picker").get_by_role("button").first.click()
    page.locator("almanac-picker [data-day='2024-02-22']").click()
    assert page.evaluate("() => document.querySelector('almanac-picker').value") == "2024-02-22"
    page.close()
    assert [url for url in missing if not url.endswith("favicon.ico")] == []
    assert [line for line in complaints if "favicon" not in line and "404" not in line] == []
