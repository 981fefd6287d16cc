// SPDX-License-Identifier: MIT

/// A named colour with a meaning; themes define how it looks.
///
/// The raw values are stable: they occur in scenes, logs and the web host's protocol.
public enum Tint: UInt8, CaseIterable, Sendable {
  /// A day on which the goal was reached.
  case streakKept = 1
  /// A day with points, but short of the goal.
  case streakShort
  /// A day without points.
  case streakNone
  /// An event colour.
  case blue
  /// An event colour.
  case green
  /// An event colour.
  case orange
  /// An event colour.
  case red
  /// An event colour.
  case purple
  /// An event colour.
  case teal
  /// An event colour.
  case pink
  /// An event colour.
  case graphite
}

extension Tint {
  /// The name, as in `data-tint`.
  public var name: StaticString {
    switch self {
    case .streakKept: return "streak-kept"
    case .streakShort: return "streak-short"
    case .streakNone: return "streak-none"
    case .blue: return "blue"
    case .green: return "green"
    case .orange: return "orange"
    case .red: return "red"
    case .purple: return "purple"
    case .teal: return "teal"
    case .pink: return "pink"
    case .graphite: return "graphite"
    }
  }
}

extension Tint {
  /// What a streak's colour means, in words; nil for an event's.
  public var phrase: Phrase? {
    switch self {
    case .streakKept: return .kept
    case .streakShort: return .short
    case .streakNone: return Phrase.none
    default: return nil
    }
  }
}
