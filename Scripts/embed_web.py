#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Writes Web/dist as a C table, with which the `almanac` program is built.

Usage: Scripts/embed_web.py [--root DIR] [--out DIR]
Nothing is written when the table would be the same, so that nothing is compiled again.
"""

import argparse
import hashlib
import os
import sys
from pathlib import Path

from squeeze import squeeze_all

ROOT = Path(__file__).resolve().parent.parent
MODULE = ROOT / "Apps" / "Sources" / "CWebAssets"

# For tests and editors only.
LEFT_OUT = {"almanac-probe.wasm"}
LEFT_OUT_SUFFIXES = (".d.ts", ".map")


def asset_paths(root):
    """The files to embed, by their paths below `root`, in order."""
    paths = [path for path in root.rglob("*") if path.is_file()]
    names = sorted((path.relative_to(root).as_posix(), path) for path in paths)
    return [
        (name, path)
        for name, path in names
        if name not in LEFT_OUT and not name.endswith(LEFT_OUT_SUFFIXES)
    ]


def bytes_literal(data, width=32):
    rows = (data[start : start + width] for start in range(0, len(data), width))
    return ",\n".join(",".join(map(str, row)) for row in rows) or "0"


def definition(number, suffix, data):
    return f"static const unsigned char asset{number}{suffix}[] = {{\n{bytes_literal(data)}}};\n"


def entry(number, name, data, packed):
    etag = hashlib.sha256(data).hexdigest()[:24]
    gzipped = f"asset{number}z, {len(packed)}" if packed else "0, 0"
    return f'  {{"{name}", asset{number}, {len(data)}, {gzipped}, "\\"{etag}\\""}},\n'


def compressed(several):
    """Each of the data gzipped, or None where that saves less than a tenth."""
    for data, packed in zip(several, squeeze_all(several), strict=True):
        yield packed if len(packed) < len(data) * 0.9 else None


def table(assets):
    definitions, entries = [], []
    squeezed = compressed([data for _, data in assets])
    for number, ((name, data), packed) in enumerate(zip(assets, squeezed, strict=True)):
        definitions.append(definition(number, "", data))
        if packed:
            definitions.append(definition(number, "z", packed))
        entries.append(entry(number, name, data, packed))
    return (
        "// Written by Scripts/embed_web.py; not to be edited.\n"
        + "".join(definitions)
        + "static const almanac_web_asset table[] = {\n"
        + "".join(entries)
        + f"}};\nstatic const size_t table_count = {len(assets)};\n"
    )


def write_if_changed(path, text):
    """Writes the file if its text differs; returns whether it was written."""
    if path.is_file() and path.read_text(encoding="ascii") == text:
        return False
    path.parent.mkdir(parents=True, exist_ok=True)
    part = path.with_suffix(".part")
    part.write_text(text, encoding="ascii")
    part.replace(path)
    return True


def parse_arguments():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--root", type=Path, default=ROOT / "Web" / "dist")
    parser.add_argument("--out", type=Path, default=MODULE)
    return parser.parse_args()


def main():
    options = parse_arguments()
    if not (options.root / "index.html").is_file():
        sys.exit(f"embed_web: there is no index.html in {options.root}; run make web")
    assets = [(name, path.read_bytes()) for name, path in asset_paths(options.root)]
    if write_if_changed(options.out / "generated" / "table.inc", table(assets)):
        # The compiler does not notice the appearance of a file that it had not found before.
        os.utime(options.out / "web_assets.c")
    count = sum(len(data) for _, data in assets)
    print(f"embed_web: {len(assets)} files, {count} bytes")


if __name__ == "__main__":
    main()
