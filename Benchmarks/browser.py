#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Measures page turns in Chromium, ours beside FullCalendar's, and what a page has to fetch.

    ../.venv/bin/python browser.py        # needs Web/dist (make web), Chromium and PyPI

FullCalendar 6.1.15 (MIT) comes from the PyPI wheel collective.fullcalendar 1.6 and is kept in
.build-vendor. Rows go to .build-results/browser.json, for run.py.
"""

import functools
import gzip
import http.server
import json
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import threading
import zipfile

from playwright.sync_api import sync_playwright

HERE = pathlib.Path(__file__).resolve().parent
DIST = HERE.parent / "Web" / "dist"
VENDOR = HERE / ".build-vendor"
RESULTS = HERE / ".build-results"
FULLCALENDAR = VENDOR / "fullcalendar-6.1.15.js"
FETCH_LIMIT = 60_000


def vendor():
    """Fetches FullCalendar's own bundle, once."""
    if FULLCALENDAR.exists():
        return
    VENDOR.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run([sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--dest", folder,
                        "collective.fullcalendar==1.6"], check=True)
        wheel = next(pathlib.Path(folder).glob("*.whl"))
        with zipfile.ZipFile(wheel) as archive:
            name = next(n for n in archive.namelist() if n.endswith("/main.min.js"))
            text = archive.read(name)
    if b"FullCalendar Standard Bundle v6.1.15" not in text:
        raise SystemExit("the wheel holds another FullCalendar")
    FULLCALENDAR.write_bytes(text)


class Handler(http.server.SimpleHTTPRequestHandler):
    """Web/dist, with this folder's pages and FullCalendar beside it; isolated, for fine timers."""

    extensions_map = {**http.server.SimpleHTTPRequestHandler.extensions_map, ".wasm": "application/wasm"}

    def translate_path(self, path):
        name = path.split("?")[0].lstrip("/")
        if name == "fullcalendar.js":
            return str(FULLCALENDAR)
        if (HERE / "Browser" / name).is_file():
            return str(HERE / "Browser" / name)
        return super().translate_path(path)

    def end_headers(self):
        self.send_header("Cross-Origin-Opener-Policy", "same-origin")
        self.send_header("Cross-Origin-Embedder-Policy", "require-corp")
        super().end_headers()

    def log_message(self, *arguments):
        pass


def fetched(browser, url):
    """Gzipped size of everything that a page with one element fetches, by name."""
    page = browser.new_page()
    names = []
    page.on("request", lambda request: names.append(request.url.removeprefix(url).split("?")[0]))
    page.goto(f"{url}/alone.html")
    page.evaluate("document.querySelector('almanac-calendar').ready")
    page.close()
    files = [name.lstrip("/") for name in names if name != "/alone.html" and (DIST / name.lstrip("/")).is_file()]
    return {name: len(gzip.compress((DIST / name).read_bytes(), 9)) for name in files}


def open_page(browser, url, fullcalendar=False, name="turns.html", size=(480, 700)):
    viewport = {"width": size[0], "height": size[1]}
    context = browser.new_context(viewport=viewport, reduced_motion="reduce" if fullcalendar else "no-preference")
    page = context.new_page()
    page.on("pageerror", lambda error: sys.exit(f"page: {error}"))
    page.goto(f"{url}/{name}")
    page.wait_for_function("() => !!window.bench", timeout=120_000)
    if fullcalendar:
        page.add_script_tag(url="/fullcalendar.js")
    return page


def best_of_three(browser, url, what, throttling=1):
    """The best of three runs of something that a finger does."""
    best = None
    for _ in range(3):
        page = open_page(browser, url)
        if throttling > 1:
            page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": throttling})
        result = page.evaluate("what => bench[what]()", what)
        if result.get("pages", 4) < 4 or result.get("changes", 60) < 60:
            raise SystemExit(f"{what} did too little: {result}")
        best = min(best or result, result, key=lambda r: r["p99"])
        page.context.close()
    return best


def events(browser, url):
    """Months of 1 000 and 10 000 events beside FullCalendar's, and page turns; equal numbers shown or counted."""
    page = open_page(browser, url, fullcalendar=True, name="events.html", size=(1220, 820))
    page.set_default_timeout(0)
    thousand = page.evaluate("() => bench.month(1000, 7)")
    many = page.evaluate("() => bench.month(10000, 3)")
    turns = page.evaluate("() => bench.turns()")
    page.context.close()
    return thousand, many, turns


def row(measure, value, unit, gate=None, limit=None):
    return {"measure": measure, "value": round(value, 4), "unit": unit, "gate": gate,
            "pass": None if limit is None else value <= limit}


def faster(measure, found, limit):
    """FullCalendar's time over ours, at least a limit."""
    value = found["theirs"] / found["ours"]
    return {"measure": measure, "value": round(value, 1), "unit": "×", "gate": f"≥ {limit}", "pass": value >= limit}


def rows(browser, url):
    sizes = fetched(browser, url)
    page = open_page(browser, url, fullcalendar=True)
    turns = page.evaluate("() => bench.turns()")
    years = page.evaluate("() => bench.turns('year', {}, 3, 4)")
    engine = page.evaluate("() => bench.engine()")
    page.context.close()
    thousand, many, pages = events(browser, url)
    normal, slow = best_of_three(browser, url, "drag"), best_of_three(browser, url, "drag", throttling=4)
    painting = best_of_three(browser, url, "paint")
    scrolled = best_of_three(browser, url, "scroll")
    ours, theirs = turns["ours"], turns["theirs"]
    wasm = sum(size for name, size in sizes.items() if name.endswith(".wasm"))
    return [
        row("page turn in wasm: scene and diff ÷ FullCalendar's script", engine / theirs["script"], "×", "≤ 0.05", 0.05),
        row("page turn: script and layout, ours ÷ FullCalendar's", ours["layout"] / theirs["layout"], "×", "≤ 0.15", 0.15),
        faster("month of 1 000 events: script and layout, FullCalendar's ÷ ours", thousand, 20),
        faster("month of 10 000 events: script and layout, FullCalendar's ÷ ours", many, 50),
        row("page turn with 10 000 events loaded: ours ÷ FullCalendar's", pages["ours"] / pages["theirs"], "×", "≤ 0.15", 0.15),
        row("month of 1 000 events, our script and layout", thousand["ours"], "ms"),
        row("month of 10 000 events, our script and layout", many["ours"], "ms"),
        row("month of 10 000 events, FullCalendar's script and layout", many["theirs"], "ms"),
        row("scrolling months: script a frame, 99th percentile, best of 3", scrolled["p99"], "ms", "≤ 4", 4),
        row("scrolling months: script a frame, median", scrolled["median"], "ms"),
        row("scrolling months: share of frames over 25 ms, best of 3", scrolled["late"], "", "≤ 0.01", 0.01),
        row("turn of a year: script and layout, ours ÷ FullCalendar's", years["ours"]["layout"] / years["theirs"]["layout"], "×", "≤ 0.15", 0.15),
        row("page turn in wasm, scene and diff", engine, "ms"),
        row("page turn, our script", ours["script"], "ms"),
        row("page turn, our script and layout", ours["layout"], "ms"),
        row("page turn, FullCalendar's script", theirs["script"], "ms"),
        row("page turn, FullCalendar's script and layout", theirs["layout"], "ms"),
        row("turn of a year, our script and layout", years["ours"]["layout"], "ms"),
        row("turn of a year, FullCalendar's script and layout", years["theirs"]["layout"], "ms"),
        row("paging by finger: script a frame, 99th percentile, best of 3", normal["p99"], "ms", "≤ 4", 4),
        row("paging by finger: the same at a quarter of the speed", slow["p99"], "ms"),
        row("paging by finger: script a frame, median", normal["median"], "ms"),
        row("selecting by finger: script a frame, 99th percentile, best of 3", painting["p99"], "ms", "≤ 4", 4),
        row("selecting by finger: frames over 25 ms", painting["late"], "of all", "≤ 0.01", 0.01),
        row("fetched by the pickers' element, gzipped", sum(sizes.values()), "bytes", f"≤ {FETCH_LIMIT}", FETCH_LIMIT),
        row("fetched by the pickers' element: the wasm alone, gzipped", wasm, "bytes"),
    ]


def main():
    # Rows of an earlier run are not those of this one, if it fails.
    (RESULTS / "browser.json").unlink(missing_ok=True)
    vendor()
    handler = functools.partial(Handler, directory=str(DIST))
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    url = f"http://127.0.0.1:{server.server_address[1]}"
    chromium = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        found = rows(browser, url)
        browser.close()
    RESULTS.mkdir(exist_ok=True)
    (RESULTS / "browser.json").write_text(json.dumps(found, indent=1, ensure_ascii=False) + "\n")
    for each in found:
        print(f"{each['measure']}: {each['value']} {each['unit']} {each['gate'] or ''} {'FAIL' if each['pass'] is False else ''}")
    sys.exit(any(each["pass"] is False for each in found))


if __name__ == "__main__":
    main()
