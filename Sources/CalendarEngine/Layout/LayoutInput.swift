// SPDX-License-Identifier: MIT
import CivilTime

/// The input of a layout: a state in an environment.
///
/// A class, because closures that write text capture it, and copying it would copy twenty arrays.
final class LayoutInput: Sendable {
  let state: CalendarState
  /// How the view in force arranges days.
  let arrangement: Arrangement
  let environment: CalendarEnvironment
  /// The environment's; here it can be used without being copied.
  let locale: LocaleProfile
  let phrases: PhraseBook
  /// The days that choosing the day under the pointer would select.
  let preview: DayInterval?

  init(state: CalendarState, environment: CalendarEnvironment, phrases: PhraseBook) {
    self.state = state
    arrangement = state.arrangement
    self.environment = environment
    locale = environment.locale
    self.phrases = phrases
    preview = state.previewedDays
  }

  var isRightToLeft: Bool { environment.locale.isRightToLeft }
  var weekStart: Weekday { environment.locale.weekRule.firstWeekday }
  var firstWeekday: Weekday { arrangement.firstWeekday(weekStart) }

  /// The nearest reachable page.
  func clamp(_ page: CalendarPage) -> CalendarPage {
    arrangement.clamp(page, weekStart)
  }

  // Not inlined at its dozens of callers, for the size of the WebAssembly module.
  /// The rows of a page.
  @inline(never)
  func grid(_ page: CalendarPage) -> GridPage {
    GridPage(page, firstWeekday: firstWeekday, rows: arrangement.rows)
  }

  /// Whether the current page is the first or the last one that can be reached.
  var isAtEnds: (first: Bool, last: Bool) {
    if !arrangement.movement.turnsPages {
      return (state.viewport.list.isAtStart, state.viewport.list.isAtEnd)
    }
    let page = state.viewport.page
    return (page <= arrangement.firstPage(weekStart), page >= arrangement.lastPage(weekStart))
  }

  /// Appends a page, or what a cell stands for, as it is written: "February 2024", "Q1 2024",
  /// "2020 – 2029".
  func append(_ page: CalendarPage, to out: inout [UInt8]) {
    if page.scale != .quarter { return locale.append(page, to: &out) }
    append(page, Phrase.quarters, to: &out)
  }

  /// Appends a quarter with one of four names.
  private func append(_ quarter: CalendarPage, _ names: [Phrase], to out: inout [UInt8]) {
    var year: [UInt8] = []
    locale.append(Int64(quarter.month.year), to: &year)
    phrases.append(names[Int(quarter.month.month - 1) / 3], arguments: [year], to: &out)
  }

  /// Appends a page as it is spoken: "2020 to 2029" for "2020 – 2029".
  ///
  /// A dash would not be spoken, or would be read as a dash.
  func appendSpoken(_ page: CalendarPage, to out: inout [UInt8]) {
    switch page.scale {
    case .month, .year: append(page, to: &out)
    case .day: locale.append(page.firstDay, locale.fullDate, to: &out)
    case .quarter: append(page, Phrase.spokenQuarters, to: &out)
    case .weeks:
      AnnouncementLayout.append(.dateRange, [page.firstDay, page.lastDay], self, to: &out)
    default:
      var years: [[UInt8]] = []
      for day in [page.firstDay, page.lastDay] {
        var year: [UInt8] = []
        locale.append(Int64(day.civil.year), to: &year)
        years.append(year)
      }
      phrases.append(.dateRange, arguments: years, to: &out)
    }
  }

  /// The x of something at a distance from the leading edge of its container.
  func x(leading: Double, width: Double, in container: Double) -> Double {
    isRightToLeft ? container - leading - width : leading
  }
}
