#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Copies Web/ to Web/dist: joins modules (join_web.py) and style sheets, the element's and each page's
(page_sheets.py), minifies them all, and has pages preload what their scripts import (page_preloads.py).

esbuild minifies if it is installed (Debian: esbuild), joins what the pickers and the calendar's page are made of, and
leaves a source map beside each module. Without it the pages work as they are written.
"""

import pathlib
import re
import shutil
import subprocess
import sys

from join_web import APART, FOLDER, JOINED, is_part, join, redirect
from page_preloads import preload_modules
from page_sheets import join_page_sheets
from web_tables import numbered, numbers, write_numbered

LEFT_OUT = {"dist", "tests"}
SCRIPTS = {".js", ".mjs"}
MINIFIED = SCRIPTS | {".css"}
OPTIONS = ["--minify", "--format=esm", "--target=esnext", "--charset=utf8", "--sourcemap", "--legal-comments=none",
           "--log-level=error"]
# For pages that only pick dates: one module, without what only the whole element has; and the date field, which is
# one module until it needs the other two.
PICKER = f"{FOLDER}/almanac-picker.js"
WHOLE = f"{FOLDER}/almanac-calendar.js"
OPENED = f"{FOLDER}/field/opened.js"
# What fields load when it is asked for.
ASKED = [f"{FOLDER}/field/{name}.js" for name in ("availability", "imitation", "named-days", "several", "spoken", "step", "time")]
BUNDLES = [PICKER, f"{FOLDER}/almanac-picker-field.js", OPENED, *ASKED]
# The calendar's page: its own modules are one, but for those that what it loads later needs as well.
PAGE_FOLDER = "events"
PAGE = f"{PAGE_FOLDER}/events.js"
SHEET = f"{FOLDER}/almanac-calendar.css"
PICKER_SHEET = f"{FOLDER}/almanac-picker.css"
# The parts of the element's sheet, in the order of the cascade.
SHEET_FOLDER = f"{FOLDER}/sheet"
SHEET_PARTS = ["frame.css", "days.css", "levels.css", "contents.css", "timeline.css", "states.css", "print.css"]
# Rules that pickers do not need are between these two comments.
WHOLE_ONLY = re.compile(r"/\* whole \{ \*/\n.*?/\* \} \*/\n", re.DOTALL)
# Where the modules that are bundled are meanwhile.
NUMBERED = ".numbered"


def copy(source, target):
    """Copies a folder; returns the paths of the files that can be minified, and the number of files."""
    paths = [path for path in sorted(source.rglob("*"))
             if path.is_file() and path.relative_to(source).parts[0] not in LEFT_OUT]
    known = numbers(source)
    parts = {folder: {path.name: numbered(path.read_text(), known) for path in paths
                      if path.parent == source / folder and is_part(path.relative_to(source))} for folder in APART}
    written = []
    for folder, modules in parts.items():
        if not modules:
            continue
        joined = pathlib.PurePosixPath(folder, JOINED)
        (target / folder).mkdir(parents=True, exist_ok=True)
        (target / joined).write_text(redirect(join(modules), joined, parts))
        written.append(target / joined)
    for path in paths:
        relative = path.relative_to(source)
        if is_part(relative) or relative.parent.as_posix() == SHEET_FOLDER:
            continue
        destination = target / relative
        destination.parent.mkdir(parents=True, exist_ok=True)
        if path.suffix in SCRIPTS:
            destination.write_text(redirect(numbered(path.read_text(), known), relative, parts))
        else:
            shutil.copyfile(path, destination)
        written.append(destination)
    sheet = join_sheets(source)
    (target / SHEET).write_text(sheet)
    (target / PICKER_SHEET).write_text(WHOLE_ONLY.sub("", sheet))
    written += [target / SHEET, target / PICKER_SHEET, *join_page_sheets(target)]
    return [path for path in written if path.suffix in MINIFIED], len(written)


def join_sheets(source):
    """The element's style sheet; a sheet that is not listed, or missing, is an error."""
    folder = source / SHEET_FOLDER
    found = sorted(path.name for path in folder.glob("*"))
    if found != sorted(SHEET_PARTS):
        raise ValueError(f"{SHEET_FOLDER} has {', '.join(found)}; expected {', '.join(SHEET_PARTS)}")
    return "".join((folder / name).read_text() for name in SHEET_PARTS)


def minify(paths, folder, program="esbuild"):
    """Minifies files in place; returns false when there is no minifier."""
    found = shutil.which(program)
    if not found:
        return False
    # Not a bundle: each file keeps its address, and each export its name.
    subprocess.run(
        [found, *map(str, paths), *OPTIONS, "--allow-overwrite", f"--outbase={folder}", f"--outdir={folder}"],
        check=True)
    return True


def bundle(source, target, program="esbuild"):
    """Bundles each of the pickers' modules; returns false when there is no bundler."""
    found = shutil.which(program)
    if not found:
        return False
    modules = target / NUMBERED
    write_numbered(source, modules, LEFT_OUT)
    later = [f"--external:./{pathlib.PurePosixPath(name).relative_to(FOLDER)}" for name in (WHOLE, PICKER, OPENED, *ASKED)]
    # One of these asks for another.
    later.append("--external:./spoken.js")
    try:
        for name in BUNDLES:
            subprocess.run(
                [found, str(modules / name), *OPTIONS, "--bundle", *later, "--allow-overwrite", f"--outfile={target / name}"],
                check=True)
    finally:
        shutil.rmtree(modules)
    return True


def shared_with_others(source):
    """The names of the page's modules that modules of other folders import."""
    texts = [path.read_text() for path in source.rglob("*.js")
             if path.relative_to(source).parts[0] not in {*LEFT_OUT, PAGE_FOLDER}]
    return {name for text in texts for name in re.findall(rf"'\.\./{PAGE_FOLDER}/([\w-]+\.js)'", text)}


def join_page(source, target, program="esbuild"):
    """Joins the page's own modules, which are in the target already; returns false when there is no bundler."""
    found = shutil.which(program)
    if not found:
        return False
    shared = shared_with_others(source)
    folders = sorted(path.name for path in source.iterdir() if path.is_dir() and path.name != PAGE_FOLDER)
    apart = [f"--external:../{name}/*" for name in folders] + [f"--external:./{name}" for name in sorted(shared)]
    subprocess.run(
        [found, str(target / PAGE), *OPTIONS, "--bundle", *apart, "--allow-overwrite", f"--outfile={target / PAGE}"],
        check=True)
    for path in (target / PAGE_FOLDER).glob("*.js"):
        if path.name not in {*shared, pathlib.PurePosixPath(PAGE).name}:
            path.unlink()
            path.with_suffix(".js.map").unlink(missing_ok=True)
    return True


def main():
    web = pathlib.Path(__file__).resolve().parent.parent / "Web"
    target = web / "dist"
    try:
        paths, count = copy(web, target)
    except ValueError as error:
        sys.exit(f"assemble_web: {error}")
    how = "minified" if minify(paths, target) and bundle(web, target) and join_page(web, target) else "not minified: there is no esbuild"
    preload_modules(target)
    # Replaces the notice in each source, which minifying removes.
    shutil.copyfile(web.parent / "LICENSE", target / "LICENSE")
    print(f"Web/dist: {count} files, {how}")


if __name__ == "__main__":
    main()
