// SPDX-License-Identifier: MIT

/// A text that was made to fit its room.
struct TextFit {
  private(set) var text: [UInt8]
  private(set) var size: Int32

  /// Makes a text smaller, by up to a fifth, and finally cuts it, so that its estimated width fits.
  ///
  /// - Parameters:
  ///   - text: The text, UTF-8.
  ///   - size: The size that it would like to have, in 1/64 points.
  ///   - width: The room, in the same unit.
  init(_ text: ArraySlice<UInt8>, _ size: Int32, in width: Int32) {
    (self.text, self.size) = (Array(text), size)
    let needed = LetterWidths.width(of: text, size: Double(size))
    guard needed > Double(width), width > 0 else { return }
    self.size = max(Int32(Double(size) * Double(width) / needed), size / 5 &* 4)
    self.text = Self.cut(text, self.size, to: Double(width))
  }

  /// As many letters as fit, and at least one; an ellipsis stands for the others.
  private static func cut(_ text: ArraySlice<UInt8>, _ size: Int32, to width: Double) -> [UInt8] {
    let letters = Array(String(decoding: text, as: UTF8.self))
    var count = letters.count
    while count > 1 {
      var cut = Array(String(letters[..<count]).utf8)
      if count < letters.count { cut.append(contentsOf: "\u{2026}".utf8) }
      if LetterWidths.width(of: cut[...], size: Double(size)) <= width { return cut }
      count -= 1
    }
    return Array(String(letters.prefix(1)).utf8)
  }

  /// A text broken at spaces into lines whose estimated width fits.
  static func lines(
    of text: ArraySlice<UInt8>, _ size: Int32, in width: Int32
  ) -> [ArraySlice<UInt8>] {
    var (lines, start): ([ArraySlice<UInt8>], Int) = ([], text.startIndex)
    var end = start
    for word in text.split(separator: 0x20) {
      let longer = text[start..<word.endIndex]
      if end > start,
        LetterWidths.width(of: longer, size: Double(size)) > Double(width)
      {
        lines.append(text[start..<end])
        start = word.startIndex
      }
      end = word.endIndex
    }
    return end > start ? lines + [text[start..<end]] : lines
  }
}
