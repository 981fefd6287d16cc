// SPDX-License-Identifier: MIT
import CalendarModel
import CivilTime

/// A time on the viewer's clocks, in minutes since midnight of 1970-01-01.
typealias ClockMinute = Int64

extension HourBook {
  /// An occurrence that begins at another time on the clocks, in which as much time passes as before.
  ///
  /// A time that the clocks skip is as much later: 02:30 on 2026-03-29 in Berlin is 03:30. One that
  /// comes twice is the first of the two. Where no offsets are known, or the occurrence has none, the
  /// clocks count.
  func moved(_ occurrence: Occurrence, to start: ClockMinute) -> Occurrence {
    guard let hours = occurrence.hours else { return occurrence }
    guard let zone = zone(around: start), let seconds = hours.duration else {
      let length = occurrence.wallEnd - occurrence.wallStart
      return occurrence.placed(from: start, to: start + length)
    }
    let begin = instant(start, zone)
    let end = Instant(clamping: begin.microsecondsSince1970 + Int64(seconds) * 1_000_000)
    return occurrence.placed(from: begin, to: end, zone)
  }

  /// An occurrence from one time on the clocks to another one, with offsets where they are known.
  func placed(
    _ occurrence: Occurrence, from start: ClockMinute, to end: ClockMinute
  ) -> Occurrence {
    guard let zone = zone(around: start) else { return occurrence.placed(from: start, to: end) }
    return occurrence.placed(from: instant(start, zone), to: instant(end, zone), zone)
  }

  /// An occurrence with another end; it begins when it did.
  func ending(_ occurrence: Occurrence, at end: ClockMinute) -> Occurrence {
    guard let start = occurrence.instants?.start, let zone = zone(around: end) else {
      return occurrence.placed(from: occurrence.wallStart, to: end)
    }
    return occurrence.placed(from: start, to: max(instant(end, zone), start), zone)
  }

  /// An occurrence with another start; it ends when it did.
  func beginning(_ occurrence: Occurrence, at start: ClockMinute) -> Occurrence {
    guard let end = occurrence.instants?.end, let zone = zone(around: start) else {
      return occurrence.placed(from: start, to: occurrence.wallEnd)
    }
    return occurrence.placed(from: min(instant(start, zone), end), to: end, zone)
  }

  /// The viewer's clocks if they are known around a time.
  private func zone(around minute: ClockMinute) -> ZoneOffsets? {
    guard let offsets = zones.first?.offsets,
      offsets.days.contains(EpochDay(clamping: minute.flooredQuotient(1440)))
    else { return nil }
    return offsets
  }

  private func instant(_ minute: ClockMinute, _ zone: ZoneOffsets) -> Instant {
    let day = EpochDay(clamping: minute.flooredQuotient(1440))
    let rest = Int32(clamping: minute - Int64(day.rawValue) * 1440)
    return zone.instant(ofMinute: rest, on: day, gap: .shiftForward, fold: .earlier)
      ?? Instant(clamping: minute &* 60_000_000)
  }
}

extension Occurrence {
  /// When it begins on the clocks.
  var wallStart: ClockMinute { Int64(days.start.rawValue) * 1440 + Int64(hours?.start ?? 0) }

  /// When it ends on the clocks.
  var wallEnd: ClockMinute {
    Int64((days.last ?? days.start).rawValue) * 1440 + Int64(hours?.end ?? 1440)
  }

  /// The instants of its start and its end; nil where it is in no zone.
  fileprivate var instants: (start: Instant, end: Instant)? {
    guard let hours, let offset = hours.startOffset, let seconds = hours.duration else {
      return nil
    }
    let start = wallStart &* 60_000_000 &- Int64(offset.seconds) &* 1_000_000
    return (
      Instant(clamping: start), Instant(clamping: start &+ Int64(seconds) &* 1_000_000)
    )
  }

  /// The same on other clock times, in no zone.
  fileprivate func placed(from start: ClockMinute, to end: ClockMinute) -> Occurrence {
    var placed = self
    let span = WallSpan(from: start, to: end)
    placed.days = span.days
    placed.hours = Hours(start: span.start, end: span.end)
    return placed
  }

  /// The same between other instants, as clocks show them.
  fileprivate func placed(from start: Instant, to end: Instant, _ zone: ZoneOffsets) -> Occurrence {
    var placed = self
    let span = WallSpan(from: zone.civil(at: start).wallMinute, to: zone.civil(at: end).wallMinute)
    let seconds = (end.microsecondsSince1970 - start.microsecondsSince1970) / 1_000_000
    placed.days = span.days
    placed.hours = Hours(
      start: span.start, end: span.end, startOffset: zone.offset(at: start),
      endOffset: zone.offset(at: end), duration: Int32(clamping: seconds))
    return placed
  }
}

/// The days and minutes of a span on the clocks; an end at midnight is one of the day before.
private struct WallSpan {
  let days: DayInterval
  let start: Int32
  let end: Int32

  init(from start: ClockMinute, to end: ClockMinute) {
    let first = EpochDay(clamping: start.flooredQuotient(1440))
    let last = max(first, EpochDay(clamping: (max(end, start + 1) - 1).flooredQuotient(1440)))
    days = DayInterval(first: first, last: last) ?? first.civil.yearMonth.days
    self.start = Int32(clamping: start - Int64(first.rawValue) * 1440)
    self.end = Int32(clamping: end - Int64(last.rawValue) * 1440)
  }
}

extension CivilDateTime {
  fileprivate var wallMinute: ClockMinute {
    Int64(day.rawValue) * 1440 + Int64(time.minuteOfDay)
  }
}

extension Int64 {
  /// The quotient, rounded down.
  func flooredQuotient(_ divisor: Int64) -> Int64 {
    self / divisor - (self % divisor < 0 ? 1 : 0)
  }
}
