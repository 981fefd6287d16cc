#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Checks all modules against an SDK of iOS: types, labels, availability, missing returns. Needs no Mac.

Usage: Scripts/typecheck_apple.py [--sdk DIR] [--apinotes DIR] [--modules NAME ...]
On a Mac the SDK is Xcode's. Elsewhere SDK, or --sdk, names an iPhoneOS16.x.sdk, and APINOTES, or
--apinotes, the folder with Dispatch.apinotes and os.apinotes of the Swift project.
Exits with 0 if all passed, 1 if the compiler refused something, 2 without an SDK.
"""

import argparse
import json
import os
import subprocess
import sys
import time
from pathlib import Path

from apple import manifest, names, sdk
from apple.compiler import TARGET, Compiler

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / ".build-apple"


def parsed(arguments, environment):
    """What was asked for; an SDK from the command, else from the environment, else from Xcode."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--sdk", default=environment.get("SDK"))
    parser.add_argument("--apinotes", default=environment.get("APINOTES"))
    parser.add_argument("--modules", nargs="+", default=[], help="these, and what they import; all without it")
    asked = parser.parse_args(arguments)
    if not asked.sdk and sys.platform == "darwin":
        asked.sdk = xcode_sdk()
    asked.sdk = Path(asked.sdk) if asked.sdk else None
    asked.apinotes = Path(asked.apinotes) if asked.apinotes else None
    return asked


def xcode_sdk():
    """The SDK of the Xcode that is selected, nil without one."""
    run = subprocess.run(["xcrun", "--sdk", "iphoneos", "--show-sdk-path"], capture_output=True, text=True)
    return run.stdout.strip() if run.returncode == 0 else None


def package():
    """The modules of the package, in order."""
    run = subprocess.run(["swift", "package", "dump-package"], cwd=ROOT, check=True, capture_output=True)
    return manifest.modules(json.loads(run.stdout))


def check_modules(compiler, modules, wanted):
    """Whether all modules pass; each is said as soon as it is known."""
    refused = set()
    for module in modules:
        if module.name not in wanted:
            continue
        if refused.intersection(module.imports):
            print(f"left out: {module.name}, which imports what was refused")
            refused.add(module.name)
            continue
        start = time.monotonic()
        said = compiler.check(module.name, module.sources(ROOT), module.imports)
        if said:
            refused.add(module.name)
            print(f"refused: {module.name}\n{said}")
        else:
            print(f"passed: {module.name}" + ("" if said is None else f" ({time.monotonic() - start:.1f} s)"))
        sys.stdout.flush()
    return not refused


def check_names(compiler, modules):
    """Whether an app can use every public name of the modules beside those of the frameworks."""
    found = [name for module in modules for file in module.sources(ROOT) for name in names.public_names(file.read_text())]
    file = FOLDER / "PublicNames.swift"
    file.write_text(names.source([module.name for module in modules], found))
    said = compiler.check("PublicNames", [file], [module.name for module in modules])
    print(f"refused: names\n{said}" if said else f"passed: {len(set(found))} public names beside the frameworks")
    return not said


def main():
    asked = parsed(sys.argv[1:], os.environ)
    if asked.sdk is None:
        print("typecheck-apple: no SDK; SDK=PATH names an iPhoneOS SDK of 16.4 or later", file=sys.stderr)
        return 2
    try:
        compiler = Compiler(sdk.flags(asked.sdk, asked.apinotes, FOLDER / "sdk"), FOLDER)
    except sdk.SDKProblem as problem:
        print(f"typecheck-apple: {problem}", file=sys.stderr)
        return 2
    modules = package()
    wanted = asked.modules or [module.name for module in modules]
    print(f"against {sdk.name(asked.sdk)} for {TARGET}")
    passed = check_modules(compiler, modules, manifest.needed(modules, wanted))
    if passed and not asked.modules:
        passed = check_names(compiler, modules)
    return 0 if passed else 1


if __name__ == "__main__":
    sys.exit(main())
