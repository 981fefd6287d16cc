// SPDX-License-Identifier: MIT

/// Writes events as CSV with all columns of `EventCSVColumn`, in lines that end with LF.
///
/// Reading returns exactly what was written, for every event that a store takes.
public enum EventCSVWriter {
  /// Appends the line with the names of the columns.
  public static func appendHeader(to bytes: inout [UInt8]) {
    bytes.appendCSVHeader(EventCSVColumn.self)
  }

  /// Appends the line of an event.
  public static func append(_ row: EventCSVRow, to bytes: inout [UInt8]) {
    let fields = [
      row.start, row.end, row.title, row.calendar, row.location, escaped(row.notes), row.status,
      row.busy, row.color, row.id,
    ]
    for (number, field) in fields.enumerated() {
      if number > 0 { bytes.append(0x2C) }
      if let field, !field.isEmpty { bytes.appendCSVField(field) }
    }
    bytes.append(0x0A)
  }

  /// The notes on one line.
  private static func escaped(_ notes: [UInt8]) -> [UInt8] {
    var escaped: [UInt8] = []
    for byte in notes {
      switch byte {
      case 0x0A: escaped += [0x5C, 0x6E]
      case 0x09: escaped += [0x5C, 0x74]
      case 0x5C: escaped += [0x5C, 0x5C]
      default: escaped.append(byte)
      }
    }
    return escaped
  }
}
