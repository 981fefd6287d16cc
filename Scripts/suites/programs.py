#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Runs the tests of the programs with `swift test`; what fails is run once more, with nothing beside it.

They start servers and wait for them, so that a busy machine can make one fail. What it said then is
shown, and the count says that it ran twice. Nothing is repeated when more than MOST_REPEATED fail, nor
after a run that did not come to its end or had an issue outside its tests: a second one could not know
of that.
"""

import re
import subprocess
import sys

COMMAND = ["swift", "test", "--package-path", "Apps", "--scratch-path", "Apps/.build-tests", "--skip-build"]
# Before the second run; `counts.swift_twice` reads it.
AGAIN = "Run a second time:"
MOST_REPEATED = 5
_FAILED = re.compile(
    r"(?m)^\W*Test (?!run with |case passing )(.*) failed after .* with (\d+) issues?\b")
_END = re.compile(r"(?m)^\W*Test run with .* failed after .* with (\d+) issues?\b")


def failed(output):
    """The names of the functions that failed, once each, in the order in which they ended; none where
    one has a title, by which it cannot be asked for, or where they are not all that went wrong."""
    tests = _FAILED.findall(output)
    names = [re.match(r"(\w+)\(", test) for test, _ in tests]
    issues = [int(count) for count in _END.findall(output)]
    is_all = issues == [sum(int(count) for _, count in tests)]
    return list(dict.fromkeys(name[1] for name in names)) if is_all and all(names) else []


def run(*options):
    """Its exit code, and its output, which is printed as it comes."""
    lines = []
    with subprocess.Popen(
        [*COMMAND, *options], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, encoding="utf-8",
        errors="replace",
    ) as tests:
        for line in tests.stdout:
            lines.append(line)
            print(line, end="", flush=True)
    return tests.returncode, "".join(lines)


def main(run=run):
    code, output = run()
    names = failed(output)
    if code == 0 or not 1 <= len(names) <= MOST_REPEATED:
        return code
    print(f"{AGAIN} {', '.join(names)}", flush=True)
    return run("--filter", rf"/({'|'.join(names)})\(")[0]


if __name__ == "__main__":
    sys.exit(main())
