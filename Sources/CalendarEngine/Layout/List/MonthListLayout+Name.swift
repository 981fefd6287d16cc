// SPDX-License-Identifier: MIT
import CivilTime

extension MonthListLayout {
  /// Adds the name above a month: without the year, which is in the title, except for January.
  static func addName(
    of page: MonthPage, x: Double, y: (y: Int32, isPinned: Bool), _ input: LayoutInput,
    _ measures: MonthListMeasures, in strip: Int32, _ builder: inout SceneBuilder
  ) {
    let name = builder.add(
      NodeKey(.monthHeader, page: CalendarPage(page.month)), in: strip,
      frame: LayoutRect(
        x: x, y: Double(y.y) / 64, width: measures.columnWidth, height: measures.headHeight),
      traits: y.isPinned ? .pinned : [])
    if y.isPinned { builder.sink(from: Int(name)) }
    // Above the days that pass below it.
    builder.update(name) { $0.layer = 1 }
    let locale = input.locale
    builder.label(name) { locale.append(page.month, locale.monthAndYear, to: &$0) }
    builder.text(name) {
      if page.month.month == 1 {
        locale.append(page.month, locale.monthAndYear, to: &$0)
      } else {
        $0.append(
          contentsOf: LocaleProfile.name(page.month.month - 1, of: locale.standaloneMonths))
      }
    }
  }
}

extension MonthList {
  /// The band from which places are measured: measured from a year's beginning, months keep their
  /// places while the list is scrolled, and only its group moves.
  func origin(of place: Stop) -> Int32 { place.index.flooredQuotient(12) * 12 }

  /// How far a place is below the top of a band.
  func distance(from band: Int32, to place: Stop) -> Int32 {
    distance(from: band, to: place.index) + place.offset
  }

  /// The bands in view around a place, and those that a gliding list will bring into view.
  func bands(around place: Stop, _ motion: Motion) -> (first: Int32, last: Int32) {
    let last = lastBand(from: place)
    guard case .gliding(let glide) = motion else { return (place.index, last) }
    let goal = glide.goal
    return (min(place.index, goal.index), max(last, lastBand(from: goal)))
  }
}
