// SPDX-License-Identifier: MIT

extension Theme {
  /// How the cell of a month, year or decade looks.
  func period(_ node: SceneNode, _ palette: ThemePalette) -> NodeStyle {
    let traits = node.traits
    let isQuiet = traits.contains(.disabled) || traits.contains(.outside)
    let token: ColorToken = isQuiet ? .outside : traits.contains(.today) ? .accent : .text
    var style = NodeStyle(
      text: palette[token].readable(on: palette[.ground], atLeast: leastContrast))
    style.weight = traits.contains(.selected) ? 600 : traits.contains(.today) ? 700 : 500
    guard traits.contains(.selected), !traits.contains(.disabled) else { return style }
    style.fill = palette[.selection]
    style.text = palette[.onSelection].readable(on: palette[.selection], atLeast: leastContrast)
    return style
  }

  /// How a day of a small month looks: as in a month, with a background of its own for each step of
  /// heat.
  ///
  /// - Parameters:
  ///   - day: Its number, from 1 on.
  ///   - glance: The month.
  ///   - scheme: Light or dark.
  /// - Returns: What fills its square, and how its number is written.
  public func style(
    ofDay day: Int32, in glance: MonthGlance, _ scheme: ThemeScheme
  ) -> NodeStyle {
    var node = SceneNode(key: NodeKey(.dayCell), parent: -1, frame: .zero)
    if MonthGlance.contains(day, in: glance.disabled) { node.traits.insert(.disabled) }
    if day == Int32(glance.today) { node.traits.insert(.today) }
    if case .tint(let tint) = glance[day] { node.tint = tint }
    var style = self.style(of: node, in: scheme)
    style.weight = day == Int32(glance.today) ? 700 : 400
    if MonthGlance.contains(day, in: glance.selected) {
      style.frame = self[scheme][.text]
      style.weight = 600
    }
    guard case .step(let step) = glance[day], style.fill == nil else { return style }
    let palette = self[scheme]
    let fill = Self.heat(step, palette)
    style.fill = fill
    let text = step < HeatScale.stepCount ? palette[.text] : palette[.ground]
    style.text = text.readable(on: fill, atLeast: leastContrast)
    return style
  }

  /// The background of a step of heat: increasing shares of the accent.
  static func heat(_ step: UInt8, _ palette: ThemePalette) -> ThemeColor {
    if step == 0 { return palette[.text].opacity(13).over(palette[.ground]) }
    let shares: [UInt8] = [0, 64, 115, 179, 255]
    return palette[.accent].opacity(shares[Int(min(step, 4))]).over(palette[.ground])
  }
}
