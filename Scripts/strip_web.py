#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Copies Web/ to Web/dist without comments and indentation, which browsers need not fetch.

Only whole lines go: lines that hold nothing but a comment, and blank ones. The SPDX line stays. Text in
template literals that runs over several lines would be touched, so a source that has one is refused.
"""

import pathlib
import shutil
import sys

STRIPPED = {".js", ".mjs", ".css"}
LEFT_OUT = {"dist", "tests"}


def strip(text, name):
    """The text without comment lines and indentation."""
    kept = []
    in_comment = False
    for number, line in enumerate(text.splitlines(), 1):
        line = line.strip()
        if in_comment:
            if "*/" in line:
                in_comment = False
                if not line.endswith("*/"):
                    raise ValueError(f"{name}:{number}: code behind a comment of several lines")
            continue
        if line.startswith("/*") and "SPDX" not in line:
            if "*/" not in line:
                in_comment = True
                continue
            if line.endswith("*/"):
                continue
        if not line or (line.startswith("//") and "SPDX" not in line):
            continue
        if name.endswith("js") and line.count("`") % 2:
            raise ValueError(f"{name}:{number}: a template literal of several lines")
        kept.append(line)
    if in_comment:
        raise ValueError(f"{name}: a comment without an end")
    return "\n".join(kept) + "\n"


def copy(source, target):
    """Copies one folder, stripped."""
    count = 0
    for path in sorted(source.rglob("*")):
        relative = path.relative_to(source)
        if relative.parts[0] in LEFT_OUT or path.is_dir():
            continue
        destination = target / relative
        destination.parent.mkdir(parents=True, exist_ok=True)
        if path.suffix in STRIPPED:
            destination.write_text(strip(path.read_text(), str(relative)))
        else:
            shutil.copyfile(path, destination)
        count += 1
    return count


def main():
    web = pathlib.Path(__file__).resolve().parent.parent / "Web"
    try:
        count = copy(web, web / "dist")
    except ValueError as error:
        sys.exit(f"strip_web: {error}")
    print(f"Web/dist: {count} files")


if __name__ == "__main__":
    main()
