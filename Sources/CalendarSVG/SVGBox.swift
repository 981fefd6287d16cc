// SPDX-License-Identifier: MIT

/// A rectangle in 1/64 points of the picture.
struct SVGBox {
  var x: Int32
  var y: Int32
  var width: Int32
  var height: Int32

  var right: Int32 { x &+ width }
  var bottom: Int32 { y &+ height }
  var middleX: Int32 { x &+ width / 2 }
  var middleY: Int32 { y &+ height / 2 }

  func overlaps(_ other: SVGBox) -> Bool {
    x < other.right && other.x < right && y < other.bottom && other.y < bottom
  }
}
