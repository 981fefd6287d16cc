// SPDX-License-Identifier: MIT

extension Tint {
  /// The event colours.
  public static var events: [Tint] {
    var tints: [Tint] = []
    for tint in Tint.allCases where tint.rawValue >= Tint.blue.rawValue { tints.append(tint) }
    return tints
  }

  /// An event colour for each of these kinds: the same everywhere for the same kinds, and all
  /// different as long as there are enough colours.
  ///
  /// A name says which colour its kind prefers; where an earlier kind has that, it takes the next free
  /// one. Hence a kind keeps its colour when others are added after it.
  ///
  /// - Parameters:
  ///   - kinds: Names, UTF-8.
  ///   - order: The place of each in the order in which they choose, such as by when they were added;
  ///     equal ones choose as they are listed. What is missing at the end chooses last.
  /// - Returns: As many colours as there are kinds, as they are listed.
  public static func events(for kinds: [[UInt8]], order: [Int] = []) -> [Tint] {
    let palette = events
    var isTaken = [Bool](repeating: false, count: palette.count)
    var tints = kinds.map { _ in palette[0] }
    let places = kinds.indices.map { $0 < order.count ? order[$0] : .max }
    for kind in kinds.indices.sorted(by: { (places[$0], $0) < (places[$1], $1) }) {
      if !isTaken.contains(false) { isTaken = [Bool](repeating: false, count: palette.count) }
      var index = Int(hash(kinds[kind]) % UInt32(palette.count))
      while isTaken[index] { index = (index + 1) % palette.count }
      isTaken[index] = true
      tints[kind] = palette[index]
    }
    return tints
  }

  /// FNV-1a, 32 bits: the same on every machine.
  private static func hash(_ bytes: [UInt8]) -> UInt32 {
    bytes.reduce(2_166_136_261) { ($0 ^ UInt32($1)) &* 16_777_619 }
  }
}
