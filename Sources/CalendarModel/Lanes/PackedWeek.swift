// SPDX-License-Identifier: MIT
import CivilTime

/// The occurrences of one week in lanes.
public struct PackedWeek: Hashable, Sendable {
  /// The number of the week's first day; may be before the first day of the calendar.
  public let start: Int32
  /// The segments of the upper lanes, as many as a screen can show, in the order in which they were
  /// placed.
  public let segments: [Segment]
  /// The number of segments on each of the seven days, including those without a lane.
  public let counts: [Int32]

  /// Lanes beyond these fit on no screen; their segments are only counted.
  public static let mostLanes: Int32 = 32

  /// A part of an occurrence that lies within the week.
  public struct Part: Hashable, Sendable {
    /// The occurrence that it is part of.
    public let occurrence: Occurrence
    /// Its columns in the week.
    public let span: LanePacking.Span

    /// A part.
    public init(_ occurrence: Occurrence, _ span: LanePacking.Span) {
      self.occurrence = occurrence
      self.span = span
    }
  }

  /// A week with its parts, in any order; touching parts of one occurrence are merged.
  ///
  /// O(n log n), or O(n) if they are sorted already. The result does not depend on the order.
  public init(start: Int32, parts: [Part]) {
    self.start = start
    let sorted = Self.joined(parts.inOrder { Self.comesBefore($0, $1) })
    let lanes = LanePacking.lanes(of: sorted.map { $0.span })
    var counts = [Int32](repeating: 0, count: 7)
    var segments: [Segment] = []
    var numbers = NumberSet()
    for (part, lane) in zip(sorted, lanes) {
      for column in part.span.first..<part.span.end { counts[Int(column)] += 1 }
      guard lane < Self.mostLanes else { continue }
      let (days, span) = (part.occurrence.days, part.span)
      segments.append(
        Segment(
          occurrence: part.occurrence, span: span, lane: lane,
          number: numbers.take(for: part.occurrence.id),
          continuesBefore: days.start.rawValue < start + span.first,
          continuesAfter: days.endRawValue > start + span.end))
    }
    self.segments = segments
    self.counts = counts
  }
}

extension PackedWeek {
  // Where they begin in the week comes before where they begin at all. The two agree except for
  // parts that were cut because the days before are unknown.
  private static func comesBefore(_ left: Part, _ right: Part) -> Bool {
    if left.span.first != right.span.first { return left.span.first < right.span.first }
    return Occurrence.comesBefore(left.occurrence, right.occurrence)
  }

  private static func joined(_ parts: [Part]) -> [Part] {
    var whole: [Part] = []
    whole.reserveCapacity(parts.count)
    // The place of each part that may continue; few are cut, so the list is short.
    var open: [Int] = []
    for part in parts {
      open.removeAll { whole[$0].span.end < part.span.first }
      let index = open.first {
        whole[$0].span.end == part.span.first && whole[$0].occurrence == part.occurrence
      }
      if let index {
        let span = LanePacking.Span(first: whole[index].span.first, end: part.span.end)
        whole[index] = Part(part.occurrence, span)
        continue
      }
      if part.occurrence.days.count > part.span.end - part.span.first { open.append(whole.count) }
      whole.append(part)
    }
    return whole
  }
}

/// Unique 28-bit numbers for the occurrences of a week.
private struct NumberSet {
  private var taken: [Int32] = []

  /// The number of an id: its hash, or the next free number on a collision.
  mutating func take(for id: [UInt8]) -> Int32 {
    var hash: UInt32 = 2_166_136_261
    for byte in id { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
    var number = Int32(truncatingIfNeeded: (hash >> 4) & 0x0FFF_FFFF)
    while taken.contains(number) { number = (number + 1) & 0x0FFF_FFFF }
    taken.append(number)
    return number
  }
}
