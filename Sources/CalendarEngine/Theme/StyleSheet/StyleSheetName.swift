// SPDX-License-Identifier: MIT

extension ArraySlice<UInt8> {
  /// Whether these bytes are the name.
  func isEqual(to name: StaticString) -> Bool {
    elementsEqual(
      UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount))
  }

  /// The most similar name, or nothing if none is similar enough.
  ///
  /// At most two letters may be wrong; in long names, a sixth of them.
  func nearest(of names: [StaticString]) -> [UInt8] {
    guard count <= 80 else { return [] }
    var best: [UInt8] = []
    var least = Swift.max(2, count / 6) + 1
    for name in names {
      var bytes: [UInt8] = []
      bytes.append(name)
      let distance = distance(to: bytes)
      if distance < least { (best, least) = (bytes, distance) }
    }
    return best
  }

  /// The number of insertions, deletions and substitutions of letters (Levenshtein distance).
  private func distance(to other: [UInt8]) -> Int {
    var row = Array(0...other.count)
    for byte in self {
      var diagonal = row[0]
      row[0] += 1
      for (column, letter) in other.enumerated() {
        let changed = diagonal + (byte == letter ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = Swift.min(changed, diagonal + 1, row[column] + 1)
      }
    }
    return row[other.count]
  }
}
