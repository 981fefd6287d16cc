// SPDX-License-Identifier: MIT
import CivilTime

/// Gives an id to marks that are imported without one: their content, and an ordinal among equal
/// marks.
///
///     m80004d3d-776752ae39f92656-0
///
/// That is: `m`; the day since 1970 with its sign bit inverted, as 8 hexadecimal digits; a 64-bit
/// FNV-1a hash of the canonical bytes; and the number of equal marks before it in the same import.
/// The canonical bytes are `m`, the day in four bytes, big-endian, then type and owner, each
/// preceded by its length in two bytes. None of this may ever change: files that were imported
/// before are recognised by these ids.
///
/// Uses some bytes of memory for every mark without an id.
public struct MarkNaming: Sendable {
  private var counts: [String: Int64] = [:]

  /// A naming for one import.
  public init() {}
}

extension MarkNaming {
  /// The mark to import, under its own id or a made one.
  public mutating func item(
    id: String?, type: String, owner: String, day: EpochDay
  ) -> RecordImport.Item {
    var mark = DayMark(id: id ?? "", type: type, owner: owner, day: day)
    if id == nil {
      let stem = Self.stem(of: mark)
      mark.id = "\(stem)\(counts[stem, default: 0])"
      counts[stem, default: 0] += 1
    }
    let record = MarkRecord(mark: mark, revision: 1, change: 0)
    return RecordImport.Item(.mark(record), hasMadeID: id == nil)
  }

  private static func stem(of mark: DayMark) -> String {
    let day = UInt64(UInt32(bitPattern: mark.day.rawValue) ^ 1 << 31)
    var hash = FNV1a()
    hash.add(0x6D)
    hash.add(UInt64(UInt32(bitPattern: mark.day.rawValue)), bytes: 4)
    for text in [mark.type.utf8, mark.owner.utf8] {
      hash.add(UInt64(text.count), bytes: 2)
      text.forEach { hash.add($0) }
    }
    return "m\(hexadecimal(day, digits: 8))-\(hexadecimal(hash.value, digits: 16))-"
  }

  private static func hexadecimal(_ value: UInt64, digits: Int) -> String {
    let text = String(value, radix: 16)
    return String(repeating: "0", count: digits - text.utf8.count) + text
  }
}
