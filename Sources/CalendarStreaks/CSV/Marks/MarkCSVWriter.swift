// SPDX-License-Identifier: MIT
import CivilTime

/// Writes marks on days as CSV: `type,day,owner,id`, in lines that end with LF.
///
/// Reading returns exactly what was written, for every mark that a store takes.
public enum MarkCSVWriter {
  /// Appends the line with the names of the columns.
  public static func appendHeader(to bytes: inout [UInt8]) {
    bytes.appendCSVHeader(MarkCSVColumn.self)
  }

  /// Appends the line of a mark; its id field is empty if it has no id.
  public static func append(_ mark: MarkCSVRow, to bytes: inout [UInt8]) {
    bytes.appendCSVField(mark.type)
    bytes.append(0x2C)
    mark.day.appendISO8601(to: &bytes)
    bytes.append(0x2C)
    if !mark.owner.isEmpty { bytes.appendCSVField(mark.owner) }
    bytes.append(0x2C)
    if let id = mark.id { bytes.appendCSVField(id) }
    bytes.append(0x0A)
  }
}
