// SPDX-License-Identifier: MIT
import CalendarEngine

/// Prints scenes for terminals.
///
///     let scene = CalendarScene.make(state, environment)
///     print(TerminalRenderer(theme: .streak).string(scene))
///
/// Colours add to what characters say and never say anything alone: without them the same text
/// remains. A day's number has signs around it:
///
///     12✓  kept     [12]  selected     (30)  of a neighbouring month
///     12~  short     12*  today         x30  cannot be chosen
///     12·  none     !12   marked        •••  dots, on a line of their own
///
/// In a compact month one sign stands between two numbers: `19[20 21]22·23•24*`.
/// Text and numbers without a colour of their own have the terminal's, whose ground is not known.
public struct TerminalRenderer: Sendable {
  /// The colours.
  public var theme: Theme
  /// How many colours and columns there are, and what is printed beside the days.
  public var options: TerminalOptions

  /// A renderer.
  public init(theme: Theme = .standard, options: TerminalOptions = TerminalOptions()) {
    self.theme = theme
    self.options = options
  }

  /// The scene as lines of UTF-8, each of which ends with LF.
  ///
  /// The same arguments give the same bytes. A scene in which nothing is gives none.
  public func render(_ scene: CalendarScene) -> [UInt8] {
    render([scene])
  }

  /// Scenes of a month each, as many beside each other as there is room for, up to three; or one of
  /// any kind.
  ///
  /// Below them is what the signs of all of them mean.
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

  /// The scene as lines, and where in them the keyboard is.
  public func picture(_ scene: CalendarScene) -> TerminalPicture {
    // Years, and what is further out, have a picture of their own.
    if let periods = TerminalPeriods(scene) {
      return TerminalPeriodDrawing(periods: periods, scene: scene, renderer: self).picture
    }
    return TerminalDrawing([scene], renderer: self).picture
  }

  /// The scene as text.
  public func string(_ scene: CalendarScene) -> String {
    String(decoding: render(scene), as: UTF8.self)
  }
}
