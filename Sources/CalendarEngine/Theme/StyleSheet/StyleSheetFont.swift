// SPDX-License-Identifier: MIT

extension ThemeFont {
  /// A size in points, 1...200, optionally followed by `pt` or `px`; nil for anything else.
  init?(sizeText text: ArraySlice<UInt8>) {
    let unit = text.suffix(2)
    let hasUnit = unit.isEqual(to: "pt") || unit.isEqual(to: "px")
    let number = hasUnit ? text.dropLast(2) : text
    guard let points = DecimalText.value(number), points >= 1, points <= 200 else { return nil }
    self.init()
    size = Int32((points * 64).rounded())
  }

  /// One of UIKit's text styles, such as `headline`, `title-1` or `UIFontTextStyleTitle1`; nil for
  /// anything else.
  ///
  /// The sizes are the system's at its default text size.
  init?(textStyle text: ArraySlice<UInt8>) {
    var letters = text.filter { $0 != 0x2D && $0 != 0x2E }.map { byte in
      (0x41...0x5A).contains(byte) ? byte | 0x20 : byte
    }[...]
    for prefix in ["uictfonttextstyle", "uifonttextstyle"] as [StaticString] {
      let count = prefix.utf8CodeUnitCount
      if letters.prefix(count).isEqual(to: prefix) { letters = letters.dropFirst(count) }
    }
    guard let style = TextStyle.all.first(where: { letters.isEqual(to: $0.name) }) else {
      return nil
    }
    self.init()
    size = style.points * 64
    weight = style.weight
  }

  private struct TextStyle {
    let name: StaticString
    let points: Int32
    var weight: Int32 = 400

    static let all = [
      TextStyle(name: "largetitle", points: 34), TextStyle(name: "title1", points: 28),
      TextStyle(name: "title2", points: 22), TextStyle(name: "title3", points: 20),
      TextStyle(name: "headline", points: 17, weight: 600), TextStyle(name: "body", points: 17),
      TextStyle(name: "callout", points: 16), TextStyle(name: "subheadline", points: 15),
      TextStyle(name: "subhead", points: 15), TextStyle(name: "footnote", points: 13),
      TextStyle(name: "caption1", points: 12), TextStyle(name: "caption2", points: 11),
    ]
  }
}

extension ThemeFont {
  /// The name of a family or face, or `system`, `boldSystem`, `italicSystem`; nil if it contains
  /// characters that names do not have.
  ///
  /// The part of a face's name after the hyphen gives weight and slant: `72-Bold`,
  /// `HelveticaNeue-LightItalic`.
  init?(nameText text: ArraySlice<UInt8>) {
    guard text.allSatisfy({ StyleSheetScanner.isName($0) }) else { return nil }
    self.init()
    for (word, weight, isItalic) in Self.systemNames where text.isEqual(to: word) {
      name = []
      self.weight = weight
      self.isItalic = isItalic
      return
    }
    name = Array(text)
    guard let hyphen = text.lastIndex(of: 0x2D) else { return }
    setFace(text[(hyphen + 1)...].map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }[...])
  }

  private mutating func setFace(_ face: ArraySlice<UInt8>) {
    var rest = face
    for slant in ["italic", "oblique", "it"] as [StaticString] {
      let count = slant.utf8CodeUnitCount
      guard rest.suffix(count).isEqual(to: slant) else { continue }
      rest = rest.dropLast(count)
      isItalic = true
      break
    }
    for (word, weight) in Self.weights where rest.isEqual(to: word) { self.weight = weight }
  }

  private static let systemNames: [(StaticString, Int32?, Bool?)] = [
    ("system", nil, nil), ("boldSystem", 700, nil), ("italicSystem", nil, true),
  ]

  private static let weights: [(StaticString, Int32)] = [
    ("ultralight", 200), ("extralight", 200), ("thin", 100), ("light", 300), ("regular", 400),
    ("roman", 400), ("book", 400), ("medium", 500), ("semibold", 600), ("demibold", 600),
    ("bold", 700), ("extrabold", 800), ("heavy", 800), ("black", 900),
  ]
}
