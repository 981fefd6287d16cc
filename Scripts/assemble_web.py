#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Copies Web/ to Web/dist: the modules of the element as one (join_web.py), all modules and style sheets minified.

esbuild minifies, where it is installed (Debian: esbuild), and leaves a source map beside each module. Without
it the pages work as they are written.
"""

import pathlib
import re
import shutil
import subprocess
import sys

from join_web import FOLDER, JOINED, is_part, join, redirect

LEFT_OUT = {"dist", "tests"}
SCRIPTS = {".js", ".mjs"}
MINIFIED = SCRIPTS | {".css"}
OPTIONS = ["--minify", "--format=esm", "--target=esnext", "--charset=utf8", "--sourcemap", "--legal-comments=none",
           "--log-level=error"]
# What pages fetch that only pick dates: one module, without what only the whole element has; and the date field,
# one module until it needs the other.
PICKER = f"{FOLDER}/almanac-picker.js"
BUNDLES = [PICKER, f"{FOLDER}/almanac-picker-field.js"]
SHEET = f"{FOLDER}/almanac-calendar.css"
PICKER_SHEET = f"{FOLDER}/almanac-picker.css"
# Rules of which pickers have no use stand between these two comments.
WHOLE_ONLY = re.compile(r"/\* whole \{ \*/\n.*?/\* \} \*/\n", re.DOTALL)


def copy(source, target):
    """Copies one folder; returns the paths of what can be minified, and how many files there are."""
    paths = [path for path in sorted(source.rglob("*"))
             if path.is_file() and path.relative_to(source).parts[0] not in LEFT_OUT]
    parts = {path.name: path.read_text() for path in paths if is_part(path.relative_to(source))}
    joined = target / FOLDER / JOINED
    joined.parent.mkdir(parents=True, exist_ok=True)
    joined.write_text(join(parts))
    written = [joined]
    for path in paths:
        relative = path.relative_to(source)
        if is_part(relative):
            continue
        destination = target / relative
        destination.parent.mkdir(parents=True, exist_ok=True)
        if path.suffix in SCRIPTS:
            destination.write_text(redirect(path.read_text(), relative, parts))
        else:
            shutil.copyfile(path, destination)
        written.append(destination)
    if (source / SHEET).exists():
        (target / PICKER_SHEET).write_text(WHOLE_ONLY.sub("", (source / SHEET).read_text()))
        written.append(target / PICKER_SHEET)
    return [path for path in written if path.suffix in MINIFIED], len(written)


def minify(paths, folder, program="esbuild"):
    """Minifies files in place; false where there is nothing to do it with."""
    found = shutil.which(program)
    if not found:
        return False
    # Not a bundle: each file keeps its address, and what it exports its name.
    subprocess.run(
        [found, *map(str, paths), *OPTIONS, "--allow-overwrite", f"--outbase={folder}", f"--outdir={folder}"],
        check=True)
    return True


def bundle(source, target, program="esbuild"):
    """Makes one module each of the pickers'; false where there is nothing to do it with."""
    found = shutil.which(program)
    if not found:
        return False
    for name in BUNDLES:
        subprocess.run(
            [found, str(source / name), *OPTIONS, "--bundle", f"--external:./{pathlib.Path(PICKER).name}",
             "--allow-overwrite", f"--outfile={target / name}"],
            check=True)
    return True


def main():
    web = pathlib.Path(__file__).resolve().parent.parent / "Web"
    target = web / "dist"
    try:
        paths, count = copy(web, target)
    except ValueError as error:
        sys.exit(f"assemble_web: {error}")
    how = "minified" if minify(paths, target) and bundle(web, target) else "not minified: there is no esbuild"
    # Stands for the notice that each source has.
    shutil.copyfile(web.parent / "LICENSE", target / "LICENSE")
    print(f"Web/dist: {count} files, {how}")


if __name__ == "__main__":
    main()
