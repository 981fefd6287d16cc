// SPDX-License-Identifier: MIT

/// A line of text as scalars that can be compared, each with its place in the text.
struct EventLine {
  /// Small letters, ASCII digits, one kind of apostrophe, and no marks of vowels or direction.
  private(set) var scalars: [Int32] = []
  /// The byte at which each scalar begins, and the length of the text.
  private(set) var offsets: [Int] = []

  /// Reads UTF-8.
  init(_ text: [UInt8], _ digits: TypedDigits) {
    var starts: [Int] = []
    for (index, byte) in text.enumerated() where index == 0 || byte & 0xC0 != 0x80 {
      starts.append(index)
    }
    for (index, scalar) in digits.scalars(text).enumerated() {
      switch scalar {
      case 0x640, 0x64B...0x652, 0x5B0...0x5BC, 0x61C, 0x200B...0x200F, 0x202A...0x202E,
        0x2066...0x2069:
        continue
      case 0x2018, 0x2019: scalars.append(0x27)
      case 0x05BE, 0x2010, 0x2011, 0x2212: scalars.append(0x2D)
      case 0xA0, 0x2009, 0x202F, 0x3000: scalars.append(0x20)
      default: scalars.append(scalar)
      }
      offsets.append(starts[index])
    }
    offsets.append(text.count)
  }

  var count: Int { scalars.count }

  /// The scalar at a place; 0 before the first and after the last one.
  func scalar(_ place: Int) -> Int32 {
    place >= 0 && place < scalars.count ? scalars[place] : 0
  }

  func isDigit(_ place: Int) -> Bool { TypedDigits.isDigit(scalar(place)) }

  func isLetter(_ place: Int) -> Bool { TypedNames.isLetter(scalar(place)) }

  /// Whether the scalar is of a script that has no spaces between words.
  func isUnspaced(_ place: Int) -> Bool {
    let scalar = scalar(place)
    return scalar >= 0x3040 && scalar <= 0x9FFF
  }

  /// Whether a word can begin or end before a place: no letter has another one beside it.
  func isEdge(_ place: Int) -> Bool {
    !isLetter(place - 1) || !isLetter(place) || isUnspaced(place - 1) || isUnspaced(place)
  }

  /// The first place from a place on that is not a space.
  func skippingSpaces(_ place: Int) -> Int {
    var place = place
    while scalar(place) == 0x20 { place += 1 }
    return place
  }

  /// The same, also after a full stop or a comma.
  func skippingPause(_ place: Int) -> Int {
    let sign = scalar(place)
    return skippingSpaces(sign == 0x2C || sign == 0x2E || sign == 0x60C ? place + 1 : place)
  }

  /// The number at a place; nil if there is none, or if it has more than four digits.
  func number(_ start: Int) -> (value: Int32, digits: Int, end: Int)? {
    guard !isDigit(start - 1) else { return nil }
    var (value, end): (Int32, Int) = (0, start)
    while isDigit(end) {
      guard end - start < 4 else { return nil }
      value = value * 10 + scalar(end) - 0x30
      end += 1
    }
    return end > start ? (value, end - start, end) : nil
  }
}
