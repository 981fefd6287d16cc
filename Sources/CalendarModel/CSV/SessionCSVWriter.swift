// SPDX-License-Identifier: MIT

/// Writes sessions as CSV: `start,end,points,id`, lines that end with LF.
///
/// Reading gives back what was written, for every session that a store takes. A zoned time is
/// written with its offset, without the name of its zone.
public enum SessionCSVWriter {
  /// Appends the line with the names of the columns.
  public static func appendHeader(to bytes: inout [UInt8]) {
    for column in SessionCSVColumn.allCases {
      column.name.withUTF8Buffer { bytes.append(contentsOf: $0) }
      bytes.append(column == .id ? 0x0A : 0x2C)
    }
  }

  /// Appends the line of a session.
  public static func append(_ session: Session, to bytes: inout [UInt8]) {
    session.start.appendISO8601(to: &bytes)
    bytes.append(0x2C)
    session.end.appendISO8601(to: &bytes)
    bytes.append(0x2C)
    append(session.points, to: &bytes)
    bytes.append(0x2C)
    append(session.id, to: &bytes)
    bytes.append(0x0A)
  }

  private static func append(_ points: Int32, to bytes: inout [UInt8]) {
    if points < 0 { bytes.append(0x2D) }
    let start = bytes.count
    var rest = points.magnitude
    repeat {
      bytes.append(0x30 + UInt8(truncatingIfNeeded: rest % 10))
      rest /= 10
    } while rest > 0
    bytes[start...].reverse()
  }

  /// Quotes every id that something might read otherwise: separators, marks, spaces, empty.
  private static func append(_ id: SessionID, to bytes: inout [UInt8]) {
    let isPlain = id.bytes.allSatisfy { byte in
      byte > 0x20 && byte != 0x22 && byte != 0x2C && byte != 0x3B
    }
    guard !isPlain || id.bytes.isEmpty else {
      bytes.append(contentsOf: id.bytes)
      return
    }
    bytes.append(0x22)
    for byte in id.bytes {
      if byte == 0x22 { bytes.append(byte) }
      bytes.append(byte)
    }
    bytes.append(0x22)
  }
}
