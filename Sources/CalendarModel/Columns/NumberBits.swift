// SPDX-License-Identifier: MIT

/// A set of small numbers, as bits in memory that somebody else owns.
struct NumberBits {
  private let words: UnsafeMutableBufferPointer<Int32>
  /// The first word that may not be full.
  private var full = 0
  /// Words from here on were never used.
  private var top = 0
  private var count = 0

  /// An empty set.
  ///
  /// - Precondition: All words are 0.
  init(_ words: UnsafeMutableBufferPointer<Int32>) {
    self.words = words
  }

  /// The number of words for numbers up to and including one.
  static func size(_ number: Int) -> Int { number / 32 + 1 }

  var isEmpty: Bool { count == 0 }

  func contains(_ number: Int32) -> Bool {
    words[Int(number) / 32] & 1 &<< (number & 31) != 0
  }

  /// Adds a number that is not in the set.
  mutating func insert(_ number: Int32) {
    let word = Int(number) / 32
    words[word] |= 1 &<< (number & 31)
    top = max(top, word &+ 1)
    count &+= 1
  }

  /// Adds the least number that is not in the set, and returns it.
  mutating func insertLeast() -> Int32 {
    while words[full] == -1 { full &+= 1 }
    let number = Int32(truncatingIfNeeded: full &* 32 &+ (~words[full]).trailingZeroBitCount)
    insert(number)
    return number
  }

  /// Removes a number that is in the set.
  mutating func remove(_ number: Int32) {
    let word = Int(number) / 32
    words[word] &= ~(1 &<< (number & 31))
    full = min(full, word)
    count &-= 1
  }

  /// The least number of the set that is greater than one; `Int32.max` if there is none.
  func next(after number: Int32) -> Int32 {
    var word = Int(number &+ 1) / 32
    var mask = -1 as Int32 &<< (number &+ 1 & 31)
    while word < top {
      let found = words[word] & mask
      if found != 0 {
        return Int32(truncatingIfNeeded: word &* 32 &+ found.trailingZeroBitCount)
      }
      mask = -1
      word &+= 1
    }
    return .max
  }
}
