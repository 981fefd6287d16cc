// SPDX-License-Identifier: MIT
import CivilTime

extension CalendarState {
  /// Asks for the dates of another calendar, of the page in view and of its neighbours.
  mutating func askForAlternates(_ context: inout ReduceContext) {
    // Small months have no room for them.
    guard !Edition.isPicker, options.showsAlternateDates, !viewport.page.scale.isYears
    else { return }
    for days in wantedDays(context) {
      guard let days, let unknown = alternates.ask(about: days)
      else { continue }
      alternates.evict(outside: neighbourhood(context, pages: keptPages))
      return context.emit(.nameDays(unknown))
    }
  }
}
