// SPDX-License-Identifier: MIT
import CalendarDrawing
import CalendarEngine

/// Writes well-formed XML.
struct SVGWriter {
  private(set) var bytes: [UInt8] = []

  /// Starts a tag; attributes follow, then `close` or `closeEmpty`.
  mutating func begin(_ name: StaticString) {
    bytes.append(0x3C)
    bytes.append(name)
  }

  /// Ends a start tag.
  mutating func close() {
    bytes.append(">")
  }

  /// Ends the tag of an element without content, and the line.
  mutating func closeEmpty() {
    bytes.append("/>\n")
  }

  /// Writes an end tag and ends the line.
  mutating func end(_ name: StaticString) {
    bytes.append("</")
    bytes.append(name)
    bytes.append(">\n")
  }

  mutating func newLine() {
    bytes.append(0x0A)
  }

  /// Appends what another writer has written.
  mutating func append(_ other: SVGWriter) {
    bytes.append(contentsOf: other.bytes)
  }
}

extension SVGWriter {
  /// Writes an attribute whose value the closure writes.
  mutating func attribute(_ name: StaticString, write: (inout SVGWriter) -> Void) {
    bytes.append(0x20)
    bytes.append(name)
    bytes.append("=\"")
    write(&self)
    bytes.append(0x22)
  }

  /// Writes an attribute that is known at compile time.
  mutating func attribute(_ name: StaticString, _ value: StaticString) {
    attribute(name) { $0.raw(value) }
  }

  /// Writes an attribute in 1/64 points.
  mutating func attribute(_ name: StaticString, units: Int32) {
    attribute(name) { $0.number(units) }
  }

  /// Writes the place and size of a rectangle.
  mutating func attribute(frame: SceneRect) {
    attribute("x", units: frame.x)
    attribute("y", units: frame.y)
    attribute("width", units: frame.width)
    attribute("height", units: frame.height)
  }

  /// Writes an attribute from untrusted text, UTF-8.
  mutating func attribute(_ name: StaticString, text: some Sequence<UInt8>) {
    attribute(name) { $0.text(text) }
  }

  /// A colour without its opacity, as in `#0b6bdb`.
  mutating func color(_ color: ThemeColor) {
    bytes.append(rgb: color)
  }

  /// Writes markup unchanged.
  mutating func raw(_ text: StaticString) {
    bytes.append(text)
  }

  /// Writes bytes unchanged.
  mutating func raw(_ text: some Sequence<UInt8>) {
    bytes.append(contentsOf: text)
  }

  mutating func decimal(_ value: Int64) {
    bytes.append(decimal: value)
  }

  /// 1/64 points as an exact decimal: 1/64 is 0.015625.
  mutating func number(_ units: Int32) {
    bytes.append(points: units)
  }

  /// Writes an arc of a circle in a path, counterclockwise to a point relative to its start.
  mutating func arc(_ radius: Int32, x: Int32, y: Int32) {
    raw("a")
    number(radius)
    raw(" ")
    number(radius)
    raw(" 0 0 0 ")
    number(x)
    raw(" ")
    number(y)
  }

  /// Writes an arc of a circle in a path to a point; the flags say which of the four it is.
  mutating func arc(_ radius: Int32, _ flags: StaticString, to x: Int32, _ y: Int32) {
    raw("A")
    point(radius, radius)
    raw(flags)
    point(x, y)
  }

  /// Writes two coordinates.
  mutating func point(_ x: Int32, _ y: Int32) {
    number(x)
    raw(" ")
    number(y)
  }

  /// Writes untrusted text, escaped for content and attributes alike.
  ///
  /// Invalid UTF-8 is repaired. Characters that XML 1.0 forbids are left out, and white space
  /// becomes spaces.
  mutating func text(_ utf8: some Sequence<UInt8>) {
    for scalar in String(decoding: Array(utf8), as: UTF8.self).unicodeScalars {
      switch scalar.value {
      case 0x26: bytes.append("&amp;")
      case 0x3C: bytes.append("&lt;")
      case 0x3E: bytes.append("&gt;")
      case 0x22: bytes.append("&quot;")
      case 0x27: bytes.append("&#39;")
      case 0x09, 0x0A, 0x0D: bytes.append(0x20)
      case 0..<0x20, 0xFFFE, 0xFFFF: break
      default: bytes.append(contentsOf: UTF8.encode(scalar).map { Array($0) } ?? [])
      }
    }
  }
}
