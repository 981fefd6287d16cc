// SPDX-License-Identifier: MIT

import CalendarEngine
import Testing

@testable import CalendarWeb

/// What the page is told about a colour of its own.
struct ColorMessageTests {
  /// What the engine says of a colour: itself, text on it, then three shades for each scheme.
  private func told(of rgb: Int32) throws -> [UInt32] {
    var calendar = WebCalendar.replaying()
    calendar.send(Message.metrics(width: 350))
    calendar.send(Message.number(.color, rgb))
    var host = ScriptHost()
    host.apply(calendar.lastReply)
    #expect(host.faults == [])
    let wanted = Int32(CalendarWeb.Operation.color.rawValue)
    let words = try #require(host.effects.first { $0.operation == wanted }).words
    return words.map { UInt32(bitPattern: $0) }
  }

  @Test func aColorComesBackWithWhatGoesWithIt() throws {
    let words = try told(of: 0x7D3AC1)
    #expect(words.count == 8 && words.prefix(2) == [0x7D3AC1, 0xFFFFFF])
    // The grounds are those of the standard theme, whose palettes stay out of the shipped engine.
    let theme = Theme.standard
    for (palette, shades) in [(theme.light, words[2...4]), (theme.dark, words[5...7])] {
      let family = ColorFamily(ThemeColor(0x7D3AC1), on: palette[.ground])
      #expect(Array(shades) == [family.soft.rgb, family.ink.rgb, family.solid.rgb])
    }
  }

  @Test func whatIsAboveTheChannelsDoesNotCount() throws {
    #expect(try told(of: -1).first == 0xFFFFFF)
  }

  @Test func theEndOfAMessageIsNotAColor() {
    var calendar = WebCalendar.replaying()
    calendar.send(Message.plain(.color))
    #expect(calendar.lastReply.words[0] & 4 != 0)
  }
}
