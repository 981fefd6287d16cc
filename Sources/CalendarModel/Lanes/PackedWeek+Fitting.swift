// SPDX-License-Identifier: MIT

extension PackedWeek {
  /// What is shown of a week when there is room for so many lanes.
  public struct Fitting: Hashable, Sendable {
    /// The segments that are shown, in the order in which they were placed.
    public let segments: [Segment]
    /// The number of further segments on each of the seven days.
    public let more: [Int32]
  }

  /// The segments that fit into so many lanes.
  ///
  /// Where a day has more, its last lane shows the count: a segment that would be there joins the
  /// count on all of its days.
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
