#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Draws the pictures of the installed calendar from Web/icons/icon.svg, for systems that take no SVG; part of `make pictures`.

Those whose system cuts the corners itself (`full`, and Apple's) have none of their own.
"""

import pathlib

from pictures import chromium_path
from playwright.sync_api import sync_playwright

FOLDER = pathlib.Path(__file__).resolve().parent.parent / "Web" / "icons"
ROUND = {"icon-192.png": 192, "icon-512.png": 512}
FULL = {"full-512.png": 512, "apple-180.png": 180}


def draw(browser, source, size, path):
    page = browser.new_page(viewport={"width": size, "height": size})
    page.set_content(f"<style>body {{ margin: 0 }} svg {{ display: block; inline-size: {size}px }}</style>{source}")
    page.screenshot(path=path, omit_background=True)
    page.close()


def main():
    source = (FOLDER / "icon.svg").read_text()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium_path(), args=["--no-sandbox"])
        for name, size in ROUND.items():
            draw(browser, source, size, FOLDER / name)
        for name, size in FULL.items():
            draw(browser, source.replace('rx="112"', 'rx="0"', 1), size, FOLDER / name)
        browser.close()


if __name__ == "__main__":
    main()
