# SPDX-License-Identifier: MIT
"""What `make test` does, in order."""

import sys
from collections.abc import Callable
from dataclasses import dataclass

from . import counts

PYTHON = ".venv/bin/python"


@dataclass(frozen=True)
class Step:
    """A command with a name.

    `needs` names the step without which this one is pointless; `files` is a pattern that has to
    match something, else the step has nothing to do.
    """

    name: str
    command: list[str]
    count: Callable[[str], counts.Count] = counts.nothing
    needs: str | None = None
    files: str | None = None
    minutes: int = 10

    @property
    def is_suite(self):
        return self.count is not counts.nothing


STEPS = [
    Step("setup", ["Scripts/setup.sh", "test"], minutes=20),
    Step("format", ["Scripts/lint.sh"]),
    Step("rules", [sys.executable, "Scripts/check.py"]),
    Step(
        "scripts",
        [sys.executable, "-m", "unittest", "discover", "-s", "Tests/Scripts"],
        counts.unittest,
    ),
    Step("build", ["swift", "build", "--build-tests"], minutes=20),
    Step("linkage", ["Scripts/linkage.sh"], needs="build"),
    Step("refusals", ["Scripts/must-not-compile.sh"], counts.plain, needs="build"),
    Step("swift", ["swift", "test", "--skip-build"], counts.swift, needs="build", minutes=15),
    Step("runtime", ["Scripts/test-runtime.sh"], counts.plain),
    Step("wasm", ["Scripts/wasm.sh"], minutes=20),
    Step("web", ["Scripts/web.sh"], needs="wasm"),
    Step("size", ["Scripts/web-size.sh"], needs="web"),
    Step(
        "node",
        ["bash", "-c", "node --test --test-reporter=tap Web/tests/*.test.mjs"],
        counts.node,
        needs="wasm",
        files="Web/tests/*.test.mjs",
    ),
    Step("embed", ["Scripts/embed_web.py"], needs="web"),
    Step(
        "apps",
        ["swift", "build", "--package-path", "Apps", "--build-tests"],
        needs="embed",
        minutes=25,
    ),
    Step(
        "programs",
        ["swift", "test", "--package-path", "Apps", "--skip-build"],
        counts.swift,
        needs="apps",
        minutes=15,
    ),
    # A thirtieth of `make torture`, over the build that the tests have made.
    Step(
        "torture",
        [
            sys.executable,
            "Tests/Torture/torture.py",
            *("--program", "Apps/.build/debug/almanac", "--scale", "0.03"),
        ],
        counts.plain,
        needs="apps",
        minutes=10,
    ),
    # What browsers did is done again by an optimised build, or it would take longer than they did.
    Step("replay", ["swift", "build", "-c", "release", "--product", "AlmanacReplay"], minutes=15),
    Step(
        "browser",
        [PYTHON, "-m", "pytest", "-q", "-p", "no:cacheprovider", "Tests/Browser"],
        counts.pytest,
        needs="apps",
        files="Tests/Browser/*.py",
        minutes=35,
    ),
]
