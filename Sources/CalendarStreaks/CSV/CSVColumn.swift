// SPDX-License-Identifier: MIT

/// A column of a CSV table, in the order used by files without a header.
public protocol CSVColumn: Hashable, Sendable, CaseIterable, RawRepresentable<Int32>
where AllCases == [Self] {
  /// The name in headers and problems, in lower-case ASCII.
  var name: StaticString { get }
  /// All names as part of a sentence: `start, end, points and id`.
  static var names: StaticString { get }
  /// The columns that every header needs.
  static var required: [Self] { get }
  /// The columns that another form of the table needs, which another reader reads.
  static var otherForm: [StaticString] { get }
}

extension CSVColumn {
  /// None, as of most tables.
  public static var otherForm: [StaticString] { [] }
}

extension CSVColumn {
  /// The column of this name, whatever its case, or nil.
  init?(name: UnsafeBufferPointer<UInt8>) {
    let known = Self.allCases.first { column in
      column.name.withUTF8Buffer { letters in
        letters.count == name.count
          && letters.indices.allSatisfy { letters[$0] == name[$0] | lowerCase }
      }
    }
    guard let known else { return nil }
    self = known
  }
}

/// The bit in which ASCII lower-case and capital letters differ.
private let lowerCase: UInt8 = 0x20
