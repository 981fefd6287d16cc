// SPDX-License-Identifier: MIT
import CalendarStreaks
import CivilTime

extension MemoryState {
  func page(_ query: SessionQuery, after: StartOrder?) -> SessionPage {
    let found = sessions.values
      .filter { !$0.isDeleted && query.days.contains($0.session.day(in: query.zone)) }
      .map { (order: StartOrder($0.session, zone: query.zone), record: $0) }
      .filter { found in after.map { found.order > $0 } ?? true }
      .sorted { $0.order < $1.order }
    let page = found.prefix(max(query.limit, 1))
    return SessionPage(
      sessions: page.map(\.record),
      next: page.count < found.count ? page.last?.order.cursor : nil)
  }

  func totals(in days: DayInterval, zone: ZoneRules) -> [DayTotal] {
    var totals: [EpochDay: DayTotal] = [:]
    for record in sessions.values where !record.isDeleted {
      let day = record.session.day(in: zone)
      guard days.contains(day) else { continue }
      totals[day, default: DayTotal(day: day, points: 0, count: 0)].add(record.session.points)
    }
    return totals.values.sorted { $0.day < $1.day }
  }

  func marks(in days: DayInterval, owner: String?, limit: Int) -> [MarkRecord] {
    let found = marks.values.filter { record in
      !record.isDeleted && days.contains(record.mark.day)
        && (owner.map { $0.utf8.elementsEqual(record.mark.owner.utf8) } ?? true)
    }
    // By bytes, as databases sort, and not by Unicode equivalence.
    let ordered = found.sorted { left, right in
      left.mark.day == right.mark.day
        ? left.mark.id.utf8.lexicographicallyPrecedes(right.mark.id.utf8)
        : left.mark.day < right.mark.day
    }
    return Array(ordered.prefix(max(limit, 0)))
  }

  func markTypes(limit: Int) -> [MarkType] {
    var found: [[UInt8]: (count: Int64, place: Int)] = [:]
    for (id, record) in marks where !record.isDeleted {
      let (type, place) = (Array(record.mark.type.utf8), markPlaces[id] ?? 0)
      let (count, first) = found[type] ?? (0, place)
      found[type] = (count + 1, min(first, place))
    }
    let byAge = found.sorted { $0.value.place < $1.value.place }.enumerated()
    return byAge.sorted { $0.element.key.lexicographicallyPrecedes($1.element.key) }
      .prefix(max(limit, 0))
      .map { order, kind in
        MarkType(
          type: String(decoding: kind.key, as: UTF8.self), count: kind.value.count, order: order)
      }
  }
}
