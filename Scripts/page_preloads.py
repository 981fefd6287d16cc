# SPDX-License-Identifier: MIT
"""Tells pages what their script imports, so that browsers fetch all of it at once instead of one after the other.

What a page's script imports, and what that imports in turn, gets a `<link rel="modulepreload">` of its own before the
script, unless the page has one already. What is loaded later, by `import()`, does not.
"""

import posixpath
import re

SCRIPT = re.compile(r'^<script type="module" src="([\w/-]+\.js)"></script>\n', re.MULTILINE)
PRELOAD = re.compile(r'<link rel="modulepreload" href="([\w/-]+\.js)">')
# As it is written, or minified. A module that was bundled imports in between, too.
IMPORT = re.compile(r"""(?:^|[;\n}])\s*import\b(?:[^'"();]*\bfrom)?\s*['"](\.[^'"]+)['"]""")


def imports(path, text):
    """The paths of what a module imports."""
    return [posixpath.normpath(posixpath.join(posixpath.dirname(path), found)) for found in IMPORT.findall(text)]


def needed(first, folder):
    """The paths of all that a module needs before it runs, nearest first, itself not included."""
    found = [first]
    for path in found:
        found += [each for each in dict.fromkeys(imports(path, (folder / path).read_text())) if each not in found]
    return found[1:]


def preload_modules(folder):
    """Completes the pages of a folder."""
    for page in sorted(folder.glob("*.html")):
        text = page.read_text()
        script = SCRIPT.search(text)
        if not script:
            continue
        known = PRELOAD.findall(text)
        links = [f'<link rel="modulepreload" href="{path}">\n' for path in needed(script[1], folder) if path not in known]
        page.write_text(text[:script.start()] + "".join(links) + text[script.start():])
