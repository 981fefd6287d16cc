// SPDX-License-Identifier: MIT
import CalendarEngine

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
  ///   - keepsSize: Whether it is only cut.
  init(_ text: ArraySlice<UInt8>, _ size: Int32, in width: Int32, keepsSize: Bool = false) {
    (self.text, self.size) = (Array(text), size)
    let needed = Self.width(of: text, size: Double(size))
    guard needed > Double(width), width > 0 else { return }
    if !keepsSize { self.size = max(Int32(Double(size) * Double(width) / needed), size / 5 &* 4) }
    self.text = Self.cut(text, self.size, to: Double(width))
  }

  /// As many letters as fit, and at least one; an ellipsis stands for the others.
  private static func cut(_ text: ArraySlice<UInt8>, _ size: Int32, to width: Double) -> [UInt8] {
    let letters = Array(String(decoding: text, as: UTF8.self))
    var count = letters.count
    while count > 1 {
      var cut = Array(String(letters[..<count]).utf8)
      if count < letters.count { cut.append(contentsOf: "\u{2026}".utf8) }
      if Self.width(of: cut[...], size: Double(size)) <= width { return cut }
      count -= 1
    }
    return Array(String(letters.prefix(1)).utf8)
  }

  /// How much room a text takes: what the engine, which has made the room for many texts, takes it to
  /// be, or less if its letters are narrow.
  static func width(of text: ArraySlice<UInt8>, size: Double) -> Double {
    min(TextEstimate.width(of: text, size: size), LetterWidths.width(of: text, size: size))
  }

  /// A text broken into lines that fit: as wide as the host has measured its letters, or as they are
  /// estimated.
  static func lines(
    of text: ArraySlice<UInt8>, _ size: Int32, in width: Int32, _ widths: TextWidths
  ) -> [ArraySlice<UInt8>] {
    let size = Double(size)
    var (lines, start): ([ArraySlice<UInt8>], Int) = ([], text.startIndex)
    var end = start
    for word in words(of: text) {
      let needed = lineWidth(of: text[start..<word.endIndex], size, widths)
      if end > start, needed > Double(width) {
        lines.append(text[start..<end])
        start = word.startIndex
      }
      end = word.endIndex
    }
    return end > start ? lines + [text[start..<end]] : lines
  }

  /// How wide a line is: as the host has measured its letters, or as they are estimated.
  static func lineWidth(
    of text: ArraySlice<UInt8>, _ size: Double, _ widths: TextWidths
  ) -> Double {
    widths.width(of: text, size: size) ?? LetterWidths.width(of: text, size: size)
  }

  /// The parts of a text between which a line may end: words, and the letters of scripts whose words
  /// have no spaces between them.
  private static func words(of text: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    text.split(separator: 0x20).flatMap { word in
      var (parts, start, wasIdeograph) = ([ArraySlice<UInt8>](), word.startIndex, false)
      for index in word.indices where word[index] & 0xC0 != 0x80 {
        // Chinese, Japanese and Korean letters are beyond U+3000.
        let isIdeograph = 0xE3...0xED ~= word[index]
        if index > start, isIdeograph || wasIdeograph, !closes(word[index...]) {
          parts.append(word[start..<index])
          start = index
        }
        wasIdeograph = isIdeograph
      }
      return parts + [word[start...]]
    }
  }

  /// Whether a text begins with what no line does: a full stop, a closing bracket, a long vowel.
  private static func closes(_ text: ArraySlice<UInt8>) -> Bool {
    let first = Array(text.prefix(3))
    let closing: [UInt8] = [0x81, 0x82, 0x8B, 0x8D, 0x8F, 0x91]
    return first.starts(with: [0xE3, 0x80]) && closing.contains(first.last ?? 0)
      || first == [0xE3, 0x83, 0xBC] || first.first == 0xEF
  }
}
