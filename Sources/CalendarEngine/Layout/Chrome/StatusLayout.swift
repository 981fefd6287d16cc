// SPDX-License-Identifier: MIT
import CivilTime

/// Lays out the line about the state of facts.
///
/// While facts load, and if there are none, it is thin and covers the foot of the header. After a
/// failure it has room of its own below the header, for a button that tries again.
enum StatusLayout {
  /// Adds the line if there is something to say.
  static func nodes(
    for input: LayoutInput, _ measures: MonthMeasures, in root: Int32,
    into builder: inout SceneBuilder
  ) {
    switch input.state.loadStatus(input.locale.weekRule.firstWeekday) {
    case .ready: break
    case .loading: add(.loading, .loading, input, measures, in: root, into: &builder)
    case .empty: add(.nothingYet, .empty, input, measures, in: root, into: &builder)
    case .failed:
      let isYear = input.arrangement.showsYear
      let line = add(
        isYear ? .yearFailed : .loadFailed, .failed, input, measures, in: root, into: &builder)
      addRetry(input, measures, in: line, into: &builder)
    }
  }

  @discardableResult
  private static func add(
    _ phrase: Phrase, _ traits: Traits, _ input: LayoutInput, _ measures: MonthMeasures,
    in root: Int32, into builder: inout SceneBuilder
  ) -> Int32 {
    let isNotice = traits == .failed
    let foot = max(measures.headerHeight, 2)
    let height = isNotice ? measures.noticeHeight : 2
    let line = builder.add(
      NodeKey(.status), in: root,
      frame: LayoutRect(
        x: 0, y: isNotice ? measures.headerHeight : foot - height, width: measures.width,
        height: height),
      traits: traits)
    builder.text(line) { input.phrases.append(phrase, to: &$0) }
    return line
  }

  private static func addRetry(
    _ input: LayoutInput, _ measures: MonthMeasures, in line: Int32,
    into builder: inout SceneBuilder
  ) {
    var text: [UInt8] = []
    input.phrases.append(.tryAgain, to: &text)
    let size = 13 * min(measures.texts.of(13), 2)
    let width = min(16 + measures.texts.width(of: text[...], size: size), measures.width / 2)
    let x = input.x(leading: measures.width - width, width: width, in: measures.width)
    var traits: Traits = []
    if input.state.selecting.pressed == NodeKey(.retryButton) { traits.insert(.pressed) }
    let button = builder.add(
      NodeKey(.retryButton), in: line,
      frame: LayoutRect(x: x, y: 0, width: width, height: measures.noticeHeight),
      traits: traits)
    builder.text(button) { $0.append(contentsOf: text) }
  }
}
