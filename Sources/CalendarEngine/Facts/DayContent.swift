// SPDX-License-Identifier: MIT

/// What stands under the numbers of days.
struct DayContent: OptionSet, Hashable, Sendable {
  let rawValue: UInt8

  static let subtitle = DayContent(rawValue: 1)
  static let image = DayContent(rawValue: 2)
  /// A second line of the subtitle.
  static let secondLine = DayContent(rawValue: 4)

  init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// What the days of these facts hold.
  init(_ facts: [DayFact]) {
    self = []
    for fact in facts {
      if !fact.subtitle.isEmpty { insert(.subtitle) }
      if fact.subtitle.contains(0x0A) { insert(.secondLine) }
      if !fact.image.isEmpty { insert(.image) }
    }
  }
}
