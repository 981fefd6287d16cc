// SPDX-License-Identifier: MIT
import CalendarEngine

extension TerminalRenderer {
  /// The theme's style for a node, as far as a terminal can show it.
  func shown(_ node: SceneNode) -> TerminalStyle {
    let palette = theme[options.scheme]
    let style = theme.style(of: node, in: options.scheme)
    var shown = TerminalStyle()
    switch node.role {
    case .dayCell, .dayBadge, .eventBar, .notice: shown.fill = style.fill
    default: break
    }
    // On the terminal's own background, plain text has the terminal's own colour.
    if shown.fill != nil || style.text != palette[.text] { shown.text = style.text }
    shown.isBold = style.weight >= 600
    shown.isStruck = style.isStruck
    shown.isUnderlined = style.outline != nil && node.role == .dayCell
    shown.isReversed = options.showsFocus && node.traits.contains(.tabStop)
    return shown
  }
}
