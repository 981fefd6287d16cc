#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Copies Web/ to Web/dist without what browsers need not fetch: comments, spaces, long private names.

The modules of the element become one (join_web.py). Lines stay lines, so an error message still finds its way back. What the small reader of JavaScript here
does not understand (a comment behind code that runs on, a template literal over several lines or in another)
it refuses.
"""

import pathlib
import re
import shutil
import sys

from join_web import FOLDER, JOINED, is_part, join, redirect

LEFT_OUT = {"dist", "tests"}
WORD = re.compile(r"[\w$#\u0080-\uffff]")
LITERAL = re.compile(r"""'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`""")
REGEX = re.compile(r"/(?![*/])(?:[^/\\\[]|\\.|\[(?:[^\]\\]|\\.)*\])+/[a-z]*")
PRIVATE = re.compile(r"#([A-Za-z_]\w*)")


def without_comments(text, name):
    """The lines without those that hold only a comment, and without indentation."""
    in_comment = False
    for number, line in enumerate(text.splitlines(), 1):
        line = line.strip()
        if in_comment:
            in_comment = "*/" not in line
            if not in_comment and not line.endswith("*/"):
                raise ValueError(f"{name}:{number}: code behind a comment of several lines")
            continue
        if line.startswith("/*"):
            in_comment = "*/" not in line
            if in_comment or line.endswith("*/"):
                continue
        if not line or line.startswith("//"):
            continue
        yield number, line
    if in_comment:
        raise ValueError(f"{name}: a comment without an end")


def pieces(line, where):
    """A line of JavaScript in pieces: (is code, text). Strings, templates and patterns are not code."""
    start = at = 0
    while at < len(line):
        match = None
        if line[at] in "'\"`":
            match = LITERAL.match(line, at)
            if not match:
                raise ValueError(f"{where}: a literal that does not end in its line")
            if match[0].startswith("`") and "${" in match[0] and match[0].count("${") != match[0].count("}"):
                raise ValueError(f"{where}: a template literal within another")
        elif line.startswith("//", at):
            if start < at:
                yield True, line[start:at].rstrip()
            return
        elif line[at] == "/" and re.search(r"(^|[(,=:\[!&|?{;]|return)\s*$", line[:at]):
            match = REGEX.match(line, at)
        if match:
            if start < at:
                yield True, line[start:at]
            yield False, match[0]
            start = at = match.end()
        else:
            at += 1
    if start < len(line):
        yield True, line[start:]


def squeeze(code, before):
    """Code without spaces that separate nothing; `before` is the character in front of it."""
    out = []
    for run in re.split(r"(\s+)", code):
        if not run:
            continue
        if run.isspace():
            out.append(" ")
            continue
        if out and out[-1] == " ":
            left = out[-2][-1] if len(out) > 1 else before
            joins = (WORD.match(left) and WORD.match(run[0])) or (left in "+-" and left == run[0])
            if not joins:
                out.pop()
        out.append(run)
    return "".join(out)


def javascript(text, name):
    """Stripped JavaScript."""
    names = {}

    def shorten(match):
        return names.setdefault(match[0], f"#{to_name(len(names))}")

    lines = []
    for number, line in without_comments(text, name):
        out = ""
        for is_code, piece in pieces(line, f"{name}:{number}"):
            if is_code:
                out += PRIVATE.sub(shorten, squeeze(piece, out[-1:] or "\n").rstrip())
            else:
                # Inside a template literal private names are code too.
                out += PRIVATE.sub(shorten, piece) if piece.startswith("`") and "${" in piece else piece
        lines.append(out.rstrip())
    return "\n".join(lines) + "\n"


def to_name(index):
    """a ... z, aa ..."""
    letters = "abcdefghijklmnopqrstuvwxyz"
    return (to_name(index // 26 - 1) if index >= 26 else "") + letters[index % 26]


def style_sheet(text, name):
    """A stripped style sheet: spaces around signs that need none."""
    lines = []
    for _, line in without_comments(text, name):
        line = re.sub(r"\s*/\*.*?\*/", "", line)
        line = re.sub(r"([:;,{])\s+", r"\1", re.sub(r"\s+([{}])", r"\1", line)).replace(";}", "}")
        lines.append(line)
    return "\n".join(lines) + "\n"


STRIPPERS = {".js": javascript, ".mjs": javascript, ".css": style_sheet}


def copy(source, target):
    """Copies one folder, stripped."""
    paths = [path for path in sorted(source.rglob("*"))
             if path.is_file() and path.relative_to(source).parts[0] not in LEFT_OUT]
    parts = {path.name: path.read_text() for path in paths if is_part(path.relative_to(source))}
    (target / FOLDER).mkdir(parents=True, exist_ok=True)
    (target / FOLDER / JOINED).write_text(javascript(join(parts), JOINED))
    count = 1
    for path in paths:
        relative = path.relative_to(source)
        if is_part(relative):
            continue
        destination = target / relative
        destination.parent.mkdir(parents=True, exist_ok=True)
        if path.suffix in STRIPPERS:
            text = path.read_text()
            if path.suffix != ".css":
                text = redirect(text, relative, parts)
            destination.write_text(STRIPPERS[path.suffix](text, str(relative)))
        else:
            shutil.copyfile(path, destination)
        count += 1
    return count


def main():
    web = pathlib.Path(__file__).resolve().parent.parent / "Web"
    try:
        count = copy(web, web / "dist")
        # Stands for the notice that each source has.
        shutil.copyfile(web.parent / "LICENSE", web / "dist" / "LICENSE")
    except ValueError as error:
        sys.exit(f"strip_web: {error}")
    print(f"Web/dist: {count} files")


if __name__ == "__main__":
    main()
