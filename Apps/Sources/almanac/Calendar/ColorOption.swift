// SPDX-License-Identifier: MIT
import ArgumentParser
import CalendarTerminal

/// `--color`.
enum ColorOption: String, CaseIterable, ExpressibleByArgument {
  case auto, always, never
  case ansi16 = "16"
  case ansi256 = "256"
  case truecolor
}

extension ColorOption {
  /// The colours to print with.
  ///
  /// `auto` means colours only on a terminal, and none where NO_COLOR (no-color.org), which leaves
  /// bold, or TERM=dumb forbids them. COLORTERM and TERM say how many.
  func colors(_ environment: [String: String], toTerminal: Bool) -> TerminalColors {
    switch self {
    case .never: return .none
    case .ansi16: return .ansi16
    case .ansi256: return .ansi256
    case .truecolor: return .truecolor
    case .always: return Self.most(environment)
    case .auto:
      guard toTerminal, environment["TERM"] != "dumb" else { return .none }
      let isRefused = environment["NO_COLOR"]?.isEmpty == false
      return isRefused ? .monochrome : Self.most(environment)
    }
  }

  private static func most(_ environment: [String: String]) -> TerminalColors {
    let term = environment["TERM"] ?? ""
    if ["truecolor", "24bit"].contains(environment["COLORTERM"]) || term.hasSuffix("-direct") {
      return .truecolor
    }
    return term.contains("256color") ? .ansi256 : .ansi16
  }
}
