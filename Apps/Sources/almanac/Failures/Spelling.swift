// SPDX-License-Identifier: MIT

/// Finds similar names.
enum Spelling {
  /// The names most like a word: those that contain it or differ by a few letters; at most three.
  ///
  /// `most` is the number of letters that may differ; nil means a quarter of them.
  static func nearest(to word: String, in names: [String], most: Int? = nil) -> [String] {
    let word = word.lowercased()
    guard word.count >= 2, word.count <= 64 else { return [] }
    let part = word.replacing(" ", with: "_")
    let containing = names.filter { $0.lowercased().contains(part) }
    if !containing.isEmpty { return Array(containing.sorted(by: isShorter).prefix(3)) }
    // The misspelt part may be a part of the name, such as the city.
    let scored = names.map { name in
      let parts = [name[...]] + name.split(separator: "/")
      return (name, parts.map { distance(word, $0.lowercased()) }.min() ?? .max)
    }
    let limit = most ?? Swift.max(word.count / 4, 1)
    return scored.filter { $0.1 <= limit }.sorted { ($0.1, $0.0) < ($1.1, $1.0) }.prefix(3).map(\.0)
  }

  private static func isShorter(_ left: String, than right: String) -> Bool {
    (left.count, left) < (right.count, right)
  }

  /// The number of insertions, deletions and substitutions of letters (Levenshtein distance).
  static func distance(_ left: String, _ right: String) -> Int {
    let right = Array(right)
    var row = Array(0...right.count)
    for (place, letter) in left.enumerated() {
      var diagonal = row[0]
      row[0] = place + 1
      for column in right.indices {
        let change = diagonal + (letter == right[column] ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(change, diagonal + 1, row[column] + 1)
      }
    }
    return row[right.count]
  }
}
