// SPDX-License-Identifier: MIT

/// What an expandable calendar shows at rest.
///
/// The raw values are part of the web host's protocol.
public enum ExpansionMode: UInt8, CaseIterable, Hashable, Sendable {
  /// A month, turned by months.
  case month = 0
  /// One week, turned by weeks.
  case week = 1
}

extension ExpansionMode {
  /// The other one.
  public var other: ExpansionMode { self == .month ? .week : .month }

  /// How far the calendar is expanded in this mode.
  var fraction: Double { self == .month ? 1 : 0 }
}
