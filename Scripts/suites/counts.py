# SPDX-License-Identifier: MIT
"""Reads how many tests passed and failed from a test runner's output."""

import re
from dataclasses import dataclass

from .programs import AGAIN


@dataclass(frozen=True)
class Count:
    passed: int = 0
    failed: int = 0
    skipped: int = 0
    repeated: int = 0

    def __add__(self, other):
        return Count(
            self.passed + other.passed,
            self.failed + other.failed,
            self.skipped + other.skipped,
            self.repeated + other.repeated,
        )

    def __str__(self):
        skipped = f", {self.skipped} skipped" if self.skipped else ""
        repeated = f", {self.repeated} run a second time" if self.repeated else ""
        return f"{self.passed} passed, {self.failed} failed{skipped}{repeated}"


def _plain(output):
    """Without colours."""
    return re.sub(r"\x1b\[[0-9;]*m", "", output)


def _sum(pattern, output):
    return sum(int(n) for n in re.findall(pattern, output))


def swift(output):
    """Swift Testing's closing line, and XCTest's when it ran something.

    A crash leaves no closing line: the count is then 0, and the exit code tells.
    """
    output = _plain(output)
    total = _sum(r"Test run with (\d+) tests?\b[^\n]* (?:passed|failed) after", output)
    failed = len(re.findall(r"(?m)^\W*Test (?!run with |case passing ).* failed after ", output))
    skipped = len(re.findall(r"(?m)^➜ Test .* skipped(?:: |\.|$)", output))
    xctest = re.findall(
        r"(?m)^\s*Executed (\d+) tests?, with (?:\d+ tests? skipped and )?(\d+) fail", output
    )
    ran, broken = max(((int(a), int(b)) for a, b in xctest), default=(0, 0))
    return Count(total - failed - skipped + ran - broken, failed + broken, skipped)


def _twice(count, output):
    """What failed counts as it did when it was run a second time."""
    first, _, second = _plain(output).partition(f"\n{AGAIN} ")
    once, again = count(first), count(second)
    if again == Count():
        return once
    repeated = once.repeated + once.failed
    return Count(once.passed + again.passed, again.failed, once.skipped, repeated)


def swift_twice(output):
    """That of `suites/programs.py`."""
    return _twice(swift, output)


def pytest_twice(output):
    """That of `suites/screens.py`."""
    return _twice(pytest, output)


def unittest(output):
    output = _plain(output)
    total = _sum(r"(?m)^Ran (\d+) tests? in", output)
    closing = "".join(re.findall(r"(?m)^(?:OK|FAILED)(?: \(.*\))?$", output)[-1:])
    failed = _sum(r"(?<!expected )\b(?:failures|errors)=(\d+)", closing)
    skipped = _sum(r"skipped=(\d+)", closing)
    return Count(total - failed - skipped, failed, skipped)


def node(output):
    """The closing comment lines of `node --test --test-reporter=tap`."""
    output = _plain(output)
    return Count(
        _sum(r"(?m)^# pass (\d+)", output),
        _sum(r"(?m)^# (?:fail|cancelled) (\d+)", output),
        _sum(r"(?m)^# (?:skipped|todo) (\d+)", output),
    )


def pytest(output):
    pattern = r"(?m)^.*\d (?:passed|failed|errors?|skipped)\b.* in [\d.]+s\b"
    closing = "".join(re.findall(pattern, _plain(output))[-1:])
    return Count(
        _sum(r"(\d+) passed", closing),
        _sum(r"(\d+) (?:failed|errors?)\b", closing),
        _sum(r"(\d+) skipped", closing),
        _sum(r"(\d+) rerun", closing),
    )


def plain(output):
    """Our own scripts print `N passed, N failed` on a line of its own, or `N passed, N failed, N skipped`."""
    lines = re.findall(r"(?m)^(\d+) passed, (\d+) failed(?:, (\d+) skipped)?$", _plain(output))
    return sum((Count(int(passed), int(failed), int(skipped or 0)) for passed, failed, skipped in lines), Count())


def nothing(output):
    """A step that is not a test counts only when it fails."""
    return Count()
