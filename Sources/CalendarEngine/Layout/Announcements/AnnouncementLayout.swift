// SPDX-License-Identifier: MIT
import CivilTime

/// Adds the node that a screen reader reads whenever it changes.
enum AnnouncementLayout {
  static func nodes(for input: LayoutInput, in root: Int32, into builder: inout SceneBuilder) {
    let node = builder.add(
      NodeKey(.announcement), in: root, frame: LayoutRect(x: 0, y: 0, width: 1, height: 1))
    guard let announcement = input.state.telling.announcement else { return }
    builder.text(node) { out in
      let words = input.state.telling.words
      out.append(contentsOf: words)
      if words.isEmpty { append(announcement.content, input, to: &out) }
      // The same words twice in a row would be no change; an invisible space makes them one.
      if announcement.serial % 2 == 0 { out.append("\u{200B}") }
    }
  }

  // Not inlined at its two callers, for the size of the WebAssembly module.
  /// Appends what is said.
  @inline(never)
  static func append(
    _ content: Announcement.Content, _ input: LayoutInput, to out: inout [UInt8]
  ) {
    let locale = input.locale
    switch content {
    case .page(let page): input.append(announced: page, to: &out)
    case .unavailable(let day):
      locale.append(day, locale.fullDate, to: &out)
      input.phrases.append(.separator, to: &out)
      input.phrases.append(.unavailable, to: &out)
    case .selected(let day): append(.selected, [day], input, to: &out)
    case .started, .toggled, .interval, .cleared, .tooLong, .tooShort:
      appendSelection(content, input, to: &out)
    case .unreachable, .picked, .refused, .barred, .mode, .loadFailed, .time, .hour, .days,
      .grabbed, .moved, .cancelled:
      appendFurther(content, input, to: &out)
    }
  }

  static func append(
    _ phrase: Phrase, _ days: [EpochDay], _ input: LayoutInput, to out: inout [UInt8]
  ) {
    var dates: [[UInt8]] = []
    for day in days {
      var date: [UInt8] = []
      input.locale.append(day, input.locale.fullDate, to: &date)
      dates.append(date)
    }
    input.phrases.append(phrase, arguments: dates, to: &out)
  }
}
