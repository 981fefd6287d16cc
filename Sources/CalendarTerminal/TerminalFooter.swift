// SPDX-License-Identifier: MIT
import CalendarEngine

/// The lines below the days: the meaning of the signs, and the name of a day.
struct TerminalFooter {
  private(set) var lines: [TerminalLine] = []
  private let renderer: TerminalRenderer
  private let isRightToLeft: Bool
  /// Columns of the months above.
  private let width: Int32
  /// Empty columns on either side.
  private let margin: Int32

  /// - Parameters:
  ///   - blocks: The months that stand above, with the scenes that they were made of.
  ///   - width: Their columns.
  ///   - renderer: What prints.
  init(
    _ blocks: [(block: TerminalBlock, scene: CalendarScene)], width: Int32,
    renderer: TerminalRenderer
  ) {
    self.renderer = renderer
    self.width = width
    let first = blocks.first?.block
    isRightToLeft = first?.month.isRightToLeft ?? false
    margin = first?.grid.margin ?? 0
    drawNotice(blocks)
    drawLegend(blocks)
    drawNamedDay(blocks)
  }
}

extension TerminalFooter {
  /// The reason for a refusal, as a block of its own.
  private mutating func drawNotice(_ blocks: [(block: TerminalBlock, scene: CalendarScene)]) {
    guard renderer.options.showsNotice,
      let (block, scene) = blocks.first(where: { $0.block.month.notice != nil }),
      let notice = block.month.notice
    else { return }
    let margin = max(margin, 1)
    let parts = TerminalWrap.lines(
      of: scene.utf8(notice.text), columns: max(width - 2 * margin, 1))
    let widest = parts.map { DisplayWidth.of($0) }.max() ?? 0
    lines.append(TerminalLine())
    for part in parts {
      let blank = [UInt8](repeating: 0x20, count: Int(widest - DisplayWidth.of(part)))
      var line = TerminalLine()
      // One column of its background on either side.
      let text = [0x20] + (isRightToLeft ? blank + part : part + blank) + [0x20]
      let start = isRightToLeft ? width - margin - widest - 1 : margin - 1
      line.put(text, at: start, renderer.shown(notice))
      lines.append(line)
    }
  }

  private mutating func drawLegend(_ blocks: [(block: TerminalBlock, scene: CalendarScene)]) {
    guard renderer.options.showsLegend else { return }
    let days = blocks.flatMap { $0.block.month.days }
    var entries = TerminalSign.allCases.filter { sign in days.contains { sign.isOn($0) } }
      .map { entry(of: $0) }
    for (block, scene) in blocks {
      for kind in block.month.legend.map({ entry(of: $0, in: scene) })
      where !entries.contains(kind) { entries.append(kind) }
    }
    guard !entries.isEmpty else { return }
    lines.append(TerminalLine())
    for row in rows(of: entries) { drawRow(row) }
  }

  /// A sign and its meaning, from left to right.
  private func entry(of sign: TerminalSign) -> [UInt8] {
    var (character, phrase): ([UInt8], [UInt8]) = ([], [])
    character.append(sign.character(isRightToLeft: isRightToLeft))
    renderer.options.phrases.append(sign.phrase, to: &phrase)
    if sign == .today {
      // Elsewhere the phrase is the name of a button; here it is a word among others.
      let text = String(decoding: phrase, as: UTF8.self)
      phrase = Array((text.prefix(1).lowercased() + text.dropFirst()).utf8)
    }
    return isRightToLeft ? phrase + [0x20] + character : character + [0x20] + phrase
  }

  /// A dot and the app's name for days with it.
  private func entry(of kind: SceneNode, in scene: CalendarScene) -> [UInt8] {
    let name = Array(scene.utf8(kind.text))
    return isRightToLeft ? name + [0x20] + TerminalDay.dot : TerminalDay.dot + [0x20] + name
  }

  /// Rows of entries, as many in a row as fit.
  private func rows(of entries: [[UInt8]]) -> [[[UInt8]]] {
    var rows: [[[UInt8]]] = [[]]
    var used: Int32 = 0
    for entry in entries {
      let width = DisplayWidth.of(entry)
      if used > 0, used + Self.gap + width > self.width - 2 * margin {
        rows.append([])
        used = 0
      }
      used += (used > 0 ? Self.gap : 0) + width
      rows[rows.count - 1].append(entry)
    }
    return rows
  }

  private mutating func drawRow(_ entries: [[UInt8]]) {
    var line = TerminalLine()
    let secondary = renderer.theme[renderer.options.scheme][.secondary]
    var column = margin
    for entry in entries {
      let width = DisplayWidth.of(entry)
      line.put(
        entry, at: isRightToLeft ? max(self.width - column - width, 0) : column,
        TerminalStyle(text: secondary))
      column += width + Self.gap
    }
    lines.append(line)
  }

  private static let gap: Int32 = 3

  /// The name of the selected or focused day, with everything that is said about it.
  private mutating func drawNamedDay(_ blocks: [(block: TerminalBlock, scene: CalendarScene)]) {
    guard renderer.options.namesSelection else { return }
    let trait: Traits = renderer.options.showsFocus ? .tabStop : .selected
    let named = blocks.flatMap { block, scene in
      block.month.days.filter { $0.traits.contains(trait) && $0.label != .none }
        .map { scene.utf8($0.label) }
    }
    guard named.count == 1, let name = named.first else { return }
    lines.append(TerminalLine())
    for part in TerminalWrap.lines(of: name, columns: max(width - 2 * margin, 1)) {
      var line = TerminalLine()
      let start = isRightToLeft ? width - margin - DisplayWidth.of(part) : margin
      line.put(part, at: max(start, 0), TerminalStyle())
      lines.append(line)
    }
  }
}
