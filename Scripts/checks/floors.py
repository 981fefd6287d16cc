# SPDX-License-Identifier: MIT
"""Which module may import which, and which names the floors below the hosts may not use."""

import re

from .files import is_host
from .source import Violation

_GROUND = {"CivilTime"}
_MODEL = _GROUND | {"CalendarModel"}
_ENGINE = _MODEL | {"CalendarEngine"}
_STREAKS = _GROUND | {"CalendarStreaks"}
_RECORDS = _STREAKS | {"CalendarEngine", "CalendarRecords"}
_APPLE = {"Accessibility", "Foundation", "CoreGraphics", "CoreText", "Combine", "UIKit", "SwiftUI", "AppKit"}
_APPLE_DATA = {"CoreData", "EventKit", "SwiftData"}
_SYSTEM = {"Foundation", "Synchronization", "Dispatch", "Glibc", "Darwin"}
_NIO = {"NIOConcurrencyHelpers", "NIOCore", "NIOHTTP1"}
_NATIVE = {"CalendarHost", "CalendarDrawing", "CalendarFoundation"}
_HTTP = _NIO | {"Hummingbird", "HTTPTypes", "HummingbirdCore", "ServiceLifecycle", "UnixSignals"}

# A new arrow needs a line in DESIGN.md.
FLOORS = {
    "CivilTime": set(),
    "CalendarModel": _GROUND,
    "CalendarStreaks": _GROUND,
    "CalendarEngine": _MODEL,
    "CalendarRecords": _RECORDS - {"CalendarRecords"},
    "ICalendar": _MODEL,
    "CalendarDrawing": _ENGINE,
    "CalendarSVG": _ENGINE | {"CalendarDrawing"},
    "CalendarTerminal": _ENGINE,
    "CalendarSync": set(),
    "CalendarWeb": _ENGINE | _RECORDS | {"CalendarSync"},
    "AlmanacWasm": _ENGINE | {"CalendarWeb", "CWasmRuntime"},
    "AlmanacStreaksWasm": _ENGINE | {"CalendarWeb", "CWasmRuntime"},
    "AlmanacWordingWasm": _ENGINE | {"CalendarWeb", "CWasmRuntime"},
    "AlmanacTypingWasm": _ENGINE | {"CalendarWeb", "CWasmRuntime"},
    "AlmanacSyncWasm": _ENGINE | {"CalendarWeb", "CWasmRuntime"},
    "AlmanacWasmProbe": _ENGINE | {"CalendarWeb", "CWasmRuntime"},
    "CWasmRuntime": set(),
    "CalendarFoundation": _ENGINE | {"Foundation"},
    "CalendarClient": {"CalendarSync", "Foundation", "FoundationNetworking"},
    "CalendarHost": _ENGINE,
    "CalendarUIKit": _ENGINE | _NATIVE | _APPLE,
    "CalendarSwiftUI": _ENGINE | _RECORDS | _NATIVE | _APPLE | _APPLE_DATA | {"CalendarUIKit"},
    "CPageChecksums": set(),
    "CalendarStore": _STREAKS | _SYSTEM | {"GRDB", "GRDBSQLite", "CPageChecksums"},
    "store-writer": _STREAKS | {"Foundation", "CalendarStore"},
    "CWebAssets": set(),
    "CGtk": set(),
    "CGtkWidgets": set(),
    "CalendarGTK": _ENGINE | {"CalendarHost", "CalendarDrawing", "CGtk", "CGtkWidgets"},
    "CalendarServer": _STREAKS
    | _SYSTEM
    | _HTTP
    | {"CalendarFoundation", "CalendarStore", "CWebAssets", "Logging"},
    "almanac": _ENGINE
    | _RECORDS
    | _SYSTEM
    | {"CalendarFoundation", "CalendarHost", "CalendarSVG", "CalendarSync", "CalendarTerminal"}
    | {"CalendarStore", "CalendarServer"}
    | {"ArgumentParser", "Logging", "CalendarGTK"},
}

# These modules are pure: time, place and randomness come from above; traps are forbidden.
PURE = {
    "CivilTime",
    "CalendarModel",
    "CalendarStreaks",
    "CalendarEngine",
    "CalendarRecords",
    "CalendarSync",
    "ICalendar",
    "CalendarHost",
    "CalendarDrawing",
    "CalendarSVG",
    "CalendarTerminal",
    "CalendarWeb",
}

_CLOCK = "nobody below the hosts reads a clock; take the time from CalendarEnvironment"
_PLACE = "nobody below the hosts reads a locale or zone; take it from CalendarEnvironment"
_CHANCE = "nobody below the hosts draws a random number"
_TRAP = "no input may trap below the hosts; make it failable or throw a typed error"

FORBIDDEN = [
    (r"(?<![\w.])Date\(", _CLOCK),
    (r"\b(?:ContinuousClock|SuspendingClock|DispatchTime|ProcessInfo)\b", _CLOCK),
    (r"\b(?:Locale|TimeZone)\b", _PLACE),
    (r"\barc4random\w*|\bSystemRandomNumberGenerator\b|\.random\(", _CHANCE),
    (r"\b(?:fatalError|preconditionFailure|precondition)\(", _TRAP),
    (r"\btry!", _TRAP),
    (r"\bas!", _TRAP),
    (r"\.hashValue\b", "keys mean something; hashValue differs from run to run"),
    (r"\bFoundation\.", "Foundation belongs to CalendarFoundation and the hosts"),
    (r"^\s+#if\b", "no #if inside a function or type: guard a whole file instead"),
]

# A native host passes on samples and draws; days are the engine's, and dates of days are DayDates'.
_DATES = "a native host has no date arithmetic; take it from the engine, or from DayDates"
ARITHMETIC = [
    r"\baddingTimeInterval\(",
    r"\badding(?:Clamped)?\(\s*(?:days|months|years)\b",
    r"\b(?:dateComponents|startOfDay|isDateInToday|nextDate)\(",
    r"\bdateInterval\(of:|\bdate\(from:|[rR]awValue\s*&?[-+]|[-+]\s*[\w.]*\b[rR]awValue\b",
    r"\bbyAdding\b|\binSameDayAs\b|\b86_?400\b",
]

# Inside the engine: State <- Reducer, State <- Layout <- Scene.
ROOMS = [
    ("Layout", "CalendarAction", "layouts never say CalendarAction"),
    ("Scene", "CalendarAction", "scenes never say CalendarAction"),
    ("Reducer", "SceneRect", "reducers never say SceneRect"),
]

_IMPORT = re.compile(
    r"^\s*(?:@\w+(?:\([^)]*\))?\s+)*(?:(?:public|package|internal|fileprivate|private)\s+)?"
    r"import\s+(?:(?:struct|class|enum|protocol|func|var|let|typealias|actor)\s+)?(\w+)"
)


def imports_point_down(file):
    if file.module is None or file.suffix != ".swift":
        return
    if file.module not in FLOORS:
        reason = f"module {file.module} has no floor in Scripts/checks/floors.py"
        yield Violation(file.path, 1, reason)
        return
    for number, match in file.matches(_IMPORT, file.code_lines):
        if match[1] not in FLOORS[file.module]:
            yield Violation(file.path, number, f"{file.module} may not import {match[1]}")


def words_stay_above(file):
    if file.module not in PURE or file.suffix != ".swift":
        return
    for pattern, reason in FORBIDDEN:
        for number, match in file.matches(pattern, file.code_lines):
            yield Violation(file.path, number, f"`{match[0].strip()}`: {reason}")


def hosts_name_every_case(file):
    """A new role, effect or action has to be looked at in every native host, and in what is drawn there."""
    if not (is_host(file) or file.module == "CalendarDrawing") or file.suffix != ".swift":
        return
    # Numbers of a platform in C, and those of letters: nobody can name every one.
    if (file.module, file.parts[-2]) in {("CalendarGTK", "Input"), ("CalendarDrawing", "Text")}:
        return
    for number, _ in file.matches(r"^\s*default:", file.code_lines):
        yield Violation(file.path, number, "a native host names every case; only the platform's have @unknown default")


def hosts_count_no_days(file):
    if not is_host(file) or file.suffix != ".swift":
        return
    for pattern in ARITHMETIC:
        for number, match in file.matches(pattern, file.code_lines):
            yield Violation(file.path, number, f"`{match[0].strip()}`: {_DATES}")


def rooms_stay_apart(file):
    if file.module != "CalendarEngine" or len(file.parts) < 4:
        return
    for room, word, reason in ROOMS:
        if file.parts[2] != room:
            continue
        for number, _ in file.matches(rf"\b{word}\b", file.code_lines):
            yield Violation(file.path, number, reason)


RULES = [imports_point_down, words_stay_above, hosts_count_no_days, hosts_name_every_case, rooms_stay_apart]
