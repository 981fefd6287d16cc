# SPDX-License-Identifier: MIT
"""Rules about the names of types, because apps import us beside Foundation, SwiftUI and UIKit."""

import re

from .source import Violation

_TYPE = re.compile(
    r"^(?:@\w+(?:\([^)]*\))?\s+)*"
    r"(?:(?P<access>public|open|package|internal|fileprivate|private)\s+)?"
    r"(?:(?:final|indirect|nonisolated)\s+)*"
    r"(?:struct|class|enum|actor|protocol|typealias)\s+(?P<name>\w+)"
)

_STANDARD = "Clock Duration Error Identifiable Result Sequence Span"

_FOUNDATION = """
    AttributedString Bundle Calendar CharacterSet Data Date DateComponents DateFormatter
    DateInterval Decimal Dimension Expression FileManager Formatter Host IndexPath IndexSet
    Locale Measurement Notification NotificationCenter Operation Port Predicate Process
    Progress Scanner SortDescriptor Stream Thread TimeInterval TimeZone Timer URL UUID Unit
"""

_SWIFTUI = """
    Alignment Anchor Angle Animation App Axis Binding Button ButtonStyle Capsule Circle Color
    CoordinateSpace DatePicker Divider Edge EdgeInsets Environment EnvironmentKey
    EnvironmentValues Font Form Gesture Grid GridRow Group HStack Image Label Layout
    LayoutDirection List Menu MultiDatePicker Namespace Path Picker PreferenceKey Rectangle
    RoundedRectangle Scene ScrollView Section Shape Spacer State Stepper TabView Table Text
    TextField TimelineSchedule TimelineView Toggle Transaction Transition VStack View
    ViewBuilder ViewModifier ZStack
"""

_HUMMINGBIRD = "Application HTTPError Middleware Request Response Router"

TAKEN = set(" ".join([_STANDARD, _FOUNDATION, _SWIFTUI, _HUMMINGBIRD]).split())
_TAKEN_PREFIX = re.compile(r"(?:NS|UI|CG|CA|EK)[A-Z]")


def top_level_types(file):
    """Line, access and name of every type that stands at the left margin."""
    if file.module is None or file.suffix != ".swift":
        return
    for number, match in file.matches(_TYPE, file.code_lines):
        yield number, match["access"] or "internal", match["name"]


def public_names_are_free(file):
    for number, access, name in top_level_types(file):
        if access not in ("public", "open"):
            continue
        if name in TAKEN or _TAKEN_PREFIX.match(name):
            yield Violation(
                file.path, number, f"public type {name} shares its name with a system's type"
            )


def modules_are_no_types(files):
    """A type named like a module makes it impossible to write `Module.Other`."""
    modules = {file.module for file in files if file.module}
    for file in files:
        for number, _, name in top_level_types(file):
            if name in modules:
                yield Violation(file.path, number, f"type {name} has the name of a module")


RULES = [public_names_are_free]
PACKAGE_RULES = [modules_are_no_types]
