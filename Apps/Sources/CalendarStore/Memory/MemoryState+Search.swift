// SPDX-License-Identifier: MIT

extension MemoryState {
  /// The events that have the words of a text; looks at each of them.
  func search(
    _ merge: SearchMerge, _ terms: SearchTerms, in wanted: SearchQuery.Calendars
  ) -> SearchPage {
    let shown = calendars.filter {
      !$0.value.isDeleted && wanted.contain(isHidden: $0.value.calendar.isHidden)
    }.mapValues(\.calendar.color)
    var found: [TimeAxis: [SearchMerge.Found]] = [:]
    for (id, record) in events where !record.isDeleted && !terms.isEmpty {
      let event = record.event
      guard let color = shown[Array(event.calendar.utf8)] else { continue }
      let occurrence = EventOccurrence(
        record: record, span: event.span, color: event.color ?? color)
      guard let hit = SearchHit(occurrence, terms) else { continue }
      let start = event.span.start
      let row = SearchPlace.of(start.axis, start.microseconds, event: eventPlaces[id] ?? 0)
      found[start.axis, default: []].append((row, hit))
    }
    return merge.page(token: head) { axis, rows, isLater in
      let near = (found[axis] ?? []).filter { $0.row > rows.after && $0.row <= rows.through }
      var rest = near.sorted { isLater ? $0.row > $1.row : $0.row < $1.row }
      return { rest.popLast() }
    }
  }
}
