// SPDX-License-Identifier: MIT
import CalendarModel
import CivilTime

extension FactWindow {
  /// Stores an answer under its days.
  ///
  /// A day keeps what it has if that is known at a newer sequence number, if the day has changed
  /// since, or if the load was withdrawn and requested again. Facts of days outside the load
  /// are dropped; among two facts for one day the later one counts. Unknown tokens change nothing.
  ///
  /// - Parameters:
  ///   - token: The load's token.
  ///   - answered: The answer's sequence number, or nil for that of the time of the request.
  ///   - answer: What is said of the days; facts in any order.
  /// - Returns: The days that are still waited for, because the answer is too old for them.
  mutating func file(_ token: Int32, sequence answered: Int64?, _ answer: DayAnswer)
    -> [DayInterval]
  {
    let load: Load
    var isLate = false
    if let index = pending.firstIndex(where: { $0.token == token }) {
      load = pending.remove(at: index)
    } else if let index = withdrawn.firstIndex(where: { $0.token == token }) {
      load = withdrawn.remove(at: index)
      isLate = true
    } else {
      return []
    }
    let newest = answered ?? load.sequence
    sequence = max(sequence, newest)
    let grounds = answer.occurrences.filter { $0.isBackground }
    let others =
      grounds.isEmpty ? answer.occurrences : answer.occurrences.filter { !$0.isBackground }
    for days in accepted(load, at: newest, isLate: isLate) {
      let span = LoadedSpan(
        days: days, sequence: newest, detail: load.detail, occurrences: others, grounds: grounds)
      replace(span, facts: answer.facts)
    }
    guard !isLate else { return [] }
    var outdated = [load.days]
    for span in spans where !span.isStale && span.detail.rawValue >= load.detail.rawValue {
      outdated = Self.cut(span.days, from: outdated)
    }
    failures.append(contentsOf: outdated)
    return outdated
  }

  /// The runs of days for which an answer with this sequence number is up to date.
  ///
  /// An answer with facts alone takes nothing away from days whose occurrences are known, too.
  private func accepted(_ load: Load, at sequence: Int64, isLate: Bool) -> [DayInterval] {
    var runs = [load.days]
    for span in spans where !span.isStale && span.detail.rawValue > load.detail.rawValue {
      runs = Self.cut(span.days, from: runs)
    }
    for floor in floors where floor.sequence > sequence { runs = Self.cut(floor.days, from: runs) }
    for span in spans
    where span.sequence > sequence || isLate && !span.isStale && span.sequence == sequence {
      runs = Self.cut(span.days, from: runs)
    }
    return runs
  }

  /// The parts of runs of days outside an interval.
  static func cut(_ hole: DayInterval, from runs: [DayInterval]) -> [DayInterval] {
    var rest: [DayInterval] = []
    for run in runs {
      guard let overlap = run.intersection(hole) else {
        rest.append(run)
        continue
      }
      if let before = DayInterval(start: run.start, end: overlap.start), !before.isEmpty {
        rest.append(before)
      }
      let end = EpochDay(clamping: Int64(overlap.endRawValue))
      if let after = DayInterval(start: end, count: run.endRawValue - overlap.endRawValue),
        !after.isEmpty
      {
        rest.append(after)
      }
    }
    return rest
  }

  /// Inserts a run of days among sorted ones.
  static func insert(_ span: LoadedSpan, into spans: inout [LoadedSpan]) {
    let place = spans.firstIndex { $0.days.start > span.days.start } ?? spans.count
    spans.insert(span, at: place)
  }

  private mutating func replace(_ new: LoadedSpan, facts answer: [DayFact]) {
    let days = new.days
    var kept: [LoadedSpan] = []
    for span in spans {
      for run in Self.cut(days, from: [span.days]) {
        var part = span.part(run)
        if span.isStale { part.reconcile(with: new) }
        kept.append(part)
      }
      if let again = span.days.intersection(days) { renewed = renewed?.hull(again) ?? again }
    }
    Self.insert(new, into: &kept)
    spans = kept
    unpacked = unpacked?.hull(days) ?? days
    news = news?.hull(days) ?? days
    failures = Self.cut(days, from: failures)

    let low = Self.index(of: days.start.rawValue, in: facts)
    let high = Self.index(of: days.endRawValue, in: facts)
    facts.replaceSubrange(low..<high, with: Self.sortedByDay(answer, in: days))
  }

  /// An answer's facts for an interval, sorted, the last one for each day.
  private static func sortedByDay(_ answer: [DayFact], in days: DayInterval) -> [DayFact] {
    var sorted: [DayFact] = []
    for fact in answer where days.contains(fact.day) {
      let index = index(of: fact.day.rawValue, in: sorted)
      if index < sorted.count, sorted[index].day == fact.day {
        sorted[index] = fact
      } else {
        sorted.insert(fact, at: index)
      }
    }
    return sorted
  }
}
