#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Takes pictures of the demonstration's pages in Web/dist with chromium, light, dark and narrow.

Usage: .venv/bin/python Scripts/pictures.py [--out DIR] [NAME=ADDRESS]...
An address is relative to the server's root: `january=?date=2024-01-10`. None given: both pages.
Every picture is OUT/NAME-VARIANT.png. A page error stops with 1.
"""

import argparse
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import sync_playwright

ROOT = Path(__file__).resolve().parent.parent

VARIANTS = {
    "light": {"viewport": {"width": 1200, "height": 800}, "color_scheme": "light"},
    "dark": {"viewport": {"width": 1200, "height": 800}, "color_scheme": "dark"},
    "narrow": {"viewport": {"width": 390, "height": 844}, "color_scheme": "light"},
}


@contextmanager
def served():
    """The address of a server that runs as long as the block."""
    program = os.environ.get("ALMANAC_BINARY") or str(ROOT / "Apps" / ".build-tests" / "debug" / "almanac")
    with tempfile.TemporaryDirectory() as folder:
        command = [program, "serve", "--demo", "--port", "0", "--assets", str(ROOT / "Web" / "dist")]
        command += ["--database", str(Path(folder) / "pictures.sqlite")]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        try:
            line = server.stdout.readline()
            address = re.search(r"http://\S+", line)
            if not address:
                sys.exit("pictures: the server did not start")
            yield address[0]
        finally:
            server.send_signal(signal.SIGINT)
            server.wait()


def chromium_path():
    names = ["chromium", "chromium-headless-shell", "chromium-browser", "google-chrome"]
    found = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, names)), None)
    return found or sys.exit("pictures: there is no chromium; run Scripts/setup.sh test")


def take(browser, url, options, path):
    """Takes one picture; returns the page's errors."""
    complaints = []
    page = browser.new_page(device_scale_factor=2, reduced_motion="reduce", **options)
    page.on("pageerror", lambda error: complaints.append(f"{url}: {error}"))
    page.goto(url)
    page.wait_for_selector("html[data-ready]", state="attached")
    page.evaluate("() => document.querySelector('almanac-calendar').ready")
    page.evaluate("() => document.fonts.ready.then(() => undefined)")
    page.screenshot(path=path)
    page.close()
    return complaints


def parse_arguments():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--out", type=Path, default=ROOT / ".build" / "pictures")
    parser.add_argument("pages", nargs="*", metavar="NAME=ADDRESS", default=["events=", "streaks=streaks", "kal=kal"])
    return parser.parse_args()


def main():
    options = parse_arguments()
    options.out.mkdir(parents=True, exist_ok=True)
    complaints = []
    with served() as root, sync_playwright() as playwright:
        # Without its sandbox, with which it refuses to start as root; it opens only our pages.
        arguments = ["--no-sandbox"] if os.geteuid() == 0 else []
        browser = playwright.chromium.launch(executable_path=chromium_path(), args=arguments)
        for name, _, address in (page.partition("=") for page in options.pages):
            for variant, settings in VARIANTS.items():
                path = options.out / f"{name}-{variant}.png"
                complaints += take(browser, root + address, settings, path)
                print(path)
        browser.close()
    print(*complaints, sep="\n", file=sys.stderr)
    return 1 if complaints else 0


if __name__ == "__main__":
    sys.exit(main())
