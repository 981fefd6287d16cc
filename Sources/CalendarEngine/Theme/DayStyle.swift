// SPDX-License-Identifier: MIT

/// Computes the style of a day.
struct DayStyle {
  let node: SceneNode
  let palette: ThemePalette
  let leastContrast: Double
  private let framesSelection: Bool
  let sources: [ThemePrecedence.Source]
  private let lookup: StyleLookup
  private let own: ColorFamily?

  init(node: SceneNode, theme: Theme, palette: ThemePalette) {
    var node = node
    // Inside a selected interval the band shows the selection; full shapes are for its ends.
    if node.traits.contains(.rangeMiddle) { node.traits.remove(.selected) }
    self.node = node
    let palette = node.traits.contains(.today) ? palette.ofToday : palette
    self.palette = palette
    leastContrast = theme.leastContrast
    framesSelection = theme.framesSelection
    sources = theme.precedence.sources(node.traits)
    lookup = StyleLookup(palette: palette, part: .day, sources: sources)
    own = palette.family(of: node.tint)
  }

  var style: NodeStyle {
    var style = NodeStyle(text: palette[.text])
    style.fill = fill
    style.isFull = isFull
    style.band = band
    let ground = style.fill ?? style.band ?? palette[.ground]
    style.text = readable(text, on: ground)
    style.secondary = secondary(style, on: ground)
    style.font = lookup.font
    style.weight = weight
    style.ring = ring
    style.frame = isFramed ? palette[.selection] : nil
    style.outline = outline(style)
    style.moat = border != nil && style.fill != nil ? palette[.ground] : nil
    style.isStruck = node.traits.contains(.closed)
    if node.dots != .none { style.dots = node.dots.tints.map { dot($0, on: style) } }
    return style
  }

  private func readable(_ color: ThemeColor, on ground: ThemeColor) -> ThemeColor {
    color.readable(on: ground, atLeast: leastContrast)
  }

  private var showsSelection: Bool {
    sources.contains { source in
      if case .state(.selected) = source { true } else { false }
    }
  }

  private var showsFacts: Bool {
    sources.contains { source in
      if case .fact = source { true } else { false }
    }
  }

  private var tint: Tint? { showsFacts ? Tint(rawValue: node.tint) : nil }

  /// Whether the selection leaves the shape as it is, because that tells what the day was.
  private var isFramed: Bool {
    showsSelection && (framesSelection && chosen == nil || tint?.isStreak == true)
  }

  /// The shape while the day is selected and the number on it, where the app has a colour for that.
  private var chosen: (fill: ThemeColor, text: ThemeColor)? {
    if let family = palette.family(of: node.selectionTint) { return (family.fill, family.onFill) }
    guard let named = Tint(rawValue: node.selectionTint), !named.isStreak else { return nil }
    return (palette[named].ink, palette[.ground])
  }

  /// The line around the shape, where the app has a colour for it.
  private var border: ThemeColor? {
    showsFacts ? palette.colors(of: node.borderTint)?.solid : nil
  }

  /// Whether it is a day of a neighbouring month, of which only a trace is shown.
  private var isFaint: Bool { tint?.isStreak == true && node.traits.contains(.outside) }

  /// The colour of that trace.
  private var trace: ThemeColor { palette[node.traits.contains(.today) ? .accent : .secondary] }

  private var isFull: Bool {
    showsSelection && !isFramed || tint == .streakKept && !isFaint || showsFacts && own != nil
  }

  private var fill: ThemeColor? {
    if showsSelection, !isFramed, let chosen { return chosen.fill }
    let fill = lookup.first({ $0.fill }, fact: factFill) { state in
      state == .selected && !isFramed ? palette[.selection] : nil
    }
    // Hosts draw fills opaque.
    if let fill { return fill.over(palette[.ground]) }
    // The preview of a band has round ends.
    if wouldEnd { return bandColor }
    if node.traits.contains(.pressed), !node.traits.contains(.disabled) {
      return palette[.text].opacity(31).over(palette[.ground])
    }
    return nil
  }

  private var factFill: ThemeColor? {
    isFaint ? nil : own?.fill ?? tint.map { palette[$0].ground }
  }

  /// Whether the previewed interval has an end here.
  private var wouldEnd: Bool {
    node.traits.contains(.preview) && !node.traits.isDisjoint(with: [.rangeStart, .rangeEnd])
  }

  /// The band of a selected interval that continues here; neutral on days that cannot be chosen.
  private var band: ThemeColor? {
    let ends = node.traits.intersection([.rangeStart, .rangeMiddle, .rangeEnd])
    return ends.isEmpty || ends == [.rangeStart, .rangeEnd] ? nil : bandColor
  }

  private var bandColor: ThemeColor {
    let isOpen = !node.traits.contains(.disabled)
    let color =
      isOpen ? palette.range ?? palette[.selection].opacity(41) : palette[.text].opacity(20)
    // A preview is half as strong.
    let alpha = node.traits.contains(.preview) ? color.alpha / 2 : color.alpha
    return color.opacity(alpha).over(palette[.ground])
  }

  private var text: ThemeColor {
    if showsSelection, !isFramed, let chosen { return chosen.text }
    return lookup.first({ $0.text }, fact: factText) { state in
      switch state {
      case .selectedToday: nil
      case .selected: isFramed ? nil : palette[.onSelection]
      case .today: palette[.accent]
      case .outside, .disabled: palette[.outside]
      case .weekend: palette[.weekend] == palette[.text] ? nil : palette[.weekend]
      case .normal: palette[.text]
      }
    } ?? palette[.text]
  }

  private var factText: ThemeColor? {
    if let title = palette.colors(of: node.titleTint) { return title.ink }
    if let own { return own.onFill }
    if isFaint { return trace }
    return tint.map { $0 == .streakKept ? palette[.onTint] : palette[$0].ink }
  }

  private func secondary(_ style: NodeStyle, on ground: ThemeColor) -> ThemeColor {
    let lookup = StyleLookup(palette: palette, part: .secondLine, sources: sources)
    let color = lookup.first({ $0.text }, fact: isFull ? style.text : nil) { state in
      switch state {
      case .selected: style.text
      case .normal: palette[.secondary]
      default: nil
      }
    }
    return readable(color ?? palette[.secondary], on: ground)
  }

  // Today and the selected day also stand out by weight, whatever the font.
  private var weight: Int32 {
    if let weight = lookup.statedFont.weight { return weight }
    let normal = palette[.day, .normal].font.weight
    if !node.traits.isDisjoint(with: [.today, .selected]) { return max(600, normal ?? 0) }
    return normal ?? 400
  }

  private var ring: NodeStyle.Ring? {
    guard tint == .streakShort else { return nil }
    let faint = trace.opacity(102).over(palette[.ground])
    return NodeStyle.Ring(
      color: isFaint ? faint : palette[.ringShort], percent: node.progress)
  }

  private func outline(_ style: NodeStyle) -> ThemeColor? {
    if node.traits.contains(.highlighted) {
      return style.fill == nil ? palette[.accent] : style.text
    }
    if let border { return border }
    return lookup.first { $0.border }?.over(style.fill ?? palette[.ground])
  }

  private func dot(_ tint: UInt8, on style: NodeStyle) -> ThemeColor {
    if let colors = palette.colors(of: tint) { return isFull ? style.text : colors.solid }
    let lookup = StyleLookup(palette: palette, part: .event, sources: sources)
    let color = lookup.first({ $0.fill }, fact: isFull ? style.text : nil) { state in
      switch state {
      case .selected: style.text
      case .normal: palette[.event]
      default: nil
      }
    }
    return color ?? palette[.event]
  }
}

extension Tint {
  /// Whether it tells whether a day was kept; the others are event colours.
  var isStreak: Bool {
    switch self {
    case .streakKept, .streakShort, .streakNone: return true
    default: return false
    }
  }
}
