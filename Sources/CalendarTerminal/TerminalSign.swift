// SPDX-License-Identifier: MIT
import CalendarEngine

/// A sign beside a day's number.
enum TerminalSign: CaseIterable {
  case kept, short, none, today, disabled
}

extension TerminalSign {
  /// The character; one column wide.
  ///
  /// From right to left it stands where another digit could, and the Arabic zero looks like a dot.
  func character(isRightToLeft: Bool) -> StaticString {
    switch self {
    case .kept: "✓"
    case .short: "~"
    case .none: isRightToLeft ? "-" : "·"
    case .today: "*"
    case .disabled: "x"
    }
  }

  /// The state of a streak that it stands for, or nil.
  private var tint: Tint? {
    switch self {
    case .kept: .streakKept
    case .short: .streakShort
    case .none: .streakNone
    case .today, .disabled: nil
    }
  }

  /// Its description in the legend.
  var phrase: Phrase { tint?.phrase ?? (self == .today ? .today : .unavailable) }

  /// Whether a day has it.
  func isOn(_ day: SceneNode) -> Bool {
    switch self {
    case .kept, .short, .none: day.tint == tint?.rawValue
    case .today: day.traits.contains(.today)
    case .disabled: day.traits.contains(.disabled)
    }
  }
}
