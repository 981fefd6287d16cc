// SPDX-License-Identifier: MIT

/// Collects findings: keeps a limited number of each kind and counts the rest.
struct FindingList {
  private(set) var findings: [StoreFinding] = []
  private var counts: [StoreFinding.Kind: Int] = [:]
  /// How many of a kind are kept; a file of junk has millions.
  private let most: Int

  init(most: Int) {
    self.most = most
  }

  /// How many findings there were, including those that were not kept.
  var count: Int { counts.values.reduce(0, +) }

  mutating func add(_ kind: StoreFinding.Kind, _ subject: String, _ reason: String) {
    let number = counts[kind, default: 0] + 1
    counts[kind] = number
    guard number <= most else { return }
    findings.append(StoreFinding(kind, subject, reason))
  }
}
