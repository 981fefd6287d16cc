// SPDX-License-Identifier: MIT

/// Numbers that tell the events of a day apart: 24 bits of an event's id, so that it keeps its number
/// when others change, or the next number that is free.
struct EventNumbers {
  /// The number of what a hand holds, and before it those of what follows it; no event of a day has one
  /// of them.
  static let held: Int32 = 0xFF_FFFF
  /// The most events that are shown where a hand holds them.
  static let mostHeld = 256
  /// The number of the selected range of times.
  static let time = held - Int32(mostHeld)

  /// Whether something is not an event of its day, but held there.
  static func isHeld(_ number: Int32) -> Bool { number > held - Int32(mostHeld) }

  /// Sorted.
  private var taken: [Int32] = []

  /// Takes the number of an event.
  ///
  /// O(log n) steps, and a move of those behind it.
  mutating func take(_ id: [UInt8]) -> Int32 {
    var number = Self.usual(id)
    var place = place(of: number)
    while number >= Self.time || place < taken.count && taken[place] == number {
      number = (number + 1) & 0xFF_FFFF
      place = self.place(of: number)
    }
    taken.insert(number, at: place)
    return number
  }

  private func place(of number: Int32) -> Int {
    var (low, high) = (0, taken.count)
    while low < high {
      let middle = (low + high) / 2
      if taken[middle] < number { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The number that an event has unless another one of its day has it: 24 bits of its id.
  static func usual(_ id: [UInt8]) -> Int32 {
    var hash: UInt32 = 2_166_136_261
    for byte in id { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
    return Int32(truncatingIfNeeded: (hash >> 8 ^ hash) & 0xFF_FFFF)
  }
}
