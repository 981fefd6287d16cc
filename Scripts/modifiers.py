# SPDX-License-Identifier: MIT
"""SwiftUI modifiers for the rows of the table of options; `Scripts/options.py` writes them.

What a row sets is read from `OptionTable`, its type and what is said of it from the options' own declaration.
"""

import re
import textwrap
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
OPTIONS = ROOT / "Sources/CalendarEngine/Options"
FOLDER = "Sources/CalendarSwiftUI/Modifiers/Options"
# Files: what their modifiers are about, and the groups of the table in them.
FILES = {
    "Layout": ("How days are laid out", {"layout"}),
    "Events": ("How timelines and agendas show events", {"events"}),
    "Selecting": ("Which days can be chosen, and how", {"selecting"}),
    "Chrome": ("What stands around the days and in them", {"chrome", "language"}),
}
# The views whose own options stand in a file of their own, apart from the rest of their group.
EVENT_VIEWS = {"timeline", "agenda"}
# Where the options' parts are declared.
PARTS = {
    "options": "CalendarOptions.swift",
    "options.list": "MonthListOptions.swift",
    "options.timeline": "Timeline/TimelineOptions.swift",
    "options.timeline.edges": "Timeline/EdgeScrolling.swift",
    "options.agenda": "AgendaOptions.swift",
    "options.expanding": "ExpandingOptions.swift",
    "options.interval": "IntervalPolicy.swift",
    "options.disabled": "DisabledDays.swift",
}
# What the table sees otherwise than the options have it.
PATHS = {"sharesWeeks": "options.pageJoin", "hiddenButtons": "options.headerButtons",
         "hiddenParts": "options.hiddenParts", "shownHours": "options.timeline.hours"}
# Names of modifiers where that of the property says too little by itself.
NAMES = {
    "list.headers": "monthHeaders", "columns": "monthColumns", "expanding.mode": "expansionMode",
    "expanding.focus": "expansionFocus", "expanding.followsSwipes": "expandsBySwipes", "interval.taps": "intervalTaps",
    "interval.minimumCount": "minimumLength", "interval.maximumCount": "maximumLength",
    "interval.allowsOneDay": "allowsOneDayIntervals", "interval.refusesDisabled": "refusesDisabledBetween",
    "disabled.before": "disabledThrough", "disabled.after": "disabledFrom", "disabled.weekdays": "disabledWeekdays",
    "disabled.days": "disabledDays", "timeline.days": "timelineDays", "timeline.start": "pageStart",
    "timeline.snap": "scrollSnap", "timeline.hours": "shownHours", "timeline.slot": "slotMinutes",
    "timeline.laneLimit": "allDayRows", "timeline.packing": "timelinePacking",
    "timeline.edges.zones": "edgeZones", "timeline.edges.speed": "edgeSpeed", "timeline.edges.dwell": "edgeDwell",
    "agenda.lines": "eventLines", "agenda.emptyDays": "emptyDays",
}  # fmt: skip
# Rows that are written by hand, with what they are in Swift; None is for what only pages have.
BY_HAND = {
    "value": "init(day:", "date": "showing", "today": "today", "time-zone": "timeZone", "preset": "preset",
    "time-zones": "furtherTimeZones",
    "level": "level", "locale": "locale", "dir": "layoutDirection", "min": "bounds", "max": "bounds",
    "alternate-calendar": "alternateCalendar", "alternate-locale": "alternateCalendar", "fill": "fillsHeight",
    "disabled": "isEnabled", "asks": "shouldSelect", "name": None, "required": None, "record": None, "engine": None,
}  # fmt: skip
# The parameter of a type, and how it becomes the option's value; others are handed on.
FORMS = {
    "Bool": ("_ isOn: Bool = true", "isOn"),
    "Int32": ("_ count: Int", "Int32(clamping: count)"),
    "EpochDay?": ("_ date: Date?", "date.map(dates.day)"),
    "WeekdaySet": ("_ weekdays: [Weekday]", "WeekdaySet(weekdays)"),
    "DaySet": ("_ days: Set<DateComponents>", "dates.days(days)"),
}
_PROPERTY = re.compile(r"((?:^  ///.*\n)+)^  public var (\w+)(?:: ([^={]+?))?(?: = (.+?))?(?: \{.*)?$", re.MULTILINE)


def paths(table):
    """What each row of the table's source sets, by its name."""
    found = {}
    for chunk in table.split("OptionRow(")[1:]:
        name = re.search(r'"([^"]+)"', chunk)[1]
        path = re.search(r"&draft\.([\w.]+)\)", chunk)
        if path:
            found[name] = PATHS.get(path[1], path[1])
    return found


def properties(text, owner=""):
    """The type of each property that a source declares, and what is said of it, by name."""
    found = {}
    for doc, name, type_, value in _PROPERTY.findall(text):
        if not type_:
            type_ = "Bool" if value in ("true", "false") else "Double" if re.match(r"[\d.]+$", value) else value
            type_ = re.sub(r"[.(].*", "", type_)
        found[name] = (owner + type_ if type_ == "Taps" else type_, [line[6:] for line in doc.splitlines()])
    return found


def modifier(row, path, declared):
    """A row's modifier in Swift."""
    owner, property = path.rsplit(".", 1)
    type_, doc = declared[owner][property]
    within = path.removeprefix("options.")
    name = NAMES.get(within, property)
    parameter, value = FORMS.get(type_, (f"_ value: {type_}", "value"))
    views = " or ".join(f"`{view}`" for view in row["views"])
    where = f"`{row['name']}` in pages" + (f"; heeded by the view {views}" if views else "") + "."
    lines = [f"  /// {line}".rstrip() for line in [*doc, "", where]]
    dates = "dates" if "dates." in value else "_"
    lines.append(f"  public func {name}({parameter}) -> Self {{")
    lines.append(f"    setting {{ options, {dates} in options.{within} = {value} }}")
    return [*lines, "  }"]


def declared():
    """The properties of all parts of the options."""
    files = {part: OPTIONS / file for part, file in PARTS.items()}
    return {part: properties(file.read_text(), f"{file.stem}.") for part, file in files.items()}


def group_of(row):
    """The group of a row of the table; views of events have one of their own."""
    return "events" if row["views"] and EVENT_VIEWS.issuperset(row["views"]) else row["group"]


def writer(title, groups, note):
    def write(_, rows, __):
        table = "".join(file.read_text() for file in sorted((OPTIONS / "Table").glob("OptionTable*.swift")))
        found, known = paths(table), declared()
        lines = ["// SPDX-License-Identifier: MIT", f"// {note}", "#if canImport(SwiftUI) && canImport(UIKit)"]
        lines += ["import CalendarEngine", "import CalendarFoundation", "import CivilTime", "import Foundation", ""]
        lines += [*textwrap.wrap(f"// {title}.", 100), "extension CalendarConfigurable {"]
        for row in rows:
            if group_of(row) in groups and row["name"] not in BY_HAND:
                lines += [*modifier(row, found[row["name"]], known), ""]
        return "\n".join([*lines[:-1], "}", "#endif"]) + "\n"

    return write


def files(note):
    """The files that are written, with what writes them."""
    return {
        f"{FOLDER}/CalendarConfigurable+{name}.swift": writer(title, groups, note)
        for name, (title, groups) in FILES.items()
    }
