#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Takes pictures of the pages in Web/dist with chromium, light, dark and narrow.

Usage: .venv/bin/python Scripts/pictures.py [--out DIR] [NAME=ADDRESS]...
An address is relative to the server's root: `month=?view=month`. None given: `index=`.
Every picture is OUT/NAME-VARIANT.png. A page error stops with 1.
"""

import argparse
import os
import re
import shutil
import subprocess
import sys
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import sync_playwright

SCRIPTS = Path(__file__).resolve().parent

VARIANTS = {
    "light": {"viewport": {"width": 1200, "height": 800}, "color_scheme": "light"},
    "dark": {"viewport": {"width": 1200, "height": 800}, "color_scheme": "dark"},
    "narrow": {"viewport": {"width": 390, "height": 844}, "color_scheme": "light"},
}


@contextmanager
def served():
    """The address of a server that lives as long as the block."""
    command = [sys.executable, str(SCRIPTS / "serve.py"), "--port", "0"]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    try:
        line = server.stdout.readline()
        address = re.search(r"http://\S+", line)
        if not address:
            sys.exit("pictures: the server did not start")
        yield address[0]
    finally:
        server.terminate()
        server.wait()


def chromium_path():
    names = ["chromium", "chromium-browser", "google-chrome"]
    found = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, names)), None)
    return found or sys.exit("pictures: there is no chromium; run Scripts/setup.sh test")


def take(browser, url, options, path):
    """Takes one picture; gives what the page complained of."""
    complaints = []
    page = browser.new_page(device_scale_factor=2, reduced_motion="reduce", **options)
    page.on("pageerror", lambda error: complaints.append(f"{url}: {error}"))
    page.goto(url, wait_until="networkidle")
    page.evaluate("() => document.fonts.ready.then(() => undefined)")
    page.screenshot(path=path)
    page.close()
    return complaints


def parse_arguments():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--out", type=Path, default=SCRIPTS.parent / ".build" / "pictures")
    parser.add_argument("pages", nargs="*", metavar="NAME=ADDRESS", default=["index="])
    return parser.parse_args()


def main():
    options = parse_arguments()
    options.out.mkdir(parents=True, exist_ok=True)
    complaints = []
    with served() as root, sync_playwright() as playwright:
        # Without its sandbox, since it refuses to start as root with it; it sees only our pages.
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
