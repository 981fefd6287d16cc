// SPDX-License-Identifier: MIT
import CalendarEngine

/// What small months are drawn with: the looks of their days and their words, each made once, for the
/// days of a year have few looks, and all of its months the same words.
struct GlanceLooks {
  /// The look of the names of weekdays.
  let weekday: StylePair
  /// The text of the first small month, and its lines.
  private let text: ArraySlice<UInt8>
  private let lines: [[UInt8]]
  private var looks: [GlanceLook] = []
  /// For all that a look depends on its place in `looks`, from 1.
  private var places = [UInt16](repeating: 0, count: 0x1000)

  /// The looks of all days of a scene's small months; nil where it has none.
  init?(_ scene: CalendarScene, _ theme: Theme, _ options: DrawingOptions) {
    guard let first = scene.nodes.first(where: { $0.role == .glance }) else { return nil }
    weekday = StylePair(
      first: theme.style(of: .weekday, in: options.scheme),
      dark: options.hasBothSchemes ? theme.style(of: .weekday, in: .dark) : nil)
    text = scene.utf8(first.text)
    lines = Self.split(text)
    for glance in scene.glances {
      for day in 1...Int32(max(glance.count, 1)) {
        let state = Self.state(day, glance)
        if places[state] > 0 { continue }
        let style = StylePair(
          first: theme.style(ofDay: day, in: glance, options.scheme),
          dark: options.hasBothSchemes ? theme.style(ofDay: day, in: glance, .dark) : nil)
        looks.append(
          GlanceLook(
            style, isToday: day == Int32(glance.today), holdsSomething: glance[day] != .none))
        places[state] = UInt16(looks.count)
      }
    }
  }
}

extension GlanceLooks {
  /// The look of a day of one of these months, counted from 1; nil for other days.
  func look(_ day: Int32, in glance: MonthGlance) -> GlanceLook? {
    let place = Int(places[Self.state(day, glance)])
    return place > 0 ? looks[place - 1] : nil
  }

  /// The lines of a small month's text.
  func lines(of text: ArraySlice<UInt8>) -> [[UInt8]] {
    text == self.text ? lines : Self.split(text)
  }

  private static func split(_ text: ArraySlice<UInt8>) -> [[UInt8]] {
    text.split(separator: 0x0A, omittingEmptySubsequences: false).map { Array($0) }
  }

  /// Everything that the look of a day depends on, 0...0xFFF.
  private static func state(_ day: Int32, _ glance: MonthGlance) -> Int {
    var state: Int
    switch glance[day] {
    case .none: state = 0
    case .tint(let tint): state = Int(tint)
    case .step(let step): state = 0x100 | Int(step)
    }
    if day == Int32(glance.today) { state |= 0x200 }
    if MonthGlance.contains(day, in: glance.selected) { state |= 0x400 }
    if MonthGlance.contains(day, in: glance.disabled) { state |= 0x800 }
    return state
  }
}

/// How a day of a small month looks.
struct GlanceLook {
  /// The square of a day that holds something.
  let fill: MarkPaint?
  /// The square of any other day where there are no numbers.
  let quiet: MarkPaint?
  /// The line within the edge of the square.
  let edge: MarkStroke?
  let text: MarkPaint
  let weight: Int32

  init(_ style: StylePair, isToday: Bool, holdsSomething: Bool) {
    let keepsColor = holdsSomething && style.first.fill != nil
    func paint(_ color: (NodeStyle) -> ThemeColor?) -> MarkPaint? {
      var paint = style.paint(color)
      paint?.keepsColor = keepsColor
      return paint
    }
    fill = paint { $0.fill }
    quiet = paint { $0.text.opacity(13) }
    if style.first.frame != nil {
      edge = paint { $0.frame }.map { MarkStroke($0, width: 2 * 64) }
    } else {
      edge = paint { isToday ? $0.text : $0.ring?.color }.map { MarkStroke($0, width: 80) }
    }
    text = paint { $0.text } ?? MarkPaint(style.first.text)
    weight = style.first.weight
  }
}
