// SPDX-License-Identifier: MIT
import CalendarTerminal
import Testing

@testable import almanac

struct ColorOptionTests {
  @Test(arguments: [
    ([:], TerminalColors.ansi16), (["TERM": "xterm-256color"], .ansi256),
    (["TERM": "xterm-256color", "COLORTERM": "truecolor"], .truecolor),
    (["TERM": "xterm-direct"], .truecolor), (["TERM": "dumb"], .none),
    (["NO_COLOR": "1"], .monochrome), (["NO_COLOR": "1", "TERM": "dumb"], .none),
    (["NO_COLOR": "", "TERM": "xterm"], .ansi16),
  ])
  func aTerminalSaysHowManyColoursItHas(environment: [String: String], colors: TerminalColors) {
    #expect(ColorOption.auto.colors(environment, toTerminal: true) == colors)
    #expect(ColorOption.auto.colors(environment, toTerminal: false) == .none)
    #expect(ColorOption.never.colors(environment, toTerminal: true) == .none)
    #expect(ColorOption.ansi256.colors(environment, toTerminal: false) == .ansi256)
    #expect(ColorOption.always.colors(environment, toTerminal: false) != .none)
  }
}
