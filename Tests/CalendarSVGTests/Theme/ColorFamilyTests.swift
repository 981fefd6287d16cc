// SPDX-License-Identifier: MIT

import CalendarEngine
import Testing

/// What goes with a colour of an app's own can be read and seen, whatever the colour.
struct ColorFamilyTests {
  private static let grounds = [ThemeColor(0xFFFFFF), ThemeColor(0x1C1C1E), ThemeColor(0x000000)]

  /// 729 colours: nine steps of each channel, from 0 through 255.
  private static let colors: [ThemeColor] = {
    let steps = (0...8).map { UInt8(min($0 * 32, 255)) }
    return steps.flatMap { red in
      steps.flatMap { green in steps.map { ThemeColor(red: red, green: green, blue: $0) } }
    }
  }()

  @Test func everyPairHasTheContrastOfItsUse() {
    #expect(Self.colors.count == 729)
    var changed = 0
    for ground in Self.grounds {
      for color in Self.colors {
        let family = ColorFamily(color, on: ground)
        #expect(family.fill == color)
        #expect(family.onFill.contrast(with: family.fill) >= 4.5)
        #expect(family.ink.contrast(with: family.soft) >= 7)
        #expect(family.ink.contrast(with: ground) >= 4.5)
        #expect(family.solid.contrast(with: ground) >= 3)
        if family.solid != color { changed += 1 }
      }
    }
    // Neither all colours nor none can be seen on these grounds as they are.
    #expect(changed > 300 && changed < 3 * 729 - 300)
  }

  @Test func aColorThatCanBeReadStaysAsItIs() {
    let violet = ColorFamily(ThemeColor(0x5B2A8C), on: .white)
    #expect(violet.ink == ThemeColor(0x5B2A8C) && violet.solid == ThemeColor(0x5B2A8C))
    #expect(violet.onFill == .white)
  }

  @Test func aBrightColorIsWrittenOnInBlackAndDarkenedForText() {
    let yellow = ColorFamily(ThemeColor(0xFFD60A, alpha: 40), on: .white)
    #expect(yellow.fill == ThemeColor(0xFFD60A) && yellow.onFill == ThemeColor(0x1D1D1F))
    // Still yellow: red and green far above blue.
    #expect(yellow.ink.red > 90 && yellow.ink.green > 70 && yellow.ink.blue < 20)
  }
}
