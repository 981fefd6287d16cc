// SPDX-License-Identifier: MIT

/// A dictionary from node keys to numbers.
///
/// Open addressing with linear probing, at most half full. The standard library's Dictionary does
/// the same for any key, and takes 5 KB more of WebAssembly because of its hasher.
package struct NodeMap: Sendable {
  // No node has this key, because there is no role 255.
  private static let empty = UInt64.max

  private var keys: [UInt64]
  private var values: [Int32]
  private var count = 0

  /// An empty map with room for so many keys.
  package init(minimumCapacity: Int = 64) {
    var size = 16
    while size < 2 * minimumCapacity { size *= 2 }
    keys = [UInt64](repeating: Self.empty, count: size)
    values = [Int32](repeating: 0, count: size)
  }

  /// The number of a key, or nil.
  package subscript(key: NodeKey) -> Int32? {
    // Not inlined where keys are looked up, for the size of the WebAssembly module.
    @inline(never) get {
      let place = place(of: key.rawValue)
      return keys[place] == key.rawValue ? values[place] : nil
    }
  }

  /// Sets the number of a key.
  package mutating func set(_ key: NodeKey, to value: Int32) {
    if 2 * (count + 1) > keys.count { grow() }
    let place = place(of: key.rawValue)
    if keys[place] == Self.empty { count += 1 }
    keys[place] = key.rawValue
    values[place] = value
  }

  /// Removes a key and returns its number, or nil.
  package mutating func remove(_ key: NodeKey) -> Int32? {
    var hole = place(of: key.rawValue)
    guard keys[hole] == key.rawValue else { return nil }
    let value = values[hole]
    count -= 1
    // Any later entry that would be looked for before the hole moves into it.
    var next = hole
    while true {
      next = (next + 1) & (keys.count - 1)
      guard keys[next] != Self.empty else { break }
      let wanted = Self.home(of: keys[next], in: keys.count)
      let distance = (next - wanted) & (keys.count - 1)
      if distance >= (next - hole) & (keys.count - 1) {
        (keys[hole], values[hole]) = (keys[next], values[next])
        hole = next
      }
    }
    keys[hole] = Self.empty
    return value
  }

  /// Where a key is, or would be put.
  @inline(never)
  private func place(of key: UInt64) -> Int {
    var place = Self.home(of: key, in: keys.count)
    while keys[place] != key, keys[place] != Self.empty { place = (place + 1) & (keys.count - 1) }
    return place
  }

  // After a multiplication by 2⁶⁴ / φ the high bits are spread best.
  private static func home(of key: UInt64, in size: Int) -> Int {
    Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 33) & (size - 1)
  }

  private mutating func grow() {
    var larger = NodeMap(minimumCapacity: keys.count)
    for (place, key) in keys.enumerated() where key != Self.empty {
      let free = larger.place(of: key)
      larger.keys[free] = key
      larger.values[free] = values[place]
    }
    larger.count = count
    self = larger
  }
}
