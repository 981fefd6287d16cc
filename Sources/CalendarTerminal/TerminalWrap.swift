// SPDX-License-Identifier: MIT

/// Breaks text into lines.
enum TerminalWrap {
  /// Lines of at most so many columns, broken at spaces or, if a word is longer, within it.
  static func lines(of text: ArraySlice<UInt8>, columns: Int32) -> [ArraySlice<UInt8>] {
    var (lines, rest): ([ArraySlice<UInt8>], ArraySlice<UInt8>) = ([], text)
    while DisplayWidth.of(rest) > columns {
      let most = DisplayWidth.prefix(rest, columns: max(columns, 2))
      let next = rest[most.endIndex...].first
      // A space after the last word that fits counts like one within.
      let space = next == 0x20 ? most.endIndex : most.lastIndex(of: 0x20)
      let end = space.map { $0 > rest.startIndex ? $0 : most.endIndex } ?? most.endIndex
      lines.append(rest[..<end])
      rest = rest[end...].drop { $0 == 0x20 }
    }
    return rest.isEmpty ? lines : lines + [rest]
  }
}
