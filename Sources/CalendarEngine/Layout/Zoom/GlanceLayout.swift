// SPDX-License-Identifier: MIT
import CivilTime

/// Lays out the days of a small month: one node for all of them.
enum GlanceLayout {
  /// Adds the node under the month's name.
  static func nodes(
    for input: LayoutInput, _ month: YearMonth, _ measures: PeriodMeasures, in cell: Int32,
    into builder: inout SceneBuilder
  ) {
    let node = builder.add(
      NodeKey(.glance, page: CalendarPage(month)), in: cell, frame: measures.days)
    builder.glance(node, glance(of: month, input))
    builder.text(node) { out in
      for column in 0..<Int32(7) {
        let weekday = input.firstWeekday.adding(days: column)
        let names = measures.hasLetters ? input.locale.narrowWeekdays : []
        out.append(contentsOf: LocaleProfile.name(weekday.isoNumber - 1, of: names))
        out.append(0x0A)
      }
      for day in 1...Int64(31) {
        if day > 1 { out.append(0x0A) }
        input.locale.append(day, to: &out)
      }
    }
  }

  /// What is seen of a month at a glance.
  static func glance(of month: YearMonth, _ input: LayoutInput) -> MonthGlance {
    let (state, first, days) = (input.state, month.firstDay, month.days)
    var glance = MonthGlance(
      leading: UInt8(input.firstWeekday.days(until: first.weekday)), count: UInt8(month.dayCount))
    if state.options.marksToday, let today = input.environment.today, days.contains(today) {
      glance.today = UInt8(today.rawValue - first.rawValue + 1)
    }
    for run in state.selection.days.runs {
      glance.selected |= mask(of: run, from: first, days)
    }
    let reachable = mask(of: state.options.bounds, from: first, days)
    glance.disabled = ~reachable & mask(of: days, from: first, days)
    state.facts.window.forEachFact(in: days) { fact in
      let number = fact.day.rawValue - first.rawValue + 1
      if fact.isDisabled { glance.disabled |= 1 << UInt32(number - 1) }
      if fact.tint != 0 {
        glance[number] = .tint(fact.tint)
      } else if fact.heatCount > 0 {
        let step = state.options.heat.step(of: fact.heatCount)
        if step > 0 { glance[number] = .step(step) }
      }
    }
    return glance
  }

  /// A bit for each day that an interval shares with a month; the lowest is the month's first day.
  private static func mask(
    of interval: DayInterval, from first: EpochDay, _ month: DayInterval
  ) -> UInt32 {
    guard let part = interval.intersection(month), !part.isEmpty else { return 0 }
    let low = UInt64(UInt32(part.start.rawValue - first.rawValue))
    let bits = (UInt64(1) << UInt64(UInt32(part.count))) - 1
    return UInt32(truncatingIfNeeded: bits << low)
  }
}
