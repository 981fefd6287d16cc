# SPDX-License-Identifier: MIT
"""The modules of the package as the compiler has to be given them, in order of their imports."""

from dataclasses import dataclass
from pathlib import Path

# For browsers alone.
_ELSEWHERE = {"CalendarWeb"}


@dataclass(frozen=True)
class Module:
    """A module: its folder, the files that it leaves out, and those that it imports."""

    name: str
    folder: str
    excluded: frozenset[str]
    imports: tuple[str, ...]
    # The language mode that the target asks for, else the package's.
    mode: str

    def sources(self, root):
        """Its files, those of the whole edition alone."""
        folder = root / self.folder
        return sorted(f for f in folder.rglob("*.swift") if f.relative_to(folder).as_posix() not in self.excluded)


def _mode(target):
    for setting in target.get("settings", []):
        if "swiftLanguageMode" in setting["kind"]:
            return setting["kind"]["swiftLanguageMode"]["_0"]
    return "6"


def modules(dump):
    """The libraries below `Sources` that `swift package dump-package` names, each after what it imports."""
    found = {}
    for target in dump["targets"]:
        name = target["name"]
        if target["type"] != "regular" or target.get("path") or name in _ELSEWHERE:
            continue
        imports = tuple(d[kind][0] for d in target["dependencies"] for kind in d)
        folder = str(Path("Sources") / name)
        found[name] = Module(name, folder, frozenset(target["exclude"]), imports, _mode(target))
    ordered = []

    def place(module):
        if module in ordered:
            return
        for name in module.imports:
            if name in found:
                place(found[name])
        ordered.append(module)

    for module in found.values():
        place(module)
    return ordered


def needed(ordered, names):
    """The names of these modules and of all that they import, in order."""
    wanted = set(names)
    for module in reversed(ordered):
        if module.name in wanted:
            wanted |= set(module.imports)
    return [module.name for module in ordered if module.name in wanted]
