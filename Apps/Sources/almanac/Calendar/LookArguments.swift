// SPDX-License-Identifier: MIT
import ArgumentParser
import CalendarEngine
import CalendarFoundation
import CalendarTerminal
import Foundation

/// The options of commands that show days: in which language, and in which colours.
struct LookArguments: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Language and region, such as de-DE (default: system).", valueName: "tag"),
    transform: LocaleArgument.parse)
  var locale: Locale?

  @Flag(help: "Lay out right to left, whatever the locale.")
  var rtl = false

  @Flag(help: "Use colours for a dark background.")
  var dark = false

  @Option(help: "Coloured text; the variable NO_COLOR turns colours off, too.")
  var color = ColorOption.auto
}

extension LookArguments {
  /// The requested locale, otherwise that of the environment.
  var profile: LocaleProfile {
    let locale = locale ?? EnvironmentLocale.own
    return LocaleProfile(locale, isRightToLeft: rtl ? true : nil)
  }

  /// The renderer for a terminal.
  func renderer(
    _ profile: LocaleProfile, _ theme: Theme, columns: Int32, toTerminal: Bool
  ) -> TerminalRenderer {
    var renderer = TerminalRenderer(theme: theme)
    renderer.options.scheme = dark ? .dark : .light
    renderer.options.width = columns
    renderer.options.phrases = PhraseBook(tag: profile.tag)
    renderer.options.colors = color.colors(
      ProcessInfo.processInfo.environment, toTerminal: toTerminal)
    return renderer
  }
}
