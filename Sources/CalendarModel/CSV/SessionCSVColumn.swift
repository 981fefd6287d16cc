// SPDX-License-Identifier: MIT

/// The columns of sessions in CSV, in the order that a file without a header has.
public enum SessionCSVColumn: Int32, Hashable, Sendable, CaseIterable {
  /// When the session began.
  case start
  /// When it ended.
  case end
  /// What it scored.
  case points
  /// Its name.
  case id
}

extension SessionCSVColumn {
  /// The name, as headers and problems write it.
  var name: StaticString {
    switch self {
    case .start: "start"
    case .end: "end"
    case .points: "points"
    case .id: "id"
    }
  }

  /// The column of this name, whatever its case, or nil.
  init?(name: UnsafeBufferPointer<UInt8>) {
    let known = Self.allCases.first { column in
      column.name.withUTF8Buffer { letters in
        letters.count == name.count
          && letters.indices.allSatisfy { letters[$0] == name[$0] | Self.lowerCase }
      }
    }
    guard let known else { return nil }
    self = known
  }

  /// The bit by which small letters of ASCII differ from capital ones.
  private static let lowerCase: UInt8 = 0x20
}
