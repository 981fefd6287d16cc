// SPDX-License-Identifier: MIT

/// What is said of an action before it is done.
///
/// In a catalogue of their own: browsers say none of them, since web pages have no hints.
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
