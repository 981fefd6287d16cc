#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Packs the elements of Web/dist as a package that `npm install FILE` takes.

Usage: Scripts/package.py [--dist DIR] [--output FILE]    (default: Web/dist to Web/dist/almanac-calendar-VERSION.tgz)
The same files give the same bytes: nothing in the archive says when or by whom it was made.
"""

import argparse
import gzip
import io
import json
import re
import sys
import tarfile
from pathlib import Path

from manifest import manifest

ROOT = Path(__file__).resolve().parent.parent
NAME = "almanac-calendar"
VERSION = ROOT / "Apps/Sources/CalendarServer/AlmanacVersion.swift"
MANIFEST = "custom-elements.json"
# What the elements fetch or what is read about them; the programs' pages and the tests' engine stay out.
PARTS = [
    "LICENSE", "almanac.wasm", "almanac-picker.wasm", "almanac-field.wasm", "almanac-typing.wasm", "element/*.js",
    "element/field/*.js", "element/field/*.css", "element/*.css", "element/*.d.ts", "phrases/*.txt", "phrases/field/*.txt",
    "phrases/time/*.txt",
]
# The addresses of modules, and which declarations describe each.
ENTRIES = {
    ".": ("almanac-calendar.js", "almanac-calendar.d.ts"),
    "./picker": ("almanac-picker.js", "almanac-calendar.d.ts"),
    "./picker-field": ("almanac-picker-field.js", "almanac-picker-field.d.ts"),
}


def version():
    return re.search(r'text = "([^"]+)"', VERSION.read_text(encoding="utf-8"))[1]


def description():
    """What npm is told of the package."""
    exports = {
        entry: {"types": f"./element/{types}", "default": f"./element/{module}"}
        for entry, (module, types) in ENTRIES.items()
    }
    # Bundlers and servers reach the engine, the sheets and the phrases under their own names.
    exports |= {"./*": "./*"}
    return {
        "name": NAME, "version": version(), "license": "MIT", "type": "module",
        "description": "A calendar and a date field as custom elements: months, weeks, lists, years.",
        "keywords": ["calendar", "date-picker", "datepicker", "web-components", "custom-element"],
        "exports": exports, "main": "./element/almanac-calendar.js", "types": "./element/almanac-calendar.d.ts",
        "customElements": MANIFEST,
        # Importing a module defines its element.
        "sideEffects": True,
    }


def read_me():
    """What the package says of itself: how to load it, and where all of it is documented."""
    return f"""# {NAME}

A calendar and a date field as custom elements, drawn by one engine in WebAssembly.

```html
<script type="module">
  import '{NAME}';               // <almanac-calendar>
  import '{NAME}/picker-field';  // <almanac-picker>
</script>
<almanac-calendar value="today"></almanac-calendar>
<almanac-picker name="day"></almanac-picker>
```

A page that only picks dates imports `{NAME}/picker` in place of `{NAME}`: the same element over a smaller engine. Without
a bundler load `node_modules/{NAME}/element/almanac-calendar.js` as a module. The modules fetch the engine, their style
sheets and their phrases from beside themselves: a bundler has to leave `new URL(..., import.meta.url)` to find them.

Attributes, properties, events, custom properties and parts are documented in `element/almanac-calendar.d.ts` and
`element/almanac-picker-field.d.ts`; `{MANIFEST}` lists them for editors.
"""


def contents(dist):
    """The files of the package by path; what is missing in `dist` is an error."""
    files = {"package.json": as_json(description()), MANIFEST: as_json(manifest(dist / "element"))}
    files["README.md"] = read_me().encode()
    for part in PARTS:
        found = sorted(dist.glob(part))
        if not found:
            raise FileNotFoundError(f"{dist} has no {part}; `make web` builds it")
        files |= {path.relative_to(dist).as_posix(): unmapped(path) for path in found}
    return files


def as_json(value):
    return (json.dumps(value, indent=2, ensure_ascii=False) + "\n").encode()


def unmapped(path):
    """A file's bytes, without the address of a source map, which is not packed."""
    content = path.read_bytes()
    if path.suffix not in {".js", ".css"}:
        return content
    return re.sub(rb"\n?(?://|/\*)# sourceMappingURL=\S+(?: ?\*/)?\n?$", b"\n", content)


def pack(files):
    """A gzipped archive of the files in a folder called package, as npm has it."""
    raw = io.BytesIO()
    with tarfile.open(fileobj=raw, mode="w", format=tarfile.USTAR_FORMAT) as archive:
        for path, content in sorted(files.items()):
            entry = tarfile.TarInfo(f"package/{path}")
            entry.size, entry.mode = len(content), 0o644
            archive.addfile(entry, io.BytesIO(content))
    return gzip.compress(raw.getvalue(), mtime=0)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--dist", type=Path, default=ROOT / "Web" / "dist")
    parser.add_argument("--output", type=Path)
    options = parser.parse_args()
    output = options.output or options.dist / f"{NAME}-{version()}.tgz"
    try:
        files = contents(options.dist)
    except FileNotFoundError as error:
        sys.exit(f"package: {error}")
    output.write_bytes(pack(files))
    print(f"{output}: {len(files)} files, {output.stat().st_size} bytes")


if __name__ == "__main__":
    main()
