#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Measures how long the application takes from its address to the answer to a first key.

    ../.venv/bin/python starting.py [--program PATH] [--rounds N]      # needs bin/almanac (make build) and Chromium

Each round is a browser that has nothing of the page yet, over loopback, with sample data. As soon as the page says that
it is ready the next week is asked for by its key. Rows go to .build-results/starting.json, for run.py.
"""

import argparse
import json
import shutil
import statistics
import sys
import tempfile

from playwright.sync_api import sync_playwright

from server import HERE, Server, report, row

# In milliseconds, with the processor slowed down to a quarter.
MOST = 1_000
# How often it is asked whether something was told, a millisecond apart or more.
PATIENCE = 20_000
SIZE = {"width": 1440, "height": 900}
# Tells when the page was ready, and when its calendar has turned and that was drawn. It tells so by a binding: waiting
# from outside would have the page run scripts that no reader has.
WATCH = """
  const times = {};
  new MutationObserver((_, observer) => {
    if (!('ready' in document.documentElement.dataset)) return;
    observer.disconnect();
    times.ready = performance.now();
    tell('');
  }).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-ready'] });
  document.addEventListener('pagechange', ({ target }) => {
    if (target.id !== 'calendar' || !times.ready) return;
    requestAnimationFrame(() => setTimeout(() => {
      times.answered = performance.now();
      tell(JSON.stringify(times));
    }));
  }, true);
"""


def chromium():
    names = ["chromium-headless-shell", "chromium", "chromium-browser"]
    return next(filter(None, map(shutil.which, names)), None) or sys.exit("there is no chromium")


def opened(browser, url, throttling):
    """When the page was ready, and when it had answered, in milliseconds since the navigation began."""
    context = browser.new_context(viewport=SIZE, reduced_motion="reduce", locale="en-US")
    page = context.new_page()
    told, devtools = [], context.new_cdp_session(page)
    devtools.on("Runtime.bindingCalled", lambda event: told.append(event["payload"]))

    def wait(count):
        for _ in range(PATIENCE):
            if len(told) >= count:
                return
            page.wait_for_timeout(1)
        sys.exit("the application does not answer")

    devtools.send("Runtime.enable")
    devtools.send("Runtime.addBinding", {"name": "tell"})
    devtools.send("Emulation.setCPUThrottlingRate", {"rate": throttling})
    page.add_init_script(WATCH)
    page.goto(url, wait_until="commit")
    wait(1)
    page.keyboard.press("j")
    wait(2)
    context.close()
    return json.loads(told[1])


def measure(program, rounds):
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(program, f"{folder}/demo.sqlite", "--demo")
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        url = f"http://127.0.0.1:{server.port}/"
        found = {rate: [opened(browser, url, rate) for _ in range(rounds)] for rate in (4, 1)}
        browser.close()
        server.close()
    slow, quick = ([each["answered"] for each in found[rate]] for rate in (4, 1))
    ready = [each["ready"] for each in found[4]]
    return [
        row("the application answers a first key, at a quarter of the speed, best", min(slow), "ms", f"≤ {MOST}", MOST),
        row("the application answers a first key, at a quarter of the speed, median", statistics.median(slow), "ms"),
        row("the application is ready, at a quarter of the speed, median", statistics.median(ready), "ms"),
        row("the application answers a first key, median", statistics.median(quick), "ms"),
    ]


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--program", default=str(HERE.parent / "bin" / "almanac"))
    parser.add_argument("--rounds", type=int, default=9)
    options = parser.parse_args()
    return report("starting", lambda: measure(options.program, options.rounds))


if __name__ == "__main__":
    sys.exit(main())
