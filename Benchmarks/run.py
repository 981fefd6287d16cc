#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Builds and runs all benchmarks and writes their table into README.md.

    ./run.py [--quick] [--skip-native] [--no-instructions] [--scratch-path DIR]

Results are collected from `.build-results/*.json`, the native ones made here and those that other
tools (such as the browser's benchmark) left there. Every file holds one array of rows:

    {"measure": "frame while scrolling, 95th percentile",   what was measured, unique
     "value": 7.9,                                          a number
     "unit": "ms",                                          "×" for a ratio, "Ir" for instructions
     "gate": "≤ 16.7",                                      what it must be, or null
     "pass": true}                                          whether it is, or null without a gate

`gate` and `pass` are null or absent for rows that are for information. Gates are ratios of two numbers
of the same process, or instruction counts; absolute times bind nobody.

Exits 1 if a gate fails, whoever measured it.
"""

import argparse
import json
import pathlib
import platform
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent
RESULTS = HERE / ".build-results"
# These come first, the others in the order of their names.
NATIVE = ["native.json", "instructions.json"]
START, END = "<!-- table -->", "<!-- /table -->"


def output(*command):
    """What a command prints, or nothing if it cannot be run."""
    try:
        return subprocess.run(command, capture_output=True, text=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError):
        return ""


def machine():
    """One line that says what the numbers were measured on."""
    model = platform.machine()
    cpus = pathlib.Path("/proc/cpuinfo")
    lines = cpus.read_text().splitlines() if cpus.exists() else []
    names = [line.split(":", 1)[1].strip() for line in lines if line.startswith("model name")]
    name = names[0] if names else output("sysctl", "-n", "machdep.cpu.brand_string").strip()
    swift = next((line for line in output("swift", "--version").splitlines() if "Swift" in line), "")
    swift = swift.split(" (")[0]
    return ", ".join(part for part in [
        f"{len(names) or ''} × {name or 'unknown CPU'} ({model})".strip(" ×"),
        f"{platform.system()} {platform.release()}", swift] if part)


def measure(options):
    """Builds the tool and leaves its rows and the instruction counts among the results."""
    build = ["swift", "build", "-c", "release", "--package-path", str(HERE)]
    if options.scratch_path:
        build += ["--scratch-path", str(options.scratch_path)]
    subprocess.run(build, check=True)
    folder = output(*build, "--show-bin-path").strip()
    binary = pathlib.Path(folder) / "calendar-bench"
    for name in NATIVE:
        (RESULTS / name).unlink(missing_ok=True)
    quick = ["--quick"] if options.quick else []
    # What they exit with is in their rows; a missing file is noticed below.
    subprocess.run([str(binary), *quick, "--json", str(RESULTS / NATIVE[0])], check=False)
    if not (RESULTS / NATIVE[0]).exists():
        sys.exit("calendar-bench left no results")
    if not options.no_instructions:
        subprocess.run([sys.executable, str(HERE / "instructions.py"), "--binary", str(binary),
                        "--json", str(RESULTS / NATIVE[1])], check=False)


def collected():
    """All rows in order."""
    files = sorted(RESULTS.glob("*.json"))
    files.sort(key=lambda file: NATIVE.index(file.name) if file.name in NATIVE else len(NATIVE))
    return [row for file in files for row in json.loads(file.read_text())]


def shown(value):
    """Three digits, or all digits before the point of what is greater."""
    if abs(value) >= 100:
        return f"{value:,.0f}".replace(",", " ")
    return f"{value:.3g}"


def table(rows):
    """The rows as a markdown table, under a line about the machine."""
    lines = [f"Measured on {machine()}.", "", "| measure | value | gate | result |",
             "|---|--:|---|---|"]
    for row in rows:
        verdict = {True: "pass", False: "**FAIL**", None: ""}[row.get("pass")]
        lines.append(f"| {row['measure']} | {shown(row['value'])} {row['unit']} "
                     f"| {row.get('gate') or ''} | {verdict} |")
    return "\n".join(lines)


def write(rows):
    """Puts the table between the markers of README.md."""
    readme = HERE / "README.md"
    text = readme.read_text()
    before, rest = text.split(START, 1)
    after = rest.split(END, 1)[1]
    readme.write_text(f"{before}{START}\n{table(rows)}\n{END}{after}")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--quick", action="store_true", help="fewer rounds")
    parser.add_argument("--skip-native", action="store_true", help="only collect and write")
    parser.add_argument("--no-instructions", action="store_true", help="without valgrind")
    parser.add_argument("--scratch-path", type=pathlib.Path)
    options = parser.parse_args()
    RESULTS.mkdir(exist_ok=True)
    if not options.skip_native:
        measure(options)
    rows = collected()
    if not rows:
        sys.exit("no results")
    write(rows)
    failed = [row["measure"] for row in rows if row.get("pass") is False]
    for name in failed:
        print(f"FAIL {name}", file=sys.stderr)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
