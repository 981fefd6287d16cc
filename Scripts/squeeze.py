#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Gzips files as small as can be: with zopfli where it is installed, otherwise with zlib.

Usage: Scripts/squeeze.py FILE...     prints how many bytes each file has then, and its name
Any gzip reads the result. Zopfli takes its time (3 s for 500 kB), so what it has made is kept below .build.
"""

import gzip
import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
KEPT = ROOT / ".build" / "squeezed"


def squeezed(data, kept=KEPT):
    """The gzipped data, without a name and a time: equal data give equal bytes."""
    zopfli = shutil.which("zopfli")
    if zopfli is None:
        return gzip.compress(data, compresslevel=9, mtime=0)
    path = kept / hashlib.sha256(data).hexdigest()
    if not path.is_file():
        keep(path, packed(zopfli, data))
    return path.read_bytes()


def packed(zopfli, data):
    with tempfile.NamedTemporaryFile() as file:
        file.write(data)
        file.flush()
        return subprocess.run([zopfli, "-c", file.name], check=True, stdout=subprocess.PIPE).stdout


def keep(path, data):
    """Writes a file as a whole, because several programs may do so at once."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, part = tempfile.mkstemp(dir=path.parent)
    with os.fdopen(handle, "wb") as file:
        file.write(data)
    os.replace(part, path)


def squeeze_all(several, kept=KEPT):
    """The same of each, as many side by side as there are cores."""
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        return list(pool.map(lambda data: squeezed(data, kept), several))


def main():
    if len(sys.argv) < 2:
        sys.exit(__doc__.strip())
    contents = [Path(name).read_bytes() for name in sys.argv[1:]]
    for name, result in zip(sys.argv[1:], squeeze_all(contents), strict=True):
        print(f"{len(result):7d}  {name}")


if __name__ == "__main__":
    main()
