// SPDX-License-Identifier: MIT
import CivilTime

extension CalendarState {
  /// Asks for the dates of another calendar, of the page in view and of its neighbours.
  mutating func askForAlternates(_ context: inout ReduceContext) {
    let page = viewport.page
    // Small months have no room for them.
    guard !Edition.isPicker, options.showsAlternateDates, page.scale.years == 0 else { return }
    for near in [page, page.addingClamped(pages: 1), page.addingClamped(pages: -1)] {
      guard let days = days(on: near, context.weekStart),
        let unknown = alternates.ask(about: days)
      else { continue }
      alternates.evict(outside: neighbourhood(of: page, pages: keptPages))
      return context.emit(.nameDays(unknown))
    }
  }
}
