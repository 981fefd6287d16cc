// SPDX-License-Identifier: MIT

/// How a list of months looks and moves.
public struct MonthListOptions: Hashable, Sendable {
  /// What is above each month.
  public var headers: MonthHeaders = .plain
  /// Whether the list comes to rest where a month begins.
  public var snapsToMonths = false

  /// Months with names, coming to rest anywhere.
  public init() {}
}

/// What is above each month of a list.
///
/// The raw values are part of the web host's protocol.
public enum MonthHeaders: UInt8, Hashable, Sendable {
  /// Its name, which scrolls with its days.
  case plain = 0
  /// Its name, which stays in view as long as one of its weeks does.
  case sticky = 1
  /// Nothing: the title names the first month in view.
  case hidden = 2
}
