// SPDX-License-Identifier: MIT

import CalendarEngine
import Foundation
import Testing

struct ThemeColorTests {
  @Test func luminanceIsThatOfWCAG() {
    func linear(_ channel: UInt8) -> Double {
      let value = Double(channel) / 255
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    for channel in UInt8.min...UInt8.max {
      let grey = ThemeColor(red: channel, green: channel, blue: channel)
      #expect(abs(grey.luminance - linear(channel)) < 1e-14)
    }
    for rgb in [0xFF0000, 0x00FF00, 0x0000FF, 0x0B6BDB] as [UInt32] {
      let color = ThemeColor(rgb)
      let warm = 0.2126 * linear(color.red) + 0.7152 * linear(color.green)
      #expect(abs(color.luminance - warm - 0.0722 * linear(color.blue)) < 1e-14)
    }
  }

  @Test func contrastGoesFromOneToTwentyOne() {
    #expect(ThemeColor.white.contrast(with: .white) == 1)
    #expect(abs(ThemeColor.white.contrast(with: .black) - 21) < 1e-12)
    #expect(ThemeColor.black.contrast(with: .white) == ThemeColor.white.contrast(with: .black))
  }

  /// Every 17th value of each channel: 4 096 colours.
  private static let colors: [ThemeColor] = (0..<4096).map { index in
    ThemeColor(
      red: UInt8(index >> 8) * 17, green: UInt8(index >> 4 & 15) * 17, blue: UInt8(index & 15) * 17)
  }

  @Test(arguments: [0xFFFFFF, 0x1C1C1E, 0x757575, 0x777777, 0x0B6BDB, 0xF1E6FA] as [UInt32])
  func everyColorBecomesReadableAndKeepsItsHue(_ rgb: UInt32) {
    let ground = ThemeColor(rgb)
    var moved = 0
    for color in Self.colors {
      let readable = color.readable(on: ground)
      #expect(readable.contrast(with: ground) >= 4.5)
      if color.contrast(with: ground) >= 4.5 { #expect(readable == color) } else { moved += 1 }
      guard chroma(color) > 60, chroma(readable) > 60 else { continue }
      let turn = abs(hue(color) - hue(readable))
      #expect(min(turn, 360 - turn) < 2)
    }
    #expect(moved > 500)
  }

  @Test func aReadableColorGoesNoFurtherThanItMust() {
    let ground = ThemeColor.white
    for color in Self.colors where color.contrast(with: ground) < 4.5 {
      #expect(color.readable(on: ground).contrast(with: ground) < 4.75)
    }
  }

  @Test func opacityCountsAsSeen() {
    let faint = ThemeColor(0x000000, alpha: 100)
    #expect(faint.over(.white) == ThemeColor(0x9B9B9B))
    let readable = faint.readable(on: .white)
    #expect(readable.alpha == 255 && readable.contrast(with: .white) >= 4.5)
    #expect(ThemeColor(0x123456, alpha: 0).over(ThemeColor(0xABCDEF)) == ThemeColor(0xABCDEF))
  }

  private func chroma(_ color: ThemeColor) -> Int {
    let channels = [Int(color.red), Int(color.green), Int(color.blue)]
    return (channels.max() ?? 0) - (channels.min() ?? 0)
  }

  private func hue(_ color: ThemeColor) -> Double {
    let (red, green, blue) = (Double(color.red), Double(color.green), Double(color.blue))
    let hue = atan2(3.0.squareRoot() * (green - blue), 2 * red - green - blue) * 180 / .pi
    return hue < 0 ? hue + 360 : hue
  }
}
