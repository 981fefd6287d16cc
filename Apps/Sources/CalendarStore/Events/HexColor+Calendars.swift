// SPDX-License-Identifier: MIT

extension HexColor {
  /// The colours that calendars get by themselves, in order; the first is that of a first one.
  private static let ofCalendars = [
    0x3A7BD5, 0x1B8A46, 0xC76A00, 0xD2382E, 0x8640B8, 0x0E8389, 0xC72C77,
  ].compactMap(HexColor.init(rawValue:))

  /// The colour of a further calendar beside those that others have: the first that none of them looks
  /// like, and in the end each in turn.
  package static func next(besides taken: Set<HexColor>) -> HexColor {
    ofCalendars.first { color in !taken.contains { $0.isNear(color) } }
      ?? ofCalendars.first { !taken.contains($0) } ?? ofCalendars[taken.count % ofCalendars.count]
  }

  /// Whether two bars of these colours are hard to tell apart.
  private func isNear(_ other: HexColor) -> Bool {
    let squares = [16, 8, 0].map { shift in
      let difference = (rawValue >> Int32(shift) & 0xFF) - (other.rawValue >> Int32(shift) & 0xFF)
      return difference * difference
    }
    return squares.reduce(0, +) < 48 * 48
  }
}
