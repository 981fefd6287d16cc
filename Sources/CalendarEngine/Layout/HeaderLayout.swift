// SPDX-License-Identifier: MIT
import CivilTime

/// Lays out the title and the buttons.
enum HeaderLayout {
  private static let buttonWidth = 44.0

  /// Adds the nodes of the header.
  static func nodes(
    for input: LayoutInput, _ measures: MonthMeasures, in root: Int32,
    into builder: inout SceneBuilder
  ) {
    let header = builder.add(
      NodeKey(.header), in: root,
      frame: LayoutRect(x: 0, y: 0, width: measures.width, height: measures.headerHeight))
    addTitle(input, measures, in: header, into: &builder)
    addButtons(input, measures, in: header, into: &builder)
  }

  private static func addTitle(
    _ input: LayoutInput, _ measures: MonthMeasures, in header: Int32,
    into builder: inout SceneBuilder
  ) {
    let inset = 8.0
    let taken = measures.stacksHeader ? 0 : buttonsWidth(input, measures)
    let width = max(measures.width - taken - 2 * inset, 1)
    let height =
      measures.stacksHeader ? 28 * min(measures.textScale, 2) + 8 : measures.headerHeight
    let x = input.x(leading: inset, width: width, in: measures.width)
    let title = builder.add(
      NodeKey(.title), in: header, frame: LayoutRect(x: x, y: 0, width: width, height: height))
    builder.text(title) {
      input.locale.append(input.state.titlePage, input.locale.monthAndYear, to: &$0)
    }
  }

  private static func addButtons(
    _ input: LayoutInput, _ measures: MonthMeasures, in header: Int32,
    into builder: inout SceneBuilder
  ) {
    let height = measures.stacksHeader ? max(44, 24 * min(measures.textScale, 2)) : 44
    let y =
      measures.stacksHeader
      ? measures.headerHeight - height : (measures.headerHeight - height) / 2
    var leading = measures.stacksHeader ? 0 : measures.width - buttonsWidth(input, measures)
    let page = input.state.viewport.page
    let options = input.state.options
    let buttons: [(Role, Phrase, Double, Bool)] = [
      (.previousButton, .previousMonth, buttonWidth, page <= options.firstPage),
      (.todayButton, .today, todayWidth(input, measures), !canShowToday(input)),
      (.nextButton, .nextMonth, buttonWidth, page >= options.lastPage),
    ]
    for (role, phrase, width, isDisabled) in buttons where width > 0 {
      let x = input.x(leading: leading, width: width, in: measures.width)
      var traits: Traits = isDisabled ? .disabled : []
      if input.state.pressed == NodeKey(role) { traits.insert(.pressed) }
      let button = builder.add(
        NodeKey(role), in: header, frame: LayoutRect(x: x, y: y, width: width, height: height),
        traits: traits)
      if role == .todayButton {
        builder.text(button) { input.phrases.append(phrase, to: &$0) }
      } else {
        builder.label(button) { input.phrases.append(phrase, to: &$0) }
      }
      leading += width
    }
  }

  private static func canShowToday(_ input: LayoutInput) -> Bool {
    input.environment.today.map { input.state.options.bounds.contains($0) } ?? false
  }

  private static func buttonsWidth(_ input: LayoutInput, _ measures: MonthMeasures) -> Double {
    2 * buttonWidth + todayWidth(input, measures)
  }

  // Nothing is measured: a letter is about 0.6 of its size wide, one from beyond the Latin script
  // (three UTF-8 bytes) about as wide as it is high.
  private static func todayWidth(_ input: LayoutInput, _ measures: MonthMeasures) -> Double {
    guard input.environment.today != nil else { return 0 }
    var text: [UInt8] = []
    input.phrases.append(.today, to: &text)
    let size = 15 * min(measures.textScale, 2)
    var width = 16.0
    for byte in text where byte & 0xC0 != 0x80 { width += byte < 0xE0 ? 0.6 * size : size }
    return max(buttonWidth, width)
  }
}
