#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Writes Web/dist/worker-files.js: what the service worker keeps, and a digest by which it knows a new version."""

import hashlib
import json
import sys
from pathlib import Path

from embed_web import asset_paths

ROOT = Path(__file__).resolve().parent.parent
LIST = "worker-files.js"
# The worker itself is the browser's to keep, and nothing loads the licence.
LEFT_OUT = {LIST, "worker.js", "LICENSE"}
# Documents are read while there is a program.
LEFT_OUT_FOLDER = "docs/"


def listing(root):
    """The list of the files below a folder, as a script."""
    def is_kept(name):
        return name not in LEFT_OUT and not name.startswith(LEFT_OUT_FOLDER)

    found = [(name, path.read_bytes()) for name, path in asset_paths(root) if is_kept(name)]
    digest = hashlib.sha256()
    for name, data in found:
        digest.update(f"{name}\n{len(data)}\n".encode() + data)
    names = json.dumps([name for name, _ in found], separators=(",", ":"))
    return f'self.DIGEST="{digest.hexdigest()[:16]}";self.FILES={names};\n'


def main():
    root = ROOT / "Web" / "dist"
    if not (root / "index.html").is_file():
        sys.exit(f"list_web: there is no index.html in {root}")
    (root / LIST).write_text(listing(root), encoding="ascii")


if __name__ == "__main__":
    main()
