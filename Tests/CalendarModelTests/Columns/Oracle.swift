// SPDX-License-Identifier: MIT

import CalendarModel

/// Columns by trying them one by one and comparing all pairs.
enum Oracle {
  static func end(_ span: TimedSpan, _ minimum: Int32) -> Int32 {
    max(span.end, span.start + minimum)
  }

  static func overlap(_ left: TimedSpan, _ right: TimedSpan, _ minimum: Int32) -> Bool {
    left.start < end(right, minimum) && right.start < end(left, minimum)
  }

  /// For each span the greatest number that overlap at some minute of its cluster.
  static func columns(_ spans: [TimedSpan], _ minimum: Int32) -> [Int32] {
    clusters(spans, minimum).map { cluster in
      let members = cluster.map { spans[$0] }
      return Int32(
        members.map { one in
          members.filter { $0.start <= one.start && one.start < end($0, minimum) }.count
        }.max() ?? 0)
    }
  }

  /// For each span the indices of all that it overlaps, directly or through others.
  static func clusters(_ spans: [TimedSpan], _ minimum: Int32) -> [Set<Int>] {
    var clusters: [Set<Int>] = []
    for index in spans.indices {
      var joined: Set = [index]
      clusters.removeAll { cluster in
        let touches = cluster.contains { overlap(spans[$0], spans[index], minimum) }
        if touches { joined.formUnion(cluster) }
        return touches
      }
      clusters.append(joined)
    }
    return spans.indices.map { index in clusters.first { $0.contains(index) } ?? [] }
  }

  /// The lowest column in which nothing overlaps, and all columns to its right that are free.
  static func places(_ spans: [TimedSpan], _ minimum: Int32) -> [ColumnPlace] {
    let order = spans.indices.sorted {
      let (left, right) = (spans[$0], spans[$1])
      return (left.start, -left.end, left.key) < (right.start, -right.end, right.key)
    }
    var column: [Int: Int32] = [:]
    for index in order {
      let taken = column.filter { overlap(spans[$0.key], spans[index], minimum) }.values
      column[index] = (0...).first { !taken.contains($0) }
    }
    let counts = columns(spans, minimum)
    return spans.indices.map { index in
      let own = column[index] ?? 0
      let next = column.filter {
        $0.value > own && overlap(spans[$0.key], spans[index], minimum)
      }.values.min()
      return ColumnPlace(
        column: own, columns: counts[index], span: (next ?? counts[index]) - own)
    }
  }
}
