// SPDX-License-Identifier: MIT

/// Writes sessions as CSV: `start,end,points,id`, in lines that end with LF.
///
/// Reading returns exactly what was written, for every session that a store takes. A zoned time is
/// written with its offset and, if it has a zone, with the zone in brackets.
public enum SessionCSVWriter {
  /// Appends the line with the names of the columns.
  public static func appendHeader(to bytes: inout [UInt8]) {
    bytes.appendCSVHeader(SessionCSVColumn.self)
  }

  /// Appends the line of a session.
  public static func append(_ session: Session, to bytes: inout [UInt8]) {
    session.start.appendISO8601(to: &bytes)
    bytes.append(0x2C)
    session.end.appendISO8601(to: &bytes)
    bytes.append(0x2C)
    append(session.points, to: &bytes)
    bytes.append(0x2C)
    bytes.appendCSVField(session.id.bytes)
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
}
