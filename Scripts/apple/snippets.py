# SPDX-License-Identifier: MIT
"""The Swift in our documents as sources that the compiler can check.

A block counts whose first line is the comment `// SwiftUI` or `// UIKit`; other blocks are only parts of a file. A
SwiftUI block is one view. A UIKit block is what a method does, and the methods and types beside it, each after an
empty line. What docs/migration has after "Before" is of the original's users, and is checked beside
`originals.swift` and none of our modules.
"""

import re
from pathlib import Path

_BLOCK = re.compile(r"^```swift\n(// (?:SwiftUI|UIKit)\n.*?)^```$", re.MULTILINE | re.DOTALL)
_BEFORE = re.compile(r"^Before[^\n]*:\n\n```swift\n(.*?)^```$", re.MULTILINE | re.DOTALL)
_HEAD = """\
import CalendarEngine
import CalendarFoundation
import CalendarHost
import CalendarModel
import CalendarSwiftUI
import CalendarUIKit
import CivilTime
import CoreData
import EventKit
import SwiftUI
import UIKit

struct Session { let start: Date; let points: Int }
struct Tag { let date: Date }
struct Event { let id: String; let start: Date; let end: Date }
func holidays(in dates: ClosedRange<Date>) async throws -> [DayFact] { [] }
func store(_ edit: Edit) async -> Bool { true }
final class TideCell: UIView { let number = UILabel() }
"""
# What blocks may use without declaring it.
_VIEW = """\
struct {name}: View {{
  @State private var day: Date?
  @State private var stay: ClosedRange<Date>?
  @State private var meeting: DateInterval?
  @State private var days: Set<DateComponents> = []
  @State private var page = Date()
  @State private var mode = ExpansionMode.month
  @State private var level = ZoomLevel.days
  @State private var selected: Event?
  @StateObject private var controller = CalendarController()
  let first = Date.distantPast, last = Date.distantFuture
  let sessions: [Session], tags: [Tag], events: [Event], closed: Set<Date>
  var body: some View {{
{code}
  }}
}}
"""
_METHOD = """\
final class {name}: UIViewController, CalendarUIViewDelegate, CalendarUIViewDataSource {{
  let first = Date.distantPast, last = Date.distantFuture
  var day: Date?, tags: [Tag] = [], items: [Tag] = [], events: [Event] = [], closed: Set<Date> = []
  var selected: Event?
{members}
  func show() throws {{
{code}
  }}
}}
{types}
"""
_DESCRIBE = "  func calendar(_ calendar: CalendarUIView, describe fact: inout DayFact, of date: Date) {}"
# The protocols that the app before has to conform to; views of SwiftUI have none.
_VIEWS = {"calendarview", "infinitecalendar"}
_PROTOCOLS = {
    "abcalendarpicker": "ABCalendarPickerDelegateProtocol, ABCalendarPickerDataSourceProtocol",
    "ckcalendar": "CKCalendarDelegate",
    "fscalendar": "FSCalendarDelegate, FSCalendarDataSource",
    "fuicalendarview": "FUICalendarViewDelegate",
    "tapku": "TKCalendarMonthViewDelegate, TKCalendarMonthViewDataSource",
    "timessquare": "TSQCalendarViewDelegate",
}
_BEFORE_VIEW = """\
struct {name}: View {{
  @State private var events: [Event] = []
  @State private var target = Date()
  @State private var selected: Event?
  let settings = ICViewSettings(), date = Date()
  var body: some View {{
{code}
  }}
}}
"""
_BEFORE_METHOD = """\
final class {name}: UIViewController{protocols} {{
  let source: KalDataSource, week: JZBaseWeekView, events: [JZBaseEvent]
  init(_ source: KalDataSource, _ week: JZBaseWeekView) {{
    (self.source, self.week, events) = (source, week, [])
    super.init(nibName: nil, bundle: nil)
  }}
  required init?(coder: NSCoder) {{ nil }}
{members}
  func show() {{
{code}
  }}
}}
{types}
"""


def blocks(text):
    """The blocks of a document that are checked: the line where each begins, and its code."""
    return [(text.count("\n", 0, found.start(1)) + 1, found[1]) for found in _BLOCK.finditer(text)]


def before(text):
    """The code of an original's users, if a document has it: the line where it begins, and the code."""
    return [(text.count("\n", 0, found.start(1)) + 1, found[1]) for found in _BEFORE.finditer(text)]


def _located(path, line, code):
    return f'#sourceLocation(file: "{path}", line: {line})\n{code}\n#sourceLocation()'


def parts(code):
    """The paragraphs of a block by what they are: code of a method, members beside it, types; with their lines."""
    found = {"code": [], "members": [], "types": []}
    for paragraph in re.finditer(r"(?:^.+\n)+", code, re.MULTILINE):
        first = next((line for line in paragraph[0].splitlines() if not line.startswith("//")), "")
        kind = "members" if first.startswith("func ") else "types" if re.match(r"(final )?class ", first) else "code"
        found[kind].append((code.count("\n", 0, paragraph.start()), paragraph[0].rstrip("\n")))
    return found


def _method(frame, path, line, code, **more):
    located = {
        kind: "\n".join(_located(path, line + offset, text) for offset, text in texts)
        for kind, texts in parts(code).items()
    }
    if frame is _METHOD and "describe fact" not in code:
        located["members"] += "\n" + _DESCRIBE
    return frame.format(**located, **more)


def source(documents):
    """A source with the blocks of documents, by their paths; mistakes are told by line of the document."""
    found, count = [_HEAD], 0
    for path, text in documents.items():
        for line, code in blocks(text):
            count += 1
            name = f"Snippet{count}"
            if code.startswith("// SwiftUI"):
                found.append(_VIEW.format(name=name, code=_located(path, line, code)))
            else:
                found.append(_method(_METHOD, path, line, code, name=name))
    return "\n".join(found), count


def originals(documents):
    """A source with what the users of the originals wrote, and with as much of these as it needs."""
    found, count = [Path(__file__).with_name("originals.swift").read_text()], 0
    for path, text in documents.items():
        page = Path(path).stem
        for line, code in before(text):
            count += 1
            name = f"Before{count}"
            if page in _VIEWS:
                found.append(_BEFORE_VIEW.format(name=name, code=_located(path, line, code)))
            else:
                protocols = f", {_PROTOCOLS[page]}" if page in _PROTOCOLS else ""
                found.append(_method(_BEFORE_METHOD, path, line, code, name=name, protocols=protocols))
    return "\n".join(found), count
