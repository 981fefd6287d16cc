// SPDX-License-Identifier: MIT
import CalendarStore
import CalendarStreaks

extension JSONWriter {
  /// A day with the totals of its sessions.
  mutating func day(_ total: LedgerDay) {
    object { json in
      json.name("day")
      json.day(total.day)
      json.name("points")
      json.number(total.points)
      json.name("count")
      json.number(total.count)
      json.name("state")
      if let state = total.state { json.text(state.name.description) } else { json.null() }
    }
  }

  /// The members of a streak.
  mutating func figures(_ figures: LedgerFigures) {
    name("current")
    number(Int64(figures.current))
    name("longest")
    number(Int64(figures.longest))
    name("kept")
    number(Int64(figures.kept))
    name("total")
    number(figures.total)
    name("goal")
    number(Int64(figures.goal))
  }
}
