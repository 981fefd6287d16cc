// SPDX-License-Identifier: MIT
import CalendarEngine

// The keys that mean something where events are edited.
extension InteractiveCalendar {
  /// The keys that mean something now, where events are edited; nil where they are not.
  ///
  /// Before them stands how much is not stored.
  var editKeys: [String]? {
    guard let writer = editing?.writer, let keys else { return nil }
    guard writer.unstoredCount > 0 else { return keys }
    return keys.map { "\(writer.unstoredCount) not stored:  \($0)" } + keys.suffix(1)
  }

  private var keys: [String]? {
    guard let desk else { return nil }
    if desk.holdsEvent { return Self.heldKeys(desk.holdsSeveralEvents ? "them" : "it") }
    let selected = desk.selectedEventIDs.count
    if selected > 0 { return Self.selectedKeys(selected, on: desk) }
    if desk.focusedEvent != nil {
      return [
        "Enter open  space take  Alt+arrows move  s select  y copy  Del delete  Esc back  ? keys",
        "Enter open  space take  s select  y copy  Del delete  Esc back  ? keys",
        "Enter open  space take  Del delete  u undo  Esc back  ? keys",
        "Enter  space  Del  Esc  ? keys",
      ]
    }
    return [
      "arrows move   Enter new or open   F2 events   u undo   U redo   ? keys   q done",
      "arrows   Enter new or open   F2 events   u undo   ? keys   q done",
      "Enter new  F2 events  ? keys  q done", "? keys  q(uit)",
    ]
  }

  private static func heldKeys(_ what: String) -> [String] {
    [
      "arrows move \(what)   Enter leaves \(what) there   Esc gives \(what) up",
      "arrows  Enter  Esc",
    ]
  }

  /// How many events are selected comes first, and stands alone where there is no room for more.
  private static func selectedKeys(_ count: Int, on desk: CalendarDesk) -> [String] {
    let others = desk.targetIDs == desk.selectedEventIDs ? "" : count == 1 ? "other " : "others "
    let (start, take) = (
      "\(count) \(others)selected:  ", desk.focusedEvent == nil ? "" : "s select  space take  "
    )
    return [
      start + take + "Alt+arrows move  y copy  x cut  Del delete  Esc select none  ? keys",
      start + "Alt+arrows move  y copy  x cut  Del delete  Esc none  ? keys",
      start + "y copy  x cut  Del delete  Esc none", "\(count) selected  Esc none  ? keys",
      "\(count) selected",
    ]
  }

  /// Shows what all keys do, page by page, each until a key is typed.
  func showKeys() async throws {
    var (shown, width) = (0, screen.columns)
    while true {
      let screen = screen
      // Where lines are broken elsewhere, pages are others.
      if screen.columns != width { (shown, width) = (0, screen.columns) }
      let list = KeyList(Self.keyList, columns: screen.columns)
      let page = list.page(after: shown, rows: screen.rows)
      terminal.write(screen.bytes(page.lines))
      guard let key = try next() else { continue }
      guard let next = page.next, key != .key(KeySample(key: .escape)) else { return }
      shown = next
    }
  }

  private static let keyList = [
    "On free time", "  arrows          earlier, later, another day; with Ctrl by hours",
    "  Enter           make an event here; where one is, go to it",
    "  F2              go to the events of the day", "  Page Up, Down   another week",
    "  Home, End       the working hours", "  t               today", "",
    "On an event", "  arrows          the next one; left and right on another day",
    "  Enter           see all of it, and change its title; on +3 all of the day",
    "  Alt+arrows      move it; with Ctrl its end, with Ctrl and Shift its start",
    "  space           take it: arrows move it, with Shift its end; Enter or Esc",
    "  s, Ctrl+space   select it as well, or no longer: keys are then about all",
    "                  that are selected, and Esc selects none",
    "  y, x            copy it, cut it; p makes another one where you are",
    "  Delete          delete it", "  Esc             back to the time", "",
    "  u, Ctrl+Z       undo what was done here; U, Ctrl+Y does it again",
    "  q               done",
  ]
}
