#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Measures page turns in Chromium, ours beside FullCalendar's, and what a page has to fetch.

    ../.venv/bin/python browser.py                     # needs Web/dist (make web), Chromium and PyPI
    ../.venv/bin/python browser.py --only expanding    # some groups of rows, printed and not kept
    ../.venv/bin/python browser.py --only timeline --peer toastui=FILE.js --peer eventcalendar=FILE.js

FullCalendar 6.1.15 (MIT) comes from the PyPI wheel collective.fullcalendar 1.6 and is kept in
.build-vendor. Rows go to .build-results/browser.json, for run.py. Other calendars, whose scripts are given with
their style sheets beside them (FILE.css), are measured with weeks of hours as well, for information.
"""

import argparse
import functools
import http.server
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import threading
import zipfile

from playwright.sync_api import sync_playwright

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent / "Scripts"))
from squeeze import squeezed  # noqa: E402

DIST = HERE.parent / "Web" / "dist"
VENDOR = HERE / ".build-vendor"
RESULTS = HERE / ".build-results"
FULLCALENDAR = VENDOR / "fullcalendar-6.1.15.js"
# Scripts of further calendars, by the names that Browser/calendars.js has for them.
PEERS = {}
# What the pickers may have, which the size of every build is held to as well.
FETCH_LIMIT = int(re.search(r"^readonly limit=(\d+)", (HERE.parent / "Scripts/web-size.sh").read_text(), re.MULTILINE)[1])


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
        folder, _, file = name.partition("/")
        if folder == "peer" and (script := PEERS.get(file.rpartition(".")[0])):
            return str(script.with_suffix(pathlib.Path(file).suffix))
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
    return {name: len(squeezed((DIST / name).read_bytes())) for name in files}


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


def best_of_three(browser, url, what, throttling=1, **opened):
    """The best of three runs of something that a finger does."""
    best = None
    for _ in range(3):
        page = open_page(browser, url, **opened)
        page.set_default_timeout(0)
        if throttling > 1:
            page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": throttling})
        result = page.evaluate("what => bench[what]()", what)
        if result.get("pages", 4) < 4 or result.get("changes", 60) < 60:
            raise SystemExit(f"{what} did too little: {result}")
        best = min(best or result, result, key=lambda r: r["p99"])
        page.context.close()
    return best


def row(measure, value, unit, gate=None, limit=None):
    return {"measure": measure, "value": round(value, 4), "unit": unit, "gate": gate,
            "pass": None if limit is None else value <= limit}


def faster(measure, found, limit):
    """FullCalendar's time over ours, at least a limit."""
    value = found["theirs"] / found["ours"]
    return {"measure": measure, "value": round(value, 1), "unit": "×", "gate": f"≥ {limit}", "pass": value >= limit}


def turning(browser, url):
    """Page turns with a mark on every day, ours beside FullCalendar's."""
    page = open_page(browser, url, fullcalendar=True)
    turns = page.evaluate("() => bench.turns()")
    years = page.evaluate("() => bench.turns('year', {}, 3, 4)")
    engine = page.evaluate("() => bench.engine()")
    page.context.close()
    ours, theirs = turns["ours"], turns["theirs"]
    return [
        row("page turn in wasm: scene and diff ÷ FullCalendar's script", engine / theirs["script"], "×", "≤ 0.05", 0.05),
        row("page turn: script and layout, ours ÷ FullCalendar's", ours["layout"] / theirs["layout"], "×", "≤ 0.15", 0.15),
        row("turn of a year: script and layout, ours ÷ FullCalendar's", years["ours"]["layout"] / years["theirs"]["layout"], "×", "≤ 0.15", 0.15),
        row("page turn in wasm, scene and diff", engine, "ms"),
        row("page turn, our script", ours["script"], "ms"),
        row("page turn, our script and layout", ours["layout"], "ms"),
        row("page turn, FullCalendar's script", theirs["script"], "ms"),
        row("page turn, FullCalendar's script and layout", theirs["layout"], "ms"),
        row("turn of a year, our script and layout", years["ours"]["layout"], "ms"),
        row("turn of a year, FullCalendar's script and layout", years["theirs"]["layout"], "ms"),
    ]


def events(browser, url):
    """Months of 1 000 and 10 000 events beside FullCalendar's; equal numbers shown or counted."""
    page = open_page(browser, url, fullcalendar=True, name="events.html", size=(1220, 820))
    page.set_default_timeout(0)
    thousand = page.evaluate("() => bench.month(1000, 7)")
    many = page.evaluate("() => bench.month(10000, 3)")
    page.context.close()
    return [
        faster("month of 1 000 events: script and layout, FullCalendar's ÷ ours", thousand, 20),
        faster("month of 10 000 events: script and layout, FullCalendar's ÷ ours", many, 50),
        row("month of 1 000 events, our script and layout", thousand["ours"], "ms"),
        row("month of 10 000 events, our script and layout", many["ours"], "ms"),
        row("month of 10 000 events, FullCalendar's script and layout", many["theirs"], "ms"),
    ]


# The window of what stands beside each other.
WIDE = (1220, 920)
VIEWS = {"month": "of a month", "week": "of a week", "expandable": "of an expandable month",
         "months": "of a list of months", "year": "of a year"}  # fmt: skip


def views(browser, url):
    """Page turns of each of our views beside those of FullCalendar's month, with 10 000 events."""
    page = open_page(browser, url, fullcalendar=True, name="events.html", size=(1220, 820))
    page.set_default_timeout(0)
    turns = page.evaluate("() => bench.turns()")
    page.context.close()
    ratio = {view: turns["ours"][view] / turns["theirs"] for view in VIEWS}
    return [
        row(f"page turn {name} with 10 000 events ÷ FullCalendar's of a month", ratio[view], "×", "≤ 0.15", 0.15)
        for view, name in VIEWS.items()
    ] + [row("page turn of FullCalendar's month with 10 000 events", turns["theirs"], "ms")]


def by_finger(browser, url, words, what):
    """What a finger does: script in each frame, and frames that came late."""
    found = best_of_three(browser, url, what)
    return [
        row(f"{words}: script a frame, 99th percentile, best of 3", found["p99"], "ms", "≤ 4", 4),
        row(f"{words}: script a frame, median", found["median"], "ms"),
        row(f"{words}: share of frames over 25 ms, best of 3", found["late"], "", "≤ 0.01", 0.01),
    ]


def paging(browser, url):
    slow = best_of_three(browser, url, "drag", throttling=4)
    return [*by_finger(browser, url, "paging by finger", "drag"),
            row("paging by finger: the 99th percentile at a quarter of the speed", slow["p99"], "ms")]  # fmt: skip


def hours(browser, url, other, count=None):
    """A week with hours, mounted or turned, in our calendar and, in the same page, in another one."""
    page = open_page(browser, url, fullcalendar=True, name="timeline.html", size=WIDE)
    page.set_default_timeout(0)
    if other in PEERS:
        page.evaluate("() => { window.tui = { DatePicker: class {}, TimePicker: class {} } }")
        page.add_style_tag(url=f"/peer/{other}.css")
        page.add_script_tag(url=f"/peer/{other}.js")
    names = ["almanac", other]
    found = page.evaluate("([count, names]) => count ? bench.mount(count, names) : bench.turn(names)", [count, names])
    page.context.close()
    return found["almanac"], found[other]


def timeline(browser, url):
    """Weeks with hours; equal numbers of events shown or counted."""
    rows = []
    for words, count, limit in [("week of hours with 500 events", 500, 6), ("week of hours with 2 000 events", 2000, 6),
                                ("next week of hours with 10 000 events", None, 5)]:
        ours, theirs = hours(browser, url, "fullcalendar", count)
        both = {"ours": ours["layout"], "theirs": theirs["layout"]}
        rows += [
            faster(f"{words}: script and layout, FullCalendar's ÷ ours", both, limit),
            row(f"{words}, our script", ours["script"], "ms"),
            row(f"{words}, our script and layout", ours["layout"], "ms"),
            row(f"{words}, our script and layout and what is left for later", ours["whole"], "ms"),
            row(f"{words}, FullCalendar's script and layout", theirs["layout"], "ms"),
        ]
        for name in PEERS:
            ours, theirs = hours(browser, url, name, count)
            rows += [row(f"{words}, script and layout of {name}", theirs["layout"], "ms"),
                     row(f"{words}, script and layout of {name} ÷ ours", theirs["layout"] / ours["layout"], "×")]
    return rows


def timeline_by_hand(browser, url):
    """A timeline over a million events, which fingers and wheels scroll for ten seconds."""
    rows = []
    for words, throttling in [("scrolling a timeline", 1), ("scrolling a timeline at a quarter of the speed", 4)]:
        found = best_of_three(browser, url, "scroll", throttling, name="timeline.html", size=WIDE)
        nodes = found["nodes"]
        rows += [
            row(f"{words}: script a frame, 99th percentile, best of 3", found["p99"], "ms", "≤ 4", 4),
            row(f"{words}: script a frame, median", found["median"], "ms"),
            row(f"{words}: share of frames over 25 ms, best of 3", found["late"], "", "≤ 0.01", 0.01),
            row(f"{words}: the most nodes ÷ those at first", nodes["most"] / nodes["first"], "×", "≤ 1.5", 1.5),
        ]
    return rows


def carrying(browser, url):
    """An event that a mouse carries about a week of 500 events."""
    words = "carrying an event about a week of 500"
    found = best_of_three(browser, url, "carry", name="timeline.html", size=WIDE)
    return [
        row(f"{words}: script a frame, 99th percentile, best of 3", found["p99"], "ms", "≤ 4", 4),
        row(f"{words}: script a frame, median", found["median"], "ms"),
        row(f"{words}: share of frames over 25 ms, best of 3", found["late"], "", "≤ 0.01", 0.01),
    ]


def fetching(browser, url):
    sizes = fetched(browser, url)
    wasm = sum(size for name, size in sizes.items() if name.endswith(".wasm"))
    return [
        row("fetched by the pickers' element, gzipped", sum(sizes.values()), "bytes", f"≤ {FETCH_LIMIT}", FETCH_LIMIT),
        row("fetched by the pickers' element: the wasm alone, gzipped", wasm, "bytes"),
    ]


GROUPS = {
    "turning": turning,
    "events": events,
    "views": views,
    "paging": paging,
    "timeline": timeline,
    "scrolling": lambda browser, url: by_finger(browser, url, "scrolling months", "scroll"),
    "scrolling-timeline": timeline_by_hand,
    "carrying": carrying,
    "expanding": lambda browser, url: by_finger(browser, url, "expanding by the handle", "expand"),
    "selecting": lambda browser, url: by_finger(browser, url, "selecting by finger in a month", "paint"),
    "selecting-lists": lambda browser, url: by_finger(browser, url, "selecting by finger in a list", "paintList"),
    "fetching": fetching,
}


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--only", nargs="+", choices=GROUPS, help="some groups of rows, printed and not kept")
    parser.add_argument("--peer", action="append", default=[], metavar="NAME=FILE.js",
                        help="a further calendar for the timeline: eventcalendar or toastui")
    options = parser.parse_args()
    only = options.only
    PEERS.update((name, pathlib.Path(file).resolve()) for name, _, file in (peer.partition("=") for peer in options.peer))
    # Rows of an earlier run are not those of this one, if it fails.
    if not only:
        (RESULTS / "browser.json").unlink(missing_ok=True)
    vendor()
    handler = functools.partial(Handler, directory=str(DIST))
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    url = f"http://127.0.0.1:{server.server_address[1]}"
    names = ["chromium", "chromium-headless-shell", "chromium-browser"]
    chromium = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, names)), None)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        found = [each for name in only or GROUPS for each in GROUPS[name](browser, url)]
        browser.close()
    if not only:
        RESULTS.mkdir(exist_ok=True)
        (RESULTS / "browser.json").write_text(json.dumps(found, indent=1, ensure_ascii=False) + "\n")
    for each in found:
        print(f"{each['measure']}: {each['value']} {each['unit']} {each['gate'] or ''} {'FAIL' if each['pass'] is False else ''}")
    sys.exit(any(each["pass"] is False for each in found))


if __name__ == "__main__":
    main()
