// SPDX-License-Identifier: MIT
import CalendarEngine

/// The sizes of texts that follow from those of a scene.
extension SceneStyle {
  /// The size of captions: bars, legends.
  package var captionSize: Int32 { size(of: 12) ?? textSize / 5 &* 4 }

  /// The size of times, of the names of zones, and of what is written behind the hours.
  var smallSize: Int32 { size(of: 11) ?? textSize &* 37 / 50 }

  /// The size of what is said where nothing happens, and of the state of facts.
  var noteSize: Int32 { size(of: 13) ?? textSize &* 13 / 15 }

  /// The size of the names of months above their days.
  var monthSize: Int32 { size(of: 17) ?? textSize / 15 &* 17 }

  /// The size that a theme asks for.
  func size(ofTheme size: Int32) -> Int32 {
    if let grown = self.size(of: Double(size) / 64) { return grown }
    // The engine sets the text of buttons in 15 points at 100 %, and in up to twice that.
    return Int32(clamping: Int64(size) * Int64(textSize) / (15 * 64))
  }

  /// A size in points as it is set, up to twice as large; nil where all follow from one.
  private func size(of points: Double) -> Int32? {
    textSizes.factor(of: points).map { factor in
      Int32((min(max(points * min(factor, 2), 1), 10_000) * 64).rounded(.toNearestOrEven))
    }
  }
}
