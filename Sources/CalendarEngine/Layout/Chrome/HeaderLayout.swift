// SPDX-License-Identifier: MIT
import CivilTime

/// Lays out the title and the buttons.
enum HeaderLayout {
  /// Adds the nodes of the header.
  static func nodes(
    for input: LayoutInput, _ measures: MonthMeasures, in root: Int32,
    into builder: inout SceneBuilder
  ) {
    if input.state.options.hiddenParts.contains(.header) { return builder.style(measures.style) }
    let header = builder.add(
      NodeKey(.header), in: root,
      frame: LayoutRect(x: 0, y: 0, width: measures.width, height: measures.headerHeight))
    let buttons = ButtonWidths(input, measures)
    addTitle(input, measures, buttons, in: header, into: &builder)
    addButtons(input, measures, buttons, in: header, into: &builder)
  }

  private static func addTitle(
    _ input: LayoutInput, _ measures: MonthMeasures, _ buttons: ButtonWidths, in header: Int32,
    into builder: inout SceneBuilder
  ) {
    let box = titleBox(input, measures, buttons)
    let title = builder.add(NodeKey(.title), in: header, frame: box)
    var style = style(input, measures)
    let strip = TitleStripLayout(input, in: box, size: Double(style.titleSize) / 64)
    // The sign for zooming out follows the title.
    let room = max(box.width - (canZoomOut(input) ? 18 : 0), 1) * 64
    let text = text(input, measures.texts, size: Double(style.titleSize), room: room)
    builder.text(title) { $0.append(contentsOf: text) }
    var needed =
      strip.map { $0.widest * Double(style.titleSize) }
      ?? measures.texts.width(of: text[...], size: Double(style.titleSize))
    let taken = measures.stacksHeader ? 0 : buttons.total
    addNames(input, measures, beside: box, taken, in: header, into: &builder) { text, left in
      let width = measures.texts.width(of: text[...], size: Double(style.titleSize))
      needed = max(needed, width * room / left / 64)
    }
    if needed > room {
      style.titleSize = Int32(Double(style.titleSize) * room / needed)
    }
    builder.style(style)
    let named = titled(input)
    let spoken = named.isPlain ? text : spoken(named, input)
    if !named.isPlain, spoken != text {
      builder.label(title) { $0.append(contentsOf: spoken) }
    }
    strip?.nodes(in: header, into: &builder)
    if canZoomOut(input) { addZoom(input, spoken, over: box, in: header, into: &builder) }
  }

  /// Adds the names of the months beside the first one, which is the title; the buttons take their
  /// room from the last one.
  private static func addNames(
    _ input: LayoutInput, _ measures: MonthMeasures, beside title: LayoutRect, _ taken: Double,
    in header: Int32, into builder: inout SceneBuilder, measure: ([UInt8], Double) -> Void
  ) {
    guard input.arrangement.beside > 1 else { return }
    for count in 1..<input.arrangement.beside {
      let page = input.state.moving.titledPage.addingClamped(pages: count)
      var text: [UInt8] = []
      input.append(page, to: &text)
      let isLast = count == input.arrangement.beside - 1
      let width = max(title.width - (isLast ? taken : 0), 1)
      measure(text, width)
      let way = Double(count) * measures.pitch
      let x = input.isRightToLeft ? title.x + title.width - way - width : title.x + way
      let name = builder.add(
        NodeKey(.monthHeader, page: page), in: header,
        frame: LayoutRect(x: x, y: 0, width: width, height: title.height), traits: .current)
      builder.text(name) { $0.append(contentsOf: text) }
    }
  }

  /// The titles that move with their pages, or nil where they do not.
  static func titles(_ input: LayoutInput) -> TitleStripLayout? {
    guard input.state.fadingTitles != nil else { return nil }
    let measures = MonthLayout.measures(input)
    let box = titleBox(input, measures, ButtonWidths(input, measures))
    return TitleStripLayout(
      input, in: box, size: Double(style(input, measures).titleSize) / 64)
  }

  private static func titleBox(
    _ input: LayoutInput, _ measures: MonthMeasures, _ buttons: ButtonWidths
  ) -> LayoutRect {
    // Moving titles fade out where the buttons begin.
    let inset = input.state.fadingTitles == nil ? 8.0 : 0
    let hasButtons = !measures.stacksHeader && input.arrangement.beside == 1
    let width = max(measures.monthWidth - (hasButtons ? buttons.total : 0) - 2 * inset, 1)
    let height =
      measures.stacksHeader ? 28 * min(measures.texts.of(22), 2) + 8 : measures.headerHeight
    let leading = inset + (measures.stacksHeader ? 0 : buttons.before)
    let x = input.x(leading: leading, width: width, in: measures.width)
    return LayoutRect(x: x, y: 0, width: width, height: height)
  }

  private static func style(_ input: LayoutInput, _ measures: MonthMeasures) -> SceneStyle {
    var style = measures.style
    // The title is smaller beside moving titles, so that parts of these can be seen, and where it
    // stands above one month of several.
    if input.state.fadingTitles != nil || input.arrangement.beside > 1 {
      style.titleSize = style.titleSize / 5 * 4
    }
    return style
  }

  /// What the title names; of months side by side each has its own.
  private static func titled(_ input: LayoutInput) -> CalendarTitle {
    input.arrangement.beside > 1
      ? CalendarTitle(input.state.moving.titledPage) : input.state.title
  }

  /// The text of the title, shortened if it does not fit at its size.
  private static func text(
    _ input: LayoutInput, _ texts: TextScale, size: Double, room: Double
  ) -> [UInt8] {
    let title = titled(input)
    var text: [UInt8] = []
    input.append(title, to: &text)
    if title.isPlain || texts.width(of: text[...], size: size) <= room { return text }
    return input.shortened(title) ?? text
  }

  private static func spoken(_ title: CalendarTitle, _ input: LayoutInput) -> [UInt8] {
    var spoken: [UInt8] = []
    input.appendSpoken(title, to: &spoken)
    return spoken
  }

  private static func canZoomOut(_ input: LayoutInput) -> Bool {
    input.state.options.zoomsOut(of: input.state.level)
  }

  /// The title is a heading.
  ///
  /// If it zooms out, a button with the same name covers it.
  private static func addZoom(
    _ input: LayoutInput, _ title: [UInt8], over box: LayoutRect, in header: Int32,
    into builder: inout SceneBuilder
  ) {
    let button = builder.add(
      NodeKey(.zoomButton), in: header, frame: box,
      traits: input.state.selecting.pressed == NodeKey(.zoomButton) ? .pressed : [])
    builder.label(button) { input.phrases.append(.zoomOut, arguments: [title], to: &$0) }
  }

  private static func addButtons(
    _ input: LayoutInput, _ measures: MonthMeasures, _ widths: ButtonWidths, in header: Int32,
    into builder: inout SceneBuilder
  ) {
    let height = measures.stacksHeader ? max(44, 24 * min(measures.texts.of(15), 2)) : 44
    let y =
      measures.stacksHeader
      ? measures.headerHeight - height : (measures.headerHeight - height) / 2
    let start = measures.stacksHeader ? 0 : measures.width - widths.total
    var leading = start
    let ends = input.isAtEnds
    let pages = input.pageNames
    func add(_ role: Role, _ phrase: Phrase, _ width: Double, isDisabled: Bool) {
      guard width > 0 else { return }
      let x = input.x(leading: leading, width: width, in: measures.width)
      var traits: Traits = isDisabled ? .disabled : []
      if input.state.selecting.pressed == NodeKey(role) { traits.insert(.pressed) }
      let button = builder.add(
        NodeKey(role), in: header, frame: LayoutRect(x: x, y: y, width: width, height: height),
        traits: traits)
      if role == .todayButton, !widths.isNarrow {
        builder.text(button) { input.phrases.append(phrase, to: &$0) }
      } else {
        builder.label(button) { input.append(pageName: phrase, to: &$0) }
      }
      leading += width
    }
    if widths.before > 0, !measures.stacksHeader { leading = 0 }
    add(.previousButton, pages.previous, widths.previous, isDisabled: ends.first)
    if widths.before > 0, !measures.stacksHeader { leading = start + widths.before }
    add(.todayButton, .today, widths.today, isDisabled: !canShowToday(input))
    add(.nextButton, pages.next, widths.next, isDisabled: ends.last)
  }

  private static func canShowToday(_ input: LayoutInput) -> Bool {
    input.environment.today.map { input.state.options.bounds.contains($0) } ?? false
  }
}

/// The widths of the header's buttons in points.
private struct ButtonWidths {
  /// Where there is little room, the word "Today" is replaced by a symbol; the name stays.
  let isNarrow: Bool
  let previous: Double
  let next: Double
  let today: Double

  /// The width of those before the title: a title with moving titles is between the buttons.
  let before: Double

  var total: Double { previous + next + today }

  init(_ input: LayoutInput, _ measures: MonthMeasures) {
    isNarrow = !measures.stacksHeader && measures.width < 340
    let step = isNarrow ? 36.0 : 44
    let options = input.state.options
    let shown: HeaderButtons = options.locksPages ? [] : options.headerButtons
    previous = shown.contains(.previous) ? step : 0
    next = shown.contains(.next) ? step : 0
    before = input.state.fadingTitles == nil ? 0 : previous
    guard input.environment.today != nil, shown.contains(.today) else {
      today = 0
      return
    }
    var text: [UInt8] = []
    input.phrases.append(.today, to: &text)
    let size = 15 * min(measures.texts.of(15), 2)
    today = isNarrow ? 36 : max(44, 16 + measures.texts.width(of: text[...], size: size))
  }
}
