// SPDX-License-Identifier: MIT

extension Theme {
  /// How a node looks in a scheme.
  ///
  /// A day's colours are those of the first that it is: selected, tinted, today, outside or
  /// disabled, of the weekend. Its other states show beside the colours: today is bold, disabled
  /// is struck, streaks have rings. Text always reaches 4.5 on what it stands on: a theme's colour
  /// that does not is moved in lightness.
  public func style(of node: SceneNode, in scheme: ThemeScheme) -> NodeStyle {
    let palette = self[scheme]
    switch node.role {
    case .dayCell: return DayStyle(node: node, palette: palette).style
    case .title: return Self.style(palette, .text, weight: 700)
    case .weekdayLabel: return Self.style(palette, .secondary, weight: 600)
    case .retryButton: return Self.style(palette, .accent, weight: 600)
    case .previousButton, .nextButton, .todayButton: return Self.button(node, palette)
    case .status: return Self.status(node, palette)
    case .calendar:
      var style = Self.style(palette, .text, weight: 400)
      style.fill = palette[.ground]
      style.outline = palette[.hairline].over(palette[.ground])
      return style
    default: return Self.style(palette, .text, weight: 400)
    }
  }

  private static func style(
    _ palette: ThemePalette, _ token: ColorToken, weight: Int32
  ) -> NodeStyle {
    var style = NodeStyle(text: palette[token].readable(on: palette[.ground]))
    style.weight = weight
    return style
  }

  private static func button(_ node: SceneNode, _ palette: ThemePalette) -> NodeStyle {
    let isDisabled = node.traits.contains(.disabled)
    var style = style(palette, isDisabled ? .outside : .accent, weight: 500)
    // What cannot be used may be faint (WCAG 2.2, 1.4.3), so that it is seen to be.
    if isDisabled { style.text = style.text.opacity(140) }
    return style
  }

  private static func status(_ node: SceneNode, _ palette: ThemePalette) -> NodeStyle {
    if node.traits.contains(.failed) {
      var style = style(palette, .failure, weight: 400)
      style.fill = palette[.ground]
      return style
    }
    var style = style(palette, .accent, weight: 400)
    if node.traits.contains(.loading) {
      style.fill = palette[.hairline].over(palette[.ground])
    }
    return style
  }
}

/// Finds the style of a day.
private struct DayStyle {
  let node: SceneNode
  let palette: ThemePalette

  var style: NodeStyle {
    var style = NodeStyle(text: palette[.text])
    style.fill = fill
    style.isFull = isFull
    let ground = style.fill ?? palette[.ground]
    style.text = text.readable(on: ground)
    style.secondary = isFull ? style.text : palette[.secondary].readable(on: ground)
    style.weight = weight
    style.ring = ring
    if node.traits.contains(.highlighted) {
      style.outline = style.fill == nil ? palette[.accent] : style.text
    }
    style.isStruck = node.traits.contains(.disabled)
    style.dots = node.dots.tints.map { dot($0, on: style) }
    return style
  }

  private var tint: Tint? { Tint(rawValue: node.tint) }

  private var isFull: Bool { node.traits.contains(.selected) || tint?.isStreak == true }

  private var fill: ThemeColor? {
    if node.traits.contains(.selected) { return palette[.selection] }
    if let tint { return palette[tint].ground }
    if node.traits.contains(.pressed), !node.traits.contains(.disabled) {
      return palette[.text].opacity(31).over(palette[.ground])
    }
    return nil
  }

  private var text: ThemeColor {
    let traits = node.traits
    if traits.contains(.selected) { return palette[.onSelection] }
    if let title = Tint(rawValue: node.titleTint) { return palette[title].ink }
    if let tint { return tint.isStreak ? palette[.onTint] : palette[tint].ink }
    if traits.contains(.today) { return palette[.accent] }
    if !traits.isDisjoint(with: [.outside, .disabled]) { return palette[.outside] }
    return palette[traits.contains(.weekend) ? .weekend : .text]
  }

  private var weight: Int32 {
    if !node.traits.isDisjoint(with: [.today, .selected]) { return 600 }
    return tint?.isStreak == true ? 500 : 400
  }

  private var ring: NodeStyle.Ring? {
    switch tint {
    case .streakKept: return NodeStyle.Ring(color: palette[.ringKept], isHalf: false)
    case .streakShort: return NodeStyle.Ring(color: palette[.ringShort], isHalf: true)
    default: return nil
    }
  }

  private func dot(_ tint: UInt8, on style: NodeStyle) -> ThemeColor {
    if isFull { return style.text }
    guard let tint = Tint(rawValue: tint) else { return style.secondary }
    return palette[tint].ink
  }
}

extension Tint {
  /// Whether it tells how a day did, in a full colour; the others are event colours.
  var isStreak: Bool {
    switch self {
    case .streakKept, .streakShort, .streakNone: return true
    default: return false
    }
  }
}
