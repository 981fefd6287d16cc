// SPDX-License-Identifier: MIT
import CalendarEngine

/// The dark colours of a picture that has both palettes, as rules for viewers that prefer them.
///
/// The light colours are attributes, which every viewer understands and every rule overrides.
struct SVGStyleSheet {
  /// What a colour is used for.
  enum Property: Hashable {
    case fill, stroke
  }

  private struct Rule: Hashable {
    let property: Property
    let color: ThemeColor
  }

  private var rules: [Rule] = []

  var isEmpty: Bool { rules.isEmpty }

  /// The number of the class that gives an element its dark colour.
  mutating func rule(_ property: Property, _ color: ThemeColor) -> Int {
    let rule = Rule(property: property, color: color)
    if let index = rules.firstIndex(of: rule) { return index }
    rules.append(rule)
    return rules.count - 1
  }

  /// Writes the style element.
  func write(prefix: [UInt8], to out: inout SVGWriter) {
    out.raw("<style>\n@media (prefers-color-scheme: dark) {\n")
    for (index, rule) in rules.enumerated() {
      out.raw(".")
      out.raw(prefix)
      out.raw("-c")
      out.decimal(Int64(index))
      out.raw(rule.property == .fill ? " { fill: " : " { stroke: ")
      out.color(rule.color)
      if rule.color.alpha != 255 {
        out.raw(rule.property == .fill ? "; fill-opacity: " : "; stroke-opacity: ")
        out.opacity(rule.color.alpha)
      }
      out.raw(" }\n")
    }
    out.raw("}\n</style>\n")
  }
}

extension SVGWriter {
  /// Writes an opacity in 255ths as thousandths, as in 0.122.
  mutating func opacity(_ alpha: UInt8) {
    let thousandths = (Int64(alpha) * 1000 + 127) / 255
    guard thousandths < 1000 else { return decimal(1) }
    raw("0.")
    for place in [100, 10, 1] as [Int64] { decimal(thousandths / place % 10) }
  }
}
