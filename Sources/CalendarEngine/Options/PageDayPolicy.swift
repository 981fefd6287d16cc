// SPDX-License-Identifier: MIT

/// Which day a page selects by itself, where the selection is bound to the page.
///
/// The raw values are part of the web host's protocol.
public enum PageDayPolicy: UInt8, CaseIterable, Hashable, Sendable {
  /// Today if the page has it, else its first enabled day.
  case todayOrFirst = 0
  /// The first enabled day of each page that is turned to; what is shown first selects today.
  case first = 1
}
