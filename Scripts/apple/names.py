# SPDX-License-Identifier: MIT
"""A source that uses every public name of our modules beside the frameworks that apps import with them.

A name that a framework has too is ambiguous there: `FocusState` and SwiftUI's property wrapper were.
"""

import re

FRAMEWORKS = ["CoreData", "EventKit", "Foundation", "SwiftUI", "UIKit", "WidgetKit"]
_DECLARATION = re.compile(
    r"^( *)(?:@\w+(?:\([^)]*\))?\s+)*(?:public|open)\s+(?:final\s+|indirect\s+)*"
    r"(?:struct|class|enum|protocol|actor|typealias)\s+(\w+)",
    re.MULTILINE,
)
# What stands in `#if` is indented by it: the hosts' files are so from end to end.
_BRANCH = re.compile(r"^ *#(if|endif)\b")


def public_names(text):
    """The names of the public types that a source declares outside of other types and of extensions."""
    names, depth = [], 0
    for line in text.splitlines():
        if branch := _BRANCH.match(line):
            depth += 1 if branch[1] == "if" else -1
        elif (found := _DECLARATION.match(line)) and len(found[1]) == 2 * depth:
            names.append(found[2])
    return names


def source(modules, names):
    """The source that imports modules and frameworks, and uses each of these names unqualified."""
    lines = [f"import {name}" for name in sorted({*modules, *FRAMEWORKS})]
    lines += [f"typealias Used{number} = {name}" for number, name in enumerate(sorted(set(names)))]
    return "\n".join(lines) + "\n"
