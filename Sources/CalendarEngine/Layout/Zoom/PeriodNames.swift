// SPDX-License-Identifier: MIT
import CivilTime

/// The names in the cells of months, quarters, years and decades.
struct PeriodNames {
  private let usesShortMonths: Bool
  /// The size of the type in points.
  let size: Double

  /// The names for cells of these sizes.
  ///
  /// - Parameters:
  ///   - input: The locale, and the level in force.
  ///   - measures: The sizes of the cells.
  init(_ input: LayoutInput, _ measures: PeriodMeasures) {
    let most = measures.nameSize
    let room = measures.nameRoom
    guard input.state.level == .months else {
      usesShortMonths = false
      size = min(most, room / max(Self.widest(in: input, measures.texts), 0.1))
      return
    }
    let locale = input.locale
    let full = Self.widest(of: locale.standaloneMonths, measures.texts)
    usesShortMonths = full * most > room && !locale.shortMonths.isEmpty
    let widest =
      usesShortMonths ? Self.widest(of: locale.shortMonths, measures.texts) : full
    size = min(most, room / max(widest, 0.1))
  }

  /// Appends what is written in a cell: "February", "2024", "2020 – 2029".
  func append(_ period: CalendarPage, _ input: LayoutInput, to out: inout [UInt8]) {
    guard period.scale == .month else { return input.append(period, to: &out) }
    let locale = input.locale
    let names = usesShortMonths ? locale.shortMonths : locale.standaloneMonths
    out.append(contentsOf: LocaleProfile.name(period.month.month - 1, of: names))
  }

  /// The width of the widest name in type of one point.
  private static func widest(of names: [[UInt8]], _ texts: TextScale) -> Double {
    var widest = 0.0
    for name in names { widest = max(widest, texts.width(of: name[...], size: 1)) }
    return widest
  }

  // Measured around the year 2000: most years have four digits, and the others are narrower, or
  // wider by a minus sign.
  private static func widest(in input: LayoutInput, _ texts: TextScale) -> Double {
    guard let scale = input.state.level.scale, let month = YearMonth(year: 2000, month: 1) else {
      return 0
    }
    let page = PeriodPage(CalendarPage(of: month.firstDay, scale, firstWeekday: .monday))
    var names: [[UInt8]] = []
    for cell in 0..<PeriodPage.cellCount {
      var name: [UInt8] = []
      if let period = page.period(at: cell) { input.append(period, to: &name) }
      names.append(name)
    }
    return widest(of: names, texts)
  }
}
