#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Writes docs/ as pages below Web/dist/docs, for the links of our samples.

Reads the Markdown that our documents use: headings, paragraphs, lists, tables, blocks of code, and within a line code,
emphasis and links. A link that leads out of docs/ becomes its text; pictures are left out, as our pages load none.
"""

import html
import re
from pathlib import Path, PurePosixPath

ROOT = Path(__file__).resolve().parent.parent
SPAN = re.compile(r"`([^`]+)`|!\[[^\]]*\]\([^)]*\)|\[([^\]]+)\]\(([^)\s]+)\)"
                  r"|\*\*([^*]+)\*\*|\*([^*\s][^*]*)\*|<!--.*?-->")
ITEM = re.compile(r"(?:[-*]|\d+\.) +")
RULE = re.compile(r"\|[ :|-]+\|?$")
PAGE = """<!doctype html>
<html lang="en" data-ready>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="light dark">
<title>{title} – Almanac</title>
<link rel="stylesheet" href="{top}app/app.css">
<link rel="stylesheet" href="{top}docs/docs.css">
<header class="bar">
  <nav class="where" aria-label="Almanac"><a href="{top}./">Calendar</a> <a href="{top}gallery">Gallery</a>
    <a href="{top}fields">Date fields</a></nav>
</header>
<main class="text">
{body}
</main>
</html>
"""


def slug(text):
    """The anchor of a heading, as GitHub makes it."""
    plain = re.sub(r"[`*]|\[([^\]]+)\]\([^)]*\)", lambda found: found[1] or "", text)
    return re.sub(r"[^\w\- ]", "", plain.lower()).replace(" ", "-")


def link(text, target, folder, known):
    """A link to a page of the documents or of the web; the text alone for any other."""
    path, _, anchor = target.partition("#")
    if re.match("https?://", target):
        return f'<a href="{html.escape(target)}">{text}</a>'
    parts = []
    for part in (folder / path).parts if path else ():
        parts = parts[:-1] if part == ".." and parts else [*parts, part]
    if path and PurePosixPath(*parts) not in known:
        return text
    place = path.removesuffix(".md") + (f"#{anchor}" if anchor else "")
    return f'<a href="{html.escape(place)}">{text}</a>'


def inline(text, folder, known):
    """A line's code, emphasis and links."""
    out, end = [], 0
    for found in SPAN.finditer(text):
        out.append(html.escape(text[end:found.start()], quote=False))
        code, label, target, strong, emphasis = found.groups()
        if code is not None:
            out.append(f"<code>{html.escape(code, quote=False)}</code>")
        elif label is not None:
            out.append(link(inline(label, folder, known), target, folder, known))
        elif strong or emphasis:
            name = "strong" if strong else "em"
            out.append(f"<{name}>{inline(strong or emphasis, folder, known)}</{name}>")
        end = found.end()
    return "".join(out) + html.escape(text[end:], quote=False)


def table(rows, write):
    """A table of rows that bars part; its first row is its head."""
    parted = (re.split(r"(?<!\\)\|", row.strip().strip("|")) for row in rows)
    cells = [[cell.strip().replace("\\|", "|") for cell in row] for row in parted]
    head = "".join(f'<th scope="col">{write(cell)}</th>' for cell in cells[0])
    body = "".join(f"<tr>{''.join(f'<td>{write(cell)}</td>' for cell in row)}</tr>" for row in cells[2:])
    return f'<div class="table" tabindex="0"><table><tr>{head}</tr>{body}</table></div>'


def items(block, write):
    """A list; a line that is indented continues its item."""
    entries = []
    for line in block:
        if ITEM.match(line):
            entries.append(ITEM.sub("", line, count=1))
        else:
            entries[-1] += " " + line.strip()
    name = "ol" if block[0][0].isdigit() else "ul"
    return f"<{name}>{''.join(f'<li>{write(entry)}</li>' for entry in entries)}</{name}>"


def blocks(text):
    """The blocks of a document: each a list of lines. Blocks of code begin with three backticks or four spaces."""
    block, is_code = [], False
    for line in text.splitlines():
        if line.startswith("```"):
            if is_code or block:
                yield block
            block = [] if is_code else ["```"]
            is_code = not is_code
        elif is_code or line.strip():
            is_new = block and not is_code and (line.startswith("#") or block[0].startswith("#"))
            if is_new:
                yield block
                block = []
            block.append(line)
        elif block:
            yield block
            block = []
    if block:
        yield block


def convert(text, folder, known):
    """The elements of a document."""
    def write(line):
        return inline(line, folder, known)

    out = []
    for block in blocks(text):
        heading = re.match("(#{1,3}) (.*)", block[0])
        if block[0] == "```" or block[0].startswith("    "):
            lines = block[1:] if block[0] == "```" else [line.removeprefix("    ") for line in block]
            code = html.escape("\n".join(lines), quote=False)
            out.append(f'<pre tabindex="0"><code>{code}</code></pre>')
        elif heading:
            level = len(heading[1])
            out.append(f'<h{level} id="{slug(heading[2])}">{write(heading[2])}</h{level}>')
        elif len(block) > 1 and RULE.match(block[1]):
            out.append(table(block, write))
        elif ITEM.match(block[0]):
            out.append(items(block, write))
        elif paragraph := write(" ".join(block)).strip():
            out.append(f"<p>{paragraph}</p>")
    return "\n".join(out)


def pages(docs):
    """The pages of a folder of documents, by their paths."""
    paths = sorted(docs.rglob("*.md"))
    known = {PurePosixPath(path.relative_to(docs).as_posix()) for path in paths}
    for path in paths:
        relative = PurePosixPath(path.relative_to(docs).as_posix())
        text = path.read_text(encoding="utf-8")
        title = next((line[2:] for line in text.splitlines() if line.startswith("# ")), relative.stem)
        name = relative.with_name("index.html" if relative.stem == "README" else f"{relative.stem}.html")
        body = convert(text, relative.parent, known)
        yield name, PAGE.format(title=html.escape(title), top="../" * len(relative.parts), body=body)


def main():
    target = ROOT / "Web" / "dist" / "docs"
    count = 0
    for name, text in pages(ROOT / "docs"):
        path = target / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        count += 1
    print(f"Web/dist/docs: {count} pages")


if __name__ == "__main__":
    main()
