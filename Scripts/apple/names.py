# SPDX-License-Identifier: MIT
"""A source that uses every public name of our modules beside the frameworks that apps import with them.

A name that a framework has too is ambiguous there: `FocusState` and SwiftUI's property wrapper were.
"""

import re

FRAMEWORKS = ["CoreData", "EventKit", "Foundation", "SwiftUI", "UIKit", "WidgetKit"]
_DECLARATION = re.compile(
    r"^public\s+(?:final\s+|indirect\s+)*(?:struct|class|enum|protocol|actor|typealias)\s+(\w+)", re.MULTILINE
)


def public_names(text):
    """The names of the public types that a source declares at its top."""
    return _DECLARATION.findall(text)


def source(modules, names):
    """The source that imports modules and frameworks, and uses each of these names unqualified."""
    lines = [f"import {name}" for name in sorted({*modules, *FRAMEWORKS})]
    lines += [f"typealias Used{number} = {name}" for number, name in enumerate(sorted(set(names)))]
    return "\n".join(lines) + "\n"
