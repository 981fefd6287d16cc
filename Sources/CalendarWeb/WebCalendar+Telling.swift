// SPDX-License-Identifier: MIT
import CalendarEngine
import CivilTime

// The title and the visible days are written when everything else is known, so what precedes and
// follows them in docs/notifications.md is written apart.
extension WebCalendar {
  /// Writes what comes first: the height, the cells, and the page that is turned to.
  mutating func tellBefore(_ effect: CalendarEffect) {
    switch effect {
    case .sizeChanged(let height):
      reply.operation(.size)
      reply.word(Int32(height * 64))
    case .cellShown(let key):
      reply.operation(.cell)
      reply.word(patches.slot(of: key) ?? -1)
    case .pageChanged(let page, .turning): write(page, .turning)
    default: break
    }
  }

  /// Writes what comes last: that a page has come to rest, and that a scroll has ended.
  mutating func tellAfter(_ effect: CalendarEffect, wasShown: Bool) {
    switch effect {
    case .pageChanged(let page, .settled): if wasShown { write(page, .settled) }
    case .scrollEnded(let id, let isCompleted):
      reply.operation(.scrollEnded)
      reply.word(id)
      reply.word(isCompleted ? 1 : 0)
    default: break
    }
  }

  private mutating func write(_ page: CalendarPage, _ phase: PagePhase) {
    var month: [UInt8] = []
    page.month.appendISO8601(to: &month)
    reply.operation(.page)
    reply.word(Int32(phase.rawValue))
    reply.text(month[...])
    reply.day(page.days.first)
    reply.day(page.days.last)
  }
}
