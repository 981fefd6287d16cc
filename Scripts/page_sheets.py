# SPDX-License-Identifier: MIT
"""Joins the style sheets that a page links into one: one request, and one dictionary for gzip.

`week.html` then links `week.css`, in which the sheets stand in the same order, those for some media within `@media`.
Addresses within sheets would change their meaning, and are refused.
"""

import re

LINK = re.compile(r'^<link rel="stylesheet" href="([\w/-]+\.css)"(?: media="([^"]+)")?>\n', re.MULTILINE)
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


def join_page_sheets(folder):
    """Gives each page of a folder that links several sheets one of its own; returns the paths of those.

    The others stay: scripts load some of them, and so may pages that others have made.
    """
    written = []
    for path in sorted(folder.glob("*.html")):
        text = path.read_text()
        links = LINK.findall(text)
        if len(links) < 2:
            continue
        sheet = path.with_suffix(".css")
        sheet.write_text(joined(links, folder))
        own = f'<link rel="stylesheet" href="{sheet.name}">\n'
        begin = LINK.search(text).start()
        path.write_text(text[:begin] + own + LINK.sub("", text[begin:]))
        written.append(sheet)
    return written
