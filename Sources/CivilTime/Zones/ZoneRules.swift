// SPDX-License-Identifier: MIT

/// How far the clocks of a place are ahead of UTC, at every instant.
///
///     let zone = try ZoneRules(tzif: bytes)
///     zone.offset(at: instant)                                 // +02:00 in Berlin's summer
///     zone.instant(of: civil, gap: .shiftForward, fold: .earlier)
///
/// A value that knows no names and reads no files: an initial offset, a list of transitions and,
/// where the source has one, a yearly rule for the time after the last transition.
public struct ZoneRules: Hashable, Sendable {
  /// The offset before the first change.
  let initial: UTCOffset
  /// The changes of the offset, ascending; each really changes it.
  let changes: [OffsetChange]
  private let lasting: YearlyZoneRule?
  /// Microseconds since 1970-01-01T00:00:00Z; `Int64.max` without a yearly rule.
  let yearlySince: Int64

  /// A zone whose clocks are never set.
  public static func fixed(_ offset: UTCOffset) -> ZoneRules {
    ZoneRules(initial: offset, changes: [])
  }

  /// UTC itself.
  public static let utc = ZoneRules.fixed(.utc)

  /// A zone that starts with one offset and changes to another at each of these instants.
  ///
  /// For hosts that can only ask for offsets, such as a browser bisecting `Intl`. The last offset
  /// is used for ever. Transitions that change nothing are dropped.
  ///
  /// - Returns: Nil unless the instants are strictly ascending.
  public init?(
    initial: UTCOffset, transitions: [(instant: Instant, offset: UTCOffset)]
  ) {
    var changes: [OffsetChange] = []
    changes.reserveCapacity(transitions.count)
    var (last, current) = (Int64?.none, initial)
    for transition in transitions {
      let microseconds = transition.instant.microsecondsSince1970
      if let last, last >= microseconds { return nil }
      last = microseconds
      guard transition.offset != current else { continue }
      current = transition.offset
      changes.append(OffsetChange(microseconds: microseconds, offset: current))
    }
    self.init(initial: initial, changes: changes)
  }

  /// The zone of changes that are ascending and really change the offset.
  private init(initial: UTCOffset, changes: [OffsetChange]) {
    self.initial = initial
    self.changes = changes
    lasting = nil
    yearlySince = .max
  }

  /// The zone of these parts, in a canonical form.
  ///
  /// The rule applies from the last change on, or always when there are no changes. Its changes
  /// through 2099 are written out, so that a query about our century is a binary search. Changes
  /// that change nothing are dropped.
  init(initial: UTCOffset, ascending: [OffsetChange], yearly given: YearlyZoneRule?) {
    let yearly = Edition.isPicker ? nil : given
    var all = ascending
    if let yearly, let last = all.popLast() {
      // Even if the file's own last type differs.
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
  /// The rule that applies from `yearlySince` on, or nil if the last change was the last ever.
  ///
  /// Browsers supply transitions, so the pickers' build has no such rules.
  var yearly: YearlyZoneRule? { Edition.isPicker ? nil : lasting }
}

/// A change of the offset.
struct OffsetChange: Hashable, Sendable {
  /// Microseconds since 1970-01-01T00:00:00Z.
  let microseconds: Int64
  let offset: UTCOffset
}
