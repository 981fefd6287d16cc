// SPDX-License-Identifier: MIT

/// A hint: says what an action will do.
///
/// In a catalogue of its own that browsers do not need, since web pages have no hints.
enum AccessibilityPhrase: UInt8, CaseIterable {
  case selectsDay = 0
  case unselects
  case startsInterval
  case endsInterval
  case changesInterval
  case selectsWeek
  case goesToMonth
  case zoomsIn
  case selectsPeriod
}
