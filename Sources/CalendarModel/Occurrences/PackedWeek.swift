// SPDX-License-Identifier: MIT
import CivilTime

/// The occurrences of one week in lanes.
public struct PackedWeek: Hashable, Sendable {
  /// The number of the week's first day; may lie before the first day of the calendar.
  public let start: Int32
  /// The segments of the upper lanes, as many as a screen can show: in the order of their placing.
  public let segments: [Segment]
  /// How many segments each of the seven days has, those without a place among them.
  public let counts: [Int32]

  /// Lanes below have a place on no screen and are only counted.
  public static let mostLanes: Int32 = 32

  /// A part of an occurrence that is known to lie in the week.
  public struct Part: Hashable, Sendable {
    /// Of what it is a part.
    public let occurrence: Occurrence
    /// Its columns in the week.
    public let span: LanePacking.Span

    /// A part.
    public init(_ occurrence: Occurrence, _ span: LanePacking.Span) {
      self.occurrence = occurrence
      self.span = span
    }
  }

  /// A week with its parts, in any order; two that touch and are of one occurrence become one.
  ///
  /// O(n log n), and O(n) where they are sorted already. What is placed does not depend on the order.
  public init(start: Int32, parts: [Part]) {
    self.start = start
    let sorted = Self.joined(Self.sorted(parts))
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
  // Where they begin in the week decides before where they begin: both agree but for parts that have
  // been cut because nobody knows the days before.
  private static func comesBefore(_ left: Part, _ right: Part) -> Bool {
    if left.span.first != right.span.first { return left.span.first < right.span.first }
    return Occurrence.comesBefore(left.occurrence, right.occurrence)
  }

  private static func sorted(_ parts: [Part]) -> [Part] {
    for index in parts.indices.dropFirst() where comesBefore(parts[index], parts[index - 1]) {
      return parts.sorted { comesBefore($0, $1) }
    }
    return parts
  }

  private static func joined(_ parts: [Part]) -> [Part] {
    var whole: [Part] = []
    whole.reserveCapacity(parts.count)
    // Of each occurrence that may go on, where it stands; few are cut, so the list is short.
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

/// Numbers of 28 bits for the occurrences of a week, each once.
private struct NumberSet {
  private var taken: [Int32] = []

  /// The number of an id: its hash, or the next free one where two ids have the same.
  mutating func take(for id: [UInt8]) -> Int32 {
    var hash: UInt32 = 2_166_136_261
    for byte in id { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
    var number = Int32(truncatingIfNeeded: (hash >> 4) & 0x0FFF_FFFF)
    while taken.contains(number) { number = (number + 1) & 0x0FFF_FFFF }
    taken.append(number)
    return number
  }
}
