#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Runs every check and test, and says at the end, alone on a line: N passed, N failed.

Usage: Scripts/test.py [STEP]...        only these steps; --list names them
Two steps go on side by side where neither needs the other; each has its line when it ends.
Outputs go to .build/test-logs; that of a failed step is shown. VERBOSE=1 shows all of them.
"""

import argparse
import os
import re
import sys
import time
from pathlib import Path

from suites.counts import Count
from suites.run import Run
from suites.steps import STEPS

ROOT = Path(__file__).resolve().parent.parent
LOGS = ROOT / ".build" / "test-logs"
SHOWN_LINES = 300
# What says why, of each failed step; it stands last, where the end of a long record still shows it.
REASONS = 12
REASON = re.compile(r"✘ Test (?!run)|^(FAILED|ERROR|E  |FAIL:|not ok|repeated:) ?|error:|Run a second")
# The number of steps that run side by side; the promise of `make test` is for two cores.
LANES = 2


def judge(step, code, output):
    """The step's count. A bad exit code counts as at least one failure, and so does a suite without
    tests."""
    count = step.count(output)
    ran_nothing = step.is_suite and count == Count()
    if (code != 0 or ran_nothing) and count.failed == 0:
        count += Count(failed=1)
    return count


def outcome(step, code, count):
    if code is None:
        return f"stopped after {step.minutes} minutes"
    if count.failed:
        return f"FAILED ({count})" if step.is_suite else "FAILED"
    return str(count) if step.is_suite else "ok"


def show(output):
    lines = output.splitlines()
    if len(lines) > SHOWN_LINES:
        print(f"    ... {len(lines) - SHOWN_LINES} lines before these")
    print(*(f"    {line}" for line in lines[-SHOWN_LINES:]), sep="\n", flush=True)


def reasons(output):
    """The lines of an output that say why it failed; the last ones where there are many."""
    lines = [line.strip()[:200] for line in output.splitlines() if REASON.search(line)]
    return lines[-REASONS:]


def report(step, text):
    print(f"{step.name:<10} {text}", flush=True)


def finish(run):
    """Ends a step, reports its result, and returns its count."""
    seconds = run.seconds
    code = run.end()
    count = judge(run.step, code, run.output)
    report(run.step, f"{seconds:6.1f} s  {outcome(run.step, code, count)}")
    if count.failed or os.environ.get("VERBOSE"):
        show(run.output)
    return count


def pointless(step, broken):
    """Why the step is left out, or None."""
    failed = [name for name in step.needs if name in broken]
    if failed:
        return f"left out: {failed[0]} failed"
    if step.files and not any(ROOT.glob(step.files)):
        return f"left out: there is no {step.files}"
    return None


class Session:
    """Runs steps, as many side by side as there are lanes, earlier ones first.

    A step waits for those that it needs, and is left out if one of them failed.
    """

    def __init__(self, steps):
        self.waiting = list(steps)
        self.runs = []
        self.broken = set()
        self.total = Count()
        self.reasons = []

    def run(self):
        """Runs them all; returns the sum of their counts."""
        try:
            while self.waiting or self.runs:
                for step in filter(self.can_start, [*self.waiting]):
                    self.start(step)
                for run in [run for run in self.runs if run.is_over]:
                    self.finish(run)
                time.sleep(0.05)
        finally:
            for run in self.runs:
                run.end()
        return self.total

    def can_start(self, step):
        """Whether no running or waiting step has to end before this one starts."""
        under_way = [run.step for run in self.runs]
        unfinished = {other.name for other in [*self.waiting, *under_way]}
        in_use = {other.uses for other in under_way if other.uses}
        lanes = sum(other.lanes for other in under_way) + step.lanes
        return unfinished.isdisjoint(step.needs) and step.uses not in in_use and lanes <= LANES

    def start(self, step):
        """Starts a step, or leaves it out."""
        self.waiting.remove(step)
        reason = pointless(step, self.broken)
        if reason is None:
            self.runs.append(Run(step, LOGS / f"{step.name}.log", ROOT))
            return
        report(step, f"          {reason}")
        if not self.broken.isdisjoint(step.needs):
            self.broken.add(step.name)

    def finish(self, run):
        self.runs.remove(run)
        count = finish(run)
        self.total += count
        if count.failed:
            self.broken.add(run.step.name)
        if count.failed or count.repeated:
            self.reasons += [f"{run.step.name}: {line}" for line in reasons(run.output)]


def run(steps):
    session = Session(steps)
    total = session.run()
    print(*session.reasons, sep="\n", end="\n" if session.reasons else "")
    return total


def parse_arguments():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("steps", nargs="*", metavar="STEP")
    parser.add_argument("--list", action="store_true", help="name the steps and stop")
    options = parser.parse_args()
    unknown = set(options.steps) - {step.name for step in STEPS}
    if unknown:
        parser.error(f"no step is called {', '.join(sorted(unknown))}")
    return options


def main():
    options = parse_arguments()
    if options.list:
        print(*(step.name for step in STEPS), sep="\n")
        return 0
    LOGS.mkdir(parents=True, exist_ok=True)
    started = time.monotonic()
    total = run([step for step in STEPS if not options.steps or step.name in options.steps])
    print(f"all of it  {time.monotonic() - started:7.1f} s")
    if total.skipped:
        print(f"skipped: {total.skipped}")
    print(f"{total.passed} passed, {total.failed} failed", flush=True)
    return 1 if total.failed else 0


if __name__ == "__main__":
    sys.exit(main())
