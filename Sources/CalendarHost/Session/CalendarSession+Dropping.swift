// SPDX-License-Identifier: MIT
import CalendarEngine

// Texts that are dragged in from other apps.
extension CalendarSession {
  /// A text is over a place.
  ///
  /// The event that it would become is shown, of an hour or of a whole day. At the edges hours scroll
  /// and pages turn, as with an event in hand. Without `dropping` nothing may be dropped.
  ///
  /// - Parameters:
  ///   - x: Distance from the calendar's left edge in 1/64 points.
  ///   - y: Distance from its top edge in 1/64 points.
  /// - Returns: Whether it may be dropped there.
  public func moveText(toX x: Int32, y: Int32) -> Bool {
    dropping != nil && visit(.moved, x, y, .text)
  }

  /// The text has been taken away again, or cannot be read: nothing is left of it.
  public func removeText() { _ = visit(.cancelled, 0, 0, .text) }

  /// A text has been dropped on a place.
  ///
  /// Of a text of white space alone none is made. Some platforms read what was dropped only later;
  /// the event is shown until then if they call neither this nor `removeText` before.
  ///
  /// - Parameters:
  ///   - text: The text; white space around it is left out.
  ///   - x: Distance from the calendar's left edge in 1/64 points.
  ///   - y: Distance from its top edge in 1/64 points.
  /// - Returns: Whether an event was made of it, which may be refused yet.
  @discardableResult
  public func drop(_ text: String, x: Int32, y: Int32) -> Bool {
    let text = text.trimmed
    guard !text.isEmpty, moveText(toX: x, y: y) else {
      removeText()
      return false
    }
    droppedText = text
    defer { droppedText = nil }
    return visit(.up, x, y, .text)
  }
}

extension String {
  /// Without the white space around it.
  fileprivate var trimmed: String {
    guard let first = firstIndex(where: { !$0.isWhitespace }),
      let last = lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return String(self[first...last])
  }
}
