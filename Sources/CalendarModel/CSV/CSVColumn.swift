// SPDX-License-Identifier: MIT

/// A column of a table in CSV; in the order in which a file without a header has them.
public protocol CSVColumn: Hashable, Sendable, CaseIterable, RawRepresentable<Int32>
where AllCases == [Self] {
  /// The name, as headers and problems write it; small letters of ASCII.
  var name: StaticString { get }
  /// All names, for a sentence: `start, end, points and id`.
  static var names: StaticString { get }
  /// The columns that a header has at least.
  static var required: [Self] { get }
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

/// The bit by which small letters of ASCII differ from capital ones.
private let lowerCase: UInt8 = 0x20
