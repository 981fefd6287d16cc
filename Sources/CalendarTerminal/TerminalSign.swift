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

  /// Its description in the legend.
  var phrase: Phrase {
    switch self {
    case .kept: .kept
    case .short: .short
    case .none: Phrase.none
    case .today: .today
    case .disabled: .unavailable
    }
  }

  /// Whether a day has it.
  func isOn(_ day: SceneNode) -> Bool {
    switch self {
    case .kept: day.tint == Tint.streakKept.rawValue
    case .short: day.tint == Tint.streakShort.rawValue
    case .none: day.tint == Tint.streakNone.rawValue
    case .today: day.traits.contains(.today)
    case .disabled: day.traits.contains(.disabled)
    }
  }
}
