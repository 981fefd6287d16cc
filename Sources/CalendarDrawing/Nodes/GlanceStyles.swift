// SPDX-License-Identifier: MIT
import CalendarEngine

/// The looks of the days of small months, each made once: the days of a year have few.
struct GlanceStyles {
  private var styles: [UInt16: StylePair] = [:]

  /// The looks of all days of some months.
  init(_ glances: [MonthGlance], _ theme: Theme, _ options: DrawingOptions) {
    for glance in glances {
      for day in 1...Int32(max(glance.count, 1)) where styles[Self.look(day, glance)] == nil {
        styles[Self.look(day, glance)] = StylePair(
          first: theme.style(ofDay: day, in: glance, options.scheme),
          dark: options.hasBothSchemes ? theme.style(ofDay: day, in: glance, .dark) : nil)
      }
    }
  }

  /// The look of a day of one of these months, counted from 1; nil for other days.
  func style(_ day: Int32, in glance: MonthGlance) -> StylePair? {
    styles[Self.look(day, glance)]
  }

  /// Everything that the look of a day depends on.
  private static func look(_ day: Int32, _ glance: MonthGlance) -> UInt16 {
    var look: UInt16
    switch glance[day] {
    case .none: look = 0
    case .tint(let tint): look = UInt16(tint)
    case .step(let step): look = 0x100 | UInt16(step)
    }
    if day == Int32(glance.today) { look |= 0x200 }
    if MonthGlance.contains(day, in: glance.selected) { look |= 0x400 }
    if MonthGlance.contains(day, in: glance.disabled) { look |= 0x800 }
    return look
  }
}
