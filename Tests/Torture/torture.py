#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Attacks the program as people and machines do, and says what was lost.

    torture.py [--program PATH] [--seed N] [--scale X] [ATTACK]...

Scale 1 has the full figures, 0.03 takes a minute or two. Each attack prints one line with its figures;
the last line is `N passed, N failed`. A seed makes the same choices again, but not the same timing.
"""

import argparse
import importlib
import os
import sys
import time
import traceback
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))

from rig.bench import Rig  # noqa: E402

ATTACKS = ["kills", "creation", "backups", "powercuts", "diskfull", "flips", "processes", "hostile",
           "replicas", "exports", "patches", "files", "restores",
           "days", "crowds"]
SHOWN_LOSSES = 8


def run(name, options):
    """Whether nothing was lost; None when the attack is left out."""
    started = time.monotonic()
    with Rig(options.program, name, options.seed, options.scale) as rig:
        try:
            figures = importlib.import_module(f"attacks.{name}").attack(rig)
        except Exception:
            figures = {}
            rig.lost("the attack broke off:", traceback.format_exc())
        losses = list(rig.losses)
    seconds = time.monotonic() - started
    if isinstance(figures, str):
        print(f"{name:<10}{seconds:7.1f} s  left out: {figures}", flush=True)
        return None
    told = ", ".join(f"{count} {what}" for what, count in figures.items())
    print(f"{name:<10}{seconds:7.1f} s  {'FAILED  ' if losses else ''}{told}, {len(losses)} losses",
          flush=True)
    shown = losses if os.environ.get("VERBOSE") else losses[:SHOWN_LOSSES]
    for loss in shown:
        print("    " + loss.rstrip().replace("\n", "\n    "))
    if len(losses) > len(shown):
        print(f"    ... and {len(losses) - len(shown)} more; VERBOSE=1 shows them")
    return not losses


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("attacks", nargs="*", metavar="ATTACK", help=", ".join(ATTACKS))
    parser.add_argument("--program", type=Path, default=HERE.parent.parent / "bin" / "almanac")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--scale", type=float, default=1.0)
    options = parser.parse_args()
    if unknown := set(options.attacks) - set(ATTACKS):
        parser.error(f"no attack is called {', '.join(sorted(unknown))}")
    if not options.program.is_file():
        sys.exit(f"there is no {options.program}: make build")
    options.program = options.program.resolve()
    print(f"seed {options.seed}, scale {options.scale}", flush=True)
    results = [run(name, options) for name in options.attacks or ATTACKS]
    passed, failed = results.count(True), results.count(False)
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
