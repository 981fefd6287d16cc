// SPDX-License-Identifier: MIT

/// What a node is to the user.
public enum Role: UInt8, CaseIterable, Sendable {
  /// The whole calendar.
  case calendar = 0
  /// Title and buttons.
  case header
  /// The visible month, a heading.
  case title
  /// The button to the previous month.
  case previousButton
  /// The button to the next month.
  case nextButton
  /// The button to today.
  case todayButton
  /// The line that says loading, empty or failed.
  case status
  /// The button that asks again after a failure.
  case retryButton
  /// The grid of weekday names and days.
  case grid
  /// The row of weekday names.
  case weekdayRow
  /// One weekday's name.
  case weekdayLabel
  /// What moves when pages turn.
  case strip
  /// One month.
  case page
  /// One week of a month.
  case weekRow
  /// One day.
  case dayCell
  /// A place in a week without a day.
  case blankCell
  /// What a screen reader says of changes.
  case announcement
}

extension Role {
  /// The name in dumps.
  var name: StaticString {
    switch self {
    case .calendar: return "calendar"
    case .header: return "header"
    case .title: return "title"
    case .previousButton: return "previousButton"
    case .nextButton: return "nextButton"
    case .todayButton: return "todayButton"
    case .status: return "status"
    case .retryButton: return "retryButton"
    case .grid: return "grid"
    case .weekdayRow: return "weekdayRow"
    case .weekdayLabel: return "weekdayLabel"
    case .strip: return "strip"
    case .page: return "page"
    case .weekRow: return "weekRow"
    case .dayCell: return "dayCell"
    case .blankCell: return "blankCell"
    case .announcement: return "announcement"
    }
  }

  /// Whether a tap on it does something.
  var isTappable: Bool {
    switch self {
    case .previousButton, .nextButton, .todayButton, .retryButton, .dayCell: return true
    default: return false
    }
  }
}
