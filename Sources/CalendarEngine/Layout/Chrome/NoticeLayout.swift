// SPDX-License-Identifier: MIT

/// Lays out a temporary message, which covers the top of the grid so that no day moves.
enum NoticeLayout {
  /// Adds the message, if there is one.
  static func nodes(
    for input: LayoutInput, _ measures: MonthMeasures, in root: Int32,
    into builder: inout SceneBuilder
  ) {
    guard let notice = input.state.telling.notice else { return }
    var words: [UInt8] = []
    AnnouncementLayout.append(notice.content, input, to: &words)
    let inset = 8.0
    let scale = min(measures.texts.of(15), 2)
    let width = max(measures.width - 2 * inset, 1)
    // The estimate leaves room for the padding, and for words that break badly; a measure does not.
    let room = max(width - 24, 1)
    let needed = max(
      measures.texts.width(of: words[...], size: 15 * scale),
      TextEstimate.width(of: words[...], size: 15 * scale))
    let lines = max((needed / room).rounded(.up), 1)
    let node = builder.add(
      NodeKey(.notice), in: root,
      frame: LayoutRect(
        x: inset, y: measures.gridTop, width: width, height: lines * 20 * scale + 12))
    builder.text(node) { $0.append(contentsOf: words) }
  }
}
