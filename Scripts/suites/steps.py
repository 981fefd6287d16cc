# SPDX-License-Identifier: MIT
"""The steps of `make test`, in order."""

import os
import sys
from collections.abc import Callable
from dataclasses import dataclass

from . import counts

PYTHON = ".venv/bin/python"
# The build that tests use: optimised, and with assertions; see Package.swift. It has a folder of its
# own, so that whoever builds by hand does not build all of it anew.
TESTED = ".build-tests"
# The same of the programs: one module at a time and without data for debuggers, which is less work.
PROGRAMS = ["--package-path", "Apps", "--scratch-path", "Apps/.build-tests"]
QUICKLY = ["-debug-info-format", "none", "-Xswiftc", "-wmo", "-Xswiftc", "-num-threads", "-Xswiftc", "1"]
# Tests that wait for browsers or windows.
SCREENS = ["env", "PYTHONPATH=Scripts", sys.executable, "-m", "suites.screens"]
# Of a browser test with many variants (languages, sizes, presets) a third runs, or all of them.
VARIANTS = os.environ.get("VARIANTS") or "spread"


def swift(verb, *options):
    """A command of the package manager on the build that tests use."""
    return ["env", "ALMANAC_OPTIMIZED=1", "swift", verb, "--scratch-path", TESTED, *options]


@dataclass(frozen=True)
class Step:
    """A command with a name.

    `needs` names the steps without which this one is pointless; `files` is a pattern that has to
    match something, else the step has nothing to do. Two steps go on side by side, unless one
    takes both `lanes`, or both write into the build folder that `uses` names.
    """

    name: str
    command: list[str]
    count: Callable[[str], counts.Count] = counts.nothing
    needs: tuple[str, ...] = ()
    files: str | None = None
    minutes: int = 10
    lanes: int = 1
    uses: str | None = None

    @property
    def is_suite(self):
        return self.count is not counts.nothing


# In order of importance: what others wait for comes early.
STEPS = [
    Step("setup", ["Scripts/setup.sh", "test"], minutes=20, lanes=2),
    Step("format", ["Scripts/lint.sh"]),
    Step("rules", [sys.executable, "Scripts/check.py"]),
    Step(
        "scripts",
        [sys.executable, "-m", "unittest", "discover", "-s", "Tests/Scripts"],
        counts.unittest,
    ),
    # Where SDK names one, or Xcode has one.
    Step("apple", [sys.executable, "Scripts/typecheck_apple.py", "--optional"], counts.plain),
    Step("wasm", ["Scripts/wasm.sh"], minutes=30),
    Step("build", swift("build", "--build-tests"), minutes=30, uses=TESTED),
    Step("web", ["Scripts/web.sh"], needs=("wasm",)),
    Step("embed", ["Scripts/embed_web.py"], needs=("web",)),
    # Not with --build-tests, which builds every program and plug-in of every dependency.
    Step(
        "apps",
        ["swift", "build", *PROGRAMS, "--product", "AlmanacAppsPackageTests", *QUICKLY],
        needs=("embed",),
        minutes=30,
    ),
    Step(
        "swift",
        swift("test", "--skip-build"),
        counts.swift,
        needs=("build",),
        minutes=20,
        uses=TESTED,
    ),
    Step("linkage", ["Scripts/linkage.sh", TESTED], needs=("build",)),
    Step("refusals", ["Scripts/must-not-compile.sh", TESTED], counts.plain, needs=("build",)),
    Step("options", [sys.executable, "Scripts/options.py", "--check", TESTED], needs=("build",)),
    # A package of an app developer's, which has to build and to draw.
    Step("consumer", ["swift", "run", "--disable-index-store", "--package-path", "Tests/Consumer"], minutes=20),
    Step("runtime", ["Scripts/test-runtime.sh"], counts.plain),
    Step("size", ["Scripts/web-size.sh"], needs=("web",)),
    Step(
        "node",
        ["bash", "-c", "node --test --test-reporter=tap Web/tests/*.test.mjs"],
        counts.node,
        needs=("wasm",),
        files="Web/tests/*.test.mjs",
    ),
    # A thirtieth of `make torture`, with the program that the tests have built.
    Step(
        "torture",
        [
            sys.executable,
            "Tests/Torture/torture.py",
            *("--program", "Apps/.build-tests/debug/almanac", "--scale", "0.03"),
        ],
        counts.plain,
        needs=("apps",),
    ),
    # The following steps wait for answers, and should not have to wait for a compiler.
    # Hundreds of servers at once would open more files than Foundation can start a process beside: from
    # some 1,350 on it reads beyond the end of their list, and the tests crash.
    Step(
        "programs",
        [
            *("env", "SWT_EXPERIMENTAL_MAXIMUM_PARALLELIZATION_WIDTH=32"),
            *(sys.executable, "Scripts/suites/programs.py"),
        ],
        counts.swift_twice,
        needs=("apps",),
        minutes=15,
        lanes=2,
    ),
    # A screen for each of three processes, which wait for windows two fifths of the time; skipped where
    # GTK is not installed.
    Step(
        "window",
        [*SCREENS, "Tests/Window"],
        counts.pytest_twice,
        needs=("apps",),
        files="Tests/Window/*.py",
        lanes=2,
    ),
    Step(
        "browser",
        [*SCREENS, "Tests/Browser", "--durations=20", f"--variants={VARIANTS}"],
        counts.pytest_twice,
        needs=("apps", "build"),
        files="Tests/Browser/*.py",
        # It takes some 40; a machine of CI did not end it in 50.
        minutes=65,
        lanes=2,
    ),
]
