// SPDX-License-Identifier: MIT

/// A change of a device.
struct Cause: Hashable {
  let device: String
  let serial: Int
}

/// Gives each version one of the changes that explain it, and no change more versions than it may
/// have.
struct Causes {
  private let possible: [Set<Cause>]
  private let most: (Cause) -> Int
  private var given: [Cause: [Int]] = [:]

  /// The versions for which no change is left, however the others are given.
  static func unexplained(_ possible: [Set<Cause>], most: @escaping (Cause) -> Int) -> [Int] {
    var causes = Self(possible: possible, most: most)
    return possible.indices.filter { version in
      var tried: Set<Cause> = []
      return !causes.give(version, &tried)
    }
  }

  private init(possible: [Set<Cause>], most: @escaping (Cause) -> Int) {
    (self.possible, self.most) = (possible, most)
  }

  /// Gives a version a change, perhaps one that another version can do without.
  private mutating func give(_ version: Int, _ tried: inout Set<Cause>) -> Bool {
    for cause in possible[version] where tried.insert(cause).inserted {
      let others = given[cause] ?? []
      if others.count < most(cause) {
        given[cause] = others + [version]
        return true
      }
      for (place, other) in others.enumerated() where give(other, &tried) {
        given[cause]?[place] = version
        return true
      }
    }
    return false
  }
}
