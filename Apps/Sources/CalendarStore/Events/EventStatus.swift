// SPDX-License-Identifier: MIT

/// Whether an event takes place, as in iCalendar (RFC 5545, section 3.8.1.11).
public enum EventStatus: String, CaseIterable, Hashable, Sendable {
  /// It takes place.
  case confirmed
  /// It may take place.
  case tentative
  /// It was called off and is still shown.
  case cancelled
}

extension EventStatus {
  /// The number that stands for it in a file: 0, 1 or 2.
  var number: Int64 {
    switch self {
    case .confirmed: 0
    case .tentative: 1
    case .cancelled: 2
    }
  }

  /// The status of a number in a file, or nil for numbers that no store writes.
  init?(number: Int64) {
    guard let found = Self.allCases.first(where: { $0.number == number }) else { return nil }
    self = found
  }
}
