#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Counts instructions of the benchmark's kernels with valgrind --tool=callgrind.

A kernel runs once with one repetition and once with two; the difference is what one repetition
executes, without start-up and setting up. Divided by the kernel's units (calls, pages) it hardly
changes from run to run, however busy the machine is.

    ./instructions.py [--json FILE] [--binary .build/release/calendar-bench] [KERNEL ...]

Exits 1 if a gate fails, 2 if valgrind is missing.
"""

import argparse
import json
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent

# Kernel -> (what is measured, most instructions of one unit or None).
KERNELS = {
    "civil": ("day to date: instructions of a call and its loop", 60),
    "bare-civil": ("bare Neri–Schneider: instructions of a call and its loop", None),
    "month-masks": ("month page as masks: instructions", None),
    "month-cells": ("month page as 42 models: instructions", None),
    "streak-1e3": ("streak page, 1e3 sessions: instructions", None),
    "streak-1e5": ("streak page, 1e5 sessions: instructions", None),
    "frame-bars": ("frame of a drag, month with bars: instructions", None),
    "frame-bars-anew": ("the same and a scene made anew: instructions", None),
    "frame-bare": ("frame of a drag, bare month: instructions", None),
    "frame-bare-anew": ("the same and a scene made anew: instructions", None),
    "frame-list": ("frame of a drag, list of months: instructions", None),
    "frame-list-anew": ("the same and a scene made anew: instructions", None),
    "frame-fold": ("frame of a drag, handle of an expandable month: instructions", None),
    "frame-fold-anew": ("the same and a scene made anew: instructions", None),
    "frame-heights": ("frame of a drag, month of six rows to one of five: instructions", None),
    "frame-heights-anew": ("the same and a scene made anew: instructions", None),
    "frame-names": ("frame of a drag, list with names that stay: instructions", None),
    "frame-names-anew": ("the same and a scene made anew: instructions", None),
    "frame-titles": ("frame of a drag, month beside its neighbours' titles: instructions", None),
    "frame-titles-anew": ("the same and a scene made anew: instructions", None),
    "turn-bare": ("page turn of a bare month, step and changes: instructions", None),
    "turn-bare-drawn": ("the same with marks and accessibility: instructions", None),
    "turn-month": ("page turn of a month of tints, step and changes: instructions", None),
    "turn-month-drawn": ("the same with marks and accessibility: instructions", None),
    "turn-year": ("page turn of a year, step and changes: instructions", None),
    "turn-year-drawn": ("the same with marks and accessibility: instructions", None),
    "timeline-columns": ("frame of a timeline in which a column comes into view: instructions", 1_700_000),
    "timeline-answers": ("week of a timeline told anew, some ten weeks known: instructions", 7_600_000),
}
# (measure, kernel above, kernel below, bound of the quotient)
RATIOS = [
    ("day to date: ours ÷ bare, instructions", "civil", "bare-civil", 1.3),
    ("streak page: 1e5 sessions ÷ 1e3, instructions", "streak-1e5", "streak-1e3", 1.2),
    ("frame of a drag, month with bars: kept ÷ made anew, instructions", "frame-bars", "frame-bars-anew", 1 / 3),
    ("frame of a drag, bare month: kept ÷ made anew, instructions", "frame-bare", "frame-bare-anew", 1 / 3),
    ("frame of a drag, list of months: kept ÷ made anew, instructions", "frame-list", "frame-list-anew", 1 / 3),
    ("frame of a drag, fold: kept ÷ made anew, instructions", "frame-fold", "frame-fold-anew", 1 / 3),
    ("frame of a drag, other heights: kept ÷ made anew, instructions", "frame-heights", "frame-heights-anew", 1 / 3),
    ("frame of a drag, names that stay: kept ÷ made anew, instructions", "frame-names", "frame-names-anew", 1 / 3),
    ("frame of a drag, titles beside the title: kept ÷ made anew, instructions", "frame-titles", "frame-titles-anew", 1 / 3),
    ("page turn of a bare month: drawn ÷ step and changes, instructions", "turn-bare-drawn", "turn-bare", 4),
    ("page turn of a month of tints: drawn ÷ step and changes, instructions", "turn-month-drawn", "turn-month", 4),
    ("page turn of a year: drawn ÷ step and changes, instructions", "turn-year-drawn", "turn-year", 4),
]


def instructions(binary, kernel, repetitions):
    """The number of instructions that the whole process executes."""
    with tempfile.TemporaryDirectory() as folder:
        command = ["valgrind", "--tool=callgrind", f"--callgrind-out-file={folder}/out",
                   str(binary), "kernel", kernel, str(repetitions)]
        run = subprocess.run(command, capture_output=True, text=True, timeout=600)
    found = re.search(r"Collected\s*:\s*(\d+)", run.stderr)
    if run.returncode != 0 or not found:
        sys.exit(f"callgrind failed on {kernel}:\n{run.stderr}")
    return int(found.group(1))


def units(binary):
    """How many units one repetition of each kernel does."""
    run = subprocess.run([str(binary), "kernels"], capture_output=True, text=True, check=True)
    return {name: int(count) for name, count in (line.split() for line in run.stdout.splitlines())}


def rows(binary, kernels):
    """The rows of these kernels and of the ratios between them."""
    count = units(binary)
    measured = {}
    found = []
    for kernel in kernels:
        one, two = (instructions(binary, kernel, repetitions) for repetitions in (1, 2))
        measured[kernel] = value = (two - one) / count[kernel]
        measure, bound = KERNELS[kernel]
        found.append({
            "measure": measure, "value": value, "unit": "Ir",
            "gate": None if bound is None else f"≤ {bound}",
            "pass": None if bound is None else value <= bound})
    for measure, above, below, bound in RATIOS:
        if above in measured and below in measured:
            value = measured[above] / measured[below]
            found.append({"measure": measure, "value": value, "unit": "×",
                          "gate": f"≤ {round(bound, 3)}", "pass": value <= bound})
    return found


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--binary", type=pathlib.Path,
                        default=HERE / ".build" / "release" / "calendar-bench")
    parser.add_argument("--json", type=pathlib.Path)
    parser.add_argument("kernels", nargs="*", choices=[[], *KERNELS], default=[])
    options = parser.parse_args()
    if shutil.which("valgrind") is None:
        print("valgrind is not installed: no instruction counts", file=sys.stderr)
        return 2
    found = rows(options.binary, options.kernels or list(KERNELS))
    for row in found:
        verdict = {True: "pass", False: "FAIL", None: ""}[row["pass"]]
        print(f"{row['value']:10.1f} {row['unit']:2} {row['gate'] or '':8} {verdict:4} "
              f"{row['measure']}")
    if options.json:
        options.json.write_text(json.dumps(found, indent=2, ensure_ascii=False) + "\n")
    return 1 if any(row["pass"] is False for row in found) else 0


if __name__ == "__main__":
    sys.exit(main())
