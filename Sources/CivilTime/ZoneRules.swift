// SPDX-License-Identifier: MIT

/// How far the clocks of one place are ahead of UTC, at every instant.
///
///     let zone = try ZoneRules(tzif: bytes)
///     zone.offset(at: instant)                                 // +02:00 in Berlin's summer
///     zone.instant(of: civil, gap: .shiftForward, fold: .earlier)
///
/// A value: it knows no names, reads no files and asks nobody. An offset, a list of transitions and,
/// where the source tells, a yearly rule for the time after the last of them.
public struct ZoneRules: Hashable, Sendable {
  /// The offset before the first change.
  let initial: UTCOffset
  /// When clocks were set; ascending, and each really changes the offset.
  let changes: [OffsetChange]
  private let lasting: YearlyZoneRule?
  /// Microseconds since 1970-01-01T00:00:00Z; `Int64.max` without a yearly rule.
  let yearlySince: Int64

  /// A zone whose clocks are never set.
  public static func fixed(_ offset: UTCOffset) -> ZoneRules {
    ZoneRules(initial: offset, ascending: [], yearly: nil)
  }

  /// UTC itself.
  public static let utc = ZoneRules.fixed(.utc)

  /// The zone that begins with one offset and takes another from each of these instants on.
  ///
  /// What a host finds that can only ask for offsets, as a browser by bisecting `Intl`. The last
  /// offset holds for ever. Transitions that change nothing are dropped.
  ///
  /// - Returns: nil unless every instant is later than the one before it.
  public init?(
    initial: UTCOffset, transitions: [(instant: Instant, offset: UTCOffset)]
  ) {
    var changes: [OffsetChange] = []
    changes.reserveCapacity(transitions.count)
    for transition in transitions {
      let microseconds = transition.instant.microsecondsSince1970
      if let last = changes.last, last.microseconds >= microseconds { return nil }
      changes.append(OffsetChange(microseconds: microseconds, offset: transition.offset))
    }
    self.init(initial: initial, ascending: changes, yearly: nil)
  }

  /// The zone of these parts in its one canonical form.
  ///
  /// The rule holds from the last change on, or always when there is none. Its changes are written
  /// out through 2099, so that a query about our century is a binary search; changes that change
  /// nothing go.
  init(initial: UTCOffset, ascending: [OffsetChange], yearly given: YearlyZoneRule?) {
    let yearly = Edition.isPicker ? nil : given
    var all = ascending
    if let yearly, let last = all.popLast() {
      // Also if the file's own last type differs.
      let since = last.microseconds
      all.append(OffsetChange(microseconds: since, offset: yearly.offset(at: since)))
      yearly.appendChanges(after: since, to: &all)
    }
    var changes: [OffsetChange] = []
    changes.reserveCapacity(all.count)
    var current = initial
    for change in all where change.offset != current {
      changes.append(change)
      current = change.offset
    }
    self.initial = initial
    self.changes = changes
    self.lasting = yearly
    self.yearlySince = yearly == nil ? .max : all.last?.microseconds ?? .min
  }
}

extension ZoneRules {
  /// What holds from `yearlySince` on, or nil when the last change was the last for ever.
  ///
  /// Browsers tell transitions, so the pickers' build has no such rules.
  var yearly: YearlyZoneRule? { Edition.isPicker ? nil : lasting }
}

/// From when on which offset holds.
struct OffsetChange: Hashable, Sendable {
  /// Microseconds since 1970-01-01T00:00:00Z.
  let microseconds: Int64
  let offset: UTCOffset
}
