# SPDX-License-Identifier: MIT
"""Joins the style sheets that a page links into one: one request, and one dictionary for gzip.

`week.html` then links `week.css`, in which the sheets stand in the same order, those for some media within `@media`.
Addresses within sheets would change their meaning, and are refused.
"""

import os.path
import re

LINK = re.compile(r'^<link rel="stylesheet" href="([\w/-]+\.css)"(?: media="([^"]+)")?>\n', re.MULTILINE)
# What scripts load, by its path from theirs.
LOADED = re.compile(r"'([\w./-]+\.css)'")
ADDRESS = re.compile(r"url\((?!['\"]?(?:data:|#))|@import")


def joined(links, folder):
    """The text of a page's sheets, given as pairs of path and media."""
    texts = []
    for path, media in links:
        text = (folder / path).read_text()
        if ADDRESS.search(text):
            raise ValueError(f"{path}: a sheet of a page cannot have addresses")
        texts.append(f"@media {media} {{\n{text}}}\n" if media else text)
    return "".join(texts)


def loaded_by_scripts(folder):
    """The paths of the sheets that scripts load when they need them."""
    return {os.path.normpath(script.parent / name)
            for script in folder.rglob("*.js") for name in LOADED.findall(script.read_text())}


def join_page_sheets(folder):
    """Gives each page of a folder that links several sheets one of its own; removes those that nothing needs any more.

    Returns the paths that were written and those that were removed.
    """
    pages = {path: path.read_text() for path in sorted(folder.glob("*.html"))}
    written, sheets = [], set()
    for path, text in pages.items():
        links = LINK.findall(text)
        if len(links) < 2:
            continue
        sheet = path.with_suffix(".css")
        sheet.write_text(joined(links, folder))
        own = f'<link rel="stylesheet" href="{sheet.name}">\n'
        begin = LINK.search(text).start()
        pages[path] = text[:begin] + own + LINK.sub("", text[begin:])
        path.write_text(pages[path])
        written.append(sheet)
        sheets.update(link for link, _ in links)
    linked = {folder / sheet for sheet in sheets if any(sheet in text for text in pages.values())}
    loaded = loaded_by_scripts(folder)
    removed = [path for path in sorted(folder / sheet for sheet in sheets)
               if path not in linked and os.path.normpath(path) not in loaded]
    for path in removed:
        path.unlink()
    return written, removed
