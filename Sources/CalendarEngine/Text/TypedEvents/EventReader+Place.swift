// SPDX-License-Identifier: MIT

/// Where something is: behind a sign that stands alone, as in "Dinner @ Luigi's Friday 19:00".
///
/// Words are not enough: "at" and "in" belong to most titles that have them.
extension EventReader {
  /// The places of the sign and of what follows it, up to the next words that say when.
  ///
  /// The sign of full width needs no spaces: "飲み会＠渋谷". Where two are no place is said, and a line
  /// does not begin with one.
  func whereabouts(_ found: [Found]) -> Range<Int>? {
    var only: Int?
    for place in 0..<line.count where isSign(place) {
      if found.contains(where: { $0.places.contains(place) }) { continue }
      guard only == nil else { return nil }
      only = place
    }
    guard let only, line.skippingSpaces(0) < only else { return nil }
    var end = line.count
    for finding in found where finding.places.lowerBound > only {
      end = min(end, finding.places.lowerBound)
    }
    return trimmed(only + 1..<end).isEmpty ? nil : only..<end
  }

  private func isSign(_ place: Int) -> Bool {
    switch line.scalar(place) {
    case 0x40: line.scalar(place - 1) == 0x20 && line.scalar(place + 1) == 0x20
    case 0xFF20: true
    default: false
    }
  }
}
