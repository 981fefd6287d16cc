// SPDX-License-Identifier: MIT

/// A set of columns, as bits.
struct ColumnSet {
  private var words: [UInt64] = []
  /// All words before it are full.
  private var full = 0
  private var count = 0

  var isEmpty: Bool { count == 0 }

  /// Adds the lowest column that is not in the set, and returns it.
  mutating func insertLowest() -> Int32 {
    while full < words.count, words[full] == .max { full += 1 }
    if full == words.count { words.append(0) }
    let bit = (~words[full]).trailingZeroBitCount
    words[full] |= 1 &<< UInt64(bit)
    count += 1
    return Int32(full * 64 + bit)
  }

  /// Removes a column that is in the set.
  mutating func remove(_ column: Int32) {
    let word = Int(column) / 64
    words[word] &= ~(1 &<< UInt64(column % 64))
    full = min(full, word)
    count -= 1
  }

  /// The lowest column of the set after one; `Int32.max` if there is none.
  func next(after column: Int32) -> Int32 {
    var word = Int(column + 1) / 64
    var mask = UInt64.max &<< UInt64((column + 1) % 64)
    while word < words.count {
      let found = words[word] & mask
      if found != 0 { return Int32(word * 64 + found.trailingZeroBitCount) }
      mask = .max
      word += 1
    }
    return .max
  }
}
