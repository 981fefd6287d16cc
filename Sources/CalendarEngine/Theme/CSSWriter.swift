// SPDX-License-Identifier: MIT

/// Writes CSS rules, one declaration per line.
struct CSSWriter {
  private(set) var bytes: [UInt8] = []
  private let selector: [UInt8]

  init(selector: [UInt8]) {
    self.selector = selector
    bytes.append(contentsOf: selector)
    bytes.append(" {\n")
  }

  mutating func beginRule(part: StaticString) {
    bytes.append(contentsOf: selector)
    bytes.append("::part(")
    bytes.append(part)
    bytes.append(") {\n")
  }

  mutating func endRule() {
    bytes.append("}\n")
  }

  mutating func declare(_ name: StaticString, _ value: StaticString) {
    begin(name)
    bytes.append(value)
    end()
  }

  /// Declares a colour that may differ in the dark.
  mutating func declare(_ name: StaticString, _ light: ThemeColor, _ dark: ThemeColor) {
    begin(name)
    end(light, dark)
  }

  /// A colour of a tint, such as `--almanac-ink-blue`.
  mutating func declare(
    _ name: StaticString, of tint: Tint, _ light: ThemeColor, _ dark: ThemeColor
  ) {
    bytes.append("  --almanac-")
    bytes.append(name)
    bytes.append("-")
    bytes.append(tint.name)
    bytes.append(": ")
    end(light, dark)
  }

  private mutating func end(_ light: ThemeColor, _ dark: ThemeColor) {
    if light == dark {
      append(light)
    } else {
      bytes.append("light-dark(")
      append(light)
      bytes.append(", ")
      append(dark)
      bytes.append(")")
    }
    end()
  }

  /// Declares the families of a font, followed by the system's.
  mutating func declareFont(_ name: StaticString, _ font: ThemeFont) {
    begin(name)
    for family in font.families {
      bytes.append("\"")
      // These characters do not occur in names of fonts, and would end the string.
      bytes.append(contentsOf: family.filter { $0 != 0x22 && $0 != 0x5C && $0 >= 0x20 })
      bytes.append("\", ")
    }
    bytes.append("-apple-system, \"Inter\", system-ui, sans-serif")
    end()
  }

  /// Declares a size that follows the page's text size: points, at 16 to the root's em.
  mutating func declareSize(_ units: Int32) {
    begin("font-size")
    let thousandths = (Int64(units) * 1000 + 512) / 1024
    bytes.append(decimal: thousandths / 1000)
    bytes.append(".")
    for place in [100, 10, 1] as [Int64] { bytes.append(decimal: thousandths / place % 10) }
    bytes.append("rem")
    end()
  }

  /// A non-negative number in thousandths, with its unit.
  mutating func declareFraction(
    _ name: StaticString, _ value: Double, _ unit: StaticString = ""
  ) {
    begin(name)
    let thousandths = Int64((value * 1000).rounded())
    bytes.append(decimal: thousandths / 1000)
    bytes.append(".")
    for place in [100, 10, 1] as [Int64] { bytes.append(decimal: thousandths / place % 10) }
    bytes.append(unit)
    end()
  }

  mutating func declareWeight(_ weight: Int32) {
    begin("font-weight")
    bytes.append(decimal: Int64(weight))
    end()
  }

  private mutating func begin(_ name: StaticString) {
    bytes.append("  ")
    bytes.append(name)
    bytes.append(": ")
  }

  private mutating func end() {
    bytes.append(";\n")
  }

  /// `#rrggbb`, followed by the opacity if it is not opaque.
  private mutating func append(_ color: ThemeColor) {
    bytes.append("#")
    let last: UInt32 = color.alpha == 255 ? 8 : 0
    for shift in stride(from: UInt32(28), through: last, by: -4) {
      let digit = UInt8(truncatingIfNeeded: color.rawValue >> shift & 15)
      bytes.append(digit < 10 ? 0x30 + digit : 0x57 + digit)
    }
  }
}
