#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Checks all modules against an SDK of iOS: types, labels, availability, missing returns. Needs no Mac.

Usage: Scripts/typecheck_apple.py [--sdk DIR] [--apinotes DIR] [--modules NAME ...] [--no-mutants] [--optional]
On a Mac the SDK is Xcode's. Elsewhere SDK, or --sdk, names an iPhoneOS16.x.sdk, and APINOTES, or
--apinotes, the folder with Dispatch.apinotes and os.apinotes of the Swift project.
Copies with mistakes are checked, too, and each has to be refused for its mistake; not with --modules or --no-mutants.
Exits with 0 if all passed, 1 if the compiler refused something, 2 without an SDK; --optional makes that 0.
"""

import argparse
import json
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

from apple import manifest, mutants, names, sdk, snippets
from apple.compiler import TARGET, Compiler

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / ".build-apple"


def parsed(arguments, environment):
    """What was asked for; an SDK from the command, else from the environment, else from Xcode."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--sdk", default=environment.get("SDK"))
    parser.add_argument("--apinotes", default=environment.get("APINOTES"))
    parser.add_argument("--modules", nargs="+", default=[], help="these, and what they import; all without it")
    parser.add_argument(
        "--mutants", action=argparse.BooleanOptionalAction, default=True, help="see that mistakes are refused"
    )
    parser.add_argument("--optional", action="store_true", help="succeed where there is no SDK")
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
    # In a folder of its own: in .build it would wait for a build.
    folder = ["--scratch-path", str(FOLDER / "package")]
    run = subprocess.run(["swift", "package", *folder, "dump-package"], cwd=ROOT, capture_output=True)
    if run.returncode != 0:
        sys.exit(run.stderr.decode())
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
        said = compiler.check(module.name, module.sources(ROOT), module.imports, module.mode)
        if said:
            refused.add(module.name)
            print(f"refused: {module.name}\n{said}")
        else:
            print(f"passed: {module.name}" + ("" if said is None else f" ({time.monotonic() - start:.1f} s)"))
        sys.stdout.flush()
    return not refused


def check_examples(compiler, modules):
    """Whether each example passes as an app of its own."""
    names = [module.name for module in modules]
    refused = 0
    # Tests of the interface are no apps.
    files = [file for file in (ROOT / "Examples").rglob("*.swift") if "UITests" not in file.parts]
    for file in sorted(files):
        said = compiler.check(f"Example{file.stem}", [file], names, mode="5")
        if said:
            refused += 1
            print(f"refused: {file.relative_to(ROOT)}\n{said}")
        else:
            print(f"passed: {file.relative_to(ROOT)}")
    return not refused


def check_tests(compiler, modules):
    """Whether what a Mac tests can be compiled, beside as much of XCTest as it needs."""
    said = compiler.check("XCTest", [ROOT / "Scripts/apple/xctest.swift"], [], mode="5")
    names = [*(module.name for module in modules), "XCTest"]
    files = [*(ROOT / "Tests/CalendarUIKitTests").rglob("*.swift"), *(ROOT / "Examples").rglob("UITests/*.swift")]
    for file in [] if said else sorted(files):
        refused = compiler.check(f"Test{file.stem}", [file], names, mode="5")
        print(f"refused: {file.relative_to(ROOT)}\n{refused}" if refused else f"passed: {file.relative_to(ROOT)}")
        said = said or refused
    return not said


def check_mutants(compiler, modules):
    """Whether each mistake is refused, and for nothing else."""
    by_name = {module.name: module for module in modules}

    def refusal(path, copy):
        folder, name = path.split("/")[:2]
        if folder != "Sources":
            return compiler.refusal("Mutant", [copy], mode="5")
        module = by_name[name]
        sources = [copy if file == ROOT / path else file for file in module.sources(ROOT)]
        return compiler.refusal(name, sources, module.mode)

    count = 0
    for mutant, said in mutants.survivors(mutants.MUTANTS, ROOT, FOLDER / "mutants", refusal):
        count += 1
        print(f"survived: {mutant.name} in {mutant.file}\n{said}")
    print(f"refused: {len(mutants.MUTANTS) - count} of {len(mutants.MUTANTS)} mistakes")
    return count == 0


def check_documents(compiler, modules):
    """Whether the code in our documents passes."""
    markdown = [*(ROOT / "docs").rglob("*.md"), *(ROOT / "Sources").rglob("*.md")]
    documents = {str(file.relative_to(ROOT)): file.read_text() for file in sorted(markdown)}
    text, count = snippets.source(documents)
    file = FOLDER / "Documents.swift"
    file.write_text(text)
    said = compiler.check("Documents", [file], [module.name for module in modules], mode="5")
    print(f"refused: documents\n{said}" if said else f"passed: {count} blocks of code in documents")
    text, count = snippets.originals(documents)
    file = FOLDER / "Originals.swift"
    file.write_text(text)
    refused = compiler.check("Originals", [file], [], mode="5")
    print(f"refused: code before\n{refused}" if refused else f"passed: {count} blocks of code for the originals")
    return not said and not refused


def check_documentation(compiler, modules):
    """Whether the documentation has no dead link of the modules that `make docs` sees nothing of without a Mac."""
    if shutil.which("docc") is None:
        print("left out: documentation, as there is no docc")
        return True
    passed = True
    for module in modules:
        if module.name not in {"CalendarUIKit", "CalendarSwiftUI"}:
            continue
        catalogue = ROOT / module.folder / f"{module.name}.docc"
        said = compiler.document(module.name, module.sources(ROOT), module.imports, module.mode, catalogue)
        print(f"refused: documentation of {module.name}\n{said}" if said else f"passed: documentation of {module.name}")
        passed = passed and not said
    return passed


def check_names(compiler, modules):
    """Whether an app can use every public name of the modules beside those of the frameworks."""
    found = [name for module in modules for file in module.sources(ROOT) for name in names.public_names(file.read_text())]
    file = FOLDER / "PublicNames.swift"
    file.write_text(names.source([module.name for module in modules], found))
    said = compiler.check("PublicNames", [file], [module.name for module in modules])
    print(f"refused: names\n{said}" if said else f"passed: {len(set(found))} public names beside the frameworks")
    return not said


CHECKS = [check_names, check_examples, check_tests, check_documents, check_documentation]


def main():
    asked = parsed(sys.argv[1:], os.environ)
    if asked.sdk is None:
        print("typecheck-apple: no SDK; SDK=PATH names an iPhoneOS SDK of 16.4 or later", file=sys.stderr)
        if asked.optional:
            print("0 passed, 0 failed, 1 skipped")
            return 0
        return 2
    try:
        compiler = Compiler(sdk.flags(asked.sdk, asked.apinotes, FOLDER / "sdk"), FOLDER)
    except sdk.SDKProblem as problem:
        print(f"typecheck-apple: {problem}", file=sys.stderr)
        return 2
    start = time.monotonic()
    modules = package()
    wanted = asked.modules or [module.name for module in modules]
    print(f"against {sdk.name(asked.sdk)} for {TARGET}")
    results = [check_modules(compiler, modules, manifest.needed(modules, wanted))]
    if results[0] and not asked.modules:
        results += [check(compiler, modules) for check in [*CHECKS, *([check_mutants] if asked.mutants else [])]]
    print(f"in {time.monotonic() - start:.1f} s")
    print(f"{results.count(True)} passed, {results.count(False)} failed")
    return 0 if all(results) else 1


if __name__ == "__main__":
    sys.exit(main())
