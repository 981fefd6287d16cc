// SPDX-License-Identifier: MIT

/// A date or time pattern: literal text and fields.
///
/// The letters are CLDR's (UTS #35, Date Format Patterns): `EEEE EEE EEEEE` weekday, `d dd` day,
/// `MMMM MMM M MM LLLL` month, `y` year, `H HH h hh` hour, `mm` minute, `a` AM or PM. Text between
/// apostrophes is literal, and two apostrophes are one. Other letters produce nothing.
public struct TextPattern: Hashable, Sendable {
  /// A part of a pattern.
  enum Piece: Hashable, Sendable {
    case literal([UInt8])
    case field(letter: UInt8, width: Int32)
  }

  private(set) var pieces: [Piece] = []

  /// A pattern that produces no text.
  public init() {}

  /// The pattern in UTF-8.
  public init(utf8 pattern: [UInt8]) {
    parse(pattern[...])
  }

  init(pieces: [Piece]) {
    self.pieces = pieces
  }

  init(_ pattern: StaticString) {
    var bytes: [UInt8] = []
    bytes.append(pattern)
    parse(bytes[...])
  }

  private mutating func parse(_ pattern: ArraySlice<UInt8>) {
    var literal: [UInt8] = []
    var index = pattern.startIndex
    var isQuoted = false
    while index < pattern.endIndex {
      let byte = pattern[index]
      var run = index + 1
      if byte == 0x27 {
        if run < pattern.endIndex, pattern[run] == 0x27 {
          literal.append(0x27)
          run += 1
        } else {
          isQuoted.toggle()
        }
      } else if !isQuoted, Self.isLetter(byte) {
        while run < pattern.endIndex, pattern[run] == byte { run += 1 }
        if !literal.isEmpty { pieces.append(.literal(literal)) }
        literal = []
        pieces.append(.field(letter: byte, width: Int32(run - index)))
      } else {
        literal.append(byte)
      }
      index = run
    }
    if !literal.isEmpty { pieces.append(.literal(literal)) }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
  }
}
