// SPDX-License-Identifier: MIT

/// The versions of records that the steps of a history lead between.
///
/// Steps of one record share the version between them, whose revision changes when one of them is
/// undone and the store writes anew.
struct RecordVersions<Record: Equatable> {
  private struct Version {
    let number: Int
    var revision: Int64?
    /// The number of entries on their way that lead to it.
    var pendingCount = 0
  }

  private var versions: [Version] = []
  /// The version that was last led to of each record.
  private var last: [(record: Record, number: Int)] = []
  private var lastNumber = 0

  /// The revision of a version, nil while it is not known.
  func revision(of number: Int) -> Int64? { version(number)?.revision }

  /// The version that a change is made on top of.
  mutating func version(of record: Record, base: Int64?) -> Int {
    if let number = lastNumber(of: record), let version = version(number) {
      if version.pendingCount > 0 || version.revision == base { return number }
    }
    return add(revision: base)
  }

  /// A new version, which no store has acknowledged.
  mutating func add(revision: Int64? = nil) -> Int {
    lastNumber += 1
    versions.append(Version(number: lastNumber, revision: revision))
    return lastNumber
  }

  /// Notes that an entry is on its way which leads a record to a version.
  mutating func lead(_ record: Record, to number: Int) {
    update(number) { $0.pendingCount += 1 }
    last.removeAll { $0.record == record }
    last.append((record, number))
  }

  /// Notes that the store has written a version.
  mutating func settle(_ number: Int, revision: Int64?) {
    update(number) {
      $0.revision = revision
      $0.pendingCount -= 1
    }
  }

  /// Notes that an entry will never lead to its version.
  mutating func abandon(_ number: Int) { update(number) { $0.pendingCount -= 1 } }

  /// Notes that a record has been changed by what no step is for, on top of its last version: that is
  /// known by its revision or, without one, when nothing else is on its way.
  mutating func follow(_ record: Record, from former: Int64?, to revision: Int64) {
    guard let number = lastNumber(of: record), let version = version(number),
      former == nil ? version.pendingCount == 0 : version.revision == former
    else { return }
    update(number) { $0.revision = revision }
  }

  /// Forgets the versions that no step leads between and no entry leads to.
  mutating func keep(where isUsed: (Int) -> Bool) {
    versions.removeAll { $0.pendingCount == 0 && !isUsed($0.number) }
    let numbers = versions.map { $0.number }
    last.removeAll { !numbers.contains($0.number) }
  }

  private func lastNumber(of record: Record) -> Int? {
    last.first { $0.record == record }?.number
  }

  private func version(_ number: Int) -> Version? { versions.first { $0.number == number } }

  private mutating func update(_ number: Int, _ body: (inout Version) -> Void) {
    guard let place = versions.firstIndex(where: { $0.number == number }) else { return }
    body(&versions[place])
  }
}

extension RecordVersions: Sendable where Record: Sendable {}
