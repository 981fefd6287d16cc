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
  /// - Parameter kinds: Names, UTF-8, in order.
  /// - Returns: As many colours as there are kinds.
  public static func events(for kinds: [[UInt8]]) -> [Tint] {
    let palette = events
    var isTaken = [Bool](repeating: false, count: palette.count)
    var tints: [Tint] = []
    for kind in kinds {
      if !isTaken.contains(false) { isTaken = [Bool](repeating: false, count: palette.count) }
      var index = Int(hash(kind) % UInt32(palette.count))
      while isTaken[index] { index = (index + 1) % palette.count }
      isTaken[index] = true
      tints.append(palette[index])
    }
    return tints
  }

  /// FNV-1a, 32 bits: the same on every machine.
  private static func hash(_ bytes: [UInt8]) -> UInt32 {
    bytes.reduce(2_166_136_261) { ($0 ^ UInt32($1)) &* 16_777_619 }
  }
}
