#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Runs the tests of a folder that wait for browsers or windows; what fails is run once more, with
nothing beside it.

    python3 -m suites.screens FOLDER [OPTION ...]

Options are those of pytest, for the first run.

They run side by side, half as many again as there are cores, since they wait a part of their time: on
two cores three take a sixth less than two, and four no less than three. So a test can stall beside the others,
which repeat it at once (see Tests/Browser/conftest.py), and then it is run alone. Nothing is when more
than MOST_REPEATED have failed, or after a run that did not come to its end.
"""

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path

from .programs import AGAIN, MOST_REPEATED

COMMAND = [".venv/bin/python", "-m", "pytest", "-q", "-rRs"]
# Tests have failed, and nothing else has happened.
TESTS_FAILED = 1


def processes(cores):
    """How many browsers or windows run side by side."""
    return max(2, cores * 3 // 2)


def run(cache, *options):
    """Its exit code, and the names of the tests that failed."""
    code = subprocess.run([*COMMAND, "-o", f"cache_dir={cache}", *options], check=False).returncode
    found = Path(cache, "v/cache/lastfailed")
    return code, list(json.loads(found.read_text())) if found.exists() else []


def main(folder, *options, run=run, cores=os.cpu_count() or 2):
    with tempfile.TemporaryDirectory() as cache:
        beside = ["-n", str(processes(cores)), "--dist", "worksteal", "--reruns", "1"]
        code, names = run(cache, folder, *beside, *options)
        if code != TESTS_FAILED or not 1 <= len(names) <= MOST_REPEATED:
            return code
        print(f"\n{AGAIN} {', '.join(names)}", flush=True)
        return run(cache, folder, "--last-failed")[0]


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
