// SPDX-License-Identifier: MIT

extension PackedWeek {
  /// What of a week is shown where there is room for so many lanes.
  public struct Fitting: Hashable, Sendable {
    /// The segments that have a place, in the order of their placing.
    public let segments: [Segment]
    /// How many further ones each of the seven days has.
    public let more: [Int32]
  }

  /// The segments that have a place in so many lanes.
  ///
  /// Where a day has more, its last lane says how many: what would be there is one of them, on all
  /// of its days.
  public func fitting(lanes: Int32) -> Fitting {
    let last = lanes - 1
    var hidden = counts
    for segment in segments where segment.lane < lanes { Self.count(segment, -1, &hidden) }
    var shown: [Segment] = []
    let isFull = hidden.map { $0 > 0 }
    for segment in segments where segment.lane < lanes {
      let isInTheWay =
        segment.lane == last && (segment.span.first..<segment.span.end).contains { isFull[Int($0)] }
      if isInTheWay { Self.count(segment, 1, &hidden) } else { shown.append(segment) }
    }
    return Fitting(segments: shown, more: hidden)
  }

  private static func count(_ segment: Segment, _ step: Int32, _ counts: inout [Int32]) {
    for column in segment.span.first..<segment.span.end { counts[Int(column)] += step }
  }
}
