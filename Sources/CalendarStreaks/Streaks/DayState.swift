// SPDX-License-Identifier: MIT

/// The state of a day, measured against a goal.
///
/// A day before the first counted day or after today has no state at all. Where that is possible
/// the result is `DayState?`, and nil means that the day shows nothing.
public enum DayState: UInt8, CaseIterable, Sendable {
  /// The day has no points, or they add up to 0.
  case none
  /// There are points, but too few.
  case short
  /// The points reach the goal.
  case kept
}

extension DayState {
  /// The name, as the server's answers have it.
  public var name: StaticString {
    switch self {
    case .none: "none"
    case .short: "short"
    case .kept: "kept"
    }
  }

  /// The state of this name in UTF-8, or nil.
  public init?(name: [UInt8]) {
    let named = Self.allCases.first { state in
      state.name.withUTF8Buffer { $0.elementsEqual(name) }
    }
    guard let named else { return nil }
    self = named
  }
}
