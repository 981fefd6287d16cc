// SPDX-License-Identifier: MIT
import CalendarEngine
import Testing

@testable import CalendarTerminal

struct TerminalColorTests {
  @Test(
    arguments: [
      (0x000000, 16), (0xFFFFFF, 231), (0xFF0000, 196), (0x5F87AF, 67), (0x080808, 232),
      (0x8A8A8A, 245), (0x1B7F3D, 29), (0xC9342B, 160), (0x7D3AC1, 97), (0x6E6E73, 242),
    ] as [(UInt32, UInt8)])
  func the256ColoursHaveANearestOne(rgb: UInt32, index: UInt8) {
    #expect(ThemeColor(rgb).ansi256 == index)
  }

  /// The grounds of events on white have little colour, but not none.
  @Test(
    arguments: [
      (0xE3EFFD, 153), (0xE2F4E8, 194), (0xFDEBD9, 223), (0xFBE3E1, 224), (0xF1E6FA, 183),
      (0xDDF3F4, 195), (0xFBE3EE, 218), (0xEDEDF0, 255), (0xF5F5F7, 255),
    ] as [(UInt32, UInt8)])
  func aTintIsNotTheGroundAmong256(rgb: UInt32, index: UInt8) {
    #expect(ThemeColor(rgb).ansi256 == index)
  }

  @Test(
    arguments: [
      (0x000000, 0), (0xFFFFFF, 15), (0x6E6E73, 8), (0xC8C8C8, 7), (0x1B7F3D, 2), (0xC9342B, 1),
      (0x7D3AC1, 5), (0x0B6BDB, 4), (0x4DA3FF, 12), (0x8A4100, 3), (0x0B5F66, 6), (0x9B1C5A, 5),
      (0x4CC774, 10),
    ] as [(UInt32, UInt8)])
  func the16ColoursKeepTheirNames(rgb: UInt32, index: UInt8) {
    #expect(ThemeColor(rgb).ansi16 == index)
  }

  @Test func sequencesAreThoseOfECMA48() {
    var style = TerminalStyle(text: .white, fill: ThemeColor(0x1B7F3D))
    style.isBold = true
    func begin(_ colors: TerminalColors) -> String {
      var bytes: [UInt8] = []
      style.appendBegin(colors, to: &bytes)
      return String(decoding: bytes, as: UTF8.self)
    }
    #expect(begin(.none).isEmpty)
    #expect(begin(.monochrome) == "\u{1B}[0;1m")
    #expect(begin(.ansi16) == "\u{1B}[0;1;97;42m")
    #expect(begin(.ansi256) == "\u{1B}[0;1;38;5;231;48;5;29m")
    #expect(begin(.truecolor) == "\u{1B}[0;1;38;2;255;255;255;48;2;27;127;61m")
    style.isBold = false
    #expect(begin(.monochrome).isEmpty)
  }
}
