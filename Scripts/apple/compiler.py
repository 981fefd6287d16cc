# SPDX-License-Identifier: MIT
"""Checks modules and files with the compiler, and remembers what has passed."""

import hashlib
import shutil
import subprocess
from pathlib import Path

# What the package promises to run on.
TARGET = "arm64-apple-ios15.0"


class Compiler:
    """A compiler for one SDK, and the modules that it has made in `folder`."""

    def __init__(self, flags, folder):
        self.folder = folder
        self.made = folder / "modules"
        self.made.mkdir(parents=True, exist_ok=True)
        self.flags = [
            *("-parse-as-library", "-target", TARGET, "-wmo"),
            *("-warnings-as-errors", "-package-name", "almanac", "-Xfrontend", "-diagnostic-style=llvm"),
            *("-module-cache-path", str(folder / "cache"), "-I", str(self.made), *flags),
        ]
        # Types, and what only the next stage sees: missing returns, uses before initialisation. A compiler
        # that fails removes its output, whatever file that is.
        self._checks = ["-emit-sil", "-o", str(folder / "checked.sil")]
        version = subprocess.run(["swiftc", "--version"], check=True, capture_output=True).stdout
        self._start = hashlib.sha256(version + "\0".join(self.flags).encode()).digest()

    def run(self, *arguments):
        """What the compiler says, empty where all is well."""
        run = subprocess.run(["swiftc", *self.flags, *map(str, arguments)], capture_output=True, text=True)
        return "" if run.returncode == 0 else run.stdout + run.stderr

    def check(self, name, sources, imports=(), mode="6"):
        """Makes a module of sources, unless it passed before; what the compiler says, or nil if it did pass."""
        if self._is_current(name, digest := self._digest(name + mode, sources, imports)):
            return None
        made = ["-emit-module", "-emit-module-path", self.made / f"{name}.swiftmodule"]
        said = self.run("-module-name", name, "-swift-version", mode, *self._checks, *made, *sources)
        if not said:
            self._stamp(name).write_text(digest)
        return said

    def refusal(self, name, sources, mode="6"):
        """What the compiler says of sources that are no module for others."""
        return self.run("-module-name", name, "-swift-version", mode, *self._checks, *sources)

    def document(self, name, sources, imports, mode, catalogue):
        """Makes the documentation of a module, as `check` makes the module: a link that leads nowhere is refused."""
        pages = sorted(file for file in catalogue.rglob("*") if file.is_file())
        stamp = f"Documentation{name}"
        if self._is_current(stamp, digest := self._digest(stamp + mode, [*sources, *pages], imports)):
            return None
        graphs = self.folder / "graphs" / name
        shutil.rmtree(graphs, ignore_errors=True)
        graphs.mkdir(parents=True)
        made = ["-emit-module", "-emit-module-path", self.folder / "documented.swiftmodule"]
        graph = ["-emit-symbol-graph", "-emit-symbol-graph-dir", graphs, "-symbol-graph-minimum-access-level", "public"]
        said = self.run("-module-name", name, "-swift-version", mode, *made, *graph, *sources)
        said = said or documented(name, catalogue, graphs, self.folder / "docs" / name)
        if not said:
            self._stamp(stamp).write_text(digest)
        return said

    def _stamp(self, name):
        return self.made / f"{name}.passed"

    def _is_current(self, name, digest):
        stamp = self._stamp(name)
        return stamp.is_file() and stamp.read_text() == digest

    def _digest(self, name, sources, imports):
        """Of the compiler, the sources, and what the modules passed with that they import."""
        sum = hashlib.sha256(self._start + name.encode())
        for file in sources:
            sum.update(str(file).encode() + b"\0" + Path(file).read_bytes())
        for module in imports:
            stamp = self._stamp(module)
            sum.update(stamp.read_bytes() if stamp.is_file() else b"-")
        return sum.hexdigest()


def documented(name, catalogue, graphs, folder):
    """What docc says of a module's symbols and its catalogue, empty where all is well."""
    folder.parent.mkdir(parents=True, exist_ok=True)
    command = ["docc", "convert", *([catalogue] if catalogue.is_dir() else []), "--additional-symbol-graph-dir", graphs]
    command += ["--fallback-display-name", name, "--fallback-bundle-identifier", f"almanac.{name}"]
    run = subprocess.run([*command, "--output-path", folder, "--warnings-as-errors"], capture_output=True, text=True)
    return "" if run.returncode == 0 else run.stdout + run.stderr
