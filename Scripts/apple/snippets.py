# SPDX-License-Identifier: MIT
"""The Swift in our documents as a source that the compiler can check.

A block counts whose first line is the comment `// SwiftUI` or `// UIKit`; other blocks are of the original's code, or
only parts of a file. A SwiftUI block is one view, a UIKit block is what a method does.
"""

import re

_BLOCK = re.compile(r"^```swift\n(// (?:SwiftUI|UIKit)\n.*?)^```$", re.MULTILINE | re.DOTALL)
_HEAD = """\
import CalendarEngine
import CalendarHost
import CalendarSwiftUI
import CalendarUIKit
import CivilTime
import CoreData
import EventKit
import SwiftUI
import UIKit

struct Session { let start: Date; let points: Int }
struct Tag { let date: Date }
func holidays(in dates: ClosedRange<Date>) async throws -> [DayFact] { [] }
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
  @StateObject private var controller = CalendarController()
  let first = Date.distantPast, last = Date.distantFuture
  let sessions: [Session], tags: [Tag], closed: Set<Date>
  var body: some View {{
{code}
  }}
}}
"""
_METHOD = """\
final class {name}: UIViewController, CalendarUIViewDelegate, CalendarUIViewDataSource {{
  let first = Date.distantPast, last = Date.distantFuture
  func calendar(_ calendar: CalendarUIView, describe fact: inout DayFact, of date: Date) {{}}
  func show() throws {{
{code}
  }}
}}
"""


def blocks(text):
    """The blocks of a document that are checked: the line where each begins, and its code."""
    return [(text.count("\n", 0, found.start(1)) + 1, found[1]) for found in _BLOCK.finditer(text)]


def source(documents):
    """A source with the blocks of documents, by their paths; mistakes are told by line of the document."""
    parts, count = [_HEAD], 0
    for path, text in documents.items():
        for line, code in blocks(text):
            count += 1
            frame = _VIEW if code.startswith("// SwiftUI") else _METHOD
            located = f'#sourceLocation(file: "{path}", line: {line})\n{code}#sourceLocation()'
            parts.append(frame.format(name=f"Snippet{count}", code=located))
    return "\n".join(parts), count
