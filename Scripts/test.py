#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Runs every check and test, and says at the end, alone on a line: N passed, N failed.

Usage: Scripts/test.py [STEP]...        only these steps; --list names them
Outputs go to .build/test-logs; that of a failed step is shown. VERBOSE=1 shows all of them.
"""

import argparse
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

from suites.counts import Count
from suites.steps import STEPS

ROOT = Path(__file__).resolve().parent.parent
LOGS = ROOT / ".build" / "test-logs"
SHOWN_LINES = 300


def run_command(step, log):
    """Runs the step with its output in `log`; the exit code, or None when its time was up."""
    with log.open("wb") as output:
        process = subprocess.Popen(
            step.command,
            cwd=ROOT,
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )
        try:
            return process.wait(timeout=step.minutes * 60)
        except subprocess.TimeoutExpired:
            return None
        finally:
            stop_group(process)


def stop_group(process):
    """Ends what the step left behind: browsers and servers of a test that was cut off."""
    try:
        os.killpg(process.pid, signal.SIGKILL)
    except ProcessLookupError:
        pass
    process.wait()


def judge(step, code, output):
    """The step's count. A bad exit code fails at least one; a suite without a test fails."""
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


def run_step(step):
    print(f"{step.name:<10}", end="", flush=True)
    log = LOGS / f"{step.name}.log"
    started = time.monotonic()
    code = run_command(step, log)
    output = log.read_text(encoding="utf-8", errors="replace")
    count = judge(step, code, output)
    print(f"{time.monotonic() - started:7.1f} s  {outcome(step, code, count)}", flush=True)
    if count.failed or os.environ.get("VERBOSE"):
        show(output)
    return count


def pointless(step, broken):
    """Why the step is left out, or None."""
    if step.needs in broken:
        return f"left out: {step.needs} failed"
    if step.files and not any(ROOT.glob(step.files)):
        return f"left out: there is no {step.files}"
    return None


def run(steps):
    """Runs the steps in order; those that do not build on a failed one go on."""
    total, broken = Count(), set()
    for step in steps:
        reason = pointless(step, broken)
        if reason:
            print(f"{step.name:<10}           {reason}", flush=True)
            if step.needs in broken:
                broken.add(step.name)
            continue
        count = run_step(step)
        total += count
        if count.failed:
            broken.add(step.name)
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
