// SPDX-License-Identifier: MIT
import CivilTime

extension CalendarRuntime {
  /// The chart of the days in view; nil where they have no points, and no counts in a year.
  ///
  /// A screen reader goes through a year's months, whose names say what their days add up to, and not
  /// through 365 squares; this is what the squares show.
  public var chart: CalendarChart? {
    let state = sceneInput.state
    guard state.level == .days || sceneInput.arrangement.showsYear else { return nil }
    let days = state.viewport.list.days ?? state.viewport.days
    let facts = state.facts.window.facts(in: days)
    let measure: CalendarChart.Measure
    if facts.contains(where: { $0.progress != nil }) {
      measure = .points
    } else if sceneInput.arrangement.showsYear, facts.contains(where: { $0.heatCount > 0 }) {
      measure = .entries
    } else {
      return nil
    }
    let bars = facts.compactMap { fact in
      fact.value(measure).map {
        CalendarChart.Bar(day: fact.day, value: $0, label: label(of: fact, measure))
      }
    }
    return CalendarChart(
      measure: measure, title: title, summary: summary(of: days), dayAxis: name(.chartedDays),
      valueAxis: name(measure == .points ? .chartedPoints : .chartedEntries), days: days,
      bars: bars, locale: environment.locale)
  }

  /// "Tuesday, February 20, 2024, kept, 120 of 100 points".
  private func label(of fact: DayFact, _ measure: CalendarChart.Measure) -> [UInt8] {
    let locale = environment.locale
    var label: [UInt8] = []
    locale.append(fact.day, locale.fullDate, to: &label)
    switch measure {
    case .points: DayLabel.appendContent([], fact, 0, sceneInput, to: &label)
    case .entries:
      var count: [UInt8] = []
      locale.append(Int64(fact.heatCount), to: &count)
      sceneInput.phrases.append(.separator, to: &label)
      sceneInput.phrases.append(
        .entryCount, count: Int64(fact.heatCount), arguments: [count], to: &label)
    }
    return label
  }

  /// What the days add up to, as the name of a small month says it.
  private func summary(of days: DayInterval) -> [UInt8] {
    var (sum, separator): ([UInt8], [UInt8]) = ([], [])
    PeriodSum(days, sceneInput).append(sceneInput, to: &sum)
    sceneInput.phrases.append(.separator, to: &separator)
    return Array(sum.dropFirst(separator.count))
  }
}

extension DayFact {
  fileprivate func value(_ measure: CalendarChart.Measure) -> Int64? {
    switch measure {
    case .points: progress.map { max($0.points, 0) }
    case .entries: heatCount > 0 ? Int64(heatCount) : nil
    }
  }
}
