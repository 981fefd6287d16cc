// SPDX-License-Identifier: MIT

extension Theme {
  /// How a node looks in a scheme.
  ///
  /// A day's colours are those of its first state in the order of `precedence`; an attribute of a
  /// state overrides the state's token. The other states show in other ways: today is bold,
  /// disabled is struck through, streaks have rings. Text always reaches `leastContrast` on its
  /// background: a theme's colour that does not is changed in lightness.
  public func style(of node: SceneNode, in scheme: ThemeScheme) -> NodeStyle {
    style(of: node, in: scheme, self[scheme])
  }

  /// The same with the palette of the scheme at hand, for hosts that ask for many nodes.
  package func style(
    of node: SceneNode, in scheme: ThemeScheme, _ palette: ThemePalette
  ) -> NodeStyle {
    switch node.role {
    case .dayCell: return DayStyle(node: node, theme: self, palette: palette).style
    case .periodCell: return period(node, palette)
    case .title, .pageTitle: return style(of: .title, in: scheme)
    case .monthHeader: return monthName(node, in: scheme)
    case .weekdayLabel:
      return style(of: .weekday, node.traits.contains(.today) ? .today : .normal, in: scheme)
    case .weekNumber: return style(of: .weekNumber, in: scheme)
    case .retryButton: return style(palette, .accent, weight: 600)
    case .previousButton, .nextButton, .todayButton: return button(node, palette)
    case .status: return status(node, palette)
    case .handle: return style(palette, .secondary, weight: 400)
    case .dayAlternate, .daySubtitle: return secondLine(node, palette)
    case .dayBadge: return badge(palette)
    case .eventBar, .timedEvent: return bar(node, palette)
    case .moreButton:
      var style = style(palette, .secondary, weight: 600)
      style.outline = palette[.hairline].over(palette[.ground])
      return style
    case .legendItem: return legendItem(node, palette)
    case .band: return band(node, palette)
    case .heatStep:
      var style = style(palette, .secondary, weight: 400)
      style.fill = node.key.heatStep.map { Self.heat($0, palette) }
      return style
    case .notice: return notice(palette)
    case .dateHeader, .zoneLabel, .lanesLabel, .lanesButton, .dayColumn, .hourLines, .timeLabel,
      .nowLabel, .nowLine, .offHours, .hourGap, .hourFold, .backgroundEvent, .timeCursor,
      .agendaDate,
      .agendaNote, .groupHeader, .resizeHandle:
      return timeline(node, palette)
    case .weekRow, .timelineRow, .allDayCell:
      var style = style(palette, .text, weight: 400)
      style.outline = palette[.hairline].over(palette[.ground])
      return style
    case .calendar:
      var style = style(palette, .text, weight: 400)
      style.fill = palette[.ground]
      style.outline = palette[.hairline].over(palette[.ground])
      return style
    default: return style(palette, .text, weight: 400)
    }
  }

  /// How a part looks in a state on the calendar's background, for hosts that draw it themselves.
  ///
  /// For a day, the style without tints, dots and whatever else a node adds; for an event, the dot
  /// is the fill.
  public func style(
    of part: ThemePart, _ state: ThemeState = .normal, in scheme: ThemeScheme
  ) -> NodeStyle {
    let palette = self[scheme]
    switch part {
    case .title: return line(.title, state, palette, (.text, 700))
    case .weekday:
      return line(.weekday, state, palette, (state == .today ? .accent : .secondary, 600))
    case .weekNumber: return line(.weekNumber, state, palette, (.secondary, 500))
    case .day, .secondLine, .event: return day(part, state, palette)
    }
  }

  private func line(
    _ part: ThemePart, _ state: ThemeState, _ palette: ThemePalette, _ own: (ColorToken, Int32)
  ) -> NodeStyle {
    let said = palette[part, state]
    let normal = palette[part, .normal]
    // A state's own token overrides attributes of the normal state.
    let isAccented = own.0 == .accent
    let color = said.text ?? (isAccented ? nil : normal.text) ?? palette[own.0]
    var style = NodeStyle(text: color.readable(on: palette[.ground], atLeast: leastContrast))
    style.font = normal.font.overlaid(by: said.font)
    style.weight = style.font.weight ?? own.1
    return style
  }

  private func day(
    _ part: ThemePart, _ state: ThemeState, _ palette: ThemePalette
  ) -> NodeStyle {
    var node = SceneNode(key: NodeKey(.dayCell), parent: -1, frame: .zero)
    node.traits = state.traits
    if part == .event { node.dots = Dots([Dots.untinted]) }
    var style = DayStyle(node: node, theme: self, palette: palette).style
    guard part != .day else { return style }
    if part == .secondLine {
      let color = palette[part, state].text == nil ? lineColor(state, palette) : nil
      style.text =
        color?.readable(on: palette[.ground], atLeast: leastContrast) ?? style.secondary
      let normal = palette[part, .normal].font
      style.font = normal.overlaid(by: palette[part, state].font)
      style.weight = style.font.weight ?? 400
    } else {
      style.fill = style.dots.first
    }
    return style
  }

  private func secondLine(_ node: SceneNode, _ palette: ThemePalette) -> NodeStyle {
    var style = day(.secondLine, lineState(node.traits), palette)
    if let colors = palette.colors(of: node.tint) {
      style.text = colors.ink.readable(on: palette[.ground], atLeast: leastContrast)
    }
    return style
  }

  private func style(
    _ palette: ThemePalette, _ token: ColorToken, weight: Int32
  ) -> NodeStyle {
    var style = NodeStyle(
      text: palette[token].readable(on: palette[.ground], atLeast: leastContrast))
    style.weight = weight
    return style
  }

  /// What a timeline has beside its events.
  private func timeline(_ node: SceneNode, _ palette: ThemePalette) -> NodeStyle {
    let hairline = palette[.hairline].over(palette[.ground])
    switch node.role {
    case .dateHeader, .agendaDate:
      let isToday = node.traits.contains(.today)
      let palette = isToday ? palette.ofToday : palette
      let isOut = !node.traits.isDisjoint(with: [.disabled, .closed])
      var date = style(palette, isOut ? .outside : .text, weight: isToday ? 600 : 400)
      date.secondary = style(palette, isToday ? .accent : .secondary, weight: 600).text
      date.isStruck = node.traits.contains(.closed)
      if let tint = Tint(rawValue: node.tint), tint.isStreak {
        let disc = palette[tint].ground.over(palette[.ground])
        let ink = tint == .streakKept ? palette[.onTint] : palette[tint].ink
        date.fill = disc
        date.text = ink.readable(on: disc, atLeast: leastContrast)
        if tint == .streakShort { date.outline = palette[tint].solid }
        return date
      }
      guard isToday else {
        if node.traits.contains(.selected) { date.outline = palette[.accent] }
        return date
      }
      let disc = palette[.selection].over(palette[.ground])
      date.fill = disc
      date.text = palette[.onSelection].readable(on: disc, atLeast: leastContrast)
      return date
    case .nowLine, .nowLabel: return style(palette, .now, weight: 600)
    case .resizeHandle:
      var handle = style(palette, .text, weight: 400)
      handle.fill = (palette.colors(of: node.tint) ?? palette[.blue]).solid
      handle.outline = palette[.ground]
      return handle
    case .groupHeader:
      var group = style(palette, .text, weight: 600)
      group.fill = palette.colors(of: node.tint)?.solid
      // Groups are closer to each other than days.
      group.outline = node.traits.contains(.continuesBefore) ? hairline.opacity(128) : hairline
      return group
    case .timeLabel where node.traits.contains(.highlighted):
      return style(palette, .accent, weight: 600)
    case .timeCursor:
      var cursor = style(palette, .accent, weight: 600)
      let label = palette[.selection].over(palette[.ground])
      cursor.fill = ThemeColor(palette[.accent].rgb, alpha: 20)
      cursor.outline = label
      cursor.secondary = palette[.onSelection].readable(on: label, atLeast: leastContrast)
      return cursor
    case .offHours, .hourGap, .hourFold, .backgroundEvent, .dayColumn, .hourLines:
      let isWritten = node.role == .backgroundEvent
      var ground = style(palette, isWritten ? .text : .secondary, weight: 400)
      let isPart = node.role == .dayColumn && node.traits.contains(.continuesBefore)
      ground.outline = isPart ? hairline.opacity(128) : hairline
      // Lines show through it.
      ground.fill =
        palette.colors(of: node.tint).map { ThemeColor($0.solid.rgb, alpha: 41) }
        ?? ThemeColor(palette[.text].rgb, alpha: 8)
      return ground
    default: return style(palette, .secondary, weight: 400)
    }
  }

  private func monthName(_ node: SceneNode, in scheme: ThemeScheme) -> NodeStyle {
    var style = style(of: .title, in: scheme)
    // Beside the title it is another title.
    if !node.traits.contains(.current) { style.weight = 600 }
    if node.traits.contains(.pinned) { style.fill = self[scheme][.ground] }
    return style
  }

  /// Light on dark where the calendar is dark on light.
  private func notice(_ palette: ThemePalette) -> NodeStyle {
    var style = NodeStyle(
      text: palette[.ground].readable(on: palette[.text], atLeast: leastContrast))
    style.fill = palette[.text]
    return style
  }

  private func button(_ node: SceneNode, _ palette: ThemePalette) -> NodeStyle {
    let isDisabled = node.traits.contains(.disabled)
    var style = style(palette, isDisabled ? .outside : .accent, weight: 500)
    // What cannot be used may be faint (WCAG 2.2, 1.4.3), which shows that it cannot.
    if isDisabled { style.text = style.text.opacity(140) }
    return style
  }

  /// The colour of a line under a number in a state that has one of its own.
  private func lineColor(_ state: ThemeState, _ palette: ThemePalette) -> ThemeColor? {
    switch state {
    case .today: palette[.accent]
    case .outside, .disabled: palette[.outside]
    case .normal, .weekend, .selected, .selectedToday: nil
    }
  }

  // Lines under a number are on the background, not on the day's shape.
  private func lineState(_ traits: Traits) -> ThemeState {
    if traits.contains(.outside) { return .outside }
    if traits.contains(.disabled) { return .disabled }
    return traits.contains(.today) ? .today : .normal
  }

  private func badge(_ palette: ThemePalette) -> NodeStyle {
    let fill = palette[.selection].over(palette[.ground])
    var style = NodeStyle(
      text: palette[.onSelection].readable(on: fill, atLeast: leastContrast))
    style.fill = fill
    style.outline = palette[.ground]
    style.weight = 600
    return style
  }

  /// The title on the soft colour of the tint; `outline` is the full colour of the line before it,
  /// or of the dot of a timed one, which has no ground.
  ///
  /// What is selected has it the other way round: the colour of the text is its ground. What may not
  /// stay where it is held has the colour of failures.
  private func bar(_ node: SceneNode, _ palette: ThemePalette) -> NodeStyle {
    let isKept = node.tint == Tint.streakKept.rawValue
    let colors = palette.colors(of: node.tint) ?? palette[.blue]
    let isTimed = node.traits.contains(.timed)
    let ground = palette[.ground]
    let pressed = palette[.text].opacity(node.traits.contains(.pressed) ? 31 : 0)
    let fill = pressed.over(isTimed ? ground : colors.ground.over(ground))
    let text = isTimed ? palette[.text] : isKept ? palette[.onTint] : colors.ink
    var style = NodeStyle(text: text.readable(on: fill, atLeast: leastContrast))
    style.secondary = palette[.secondary].readable(on: fill, atLeast: leastContrast)
    style.fill = isTimed ? nil : fill
    style.outline = isKept && !isTimed ? nil : colors.solid
    if node.role == .timedEvent { style.moat = ground }
    style.weight = 600
    doubt(node.traits, pressed.over(ground), palette, &style)
    if node.traits.contains(.selected) {
      style.fill = colors.ink
      style.text = ground.readable(on: colors.ink, atLeast: leastContrast)
      style.secondary = style.text
    }
    guard node.traits.contains(.refused) else { return style }
    let warning = palette[.failure].opacity(41).over(ground)
    style.text = palette[.text].readable(on: warning, atLeast: leastContrast)
    style.secondary = style.text
    (style.fill, style.outline) = (warning, palette[.failure])
    if node.role == .timedEvent { style.moat = palette[.failure] }
    return style
  }

  /// What may take place is hollow, and what does not is hollow and pale.
  private func doubt(
    _ traits: Traits, _ ground: ThemeColor, _ palette: ThemePalette, _ style: inout NodeStyle
  ) {
    guard !traits.isDisjoint(with: [.tentative, .cancelled]) else { return }
    if style.fill != nil { style.fill = ground }
    if traits.contains(.cancelled) {
      style.text = palette[.secondary].readable(on: ground, atLeast: leastContrast)
    }
    style.text = style.text.readable(on: ground, atLeast: leastContrast)
    style.secondary = style.secondary.readable(on: ground, atLeast: leastContrast)
  }

  /// What joins the days of a run; half as strong where it only continues it.
  private func band(_ node: SceneNode, _ palette: ThemePalette) -> NodeStyle {
    let color =
      node.tint == 0 ? palette.range ?? palette[.selection].opacity(41) : palette[.run]
    let isFaint = !node.traits.isDisjoint(with: [.closed, .outside])
    let part = (isFaint ? 2 : 1) * (node.traits.contains(.preview) ? 2 : 1) as UInt8
    var style = style(palette, .text, weight: 400)
    style.fill = color.opacity(color.alpha / part).over(palette[.ground])
    return style
  }

  /// The name, and the colour of the swatch in `fill`.
  private func legendItem(_ node: SceneNode, _ palette: ThemePalette) -> NodeStyle {
    var style = style(palette, .secondary, weight: 400)
    style.fill = palette.colors(of: node.tint)?.solid
    return style
  }

  private func status(_ node: SceneNode, _ palette: ThemePalette) -> NodeStyle {
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

extension ThemeState {
  /// The traits of a day in this state alone.
  var traits: Traits {
    switch self {
    case .normal: []
    case .weekend: .weekend
    case .today: .today
    case .selected: .selected
    case .selectedToday: [.selected, .today]
    case .outside: .outside
    case .disabled: .disabled
    }
  }
}
