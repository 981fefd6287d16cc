// SPDX-License-Identifier: MIT
import CalendarModel
import CivilTime

/// Facts around what is in view, and the loads that the host has not answered.
///
/// Answers may be late, repeated, out of order or missing. Each is stored under its own days;
/// sequence numbers decide which of two answers for a day is newer.
public struct FactWindow: Hashable, Sendable {
  /// Answered days, sorted and disjoint.
  var spans: [LoadedSpan] = []
  /// The facts of those days, sorted by day; most days may have none.
  var facts: [DayFact] = []
  /// The weeks of those days that have occurrences, sorted.
  var weeks: [PackedWeek] = []
  /// The weekday on which those weeks begin.
  var weekStart: Weekday?
  /// Days whose weeks have to be packed again.
  var unpacked: DayInterval?
  /// Days of which something is known that a timeline and an agenda have not heard yet.
  var news: DayInterval?
  /// Those among them of which something was known before.
  var renewed: DayInterval?
  /// Open loads, oldest first.
  var pending: [Load] = []
  /// Withdrawn loads that may still be answered, oldest first.
  var withdrawn: [Load] = []
  /// Days whose load failed, until they are loaded again.
  var failures: [DayInterval] = []
  /// Sequence numbers below which answers are out of date.
  var floors: [Floor] = []
  /// The newest sequence number known.
  var sequence: Int64 = 0
  /// The token of the next load.
  var nextToken: Int32 = 1

  /// A window without facts.
  public init() {}

  /// A run of answered days.
  struct LoadedSpan: Hashable, Sendable {
    var days: DayInterval
    var sequence: Int64
    /// Whether it is shown only until newer facts arrive, and loaded again.
    var isStale = false
    var detail = LoadDetail.facts
    /// What touches the days, in the order of placement.
    var occurrences: [Occurrence] = []
    /// Those that are behind the hours.
    var grounds: [Occurrence] = []

    /// The part of it for some of its days.
    func part(_ run: DayInterval, isStale: Bool? = nil) -> LoadedSpan {
      var part = self
      part.days = run
      part.isStale = isStale ?? self.isStale
      if run != days, !occurrences.isEmpty {
        part.occurrences = occurrences.filter { $0.days.overlaps(run) }
      }
      if run != days { part.grounds = grounds.filter { $0.days.overlaps(run) } }
      return part
    }

    /// Drops what a newer answer would have as well, if it were still so: it has changed or is gone.
    mutating func reconcile(with answer: LoadedSpan) {
      Self.drop(from: &occurrences, on: answer.days, notIn: answer.occurrences)
      Self.drop(from: &grounds, on: answer.days, notIn: answer.grounds)
    }

    @inline(never)
    private static func drop(
      from list: inout [Occurrence], on days: DayInterval, notIn answer: [Occurrence]
    ) {
      list = list.filter { !$0.days.overlaps(days) || answer.contains($0) }
    }
  }

  /// Days that the host has been asked to load.
  struct Load: Hashable, Sendable {
    var token: Int32
    var days: DayInterval
    var sequence: Int64
    var requestedAt: Int64
    var detail = LoadDetail.facts
  }

  /// Days that changed at a sequence number.
  struct Floor: Hashable, Sendable {
    var days: DayInterval
    var sequence: Int64
  }

  /// The most loads that are open at the same time.
  static let mostPending = 3
  private static let mostWithdrawn = 16
  private static let mostFloors = 16
}

extension FactWindow {
  /// The fact about a day, or nil.
  ///
  /// Takes logarithmic time in the number of facts.
  public func fact(on day: EpochDay) -> DayFact? {
    let index = Self.index(of: day.rawValue, in: facts)
    return index < facts.count && facts[index].day == day ? facts[index] : nil
  }

  /// The facts about the days of an interval, in their order.
  func facts(in days: DayInterval) -> ArraySlice<DayFact> {
    facts[
      Self.index(of: days.start.rawValue, in: facts)..<Self.index(of: days.endRawValue, in: facts)]
  }

  /// Whether anything is known about any of the days.
  func hasContent(in days: DayInterval) -> Bool {
    var index = Self.index(of: days.start.rawValue, in: facts)
    while index < facts.count, days.contains(facts[index].day) {
      if facts[index].saysSomething { return true }
      index += 1
    }
    return spans.contains { span in
      span.occurrences.contains { $0.days.overlaps(days) }
    }
  }

  /// The days of an interval that are known to be unavailable.
  func disabledDays(in days: DayInterval) -> DaySet {
    var disabled = DaySet()
    var index = Self.index(of: days.start.rawValue, in: facts)
    while index < facts.count, days.contains(facts[index].day) {
      if facts[index].isDisabled { disabled.insert(facts[index].day) }
      index += 1
    }
    return disabled
  }

  /// The shortest run that covers all unanswered days, or nil when there are none.
  func missing(in days: DayInterval, _ detail: LoadDetail = .facts) -> DayInterval? {
    uncovered(in: days, by: known(detail))
  }

  private func known(_ detail: LoadDetail) -> [DayInterval] {
    spans.filter { !$0.isStale && $0.detail.rawValue >= detail.rawValue }.map { $0.days }
  }

  /// The shortest run that covers all days that are neither answered nor requested.
  func unrequested(in days: DayInterval, _ detail: LoadDetail = .facts) -> DayInterval? {
    var covered = known(detail)
    for load in pending where load.detail.rawValue >= detail.rawValue { covered.append(load.days) }
    covered.append(contentsOf: failures)
    return uncovered(in: days, by: covered)
  }

  /// Whether the load of any of the days has failed.
  func hasFailed(in days: DayInterval) -> Bool {
    failures.contains { $0.overlaps(days) }
  }

  private func uncovered(in days: DayInterval, by covers: [DayInterval]) -> DayInterval? {
    var low = days.start.rawValue
    var high = days.endRawValue
    // Each run that is covered can clear the way for another, so repeat until nothing changes.
    var moved = true
    while moved, low < high {
      moved = false
      for cover in covers {
        if cover.start.rawValue <= low, cover.endRawValue > low {
          (low, moved) = (cover.endRawValue, true)
        }
        if cover.endRawValue >= high, cover.start.rawValue < high {
          (high, moved) = (cover.start.rawValue, true)
        }
      }
    }
    guard low < high else { return nil }
    return DayInterval(start: EpochDay(clamping: Int64(low)), count: high - low)
  }

  /// The index of the first fact on or after a day, given by its number.
  static func index(of rawDay: Int32, in facts: [DayFact]) -> Int {
    var low = 0
    var high = facts.count
    while low < high {
      let middle = (low + high) / 2
      if facts[middle].day.rawValue < rawDay { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension FactWindow {
  /// Requests days and returns the token of the load.
  mutating func request(
    _ days: DayInterval, _ detail: LoadDetail = .facts, at time: Int64
  ) -> Int32 {
    let token = nextToken
    nextToken = token == .max ? 1 : token + 1
    pending.append(
      Load(token: token, days: days, sequence: sequence, requestedAt: time, detail: detail))
    return token
  }

  /// Whether a load waits for its answer.
  func isOpen(_ token: Int32) -> Bool {
    pending.contains { $0.token == token }
  }

  /// Whether an answer would be stored: the load is open, or has been withdrawn.
  func expects(_ token: Int32) -> Bool {
    isOpen(token) || withdrawn.contains { $0.token == token }
  }

  /// Withdraws a load; a late answer is still stored.
  mutating func withdraw(_ token: Int32) {
    guard let index = pending.firstIndex(where: { $0.token == token }) else { return }
    withdrawn.append(pending.remove(at: index))
    if withdrawn.count > Self.mostWithdrawn { withdrawn.removeFirst() }
  }

  /// Closes a load as failed and returns its days, or nil when it was not open.
  mutating func fail(_ token: Int32) -> DayInterval? {
    guard let index = pending.firstIndex(where: { $0.token == token }) else { return nil }
    let days = pending.remove(at: index).days
    failures.append(days)
    return days
  }

  /// Gives up on an unanswered load; a late answer is still stored.
  mutating func giveUp(_ token: Int32) -> DayInterval? {
    let load = pending.first { $0.token == token }
    withdraw(token)
    if let load { failures.append(load.days) }
    return load?.days
  }

  /// Marks days as changed: shown until newer facts arrive, and loaded again.
  ///
  /// With the sequence number of the change, answers below it are out of date from now on. Without
  /// one nothing tells how old an answer is, so answers to withdrawn loads are ignored.
  mutating func invalidate(_ days: DayInterval, sequence given: Int64?) {
    var marked: [LoadedSpan] = []
    for span in spans {
      for run in Self.cut(days, from: [span.days]) {
        Self.insert(span.part(run), into: &marked)
      }
      if let run = span.days.intersection(days) {
        Self.insert(span.part(run, isStale: true), into: &marked)
      }
    }
    spans = marked
    failures = failures.filter { !$0.overlaps(days) }
    guard let given else {
      withdrawn = withdrawn.filter { !$0.days.overlaps(days) }
      return
    }
    sequence = max(sequence, given)
    floors.append(Floor(days: days, sequence: given))
    if floors.count > Self.mostFloors {
      // Lose precision but never a change: merge the two oldest into one that covers both.
      let oldest = floors.removeFirst()
      floors[0].days = floors[0].days.hull(oldest.days)
      floors[0].sequence = max(floors[0].sequence, oldest.sequence)
    }
  }

  /// Whether anything is known of days outside an interval.
  func reaches(outside keep: DayInterval) -> Bool {
    spans.contains { !keep.contains($0.days) }
  }

  /// Forgets the facts of days outside an interval.
  mutating func evict(outside keep: DayInterval) {
    spans = spans.compactMap { span in
      guard let days = span.days.intersection(keep) else { return nil }
      return span.part(days)
    }
    weeks = weeks.filter {
      $0.start >= keep.start.rawValue && $0.start + 7 <= keep.endRawValue
    }
    unpacked = unpacked?.intersection(keep)
    facts = facts.filter { keep.contains($0.day) }
  }
}
