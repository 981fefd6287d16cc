// SPDX-License-Identifier: MIT
import CalendarEngine

/// Prints scenes for terminals.
///
///     let scene = CalendarScene.make(state, environment)
///     print(TerminalRenderer(theme: .streak).string(scene))
///
/// Colours only repeat what characters say: without them the same text remains. Signs surround a
/// day's number:
///
///     12✓  kept     [12]  selected     (30)  of a neighbouring month
///     12~  short     12*  today         x30  cannot be chosen
///     12·  none     !12   marked        •••  dots, on a line of their own
///
/// One pair of brackets surrounds what is selected in a week: `[12   13   14]`. In a compact month
/// one sign stands between two numbers: `19[20 21]22·23•24*`. Text without a colour of its own has
/// the terminal's, because the terminal's background is unknown.
public struct TerminalRenderer: Sendable {
  /// The colours.
  public var theme: Theme
  /// How many colours and columns there are, and what is printed besides the days.
  public var options: TerminalOptions

  /// A renderer.
  public init(theme: Theme = .standard, options: TerminalOptions = TerminalOptions()) {
    self.theme = theme
    self.options = options
  }

  /// The scene as lines of UTF-8, each terminated by LF.
  ///
  /// The same arguments give the same bytes. A scene without nodes gives none.
  public func render(_ scene: CalendarScene) -> [UInt8] {
    render([scene])
  }

  /// Scenes of one month each, up to three side by side as far as there is room; or a single scene
  /// of any kind.
  ///
  /// The meaning of all their signs is printed below them.
  public func render(_ scenes: [CalendarScene]) -> [UInt8] {
    let picture =
      scenes.count == 1
      ? picture(scenes[0]) : TerminalDrawing(scenes, renderer: self).picture
    var bytes: [UInt8] = []
    for line in picture.lines {
      bytes += line
      bytes.append(0x0A)
    }
    return bytes
  }

  /// The scene as lines, and the place of the focus in them.
  public func picture(_ scene: CalendarScene) -> TerminalPicture {
    // Years and outer zoom levels have a drawing of their own, and so have hours and agendas.
    if let periods = TerminalPeriods(scene) {
      return TerminalPeriodDrawing(periods: periods, scene: scene, renderer: self).picture
    }
    if let timeline = TerminalTimeline(scene) {
      return TerminalTimelineDrawing(timeline, scene: scene, renderer: self).picture
    }
    if let agenda = TerminalAgendaDrawing(scene, renderer: self) { return agenda.picture }
    return TerminalDrawing([scene], renderer: self).picture
  }

  /// The scene as text.
  public func string(_ scene: CalendarScene) -> String {
    String(decoding: render(scene), as: UTF8.self)
  }
}

extension TerminalRenderer {
  /// The theme's style for a node, as far as a terminal can show it.
  func shown(_ node: SceneNode) -> TerminalStyle {
    let palette = theme[options.scheme]
    let style = theme.style(of: node, in: options.scheme)
    var shown = TerminalStyle()
    switch node.role {
    // A faint shape would be a patch on the terminal's own background.
    case .dayCell: shown.fill = style.isFull || !Self.isFaint(node) ? style.fill : nil
    // One that may not take place has the theme's ground, which would be such a patch, too.
    case .eventBar: shown.fill = style.fill == palette[.ground] ? nil : style.fill
    case .dayBadge, .timedEvent, .notice: shown.fill = style.fill
    default: break
    }
    // On the terminal's own background, plain text has the terminal's own colour.
    if shown.fill != nil || style.text != palette[.text] { shown.text = style.text }
    if node.role == .weekRow { shown.text = style.outline }
    shown.isBold = style.weight >= 600
    shown.isStruck = style.isStruck
    shown.isUnderlined = style.outline != nil && node.role == .dayCell
    shown.isReversed = options.showsFocus && node.traits.contains(.tabStop)
    return shown
  }

  private static func isFaint(_ day: SceneNode) -> Bool {
    switch Tint(rawValue: day.tint) {
    case .streakShort, .streakNone: true
    case .streakKept: day.traits.contains(.outside)
    default: false
    }
  }
}
